// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/retry_round.h"

namespace kirin {
namespace {

/// What makes a move inaccurate in a review is no solution here.
constexpr double kTooMuch = 5;

}  // namespace

RetryRound::RetryRound(const GameLine& line, const Review& review, std::optional<Color> side) {
  for (int ply = 0; ply < line.plies(); ++ply) {
    const auto& move = review.moves[static_cast<std::size_t>(ply)];
    if (move && isError(move->mark) && (!side || line.at(ply).sideToMove() == *side)) plies_.push_back(ply);
  }
}

void RetryRound::tried(bool best) {
  state_ = State::Judging;
  if (best) judged(0);
}

void RetryRound::judged(double loss) {
  if (state_ != State::Judging) return;
  if (loss < kTooMuch) {
    state_ = State::Right;
    solved_ += failed_ ? 0 : 1;
  } else {
    state_ = State::Wrong;
    failed_ = true;
  }
}

void RetryRound::next() {
  ++at_;
  state_ = State::Asking;
  failed_ = false;
}

}  // namespace kirin
