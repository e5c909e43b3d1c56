// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/game.h"
#include "arena/statistics.h"

#include <array>
#include <functional>
#include <vector>

namespace kirin::arena {

/// What one engine is to blame for.
struct Faults {
  int crashes = 0;
  int illegal = 0;
  int timeLosses = 0;
};

struct MatchResult {
  std::vector<std::array<GameRecord, 2>>
      pairs;                            ///< in the order of openings; the first engine is White in the first game
  int wins = 0, draws = 0, losses = 0;  ///< of the first engine
  Pentanomial pentanomial{};
  std::array<Faults, 2> faults{};

  int games() const { return wins + draws + losses; }
};

/// Plays all games, `concurrency` at a time. With node or depth limits the result depends on the arguments alone.
/// `progress` is called after each pair, one call at a time, with what is known so far. Errors: those of the book, of
/// starting an engine and of its options.
Result<MatchResult> playMatch(const Arguments& arguments, const ITime& time,
                              const std::function<void(const MatchResult&)>& progress);

}  // namespace kirin::arena
