// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/report.h"

#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace kirin::arena {

namespace {

using nlohmann::ordered_json;

// Without a minus in front of nothing.
double rounded(double value, double digits) { return std::round(value * digits) / digits + 0.0; }

ordered_json orNull(const std::optional<double>& value) {
  return value ? ordered_json(rounded(*value, 10.0)) : ordered_json();
}

std::string orInfinity(const std::optional<double>& value, const char* infinity) {
  return value ? fmt::format("{:+.0f}", rounded(*value, 1.0)) : infinity;
}

ordered_json effortOf(const Effort& effort) {
  const double moves = std::max(effort.moves, 1);
  return {{"moves", effort.moves},
          {"ms_per_move", rounded(static_cast<double>(effort.time.count()) / 1000.0 / moves, 1000.0)},
          {"nodes_per_move", rounded(static_cast<double>(effort.nodes) / moves, 1.0)}};
}

}  // namespace

std::string toJson(const Standings& standings, const Arguments& arguments) {
  const Tally& tally = standings.tallies[0];
  const EloEstimate elo = estimateElo(tally.pairs);
  ordered_json json;
  json["engines"] = {arguments.contenders[0].name, arguments.contenders[1].name};
  json["seed"] = arguments.seed;
  json["games"] = tally.games();
  json["wins"] = tally.wins;
  json["draws"] = tally.draws;
  json["losses"] = tally.losses;
  json["pentanomial"] = tally.pairs;
  json["elo"] = orNull(elo.elo);
  json["elo_lo"] = orNull(elo.low);
  json["elo_hi"] = orNull(elo.high);
  json["llr"] = nullptr;
  if (arguments.sprt) {
    const SprtSettings& sprt = *arguments.sprt;
    const Verdict verdict = sprtVerdict(standings, arguments);
    json["llr"] = rounded(logLikelihoodRatio(tally.pairs, sprt.elo0, sprt.elo1), 10'000.0);
    json["sprt"] = {{"elo0", sprt.elo0},
                    {"elo1", sprt.elo1},
                    {"alpha", sprt.alpha},
                    {"beta", sprt.beta},
                    {"llr_lo", rounded(sprt.lower(), 10'000.0)},
                    {"llr_hi", rounded(sprt.upper(), 10'000.0)}};
    json["sprt"]["accepted"] = verdict == Verdict::Open   ? ordered_json()
                               : verdict == Verdict::Elo1 ? ordered_json("elo1")
                                                          : ordered_json("elo0");
  }
  json["crashes"] = tally.faults[0].crashes + tally.faults[1].crashes;
  json["illegal"] = tally.faults[0].illegal + tally.faults[1].illegal;
  json["time_losses"] = tally.faults[0].timeLosses + tally.faults[1].timeLosses;
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string& name = arguments.contenders[i].name;
    const Faults& faults = tally.faults[i];
    json["faults"][name] = {
        {"crashes", faults.crashes}, {"illegal", faults.illegal}, {"time_losses", faults.timeLosses}};
    json["effort"][name] = effortOf(tally.effort[i]);
  }
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::string summary(const Standings& standings, const Arguments& arguments) {
  const Tally& tally = standings.tallies[0];
  const EloEstimate elo = estimateElo(tally.pairs);
  std::string text = fmt::format("{} - {}: {} games +{} ={} -{}, Elo {} [{}, {}]", arguments.contenders[0].name,
                                 arguments.contenders[1].name, tally.games(), tally.wins, tally.draws, tally.losses,
                                 orInfinity(elo.elo, tally.wins > tally.losses ? "+inf" : "-inf"),
                                 orInfinity(elo.low, "-inf"), orInfinity(elo.high, "+inf"));
  if (arguments.sprt) {
    const SprtSettings& sprt = *arguments.sprt;
    const Verdict verdict = sprtVerdict(standings, arguments);
    text +=
        fmt::format(", LLR {:.2f} ({:.2f}, {:.2f}) [{:g}, {:g}]", logLikelihoodRatio(tally.pairs, sprt.elo0, sprt.elo1),
                    sprt.lower(), sprt.upper(), sprt.elo0, sprt.elo1);
    if (verdict != Verdict::Open) text += fmt::format(" {} accepted", verdict == Verdict::Elo1 ? "elo1" : "elo0");
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const Faults& faults = tally.faults[i];
    if (faults.total() > 0)
      text += fmt::format("; {}: {} crashes, {} illegal moves, {} time losses", arguments.contenders[i].name,
                          faults.crashes, faults.illegal, faults.timeLosses);
  }
  return text;
}

}  // namespace kirin::arena
