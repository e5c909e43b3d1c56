// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/elo.h"
#include "arena/game.h"

namespace kirin::arena {

/// One opening, played twice: the first player is White in the first game.
using PairOutcome = std::array<GameOutcome, 2>;

/// What one engine is to blame for.
struct Faults {
  int crashes = 0;
  int illegal = 0;
  int timeLosses = 0;

  int total() const { return crashes + illegal + timeLosses; }
};

/// What pairs between two players come to; all from the first one's side.
struct Tally {
  int wins = 0, draws = 0, losses = 0;
  Pentanomial pairs{};
  std::array<Faults, 2> faults{};  ///< by player
  std::array<Effort, 2> effort{};

  int games() const { return wins + draws + losses; }
  /// Both games have a result.
  void add(const PairOutcome& pair);
};

}  // namespace kirin::arena
