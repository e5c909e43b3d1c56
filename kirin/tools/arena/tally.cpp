// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/tally.h"

namespace kirin::arena {

void Tally::add(const PairOutcome& pair) {
  std::size_t halves = 0;
  for (std::size_t game = 0; game < 2; ++game) {
    const GameOutcome& outcome = pair[game];
    const GameResult won = game == 0 ? GameResult::WhiteWins : GameResult::BlackWins;
    if (outcome.result == GameResult::Draw) {
      ++draws;
      halves += 1;
    } else if (outcome.result == won) {
      ++wins;
      halves += 2;
    } else {
      ++losses;
    }
    // Player 0 has the colour of the same number in the first game, the other one in the second.
    Faults& blamed = faults[static_cast<std::size_t>(index(outcome.faulty)) ^ game];
    blamed.crashes += outcome.fault == Fault::Crash;
    blamed.illegal += outcome.fault == Fault::IllegalMove;
    blamed.timeLosses += outcome.fault == Fault::TimeLoss;
    for (std::size_t player = 0; player < 2; ++player) {
      const Effort& more = outcome.effort[player ^ game];
      effort[player].moves += more.moves;
      effort[player].time += more.time;
      effort[player].nodes += more.nodes;
    }
  }
  ++pairs[halves];
}

}  // namespace kirin::arena
