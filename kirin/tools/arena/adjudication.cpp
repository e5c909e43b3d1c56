// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/adjudication.h"

#include <cstdlib>

namespace kirin::arena {

namespace {

constexpr int kWonPlies = 8;  // four moves of each
constexpr int kEvenPlies = 10;
constexpr int kEvenFromPly = 80;  // openings are even by design; that says nothing

}  // namespace

Adjudicator::Adjudicator(std::optional<int> resignAt, std::optional<int> drawAt)
    : resignAt_(resignAt), drawAt_(drawAt) {}

std::optional<GameResult> Adjudicator::note(int plies, std::optional<int> whiteCp) {
  if (!whiteCp) {
    won_ = even_ = 0;
    return std::nullopt;
  }
  if (resignAt_ && *whiteCp >= *resignAt_) {
    won_ = std::max(won_, 0) + 1;
  } else if (resignAt_ && *whiteCp <= -*resignAt_) {
    won_ = std::min(won_, 0) - 1;
  } else {
    won_ = 0;
  }
  const bool even = drawAt_ && plies > kEvenFromPly && std::abs(*whiteCp) <= *drawAt_;
  even_ = even ? even_ + 1 : 0;

  if (won_ >= kWonPlies) return GameResult::WhiteWins;
  if (won_ <= -kWonPlies) return GameResult::BlackWins;
  if (even_ >= kEvenPlies) return GameResult::Draw;
  return std::nullopt;
}

}  // namespace kirin::arena
