// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/judge.h"

#include "chess/movegen.h"

#include <cmath>

namespace kirin::puzzles {

namespace {

constexpr std::uint64_t kGlance = 250;  // nodes

// Percent of a point. What wins, and what doesn't by far.
constexpr double kWinning = 72, kNotWinning = 61, kGap = 27;
// What holds, and what loses for certain.
constexpr double kHolding = 44, kHeldAtMost = 62, kLost = 24;
constexpr double kSlack = 16;  // by which a deeper look may change a mind

bool mates(const Score& score) { return score.mateIn && *score.mateIn > 0; }

/// `slack` above 0 forgives, below 0 demands more: percent.
bool soleWithin(const TwoBest& best, PuzzleGoal goal, double slack) {
  const double first = winPercent(best.score);
  const double second = best.second ? winPercent(*best.second) : 0;
  switch (goal) {
    case PuzzleGoal::Mate:
      return mates(best.score) && *best.score.mateIn <= kLongestMate && !(best.second && mates(*best.second));
    case PuzzleGoal::Win:
      return first >= kWinning - slack && second <= kNotWinning + slack && first - second >= kGap - slack;
    case PuzzleGoal::Hold: return first >= kHolding - slack && first <= kHeldAtMost + slack && second <= kLost + slack;
  }
  return false;
}

}  // namespace

double winPercent(const Score& score) {
  if (score.mateIn) return score.cp > 0 ? 100 : 0;
  return 100 / (1 + std::exp(-0.00368208 * score.cp));
}

bool isSole(const TwoBest& best, PuzzleGoal goal) { return soleWithin(best, goal, 0); }
bool isClearlySole(const TwoBest& best, PuzzleGoal goal) { return soleWithin(best, goal, -9); }

bool hasRival(const TwoBest& best, PuzzleGoal goal) {
  if (!best.second) return false;
  if (goal == PuzzleGoal::Mate) return mates(*best.second);
  return winPercent(*best.second) > (goal == PuzzleGoal::Win ? kNotWinning : kLost) + kSlack;
}

bool fallsShort(const TwoBest& best, PuzzleGoal goal) {
  constexpr double kNearMate = 85;  // it may still have to be found
  const double least = goal == PuzzleGoal::Mate ? kNearMate : goal == PuzzleGoal::Win ? kWinning : kHolding;
  return winPercent(best.score) < least - kSlack;
}

Judge::Judge(const ITime& time, std::uint64_t nodes)
    : nodes_(nodes), two_(makeSearchEngine(time)), one_(makeSearchEngine(time)) {
  // Options of the engine of this process, all of them valid: neither can fail.
  (void)two_->applyOptions({{"Hash", "32"}, {"MultiPV", "2"}});
  (void)one_->applyOptions({{"Hash", "8"}});
}

void Judge::newGame() {
  (void)two_->newGame();
  (void)one_->newGame();
}

std::optional<TwoBest> Judge::soleMove(const GameLine& line, PuzzleGoal goal) {
  // By stages: most candidates are told from puzzles long before the last node.
  constexpr int kDepthOfRivals = 6, kDepthToDoubt = 9, kDepthToTrust = 12, kAgreements = 3;
  std::stop_source enough;
  TwoBest best;
  int agreements = 0;
  const bool forced = legalMoves(line.current()).size() == 1;
  const auto look = [&] {
    if (best.depth >= kDepthOfRivals && hasRival(best, goal)) enough.request_stop();
    if (best.depth >= kDepthToDoubt && fallsShort(best, goal)) enough.request_stop();
    if (goal == PuzzleGoal::Mate && mates(best.score) && best.depth >= 2 * *best.score.mateIn + 2 * kLongestMate)
      enough.request_stop();
    if (best.depth >= kDepthToTrust && agreements >= kAgreements && isClearlySole(best, goal)) enough.request_stop();
  };
  const auto listen = [&](const SearchInfo& info) {
    if (info.multiPv == 2) {
      best.second = info.score;
    } else {
      agreements = info.pv.front() == best.move ? agreements + 1 : 0;
      best.move = info.pv.front();
      best.reply = info.pv.size() > 1 ? info.pv[1] : Move();
      best.score = info.score;
      best.second.reset();
      best.depth = info.depth;
    }
    if (info.multiPv == 2 || forced) look();
  };
  SearchLimits limits;
  limits.nodes = nodes_;
  (void)two_->search(line, limits, enough.get_token(), listen);
  if (best.move.none() || !isSole(best, goal)) return std::nullopt;
  return best;
}

Score Judge::glance(const GameLine& line) {
  SearchLimits limits;
  limits.nodes = kGlance;
  const auto result = one_->search(line, limits, {}, nullptr);
  return result.ok() ? result->score : Score{};
}

}  // namespace kirin::puzzles
