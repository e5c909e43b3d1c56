// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/tags.h"

#include "chess/attacks.h"

#include <bit>

namespace kirin::puzzles {

bool isBackRankMate(const Solution& s) {
  if (!s.endsInMate()) return false;
  const Position& end = s.end();
  const Color loser = !s.solver();
  const Square king = end.king(loser);
  const Bitboard backRank = rankMask(loser == Color::White ? 0 : 7);
  if ((bit(king) & backRank) == 0) return false;
  const Bitboard sliders = end.pieces(PieceType::Rook) | end.pieces(PieceType::Queen);
  if ((end.checkers() & sliders & backRank) == 0) return false;
  const Bitboard front = kingAttacks(king) & ~backRank;
  return (front & ~end.pieces(loser)) == 0;
}

bool isSmotheredMate(const Solution& s) {
  if (!s.endsInMate()) return false;
  const Position& end = s.end();
  const Color loser = !s.solver();
  if ((end.checkers() & ~end.pieces(PieceType::Knight)) != 0) return false;
  return (kingAttacks(end.king(loser)) & ~end.pieces(loser)) == 0;
}

bool hasDoubleCheck(const Solution& s) {
  for (int turn = 0; turn < s.turns(); ++turn)
    if (std::popcount(s.after(turn).checkers()) > 1) return true;
  return false;
}

}  // namespace kirin::puzzles
