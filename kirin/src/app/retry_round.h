// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review.h"

#include <vector>

namespace kirin {

/// The errors of a game, one after the other, to be done better. Value; pure.
class RetryRound {
 public:
  enum class State : std::uint8_t {
    Asking,   ///< for a move
    Judging,  ///< one that is not the best known
    Right,    ///< it is as good as the best
    Wrong,    ///< it is not: another try
    Shown     ///< the answer was given away
  };

  RetryRound() = default;
  /// Of one side, or of both.
  RetryRound(const GameLine& line, const Review& review, std::optional<Color> side);

  int count() const { return static_cast<int>(plies_.size()); }
  /// From 0; count() after the last.
  int at() const { return at_; }
  bool over() const { return at_ >= count(); }
  /// The error; only while not over.
  int ply() const { return plies_[static_cast<std::size_t>(at_)]; }
  State state() const { return state_; }
  int solved() const { return solved_; }

  /// A move was tried: the best one, or one that must be judged first.
  void tried(bool best);
  /// The move under judgement cost so many points of the chances.
  void judged(double loss);
  void askAgain() { state_ = State::Asking; }
  void show() { state_ = State::Shown; }
  void next();

 private:
  std::vector<int> plies_;
  int at_ = 0;
  State state_ = State::Asking;
  bool failed_ = false;  ///< at this one, before
  int solved_ = 0;       ///< at the first try
};

}  // namespace kirin
