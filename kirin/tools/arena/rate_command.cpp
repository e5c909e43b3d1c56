// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/rate_command.h"

#include "arena/parsing.h"

#include "base/files.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <numeric>

namespace kirin::arena {

const char* const kRateUsage =
    "kirin-arena rate FILE... [options]: Elo of everybody in these files (JSON, journals, PGN)\n"
    "  --anchor NAME=ELO   fixed; without any, the mean is 0\n"
    "  --samples N         of the pairs, for the intervals (1000)\n"
    "  --seed N            of the samples (1)\n"
    "  --json FILE         the table for programs\n";

namespace {

using nlohmann::ordered_json;

Result<std::pair<std::string, double>> parseAnchor(std::string_view text) {
  // The last one: a name may hold others.
  const std::size_t equals = text.rfind('=');
  const auto elo = equals == std::string_view::npos ? std::nullopt
                                                    : parseNumber<double>(text.substr(equals + 1), -10'000.0, 10'000.0);
  if (!elo || equals == 0) return badArgument("--anchor", "NAME=ELO");
  return std::pair{std::string(text.substr(0, equals)), *elo};
}

/// Strongest first; who can't be placed last.
std::vector<std::size_t> order(const RatingFit& fit) {
  std::vector<std::size_t> places(fit.ratings.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::ranges::stable_sort(places, [&](std::size_t a, std::size_t b) {
    const double eloA = fit.ratings[a].elo, eloB = fit.ratings[b].elo;
    return std::isnan(eloB) ? !std::isnan(eloA) : eloA > eloB;
  });
  return places;
}

/// Infinite ones are JSON's null.
ordered_json rounded(std::optional<double> value) {
  if (!value || !std::isfinite(*value)) return nullptr;
  return std::round(*value * 10.0) / 10.0 + 0.0;
}

std::string column(std::optional<double> elo) {
  if (!elo || std::isnan(*elo)) return "-";
  if (std::isinf(*elo)) return *elo > 0.0 ? "above" : "below";
  return fmt::format("{:.0f}", std::round(*elo) + 0.0);
}

std::string tableOf(const Results& results, const RatingFit& fit) {
  std::size_t width = 6;
  for (const std::string& name : results.players) width = std::max(width, name.size());
  std::string text = fmt::format("{:<{}}  {:>6} {:>6} {:>6} {:>6} {:>8} {:>8} {:>8}\n", "player", width, "Elo", "low",
                                 "high", "games", "scored", "expected", "residual");
  for (const std::size_t i : order(fit)) {
    const Rating& rating = fit.ratings[i];
    text += fmt::format("{:<{}}  {:>6} {:>6} {:>6} {:>6} {:>8.1f} {:>8.1f} {:>8}\n", results.players[i], width,
                        column(rating.elo), column(rating.low), column(rating.high), rating.games, rating.scored,
                        rating.expected, column(rating.residual));
  }
  return text + fmt::format("White is worth {:.0f} Elo\n", fit.whiteAdvantage + 0.0);
}

std::string jsonOf(const Results& results, const RatingFit& fit) {
  ordered_json json;
  json["white_advantage"] = rounded(fit.whiteAdvantage);
  for (const std::size_t i : order(fit)) {
    const Rating& rating = fit.ratings[i];
    json["players"].push_back({{"name", results.players[i]},
                               {"elo", rounded(rating.elo)},
                               {"elo_lo", rounded(rating.low)},
                               {"elo_hi", rounded(rating.high)},
                               {"games", rating.games},
                               {"scored", rating.scored},
                               {"expected", rounded(rating.expected)},
                               {"residual", rounded(rating.residual)}});
  }
  return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

Result<RateArguments> parseRateArguments(std::span<const std::string_view> words) {
  RateArguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view option = words[i];
    if (!option.starts_with("--")) {
      arguments.files.emplace_back(option);
      continue;
    }
    if (++i == words.size()) return badArgument(option, "a value; see rate --help");
    const std::string_view value = words[i];
    if (option == "--anchor") {
      auto anchor = parseAnchor(value);
      if (!anchor) return anchor.error();
      arguments.anchors.push_back(*std::move(anchor));
    } else if (option == "--samples") {
      const auto samples = parseNumber<int>(value, 0, 1'000'000);
      if (!samples) return badArgument(option, "a number");
      arguments.samples = *samples;
    } else if (option == "--seed") {
      const auto seed = parseNumber<std::uint64_t>(value, 0, UINT64_MAX);
      if (!seed) return badArgument(option, "a number");
      arguments.seed = *seed;
    } else if (option == "--json") {
      arguments.json = value;
    } else {
      return badArgument(option, "nothing: no such option; see rate --help");
    }
  }
  if (arguments.files.empty()) return badArgument("rate", "files");
  return arguments;
}

Result<std::string> rate(const RateArguments& arguments) {
  Results results;
  for (const auto& file : arguments.files)
    if (auto added = addResults(file, results); !added) return added.error();

  FitSettings settings;
  settings.samples = arguments.samples;
  settings.seed = arguments.seed;
  settings.anchors.resize(results.players.size());
  for (const auto& [name, elo] : arguments.anchors) {
    const auto found = std::ranges::find(results.players, name);
    if (found == results.players.end()) return badArgument("--anchor", "somebody who has played, not " + name);
    settings.anchors[static_cast<std::size_t>(found - results.players.begin())] = elo;
  }
  const RatingFit fit = fitRatings(results.players.size(), results.pairs, settings);
  if (!arguments.json.empty())
    if (auto written = writeFileAtomically(arguments.json, jsonOf(results, fit)); !written) return written.error();
  return tableOf(results, fit);
}

}  // namespace kirin::arena
