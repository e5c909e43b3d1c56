// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace kirin::arena {

namespace {

nlohmann::ordered_json orNull(const std::optional<double>& value) {
  if (!value) return nullptr;
  return std::round(*value * 10.0) / 10.0;
}

std::string orInfinity(const std::optional<double>& value, const char* infinity) {
  return value ? fmt::format("{:+.0f}", *value) : infinity;
}

}  // namespace

std::string toJson(const MatchResult& match, const Arguments& arguments) {
  const EloEstimate elo = estimateElo(match.pentanomial);
  nlohmann::ordered_json json;
  json["engines"] = {arguments.contenders[0].name, arguments.contenders[1].name};
  json["seed"] = arguments.seed;
  json["games"] = match.games();
  json["wins"] = match.wins;
  json["draws"] = match.draws;
  json["losses"] = match.losses;
  json["pentanomial"] = match.pentanomial;
  json["elo"] = orNull(elo.elo);
  json["elo_lo"] = orNull(elo.low);
  json["elo_hi"] = orNull(elo.high);
  json["crashes"] = match.faults[0].crashes + match.faults[1].crashes;
  json["illegal"] = match.faults[0].illegal + match.faults[1].illegal;
  json["time_losses"] = match.faults[0].timeLosses + match.faults[1].timeLosses;
  for (std::size_t i = 0; i < 2; ++i)
    json["faults"][arguments.contenders[i].name] = {{"crashes", match.faults[i].crashes},
                                                    {"illegal", match.faults[i].illegal},
                                                    {"time_losses", match.faults[i].timeLosses}};
  return json.dump(2) + "\n";
}

std::string summary(const MatchResult& match, const Arguments& arguments) {
  const EloEstimate elo = estimateElo(match.pentanomial);
  std::string text = fmt::format("{} - {}: {} games +{} ={} -{}, Elo {} [{}, {}]", arguments.contenders[0].name,
                                 arguments.contenders[1].name, match.games(), match.wins, match.draws, match.losses,
                                 orInfinity(elo.elo, match.wins > match.losses ? "+inf" : "-inf"),
                                 orInfinity(elo.low, "-inf"), orInfinity(elo.high, "+inf"));
  for (std::size_t i = 0; i < 2; ++i) {
    const Faults& faults = match.faults[i];
    if (faults.crashes + faults.illegal + faults.timeLosses > 0)
      text += fmt::format("; {}: {} crashes, {} illegal moves, {} time losses", arguments.contenders[i].name,
                          faults.crashes, faults.illegal, faults.timeLosses);
  }
  return text;
}

std::string toPgn(const MatchResult& match) {
  std::string text;
  for (const auto& pair : match.pairs)
    for (const GameRecord& game : pair)
      if (game.result != GameResult::Unknown) text += writePgn(game.pgn) + "\n";
  return text;
}

}  // namespace kirin::arena
