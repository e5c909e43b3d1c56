// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review_board.h"

#include <cassert>

namespace kirin {

ReviewBoard::ReviewBoard(const ReviewGame& game, int ply)
    : ply_(ply), line_(game.line()), placement_(game.placementAt(ply)) {
  line_.truncate(ply);
}

bool ReviewBoard::over() const { return judgementByRules(line_).has_value(); }

void ReviewBoard::play(Move move) {
  PieceTracker tracker(placement_);
  tried_.push_back(tracker.effectsOf(line_.current(), move));
  tracker.apply(tried_.back());
  placement_ = tracker.placement();
  line_.play(move);
}

void ReviewBoard::takeBack() {
  assert(trying());
  PieceTracker tracker(placement_);
  tracker.undo(tried_.back());
  placement_ = tracker.placement();
  tried_.pop_back();
  line_.truncate(line_.plies() - 1);
}

}  // namespace kirin
