// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/game_line.h"

#include "chess/movegen.h"

#include <algorithm>

namespace kirin {

namespace {

bool onOneSquareColor(Bitboard bishops) { return !(bishops & kDarkSquares) || !(bishops & ~kDarkSquares); }

}  // namespace

bool isDeadPosition(const Position& position) {
  if (position.pieces(PieceType::Pawn) | position.pieces(PieceType::Rook) | position.pieces(PieceType::Queen))
    return false;
  const Bitboard knights = position.pieces(PieceType::Knight);
  const Bitboard bishops = position.pieces(PieceType::Bishop);
  if (knights) return std::popcount(knights | bishops) == 1;
  return onOneSquareColor(bishops);
}

bool canMate(const Position& position, Color color) {
  const Bitboard pawns = position.pieces(color, PieceType::Pawn);
  const Bitboard heavy = position.pieces(color, PieceType::Rook) | position.pieces(color, PieceType::Queen);
  if (pawns | heavy) return true;
  const Bitboard knights = position.pieces(color, PieceType::Knight);
  const Bitboard bishops = position.pieces(color, PieceType::Bishop);
  const Bitboard theirs = position.pieces(!color) ^ bit(position.king(!color));
  if (!(knights | bishops)) return false;
  if (knights) {
    if (std::popcount(knights | bishops) > 1) return true;
    // A lone knight mates only a king hemmed in by a man of its own that is not a queen.
    return theirs & ~position.pieces(PieceType::Queen);
  }
  if (!onOneSquareColor(bishops)) return true;
  // Bishops of one colour need a blocker on the other: a pawn, a knight, or a bishop that walks there.
  if (theirs & (position.pieces(PieceType::Pawn) | position.pieces(PieceType::Knight))) return true;
  return !onOneSquareColor(bishops | position.pieces(!color, PieceType::Bishop));
}

GameLine::GameLine(Position start) : start_(start), positions_{start} {}

void GameLine::play(Move legal) {
  positions_.push_back(current().after(legal));
  moves_.push_back(legal);
}

void GameLine::truncate(int plies) {
  moves_.resize(static_cast<std::size_t>(plies));
  positions_.resize(static_cast<std::size_t>(plies) + 1);
}

int GameLine::repetitions() const {
  int count = 1;
  const int last = plies();
  // No position before the last capture or pawn move can come back.
  const int first = std::max(0, last - current().halfmoveClock());
  for (int ply = last - 2; ply >= first; ply -= 2) count += positions_[static_cast<std::size_t>(ply)].sameAs(current());
  return count;
}

bool GameLine::isCheckmate() const { return current().inCheck() && !hasLegalMove(current()); }

DrawRule GameLine::automaticDraw() const {
  if (!hasLegalMove(current())) return current().inCheck() ? DrawRule::None : DrawRule::Stalemate;
  if (isDeadPosition(current())) return DrawRule::DeadPosition;
  if (repetitions() >= 5) return DrawRule::Fivefold;
  if (current().halfmoveClock() >= 150) return DrawRule::SeventyFiveMoves;
  return DrawRule::None;
}

DrawRule GameLine::claimableDraw(Move intended) const {
  if (repetitions() >= 3) return DrawRule::Threefold;
  if (current().halfmoveClock() >= 100 && !isCheckmate()) return DrawRule::FiftyMoves;
  if (intended.none()) return DrawRule::None;
  GameLine next(*this);
  next.play(intended);
  return next.claimableDraw();
}

}  // namespace kirin
