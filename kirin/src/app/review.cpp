// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review.h"

#include "app/accuracy.h"
#include "chess/movegen.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace kirin {
namespace {

constexpr double kInaccuracy = 5, kMistake = 10, kBlunder = 15;
constexpr double kWon = 85, kStillWon = 70, kLost = 30;
constexpr int kMated = 32000;

constexpr int kLastOpeningPly = 30;
constexpr int kFewPieces = 10, kEndgamePieces = 6, kSparseBackRank = 4;

int piecesOf(const Position& position) {
  return std::popcount(position.pieces() & ~position.pieces(PieceType::Pawn) & ~position.pieces(PieceType::King));
}

bool backRankSparse(const Position& position) {
  constexpr Bitboard kFirstRank = 0xFF;
  return std::popcount(position.pieces(Color::White) & kFirstRank) < kSparseBackRank ||
         std::popcount(position.pieces(Color::Black) & kFirstRank << 56) < kSparseBackRank;
}

Phase phaseAt(const Position& position, int ply) {
  const int pieces = piecesOf(position);
  if (pieces <= kEndgamePieces) return Phase::Endgame;
  const bool left = ply >= kLastOpeningPly || pieces <= kFewPieces || backRankSparse(position);
  return left ? Phase::Middlegame : Phase::Opening;
}

MoveMark markByLoss(double before, double after) {
  const double loss = before - after;
  if (loss >= kBlunder) {
    return before >= kWon && after < kStillWon && after >= kLost ? MoveMark::MissedWin : MoveMark::Blunder;
  }
  if (loss >= kMistake) return MoveMark::Mistake;
  return loss >= kInaccuracy ? MoveMark::Inaccuracy : MoveMark::Good;
}

MoveReview reviewMove(const Position& position, Move played, const Judgement& before, const Judgement& after,
                      bool book) {
  const Color mover = position.sideToMove();
  MoveReview review;
  review.winBefore = winFor(mover, before.score);
  review.winAfter = winFor(mover, after.score);
  review.accuracy = moveAccuracy(review.winBefore, review.winAfter);
  review.mark = markByLoss(review.winBefore, review.winAfter);
  if (book && !isError(review.mark)) {
    review.mark = MoveMark::Book;
  } else if (!before.line.empty() && before.line.front() == played) {
    const bool only = before.second && review.winBefore - winFor(mover, *before.second) >= kMistake;
    review.mark = only ? MoveMark::OnlyMove : MoveMark::Best;
  }
  return review;
}

/// Once every position is judged.
void addAccuracies(const GameLine& line, Review& review) {
  std::vector<double> whiteWins;
  for (const auto& position : review.positions) whiteWins.push_back(winPercent(position->score));
  const auto weighted = weightedAccuracies(whiteWins, line.start().sideToMove());
  for (const Color side : kColors) {
    std::vector<WeightedAccuracy> all;
    std::array<std::vector<WeightedAccuracy>, kPhases> byPhase;
    for (int ply = 0; ply < line.plies(); ++ply) {
      if (line.at(ply).sideToMove() != side) continue;
      all.push_back(weighted[ply]);
      byPhase[static_cast<std::size_t>(review.moves[ply]->phase)].push_back(weighted[ply]);
    }
    SideReview& summary = review.sides[index(side)];
    summary.accuracy = overallAccuracy(all);
    std::transform(byPhase.begin(), byPhase.end(), summary.byPhase.begin(),
                   [](const auto& moves) { return overallAccuracy(moves); });
  }
}

}  // namespace

double winFor(Color side, const Score& white) {
  const double win = winPercent(white);
  return side == Color::White ? win : 100 - win;
}

std::optional<Judgement> judgementByRules(const GameLine& line) {
  const Position& position = line.current();
  if (line.isCheckmate()) {
    const int cp = position.sideToMove() == Color::White ? -kMated : kMated;
    return Judgement{{cp, 0}, {}, std::nullopt};
  }
  if (line.automaticDraw() != DrawRule::None) return Judgement{};
  return std::nullopt;
}

std::vector<Phase> phasesOf(const GameLine& line) {
  std::vector<Phase> phases;
  Phase reached = Phase::Opening;
  for (int ply = 0; ply <= line.plies(); ++ply) {
    reached = std::max(reached, phaseAt(line.at(ply), ply));
    phases.push_back(reached);
  }
  return phases;
}

Review reviewOf(const GameLine& line, Judgements positions, int bookPlies) {
  assert(static_cast<int>(positions.size()) == line.plies() + 1);
  Review review;
  review.positions = std::move(positions);
  review.judged = static_cast<int>(std::count_if(review.positions.begin(), review.positions.end(),
                                                 [](const auto& each) { return each.has_value(); }));
  const std::vector<Phase> phases = phasesOf(line);
  for (int ply = 0; ply < line.plies(); ++ply) {
    auto& move = review.moves.emplace_back();
    const auto& before = review.positions[ply];
    const auto& after = review.positions[ply + 1];
    if (!before || !after) continue;
    move = reviewMove(line.at(ply), line.moves()[ply], *before, *after, ply < bookPlies);
    move->phase = phases[ply];
    ++review.sides[index(line.at(ply).sideToMove())].marks[static_cast<std::size_t>(move->mark)];
  }
  if (review.complete()) addAccuracies(line, review);
  return review;
}

}  // namespace kirin
