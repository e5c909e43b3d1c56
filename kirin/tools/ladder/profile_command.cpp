// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/profile_command.h"

#include "common/arguments.h"
#include "ladder/profile_text.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <fstream>
#include <iostream>

namespace kirin::ladder {

namespace {

int fail(const Error& error) {
  fmt::print(stderr, "kirin-ladder: {}\n", error.debugText());
  return 1;
}

Result<void> readStream(std::istream& in, const ProfileFilter& filter, std::size_t sample, Rng& rng,
                        Profiles& profiles) {
  const auto games = openGames(in);
  if (!games) return games.error();
  return profileGames(**games, filter, sample, rng, profiles);
}

Result<void> readFileOrInput(const std::string& file, const ProfileFilter& filter, std::size_t sample, Rng& rng,
                             Profiles& profiles) {
  if (file == "-") return readStream(std::cin, filter, sample, rng, profiles);
  std::ifstream in(file);
  if (!in) return Error{"file.unreadable", {file, "cannot be opened"}};
  return readStream(in, filter, sample, rng, profiles);
}

bool shorterFirst(const ProfileRow& a, const ProfileRow& b) {
  return a.band.size() != b.band.size() ? a.band.size() < b.band.size() : a.band < b.band;
}

}  // namespace

std::optional<int> runProfile(std::span<char* const> words) {
  static constexpr std::string_view kFlags[] = {"players", "json"};
  Arguments arguments(words, kFlags);
  ProfileFilter filter;
  const auto whole = [&](std::string_view name, int otherwise, int least, int most) {
    return static_cast<int>(arguments.whole(name, otherwise, least, most));
  };
  filter.byPlayer = arguments.flag("players");
  const bool json = arguments.flag("json");
  filter.bandStep = whole("step", filter.bandStep, 1, 1000);
  filter.least = whole("least", filter.least, 0, 10'000);
  filter.most = whole("most", filter.most, 0, 10'000);
  filter.within = whole("within", filter.within, 0, 10'000);
  filter.leastEstimate = whole("estimate", filter.leastEstimate, 0, 1'000'000);
  filter.fromPly = whole("from-ply", filter.fromPly, 1, 1000);
  const auto sample = static_cast<std::size_t>(arguments.whole("deep", 0, 0, 1'000'000));
  const auto nodes = static_cast<std::uint64_t>(arguments.whole("nodes", 20'000, 100, 1'000'000'000));
  Rng rng(static_cast<std::uint64_t>(arguments.whole("seed", 1, 0, INT64_MAX)));
  if (const auto ok = arguments.finish(); !ok) return fail(ok.error());
  if (arguments.rest().empty()) return std::nullopt;

  Profiles profiles;
  for (const std::string& file : arguments.rest())
    if (const auto done = readFileOrInput(file, filter, sample, rng, profiles); !done) return fail(done.error());

  const RealTime time;
  LossMeter meter(time, nodes);
  std::uint64_t looked = 0;
  std::vector<ProfileRow> rows;
  for (const auto& [band, profile] : profiles) {
    const DeepProfile deep = deepProfile(profile.sample, meter, [&] {
      if (++looked % 100 == 0) fmt::print(stderr, "\r{} moves looked at ", looked);
    });
    rows.push_back({band, profile.games, profile.moves, columnsOf(profile, deep)});
  }
  if (looked > 0) fmt::print(stderr, "\n");
  std::sort(rows.begin(), rows.end(), shorterFirst);
  fmt::print("{}", json ? profileJson(rows) : profileTable(rows));
  return 0;
}

}  // namespace kirin::ladder
