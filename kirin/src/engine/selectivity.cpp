// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tree search looks at less, more, or not at all. docs/the-search.md has each rule with the match it won.
#include "chess/see.h"
#include "engine/search.h"
#include "engine/tunables.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>

namespace kirin {

namespace {

/// 1024 * log2(n), by squaring, in integers alone: every machine reduces the same moves.
constexpr int log2Of(int n) {
  const int whole = std::bit_width(static_cast<unsigned>(n)) - 1;
  std::uint64_t rest = (static_cast<std::uint64_t>(n) << 30) >> whole;
  int result = whole << 10;
  for (int half = 512; half > 0; half >>= 1) {
    rest = (rest * rest) >> 30;
    if (rest >= std::uint64_t{2} << 30) {
      rest >>= 1;
      result += half;
    }
  }
  return result;
}

constexpr std::array<int, 256> kLog2 = [] {
  std::array<int, 256> table{};
  for (int n = 1; n < 256; ++n) table[static_cast<std::size_t>(n)] = log2Of(n);
  return table;
}();
static_assert(kLog2[1] == 0 && kLog2[8] == 3 << 10 && kLog2[3] == 1623);

}  // namespace

int Search::baseReduction(int depth, int number) {
  const int logs = kLog2[static_cast<std::size_t>(std::min(depth, 255))] *
                       (kLog2[static_cast<std::size_t>(std::min(number, 255))] >> 2) >>
                   8;
  return tune::lmrBase + logs * tune::lmrFactor / 1024;
}

// The move before was looked at less than the depth asked for; now that its position is judged, was that right?
void Search::reconsiderDepth(Node& node) {
  const Ply& before = plyAt(node.ply - 1);
  const int evalAfterMove = before.eval;
  if (node.inCheck || evalAfterMove == kNoScore || before.reduction == 0) return;
  const int gained = plyAt(node.ply).eval + evalAfterMove;  // by the side to move, through the opponent's move
  if (tune::hindsightMore != 0 && before.reduction >= 3 && gained <= 0) ++node.depth;
  if (node.depth >= 2 && gained > tune::hindsightLess) --node.depth;
}

std::optional<int> Search::cutWithoutMoves(Node& node) {
  const Position& position = node.position;
  const auto [alpha, beta, depth, ply] = std::tuple(node.alpha, node.beta, node.depth, node.ply);
  const int eval = node.eval;
  Ply& here = plyAt(ply);

  // Reverse futility: so far ahead that the opponent would not have come here.
  if (depth <= tune::reverseFutilityDepth && !isMate(beta) && eval < kMateBound &&
      eval - tune::reverseFutilityMargin * (depth - node.improving) >= beta)
    return (eval + beta) / 2;

  // Razoring: so far behind that only a capture could help.
  if (depth <= tune::razorDepth && eval + tune::razorBase + tune::razorFactor * depth * depth < alpha) {
    const int score = quiesce(position, alpha, alpha + 1, ply);
    if (score <= alpha) return score;
  }

  // Null move: if passing is good enough, moving is. Not with a piece or none, where passing may be the best of all
  // moves.
  if (depth >= tune::nullDepth && eval >= beta &&
      here.eval >= beta - tune::nullEvalFactor * depth + tune::nullEvalBase && plyAt(ply - 1).move &&
      pieceCount(position) > 1 && !isMate(beta)) {
    const int less = tune::nullBase + depth / tune::nullDivisor + std::min((eval - beta) / tune::nullEvalStep, 3);
    const Position passed = pass(position, ply);
    const int score = enter() ? -search(passed, -beta, -beta + 1, depth - less, ply + 1, !node.cutNode) : 0;
    leave();
    if (stopped_) return 0;
    if (score >= beta) return isMate(score) ? beta : score;
  }

  // Probcut: a capture that a shallow search finds far too good will be found so by a deep one.
  const int farAbove = beta + tune::probcutMargin - tune::probcutImproving * node.improving;
  const bool denied = node.found && node.entry.depth >= depth - 3 && node.entry.score < farAbove;
  if (depth >= tune::probcutDepth && !isMate(beta) && !denied) {
    const ReplyHistories replies = repliesAt(position, ply);
    const Move first = node.tableMove && isNoisy(position, node.tableMove) ? node.tableMove : Move{};
    MovePicker picker = MovePicker::noisy(position, history_, replies, first, farAbove - here.eval);
    while (const Move m = picker.next()) {
      if (!enter()) return 0;
      const Position next = play(position, m, ply);
      int score = -quiesce(next, -farAbove, -farAbove + 1, ply + 1);
      if (score >= farAbove && !stopped_)
        score = -search(next, -farAbove, -farAbove + 1, depth - 4, ply + 1, !node.cutNode);
      leave();
      if (stopped_) return 0;
      if (score >= farAbove) {
        table_.store(position.key(), ply, {m, score, node.raw, depth - 3, Bound::Lower});
        return score;
      }
    }
  }
  return std::nullopt;
}

// Once something not losing is known, what is unlikely to be good is not tried at all.
bool Search::notWorthTrying(const Node& node, int alpha, const Candidate& candidate, MovePicker& picker) const {
  const auto& [move, number, noisy, check, history] = candidate;
  const int depth = node.depth;
  if (noisy || check)
    return depth <= tune::noisySeeDepth && !seeAtLeast(node.position, move, -tune::noisySeeFactor * depth);

  const int reducedDepth = std::max(0, depth - baseReduction(depth, number) / 1024 + history / 8192);
  // Late moves: after so many better-looking ones.
  if (depth <= tune::lateMoveDepth &&
      number > (tune::lateMoveBase + depth * depth) / (node.improving || node.pv ? 1 : 2))
    picker.skipQuiets();
  // Futility: a quiet move will not make up for that much.
  if (!node.inCheck && reducedDepth <= tune::futilityDepth &&
      plyAt(node.ply).eval + tune::futilityBase + tune::futilityFactor * reducedDepth <= alpha) {
    picker.skipQuiets();
    return true;
  }
  // It has failed nearly everywhere else.
  if (depth <= tune::historyDepth && history < -tune::historyFactor * depth) return true;
  // It loses material.
  return depth <= tune::quietSeeDepth &&
         !seeAtLeast(node.position, move, -tune::quietSeeFactor * reducedDepth * reducedDepth);
}

// Late-move reductions: what comes late is looked at less at first, and the less the worse its prospects.
int Search::reductionOf(const Node& node, const Candidate& candidate) const {
  const auto& [move, number, noisy, check, history] = candidate;
  if (node.depth < tune::lmrDepth || number <= 1 + node.pv || (noisy && !node.cutNode && number <= 6)) return 0;
  int reduction = baseReduction(node.depth, number) - 1024 * history / tune::lmrHistory;
  if (node.cutNode) reduction += tune::lmrCutNode;
  if (!node.improving) reduction += tune::lmrWorsening;
  if (node.pv) reduction -= tune::lmrPv;
  if (check) reduction -= tune::lmrCheck;
  if (move == plyAt(node.ply).killer) reduction -= tune::lmrKiller;
  if (noisy) reduction -= tune::lmrNoisy;
  if (!noisy && node.tableMove && isNoisy(node.position, node.tableMove)) reduction += tune::lmrTableNoisy;
  if (plyAt(node.ply + 1).refutations > 2) reduction += tune::lmrRefuted;
  return std::max(0, reduction / 1024);
}

// The table's move, found by a search nearly as deep, to hold or beat a score.
bool Search::canBeSingular(const Node& node, Move m) const {
  return m == node.tableMove && !node.singularTest && node.depth >= tune::singularDepth &&
         node.entry.depth >= node.depth - 3 && node.entry.bound != Bound::Upper && !isMate(node.entry.score) &&
         node.ply < 2 * rootDepth_;
}

// Is it the only move that keeps the score? Then the line hangs on it and is looked at more closely. If others hold
// beta too, the node is cut (multicut).
std::optional<int> Search::testSingular(const Node& node, int& extension) {
  const int lower = node.entry.score - tune::singularMargin * 2 * node.depth / 32;
  Ply& here = plyAt(node.ply);
  here.excluded = node.tableMove;
  const int score = search(node.position, lower - 1, lower, (node.depth - 1) / 2, node.ply, node.cutNode);
  here.excluded = {};
  if (stopped_) return 0;
  if (score < lower) {
    extension = 1;
    if (!node.pv && score < lower - tune::doubleMargin) extension = 2;
    if (!node.pv && score < lower - tune::tripleMargin) extension = 3;
  } else if (score >= node.beta && !isMate(score)) {
    return score;
  } else if (node.entry.score >= node.beta || node.cutNode) {
    extension = -1;
  }
  return std::nullopt;
}

}  // namespace kirin
