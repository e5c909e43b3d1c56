// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/see.h"
#include "engine/evaluation.h"
#include "engine/search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace kirin {

namespace {

constexpr std::array<int, 7> kValue{100, 320, 330, 500, 950, 0, 0};

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

int pieceCount(const Position& position, Color c) {
  return std::popcount(position.pieces(c) & ~position.pieces(PieceType::Pawn) & ~position.pieces(PieceType::King));
}

int historyBonus(int depth) { return std::min(170 * depth - 90, 1700); }

}  // namespace

// In 1024ths of a ply: 0.75 + ln(depth) * ln(number) / 2.4.
int Search::reduction(int depth, int number) const {
  const int logs = kLog2[static_cast<std::size_t>(std::min(depth, 255))] *
                       (kLog2[static_cast<std::size_t>(std::min(number, 255))] >> 2) >>
                   8;
  return (768 + logs * 205 / 1024) / 1024;
}

ReplyHistories Search::repliesAt(int ply) {
  const auto before = [&](int plies) { return plies_[static_cast<std::size_t>(ply + kBefore - plies)].replies; };
  return {before(1), before(2), before(4)};
}

int Search::staticEval(const Position& position, int raw) const {
  return std::clamp(raw + history_.correction(position), -kMateBound + 1, kMateBound - 1);
}

bool Search::isDraw(const Position& position) const {
  if (position.halfmoveClock() >= 100 && (!position.inCheck() || hasLegalMove(position))) return true;
  if (isDeadPosition(position)) return true;
  // Once is enough on the line being looked at: what was tried can be tried again. Of the game before it, twice.
  const int last = static_cast<int>(keys_.size()) - 1;
  const int first = std::max(0, last - position.halfmoveClock());
  bool seen = false;
  for (int i = last - 4; i >= first; i -= 2) {
    if (keys_[static_cast<std::size_t>(i)] != position.key()) continue;
    if (i > rootKey_ || seen) return true;
    seen = true;
  }
  return false;
}

void Search::extendLine(int ply, Move m) {
  auto& line = pv_[static_cast<std::size_t>(ply)];
  const auto& child = pv_[static_cast<std::size_t>(ply + 1)];
  const int length = pvLength_[static_cast<std::size_t>(ply + 1)];
  line[0] = m;
  std::copy_n(child.begin(), length, line.begin() + 1);
  pvLength_[static_cast<std::size_t>(ply)] = length + 1;
}

// Principal variation search of one move: all but the first only have to be shown worse, first at less depth.
int Search::searchMove(const Position& next, int alpha, int beta, int depth, int ply, int reduction, int number,
                       bool cutNode) {
  const bool pv = beta - alpha > 1;
  int score = 0;
  if (number > 1 || !pv) {
    const int reducedDepth = std::clamp(depth - reduction, std::min(depth, 1), depth);
    score = -search(next, -alpha - 1, -alpha, reducedDepth, ply + 1, reduction > 0 || !cutNode);
    if (score > alpha && reducedDepth < depth && !stopped_)
      score = -search(next, -alpha - 1, -alpha, depth, ply + 1, !cutNode);
    if (!pv || score <= alpha || stopped_) return score;
  }
  return -search(next, -beta, -alpha, depth, ply + 1, false);
}

int Search::search(const Position& position, int alpha, int beta, int depth, int ply, bool cutNode) {
  if (depth <= 0) return quiesce(position, alpha, beta, ply);
  Ply& here = plies_[static_cast<std::size_t>(ply + kBefore)];
  const Ply& before = plies_[static_cast<std::size_t>(ply + kBefore - 1)];
  const bool pv = beta - alpha > 1;
  const bool inCheck = position.inCheck();
  const bool singularTest = !here.excluded.none();
  pvLength_[static_cast<std::size_t>(ply)] = 0;
  selDepth_ = std::max(selDepth_, ply);

  if (isDraw(position)) return 0;
  if (ply >= kMaxPly) return inCheck ? 0 : staticEval(position, evaluate(sums_, position));
  // A shorter mate is known already: nothing here can matter.
  alpha = std::max(alpha, matedIn(ply));
  beta = std::min(beta, mateIn(ply + 1));
  if (alpha >= beta) return alpha;

  TableEntry entry;
  const bool found = !singularTest && table_.probe(position.key(), ply, entry);
  if (found && !pv && entry.depth >= depth && position.halfmoveClock() < 90 &&
      (entry.bound == Bound::Exact || entry.bound == (entry.score >= beta ? Bound::Lower : Bound::Upper)))
    return entry.score;
  const Move tableMove = found && entry.move && position.isLegal(entry.move) ? entry.move : Move{};

  int raw = kNoScore;
  int eval = kNoScore;
  if (singularTest) {
    eval = here.eval;
  } else if (!inCheck) {
    raw = found && entry.eval != kNoScore ? entry.eval : evaluate(sums_, position);
    eval = staticEval(position, raw);
    here.eval = eval;
    // What a search has found is better than what is seen at a glance.
    if (found && !isMate(entry.score) &&
        (entry.bound == Bound::Exact || entry.bound == (entry.score > eval ? Bound::Lower : Bound::Upper)))
      eval = entry.score;
  } else {
    here.eval = kNoScore;
  }
  const int evalBefore = plies_[static_cast<std::size_t>(ply + kBefore - 2)].eval;
  const bool improving = !inCheck && (evalBefore == kNoScore || here.eval > evalBefore);
  plies_[static_cast<std::size_t>(ply + kBefore + 1)].killer = {};

  if (selective_ && !pv && !inCheck && !singularTest) {
    // Reverse futility: so far ahead that the opponent would not have come here.
    if (depth <= 8 && !isMate(beta) && eval < kMateBound && eval - 75 * (depth - improving) >= beta)
      return (eval + beta) / 2;

    // Razoring: so far behind that only a capture could help.
    if (depth <= 3 && eval + 180 + 160 * depth * depth < alpha) {
      const int score = quiesce(position, alpha, alpha + 1, ply);
      if (score <= alpha) return score;
    }

    // Null move: if passing is good enough, moving is. Not with a piece or none, where passing may be the best of all
    // moves.
    if (depth >= 3 && eval >= beta && here.eval >= beta - 18 * depth + 120 && before.move &&
        pieceCount(position, position.sideToMove()) > 1 && !isMate(beta)) {
      const int less = 4 + depth / 4 + std::min((eval - beta) / 190, 3);
      here.move = {};
      here.noisy = false;
      here.replies = &history_.repliesToNothing();
      Position passed = position;
      passed.playNull();
      table_.prefetch(passed.key());
      keys_.push_back(passed.key());
      sums_.pushNull();
      const int score = enter() ? -search(passed, -beta, -beta + 1, depth - less, ply + 1, !cutNode) : 0;
      leave();
      if (stopped_) return 0;
      if (score >= beta) return isMate(score) ? beta : score;
    }

    // Probcut: a capture that a shallow search finds far too good will be found so by a deep one.
    const int farAbove = beta + 170 - 40 * improving;
    if (depth >= 5 && !isMate(beta) && !(found && entry.depth >= depth - 3 && entry.score < farAbove)) {
      const ReplyHistories replies = repliesAt(ply);
      const Move first = tableMove && isNoisy(position, tableMove) ? tableMove : Move{};
      MovePicker picker = MovePicker::noisy(position, history_, replies, first, farAbove - here.eval);
      while (const Move m = picker.next()) {
        if (!enter()) return 0;
        const Position next = play(position, m, ply);
        int score = -quiesce(next, -farAbove, -farAbove + 1, ply + 1);
        if (score >= farAbove && !stopped_)
          score = -search(next, -farAbove, -farAbove + 1, depth - 4, ply + 1, !cutNode);
        leave();
        if (stopped_) return 0;
        if (score >= farAbove) {
          table_.store(position.key(), ply, {m, score, raw, depth - 3, Bound::Lower});
          return score;
        }
      }
    }
  }

  // Without a move from the table this node is not worth its full depth yet: the next iteration comes better prepared.
  if (selective_ && depth >= 4 && !tableMove && !singularTest && (pv || cutNode)) --depth;

  const ReplyHistories replies = repliesAt(ply);
  MovePicker picker(position, history_, replies, tableMove, here.killer);
  MoveList quiets;
  MoveList captures;
  int best = -kInfinite;
  Move bestMove;
  int number = 0;
  const int alphaBefore = alpha;
  const bool piecesLeft = pieceCount(position, position.sideToMove()) > 0;

  while (const Move m = picker.next()) {
    if (m == here.excluded) continue;
    ++number;
    const bool noisy = isNoisy(position, m);
    const bool check = position.givesCheck(m);
    const int history = noisy ? captureHistory(history_, position, m) : quietHistory(history_, replies, position, m);

    // What is unlikely to be good is not tried at all once something not losing is known.
    if (selective_ && best > -kMateBound && piecesLeft) {
      const int reducedDepth = std::max(0, depth - reduction(depth, number) + history / 8192);
      if (!noisy && !check) {
        // Late moves: after so many better-looking ones.
        if (number > (4 + depth * depth) / (improving || pv ? 1 : 2)) picker.skipQuiets();
        // Futility: a quiet move will not make up for that much.
        if (!inCheck && reducedDepth <= 7 && here.eval + 110 + 95 * reducedDepth <= alpha) {
          picker.skipQuiets();
          continue;
        }
        // It has failed nearly everywhere else.
        if (depth <= 4 && history < -3600 * depth) continue;
        if (depth <= 9 && !seeAtLeast(position, m, -22 * reducedDepth * reducedDepth)) continue;
      } else if (depth <= 8 && !seeAtLeast(position, m, -95 * depth)) {
        continue;
      }
    }

    int extension = 0;
    if (selective_ && m == tableMove && !singularTest && depth >= 7 && entry.depth >= depth - 3 &&
        entry.bound != Bound::Upper && !isMate(entry.score) && ply < 2 * rootDepth_) {
      // Singular: is it the only move that keeps the score? Then the line hangs on it and is looked at more closely.
      const int lower = entry.score - 2 * depth;
      here.excluded = m;
      const int score = search(position, lower - 1, lower, (depth - 1) / 2, ply, cutNode);
      here.excluded = {};
      if (stopped_) return 0;
      if (score < lower) {
        extension = !pv && score < lower - 20 ? 2 : 1;
      } else if (score >= beta && !isMate(score)) {
        return score;  // two moves refute: multicut
      } else if (entry.score >= beta || cutNode) {
        extension = -1;
      }
    } else if (check && depth < 9 && ply < 2 * rootDepth_ && seeAtLeast(position, m, 0)) {
      extension = 1;
    }

    int reduced = 0;
    if (selective_ && depth >= 2 && number > 1 + pv && (!noisy || cutNode || number > 6)) {
      reduced = reduction(depth, number) + cutNode + !improving - pv - check - (m == here.killer) - history / 9000;
      if (noisy) reduced = std::max(0, reduced - 1);
      reduced = std::max(0, reduced);
    }

    if (!enter()) return 0;
    const Position next = play(position, m, ply);
    const int score = searchMove(next, alpha, beta, depth - 1 + extension, ply, reduced, number, cutNode);
    leave();
    if (stopped_) return 0;

    if (score > best) {
      best = score;
      if (score > alpha) {
        bestMove = m;
        if (pv) extendLine(ply, m);
        if (score >= beta) break;
        alpha = score;
      }
    }
    (noisy ? captures : quiets).add(m);
  }

  if (number == 0) return singularTest ? alpha : inCheck ? matedIn(ply) : 0;
  if (best == -kInfinite) return alpha;  // every move but the excluded one was pruned away
  if (bestMove && best >= beta) rewardCut(position, bestMove, quiets, captures, depth, ply);

  if (!singularTest) {
    const Bound bound = best >= beta ? Bound::Lower : best > alphaBefore ? Bound::Exact : Bound::Upper;
    table_.store(position.key(), ply, {bestMove, best, raw, depth, bound});
    if (!inCheck && !isMate(best) && !(bestMove && isNoisy(position, bestMove)) &&
        !(bound == Bound::Lower && best <= here.eval) && !(bound == Bound::Upper && best >= here.eval))
      history_.learnCorrection(position, best - here.eval, depth);
  }
  return best;
}

// The move that refuted gains, and those tried before it lose: they were looked at for nothing.
void Search::rewardCut(const Position& position, Move best, const MoveList& quiets, const MoveList& captures, int depth,
                       int ply) {
  const int bonus = historyBonus(depth);
  const ReplyHistories replies = repliesAt(ply);
  const auto updateQuiet = [&](Move m, int amount) {
    const int mover = pieceIndex(position.at(m.from()));
    history_.quiet(position.sideToMove(), m).update(amount);
    for (ReplyHistory* reply : replies)
      (*reply)[static_cast<std::size_t>(mover)][static_cast<std::size_t>(m.to())].update(amount);
  };
  const auto updateCapture = [&](Move m, int amount) {
    history_.capture(position.at(m.from()), m.to(), position.captured(m).type).update(amount);
  };
  if (isNoisy(position, best)) {
    updateCapture(best, bonus);
  } else {
    plies_[static_cast<std::size_t>(ply + kBefore)].killer = best;
    updateQuiet(best, bonus);
    for (Move m : quiets) updateQuiet(m, -bonus);
  }
  for (Move m : captures) updateCapture(m, -bonus);
}

// Captures until the position is quiet, so that it is never judged in the middle of an exchange.
int Search::quiesce(const Position& position, int alpha, int beta, int ply) {
  const bool pv = beta - alpha > 1;
  const bool inCheck = position.inCheck();
  pvLength_[static_cast<std::size_t>(ply)] = 0;
  selDepth_ = std::max(selDepth_, ply);
  if (isDraw(position)) return 0;
  if (ply >= kMaxPly) return inCheck ? 0 : staticEval(position, evaluate(sums_, position));

  TableEntry entry;
  const bool found = table_.probe(position.key(), ply, entry);
  if (found && !pv && position.halfmoveClock() < 90 &&
      (entry.bound == Bound::Exact || entry.bound == (entry.score >= beta ? Bound::Lower : Bound::Upper)))
    return entry.score;

  int best = -kInfinite;
  int raw = kNoScore;
  int hopeless = -kInfinite;
  if (!inCheck) {
    raw = found && entry.eval != kNoScore ? entry.eval : evaluate(sums_, position);
    best = staticEval(position, raw);
    if (found && !isMate(entry.score) &&
        (entry.bound == Bound::Exact || entry.bound == (entry.score > best ? Bound::Lower : Bound::Upper)))
      best = entry.score;
    if (best >= beta) {
      if (!found) table_.store(position.key(), ply, {{}, best, raw, 0, Bound::Lower});
      return best;
    }
    hopeless = best + 150;
  }
  const int alphaBefore = alpha;
  alpha = std::max(alpha, best);

  const Move tableMove =
      found && entry.move && position.isLegal(entry.move) && (inCheck || isNoisy(position, entry.move)) ? entry.move
                                                                                                        : Move{};
  const ReplyHistories replies = repliesAt(ply);
  MovePicker picker = MovePicker::noisy(position, history_, replies, tableMove, 0);
  Move bestMove;
  int number = 0;
  while (const Move m = picker.next()) {
    ++number;
    if (best > -kMateBound) {
      const bool noisy = isNoisy(position, m);
      if (inCheck && !noisy) break;  // one quiet evasion that holds is enough here
      if (!inCheck && m.kind() != Move::Kind::Promotion && !position.givesCheck(m)) {
        const int atMost = hopeless + kValue[static_cast<std::size_t>(index(position.captured(m).type))];
        if (atMost <= alpha) {
          best = std::max(best, atMost);
          continue;
        }
      }
    }
    if (!enter()) return 0;
    const Position next = play(position, m, ply);
    const int score = -quiesce(next, -beta, -alpha, ply + 1);
    leave();
    if (stopped_) return 0;
    if (score > best) {
      best = score;
      if (score > alpha) {
        bestMove = m;
        if (pv) extendLine(ply, m);
        if (score >= beta) break;
        alpha = score;
      }
    }
  }
  if (inCheck && number == 0) return matedIn(ply);

  const Bound bound = best >= beta ? Bound::Lower : best > alphaBefore && bestMove ? Bound::Exact : Bound::Upper;
  table_.store(position.key(), ply, {bestMove, best, raw, 0, bound});
  return best;
}

}  // namespace kirin
