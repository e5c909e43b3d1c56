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

const char* wordFor(Verdict verdict) { return verdict == Verdict::Elo1 ? "elo1" : "elo0"; }

ordered_json toJson(const SprtSettings& sprt, double ratio) {
  const Verdict verdict = verdictOf(ratio, sprt);
  return {{"elo0", sprt.elo0},
          {"elo1", sprt.elo1},
          {"alpha", sprt.alpha},
          {"beta", sprt.beta},
          {"llr_lo", rounded(sprt.lower(), 10'000.0)},
          {"llr_hi", rounded(sprt.upper(), 10'000.0)},
          {"accepted", verdict == Verdict::Open ? ordered_json() : ordered_json(wordFor(verdict))}};
}

/// What two players made of each other, by the names of the fields that a match of two has.
ordered_json toJson(const Tally& tally, const std::array<std::string, 2>& names,
                    const std::optional<SprtSettings>& sprt) {
  const EloEstimate elo = estimateElo(tally.pairs);
  ordered_json json;
  json["engines"] = names;
  json["games"] = tally.games();
  json["wins"] = tally.wins;
  json["draws"] = tally.draws;
  json["losses"] = tally.losses;
  json["pentanomial"] = tally.pairs;
  json["elo"] = orNull(elo.elo);
  json["elo_lo"] = orNull(elo.low);
  json["elo_hi"] = orNull(elo.high);
  json["llr"] = nullptr;
  if (sprt) {
    const double ratio = logLikelihoodRatio(tally.pairs, sprt->elo0, sprt->elo1);
    json["llr"] = rounded(ratio, 10'000.0);
    json["sprt"] = toJson(*sprt, ratio);
  }
  json["crashes"] = tally.faults[0].crashes + tally.faults[1].crashes;
  json["illegal"] = tally.faults[0].illegal + tally.faults[1].illegal;
  json["time_losses"] = tally.faults[0].timeLosses + tally.faults[1].timeLosses;
  for (std::size_t i = 0; i < 2; ++i) {
    const Faults& faults = tally.faults[i];
    json["faults"][names[i]] = {
        {"crashes", faults.crashes}, {"illegal", faults.illegal}, {"time_losses", faults.timeLosses}};
    json["effort"][names[i]] = effortOf(tally.effort[i]);
  }
  return json;
}

std::array<std::string, 2> namesOf(const Encounter& encounter, const Arguments& arguments) {
  return {arguments.contenders[encounter.first].name, arguments.contenders[encounter.second].name};
}

std::string faultsOf(const Tally& tally, const std::array<std::string, 2>& names) {
  std::string text;
  for (std::size_t i = 0; i < 2; ++i) {
    const Faults& faults = tally.faults[i];
    if (faults.total() > 0)
      text += fmt::format("; {}: {} crashes, {} illegal moves, {} time losses", names[i], faults.crashes,
                          faults.illegal, faults.timeLosses);
  }
  return text;
}

std::string summaryOf(const Tally& tally, const std::array<std::string, 2>& names,
                      const std::optional<SprtSettings>& sprt) {
  const EloEstimate elo = estimateElo(tally.pairs);
  std::string text =
      fmt::format("{} - {}: {} games +{} ={} -{}, Elo {} [{}, {}]", names[0], names[1], tally.games(), tally.wins,
                  tally.draws, tally.losses, orInfinity(elo.elo, tally.wins > tally.losses ? "+inf" : "-inf"),
                  orInfinity(elo.low, "-inf"), orInfinity(elo.high, "+inf"));
  if (sprt) {
    const double ratio = logLikelihoodRatio(tally.pairs, sprt->elo0, sprt->elo1);
    const Verdict verdict = verdictOf(ratio, *sprt);
    text += fmt::format(", LLR {:.2f} ({:.2f}, {:.2f}) [{:g}, {:g}]", ratio, sprt->lower(), sprt->upper(), sprt->elo0,
                        sprt->elo1);
    if (verdict != Verdict::Open) text += fmt::format(" {} accepted", wordFor(verdict));
  }
  return text + faultsOf(tally, names);
}

}  // namespace

std::string toJson(const Standings& standings, const Arguments& arguments) {
  ordered_json json;
  if (standings.encounters.size() == 1) {
    json = toJson(standings.tallies[0], namesOf(standings.encounters[0], arguments), arguments.sprt);
  } else {
    json["games"] = standings.games();
    json["faults"] = standings.faults();
    for (std::size_t i = 0; i < standings.encounters.size(); ++i)
      json["encounters"].push_back(
          toJson(standings.tallies[i], namesOf(standings.encounters[i], arguments), std::nullopt));
  }
  json["seed"] = arguments.seed;
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::string summary(const Standings& standings, const Arguments& arguments) {
  std::string text;
  for (std::size_t i = 0; i < standings.encounters.size(); ++i) {
    if (i > 0) text += '\n';
    text += summaryOf(standings.tallies[i], namesOf(standings.encounters[i], arguments), arguments.sprt);
  }
  return text;
}

std::string progressLine(const Standings& standings, const Arguments& arguments) {
  if (standings.encounters.size() == 1) return summary(standings, arguments);
  std::string text =
      fmt::format("{} engines, {} of {} games", arguments.contenders.size(), standings.games(), 2 * pairsOf(arguments));
  for (std::size_t i = 0; i < standings.encounters.size(); ++i)
    text += faultsOf(standings.tallies[i], namesOf(standings.encounters[i], arguments));
  return text;
}

}  // namespace kirin::arena
