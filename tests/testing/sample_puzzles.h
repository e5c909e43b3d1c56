// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/memory_puzzle_store.h"
#include "app/puzzle_desk.h"

#include <memory>

namespace kirin::testing {

/// Three puzzles, 700 to 1100: a mate in two, a fork, a promotion by force.
inline const PuzzleSet& samplePuzzles() {
  static const PuzzleSet kSet =
      PuzzleSet::parse(
          "m1;7k/8/8/8/8/8/R7/1R4K1 b - - 0 1;h8g8 a2a7 g8f8 b1b8;700;200;mate;mateIn2 endgame;selfplay\n"
          "f1;r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6 d5c7 e8d7 c7a8;900;200;win;fork endgame;selfplay\n"
          "p1;4k3/P5pp/8/8/8/8/8/4K3 b - - 0 1;g7g6 a7a8q;1100;200;win;promotion endgame;selfplay\n")
          .value();
  return kSet;
}

/// A desk with these and a store in memory that begins with `record`.
inline std::unique_ptr<PuzzleDesk> sampleDesk(const ITime& time, PuzzleRecord record = {}) {
  return std::make_unique<PuzzleDesk>(
      time, []() -> const PuzzleSet& { return samplePuzzles(); },
      [record]() -> Result<std::unique_ptr<IPuzzleStore>> {
        return std::unique_ptr<IPuzzleStore>(std::make_unique<MemoryPuzzleStore>(record));
      },
      1);
}

}  // namespace kirin::testing
