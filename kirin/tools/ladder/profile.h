// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/games.h"
#include "ladder/ratio.h"
#include "ladder/turn.h"

#include "base/rng.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kirin::ladder {

/// Whose moves count, and where they count to.
struct ProfileFilter {
  bool byPlayer = false;  ///< a band is a player's name, whatever the ratings; else his rating, rounded down
  int bandStep = 200;
  int least = 0, most = 10'000;  ///< ratings
  int within = 250;              ///< by how much the players' ratings may differ
  int leastEstimate = 480;       ///< seconds; games of unknown control count for none only by rating
  int fromPly = 9;               ///< counted from 1: what comes before is the opening's
  int every = 1, offset = 0;     ///< of so many games in a row, the one at this place counts
};

/// A move of somebody, kept to be looked at more deeply.
struct SampledMove {
  GameLine line;  ///< up to the position it was played in
  Move move;
};

/// What the moves of a band come to.
struct Profile {
  std::uint64_t games = 0;  ///< players of games: two of one band count twice
  std::uint64_t moves = 0;
  std::array<Ratio, kQuestions> cheap;
  Ratio hangs;  ///< moved into and left
  Ratio plies;
  Ratio mate;  ///< ends in mate
  std::vector<SampledMove> sample;
};

using Profiles = std::map<std::string, Profile, std::less<>>;

/// The band of one side of a game; nothing where the filter leaves it out.
std::optional<std::string> bandOf(const PlayedGame& game, Color side, const ProfileFilter& filter);

/// Adds games to profiles, to their end. `sampleSize` moves of each band are kept, each as likely as any other. Errors:
/// those of IGames.
Result<void> profileGames(IGames& games, const ProfileFilter& filter, std::size_t sampleSize, Rng& rng,
                          Profiles& profiles);

}  // namespace kirin::ladder
