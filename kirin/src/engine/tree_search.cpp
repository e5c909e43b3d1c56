// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/see.h"
#include "engine/evaluation.h"
#include "engine/search.h"
#include "engine/tunables.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

namespace kirin {

namespace {

constexpr std::array<int, 7> kValue{100, 320, 330, 500, 950, 0, 0};

int historyBonus(int depth) { return std::min(tune::bonusFactor * depth - tune::bonusBase, tune::bonusMost); }

/// Does a bound settle the question, given whether its score lies above what is asked?
bool bounds(Bound bound, bool above) { return bound == Bound::Exact || bound == (above ? Bound::Lower : Bound::Upper); }

}  // namespace

ReplyHistories Search::repliesAt(const Position& position, int ply) {
  return {plyAt(ply - 1).replies, plyAt(ply - 2).replies, plyAt(ply - 4).replies, &history_.pawnMoves(position)};
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

int Search::pieceCount(const Position& position) {
  return std::popcount(position.pieces(position.sideToMove()) & ~position.pieces(PieceType::Pawn)) - 1;
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
  if (number > 1 || !pv) {
    const int reducedDepth = std::clamp(depth - reduction, std::min(depth, 1), depth);
    plyAt(ply).reduction = depth - reducedDepth;
    int score = -search(next, -alpha - 1, -alpha, reducedDepth, ply + 1, reduction > 0 || !cutNode);
    plyAt(ply).reduction = 0;
    if (score > alpha && reducedDepth < depth && !stopped_) {
      // What surprised that much deserves more than it was first meant to get.
      const int deeper = score > alpha + tune::deeperMargin ? depth + 1 : depth;
      score = -search(next, -alpha - 1, -alpha, deeper, ply + 1, !cutNode);
    }
    if (!pv || score <= alpha || stopped_) return score;
  }
  return -search(next, -beta, -alpha, depth, ply + 1, false);
}

// What stands here, seen at a glance and corrected by what is remembered.
void Search::judge(Node& node) {
  Ply& here = plyAt(node.ply);
  if (node.singularTest) {
    node.eval = here.eval;
  } else if (!node.inCheck) {
    const TableEntry& entry = node.entry;
    node.raw = node.found && entry.eval != kNoScore ? entry.eval : evaluate(sums_, node.position);
    here.eval = staticEval(node.position, node.raw);
    // What a search has found is better than what is seen at a glance.
    const bool better = node.found && !isMate(entry.score) && bounds(entry.bound, entry.score > here.eval);
    node.eval = better ? entry.score : here.eval;
  } else {
    here.eval = kNoScore;
  }
  const int evalBefore = plyAt(node.ply - 2).eval;
  node.improving = !node.inCheck && (evalBefore == kNoScore || here.eval > evalBefore);
}

int Search::search(const Position& position, int alpha, int beta, int depth, int ply, bool cutNode) {
  if (depth <= 0) return quiesce(position, alpha, beta, ply);
  Ply& here = plyAt(ply);
  pvLength_[static_cast<std::size_t>(ply)] = 0;
  selDepth_ = std::max(selDepth_, ply);

  if (isDraw(position)) return 0;
  if (ply >= kMaxPly) return position.inCheck() ? 0 : staticEval(position, evaluate(sums_, position));
  // A shorter mate is known already: nothing here can matter.
  alpha = std::max(alpha, matedIn(ply));
  beta = std::min(beta, mateIn(ply + 1));
  if (alpha >= beta) return alpha;

  Node node{position, alpha, beta, depth, ply, cutNode};
  node.pv = beta - alpha > 1;
  node.inCheck = position.inCheck();
  node.singularTest = !here.excluded.none();
  TableEntry& entry = node.entry;
  node.found = !node.singularTest && table_.probe(position.key(), ply, entry);
  if (node.found && !node.pv && entry.depth >= depth && position.halfmoveClock() < 90 &&
      bounds(entry.bound, entry.score >= beta))
    return entry.score;
  if (!node.singularTest)
    if (const auto known = team_.endings.at(position, depth, ply)) {
      team_.tableHits.fetch_add(1, std::memory_order_relaxed);
      if (bounds(known->bound, known->score >= beta)) {
        table_.store(position.key(), ply, *known);
        return known->score;
      }
    }
  if (node.found && entry.move && position.isLegal(entry.move)) node.tableMove = entry.move;

  judge(node);
  plyAt(ply + 1).killer = {};
  plyAt(ply + 2).refutations = 0;
  if (selective_ && !node.singularTest) {
    reconsiderDepth(node);
    if (!node.pv && !node.inCheck)
      if (const auto score = cutWithoutMoves(node)) return *score;
    // Without a move from the table this node is not worth its full depth yet: the next iteration comes better
    // prepared.
    if (node.depth >= tune::blindDepth && !node.tableMove && (node.pv || cutNode)) --node.depth;
  }
  depth = node.depth;

  const ReplyHistories replies = repliesAt(position, ply);
  MovePicker picker(position, history_, replies, node.tableMove, here.killer);
  MoveList quiets;
  MoveList captures;
  int best = -kInfinite;
  Move bestMove;
  int number = 0;
  const bool piecesLeft = pieceCount(position) > 0;

  while (const Move m = picker.next()) {
    if (m == here.excluded) continue;
    const bool noisy = isNoisy(position, m);
    const int history = noisy ? captureHistory(history_, position, m) : quietHistory(history_, replies, position, m);
    const Candidate candidate{m, ++number, noisy, position.givesCheck(m), history};
    if (selective_ && best > -kMateBound && piecesLeft && notWorthTrying(node, alpha, candidate, picker)) continue;

    int extension = 0;
    if (selective_ && canBeSingular(node, m)) {
      if (const auto score = testSingular(node, extension)) return *score;
    } else if (candidate.check && depth <= tune::checkDepth && ply < 2 * rootDepth_ && seeAtLeast(position, m, 0)) {
      extension = 1;
    }
    const int reduced = selective_ ? reductionOf(node, candidate) : 0;

    if (!enter()) return 0;
    const Position next = play(position, m, ply);
    const int score = searchMove(next, alpha, beta, depth - 1 + extension, ply, reduced, number, cutNode);
    leave();
    if (stopped_) return 0;

    if (score > best) {
      best = score;
      if (score > alpha) {
        bestMove = m;
        if (node.pv) extendLine(ply, m);
        if (score >= beta) break;
        alpha = score;
      }
    }
    (noisy ? captures : quiets).add(m);
  }

  if (number == 0) return node.singularTest ? alpha : node.inCheck ? matedIn(ply) : 0;
  if (best == -kInfinite) return alpha;  // every move but the excluded one was pruned away
  if (bestMove && best >= beta) {
    ++here.refutations;
    rewardCut(position, bestMove, quiets, captures, depth, ply);
  }

  if (!node.singularTest) {
    const Bound bound = best >= beta ? Bound::Lower : best > node.alpha ? Bound::Exact : Bound::Upper;
    table_.store(position.key(), ply, {bestMove, best, node.raw, depth, bound});
    if (!node.inCheck && !isMate(best) && !(bestMove && isNoisy(position, bestMove)) &&
        !(bound == Bound::Lower && best <= here.eval) && !(bound == Bound::Upper && best >= here.eval))
      history_.learnCorrection(position, best - here.eval, depth);
  }
  return best;
}

// The move that refuted gains, and those tried before it lose: they were looked at for nothing.
void Search::rewardCut(const Position& position, Move best, const MoveList& quiets, const MoveList& captures, int depth,
                       int ply) {
  const int bonus = historyBonus(depth);
  const int malus = -bonus * tune::malusPercent / 100;
  const ReplyHistories replies = repliesAt(position, ply);
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
    plyAt(ply).killer = best;
    updateQuiet(best, bonus);
    for (Move m : quiets) updateQuiet(m, malus);
  }
  for (Move m : captures) updateCapture(m, malus);
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
  if (found && !pv && position.halfmoveClock() < 90 && bounds(entry.bound, entry.score >= beta)) return entry.score;

  int best = -kInfinite;
  int raw = kNoScore;
  int hopeless = -kInfinite;
  if (!inCheck) {
    raw = found && entry.eval != kNoScore ? entry.eval : evaluate(sums_, position);
    best = staticEval(position, raw);
    if (found && !isMate(entry.score) && bounds(entry.bound, entry.score > best)) best = entry.score;
    if (best >= beta) {
      if (!found) table_.store(position.key(), ply, {{}, best, raw, 0, Bound::Lower});
      return best;
    }
    hopeless = best + tune::quiesceMargin;
  }
  const int alphaBefore = alpha;
  alpha = std::max(alpha, best);

  const Move tableMove =
      found && entry.move && position.isLegal(entry.move) && (inCheck || isNoisy(position, entry.move)) ? entry.move
                                                                                                        : Move{};
  const ReplyHistories replies = repliesAt(position, ply);
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
