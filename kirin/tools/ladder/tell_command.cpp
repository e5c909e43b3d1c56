// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/tell_command.h"

#include "common/arguments.h"
#include "ladder/profile.h"
#include "ladder/report.h"
#include "ladder/reservoir.h"
#include "ladder/telling.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>

namespace kirin::ladder {

namespace {

/// A window to be counted: its line, up to its last move.
struct Found {
  GameLine line;
  int start = 0;
  int game = 0;
};

/// Some windows of a band or a player, each as likely as any other.
struct Sample {
  std::vector<Found> kept;
  std::uint64_t seen = 0;
};

using Samples = std::map<std::string, Sample, std::less<>>;

struct Settings {
  std::size_t most = 2000;  ///< windows of one kind
  std::uint64_t nodes = 0;
  int fromPly = 9;
  bool json = false;
};

/// Of one pairing, what came out.
struct Verdict {
  std::string rung, people;
  std::size_t machines = 0, persons = 0;  ///< windows tested
  Area area;
  std::vector<std::pair<Trait, double>> telling;
};

int fail(const Error& error) {
  fmt::print(stderr, "kirin-ladder: {}\n", error.debugText());
  return 1;
}

void keep(Sample& sample, const GameLine& line, int start, int game, std::size_t most, Rng& rng) {
  Found* place = placeFor(sample.kept, ++sample.seen, most, rng);
  if (!place) return;
  Found& found = *place;
  found = {line, start, game};
  found.line.truncate(start + 2 * kWindow - 1);
}

Result<void> collect(const std::string& file, const ProfileFilter& filter, const Settings& settings, Rng& rng,
                     Samples& samples) {
  int number = 0;
  return readGames(file, [&](const PlayedGame& game) {
    for (const Color side : kColors) {
      const auto band = bandOf(game, side, filter);
      if (!band) continue;
      // Games from one opening come in pairs: both are learned from, or neither.
      for (const int start : windowStarts(game.line, side, settings.fromPly - 1))
        keep(samples[*band], game.line, start, number / 2, settings.most, rng);
    }
    ++number;
  });
}

std::vector<Told> countAll(const Sample& sample, bool machine, LossMeter* meter) {
  std::vector<Told> told;
  for (const Found& found : sample.kept) {
    // Games of the two kinds are others, whatever their numbers.
    told.push_back({windowAt(found.line, found.start, meter), machine, 2 * found.game + (machine ? 1 : 0)});
    if (meter && told.size() % 50 == 0) fmt::print(stderr, "\r{} windows ", told.size());
  }
  if (meter) fmt::print(stderr, "\r");
  return told;
}

/// Learns from every other pair of games and is tested on the rest.
Verdict tellApart(const Pairing& pairing, const std::vector<Told>& machines, const std::vector<Told>& persons,
                  Rng& rng) {
  std::vector<Told> learned, tested;
  Verdict told{pairing.first, pairing.second, 0, 0, {}, {}};
  for (const auto* kind : {&machines, &persons}) {
    for (const Told& each : *kind) {
      const bool test = each.game / 2 % 2 == 1;
      (test ? tested : learned).push_back(each);
      if (test) ++(each.machine ? told.machines : told.persons);
    }
  }
  if (learned.empty() || told.machines == 0 || told.persons == 0) return told;
  const Teller teller(learned);
  told.area = areaUnderRoc(teller, tested, rng);
  for (int i = 0; i < kTraits; ++i)
    told.telling.push_back({static_cast<Trait>(i), teller.weight(static_cast<Trait>(i))});
  std::sort(told.telling.begin(), told.telling.end(),
            [](const auto& a, const auto& b) { return std::abs(a.second) > std::abs(b.second); });
  told.telling.resize(3);
  return told;
}

/// A band told from itself: half of its games stand for the machine's.
std::vector<Told> halfAs(bool machine, const std::vector<Told>& all) {
  std::vector<Told> half;
  for (Told each : all) {
    if ((each.game / 4 % 2 == 1) != machine) continue;
    each.machine = machine;
    half.push_back(each);
  }
  return half;
}

void print(const std::vector<Verdict>& results, bool json) {
  if (json) {
    auto rows = nlohmann::ordered_json::array();
    for (const Verdict& each : results) {
      rows.push_back({{"rung", each.rung},
                      {"people", each.people},
                      {"windows", {each.machines, each.persons}},
                      {"auc", each.area.value},
                      {"error", each.area.error}});
    }
    fmt::print("{}\n", rows.dump(2));
    return;
  }
  fmt::print("| | people | windows | AUC | what tells most |\n|---|---|---|---|---|\n");
  for (const Verdict& each : results) {
    std::string telling;
    for (const auto& [trait, weight] : each.telling)
      telling += fmt::format("{}{} {}", telling.empty() ? "" : ", ", weight > 0 ? "more" : "less", nameOf(trait));
    fmt::print("| {} | {} | {} + {} | {:.3f} ± {:.3f} | {} |\n", each.rung, each.people, each.machines, each.persons,
               each.area.value, each.area.error, telling);
  }
}

}  // namespace

std::optional<int> runTell(std::span<char* const> words) {
  static constexpr std::string_view kFlags[] = {"json"};
  Arguments arguments(words, kFlags);
  Settings settings;
  settings.json = arguments.flag("json");
  settings.most = static_cast<std::size_t>(arguments.whole("windows", 2000, 20, 1'000'000));
  settings.nodes = static_cast<std::uint64_t>(arguments.whole("nodes", 0, 0, 1'000'000'000));
  settings.fromPly = static_cast<int>(arguments.whole("from-ply", 9, 1, 1000));
  Rng rng(static_cast<std::uint64_t>(arguments.whole("seed", 1, 0, INT64_MAX)));
  ProfileFilter people, rungs;
  people.bandStep = static_cast<int>(arguments.whole("step", people.bandStep, 1, 1000));
  rungs.byPlayer = true;
  const auto peopleFile = arguments.text("people"), pairs = arguments.text("pairs");
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (!peopleFile || !pairs) return std::nullopt;
  const auto pairings = parsePairings(*pairs);
  if (!pairings) return fail(pairings.error());

  Samples bands, players;
  if (const auto done = collect(*peopleFile, people, settings, rng, bands); !done) return fail(done.error());
  for (const std::string& file : arguments.rest())
    if (const auto done = collect(file, rungs, settings, rng, players); !done) return fail(done.error());

  const RealTime time;
  std::optional<LossMeter> meter;
  if (settings.nodes > 0) meter.emplace(time, settings.nodes);
  std::map<std::string, std::vector<Told>> counted;  // bands are asked for more than once
  const auto countOf = [&](const Samples& samples, const std::string& name, bool machine) -> const std::vector<Told>* {
    const auto sample = samples.find(name);
    if (sample == samples.end()) return nullptr;
    auto [found, isNew] = counted.try_emplace((machine ? "m" : "p") + name);
    if (isNew) found->second = countAll(sample->second, machine, meter ? &*meter : nullptr);
    return &found->second;
  };

  std::vector<Verdict> results;
  for (const Pairing& pairing : *pairings) {
    const auto* persons = countOf(bands, pairing.second, false);
    if (!persons) return fail({"report.band", {pairing.second}});
    if (pairing.first == pairing.second) {
      results.push_back(tellApart(pairing, halfAs(true, *persons), halfAs(false, *persons), rng));
      continue;
    }
    const auto* machines = countOf(players.count(pairing.first) > 0 ? players : bands, pairing.first, true);
    if (!machines) return fail({"report.band", {pairing.first}});
    results.push_back(tellApart(pairing, *machines, *persons, rng));
  }
  print(results, settings.json);
  return 0;
}

}  // namespace kirin::ladder
