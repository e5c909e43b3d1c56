// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/fit_command.h"

#include "common/arguments.h"
#include "ladder/evolution.h"
#include "ladder/human_cases.h"

#include "base/files.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>

namespace kirin::ladder {

namespace {

int fail(const Error& error) {
  fmt::print(stderr, "kirin-ladder: {}\n", error.debugText());
  return 1;
}

constexpr int kSeeds = 4;  // games a case: more only smooths

/// The knobs that are fitted, each with a width to begin with; spreads and curves are looked for by their logarithm.
constexpr std::size_t kKnobs = 8;
constexpr std::array<double, kKnobs> kWidths{500, 500, 400, 600, 0.3, 0.2, 0.4, 0.3};

std::vector<double> pointOf(const Temperament& t) {
  return {static_cast<double>(t.sight),
          static_cast<double>(t.chanceSight),
          static_cast<double>(t.mateSight),
          static_cast<double>(t.deepSight),
          std::log(t.spread),
          std::log(t.curve),
          std::log(t.lapse + 1.0),
          std::log(t.steepness)};
}

Temperament temperamentAt(Temperament t, std::span<const double> point) {
  const auto whole = [](double value, int least, int most) {
    return static_cast<int>(std::lround(std::clamp(value, static_cast<double>(least), static_cast<double>(most))));
  };
  t.sight = whole(point[0], -8000, 8000);
  t.chanceSight = whole(point[1], -8000, 8000);
  t.mateSight = whole(point[2], -8000, 8000);
  t.deepSight = whole(point[3], -8000, 8000);
  t.spread = whole(std::exp(point[4]), 1, 1000);
  t.curve = whole(std::exp(point[5]), 10, 300);
  t.lapse = whole(std::exp(point[6]) - 1, 0, 1000);
  t.steepness = whole(std::exp(point[7]), 50, 1000);
  return t;
}

nlohmann::json toJson(const Evolution& e) {
  return {{"middle", e.middle}, {"width", e.width},           {"path", e.path},
          {"scale", e.scale},   {"generation", e.generation}, {"seed", e.seed}};
}

Result<Evolution> fromJson(const std::string& text) {
  Evolution e;
  try {
    const auto json = nlohmann::json::parse(text);
    json.at("middle").get_to(e.middle);
    json.at("width").get_to(e.width);
    json.at("path").get_to(e.path);
    json.at("scale").get_to(e.scale);
    json.at("generation").get_to(e.generation);
    json.at("seed").get_to(e.seed);
  } catch (const nlohmann::json::exception& wrong) {
    return Error{"fit.state", {wrong.what()}};
  }
  if (e.middle.size() != kKnobs || e.width.size() != kKnobs || e.path.size() != kKnobs)
    return Error{"fit.state", {"of another number of knobs"}};
  return e;
}

std::string optionsText(const Temperament& t) {
  nlohmann::ordered_json options;
#define KIRIN_SAID(field, name, initial, lowest, highest) options[name] = t.field;
  KIRIN_TEMPERAMENT(KIRIN_SAID)
#undef KIRIN_SAID
  return options.dump();
}

void printTable(const std::vector<HumanCase>& cases, const Profile& profile, const Temperament& fitted) {
  const Rates people = humanRates(cases, profile), rung = expectedRates(cases, fitted, kSeeds);
  fmt::print("{:.1f} squared standard errors, {} positions\n\n", distance(rung, people), cases.size());
  fmt::print("| column | people | rung | apart, in standard errors |\n|---|---|---|---|\n");
  for (int c = 0; c < kMoveColumns; ++c) {
    const Ratio& wanted = people.columns[static_cast<std::size_t>(c)];
    if (wanted.occasions() == 0) continue;
    const Ratio& got = rung.columns[static_cast<std::size_t>(c)];
    const double scale = columnName(c) == "acpl" ? 1 : 100;
    fmt::print("| {} | {:.2f} ± {:.2f} | {:.2f} ± {:.2f} | {:+.1f} |\n", columnName(c), wanted.value() * scale,
               wanted.error() * scale, got.value() * scale, got.error() * scale, apart(got, wanted));
  }
}

/// Every other game, with a sample of its moves; `half` is 0 or 1.
Result<Profile> halfOf(const std::string& file, ProfileFilter filter, int half, std::size_t positions,
                       std::uint64_t seed) {
  filter.every = 2;
  filter.offset = half;
  std::ifstream in(file);
  if (!in) return Error{"file.unreadable", {file, "cannot be opened"}};
  const auto source = openGames(in);
  if (!source) return source.error();
  Profiles profiles;
  Rng rng(seed);
  if (const auto done = profileGames(**source, filter, positions, rng, profiles); !done) return done.error();
  if (profiles.empty()) return Error{"fit.games", {file, "no game of those ratings"}};
  return std::move(profiles.begin()->second);
}

}  // namespace

std::optional<int> runFit(std::span<char* const> words) {
  Arguments arguments(words, {});
  ProfileFilter filter;
  filter.bandStep = 100'000;  // all of them in one
  filter.least = static_cast<int>(arguments.whole("least", 0, 0, 10'000));
  filter.most = static_cast<int>(arguments.whole("most", 10'000, 0, 10'000));
  const auto games = arguments.text("games"), statePath = arguments.text("state");
  const auto positions = static_cast<std::size_t>(arguments.whole("positions", 1500, 10, 1'000'000));
  const auto nodes = static_cast<std::uint64_t>(arguments.whole("nodes", 20'000, 100, 1'000'000'000));
  const int elo = static_cast<int>(arguments.whole("start", 1000, kLowestElo, kHighestElo));
  const int generations = static_cast<int>(arguments.whole("generations", 40, 0, 100'000));
  const auto seed = static_cast<std::uint64_t>(arguments.whole("seed", 1, 0, INT64_MAX));
  Temperament start = rungFor(elo).temperament;
  start.lookAhead = static_cast<int>(arguments.whole("look-ahead", start.lookAhead, 1, 100));
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!games || !statePath || !arguments.rest().empty()) return std::nullopt;

  const auto toFit = halfOf(*games, filter, 0, positions, seed);
  if (!toFit) return fail(toFit.error());
  const auto heldOut = halfOf(*games, filter, 1, positions, seed);
  if (!heldOut) return fail(heldOut.error());

  Evolution evolution(pointOf(start), {kWidths.begin(), kWidths.end()}, seed);
  if (std::filesystem::exists(*statePath)) {
    const auto text = readFile(*statePath);
    if (!text) return fail(text.error());
    auto saved = fromJson(*text);
    if (!saved) return fail(saved.error());
    evolution = *std::move(saved);
  }

  const RealTime time;
  int looked = 0;
  const auto tell = [&] {
    if (++looked % 100 == 0) fmt::print(stderr, "\r{} positions looked at ", looked);
  };
  const std::vector<HumanCase> cases = humanCases(toFit->sample, nodes, start.lookAhead, time, tell);
  const Rates people = humanRates(cases, *toFit);
  const auto loss = [&](std::span<const double> point) {
    return distance(expectedRates(cases, temperamentAt(start, point), kSeeds), people);
  };
  while (evolution.generation < generations) {
    const double best = evolution.step(loss);
    fmt::print(stderr, "\rgeneration {}: {:.1f}          ", evolution.generation, best);
    if (const auto saved = writeFileAtomically(*statePath, toJson(evolution).dump() + "\n"); !saved)
      return fail(saved.error());
  }
  const Temperament fitted = temperamentAt(start, evolution.middle);
  fmt::print("{}\n\nAs fitted: ", optionsText(fitted));
  printTable(cases, *toFit, fitted);
  fmt::print("\nIn games held out: ");
  printTable(humanCases(heldOut->sample, nodes, start.lookAhead, time, tell), *heldOut, fitted);
  fmt::print(stderr, "\n");
  return 0;
}

}  // namespace kirin::ladder
