// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "puzzles/judge.h"

#include <functional>
#include <string>
#include <vector>

namespace kirin::puzzles {

struct CheckOptions {
  std::vector<std::string> engine;  ///< command of a UCI program; empty: the engine of this process
  std::uint64_t nodes = 1'000'000;
  int sample = 0;  ///< so many, drawn at random; 0: all
  std::uint64_t seed = 1;
};

/// What another look at a puzzle's first move came to.
struct Checked {
  Puzzle puzzle;
  TwoBest seen;
  bool agrees = false;  ///< the same move is best
  bool sole = false;    ///< and no other reaches the goal
};

/// Does that move, seen as second best, reach the goal as well? A win is two pawns or more; a hold is anything that
/// isn't clearly lost.
bool reachesGoal(const Score& second, PuzzleGoal goal);

/// Looks at the first move of puzzles once more, with the two best lines. `report` after each. Errors: "engine.*".
Result<std::vector<Checked>> check(const std::vector<Puzzle>& puzzles, const CheckOptions& options, const ITime& time,
                                   const std::function<void(const Checked&)>& report);

}  // namespace kirin::puzzles
