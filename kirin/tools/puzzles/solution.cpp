// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/solution.h"

#include "chess/attacks.h"
#include "chess/movegen.h"
#include "chess/see.h"

#include <bit>

namespace kirin::puzzles {

Solution::Solution(const Puzzle& puzzle)
    : moves_(puzzle.moves), solver_(puzzle.solver()), goal_(puzzle.goal), turns_(puzzle.length()) {
  positions_.push_back(puzzle.before);
  for (const Move move : moves_) positions_.push_back(positions_.back().after(move));
}

bool Solution::endsInMate() const { return end().inCheck() && !hasLegalMove(end()); }

int worth(PieceType type) {
  constexpr int kKing = 10'000;
  return type == PieceType::King ? kKing : type == PieceType::None ? 0 : exchangeValue(type);
}

Bitboard strikes(const Position& position, Square square) {
  const Piece piece = position.at(square);
  if (piece.none()) return 0;
  return piece.type == PieceType::Pawn ? pawnAttacks(piece.color, square)
                                       : pieceAttacks(piece.type, square, position.pieces());
}

bool isLoose(const Position& position, Square square) {
  const Piece piece = position.at(square);
  const Bitboard near = position.attackersTo(square, position.pieces());
  Bitboard attackers = near & position.pieces(!piece.color);
  if (attackers == 0) return false;
  const bool guarded = (near & position.pieces(piece.color)) != 0;
  while (attackers != 0) {
    const PieceType attacker = position.typeAt(popLowest(attackers));
    if (guarded ? worth(attacker) < worth(piece.type) : true) return true;
  }
  return false;
}

Bitboard pinnedMen(const Position& position, Color victim) {
  const Square king = position.king(victim);
  const Bitboard queens = position.pieces(!victim, PieceType::Queen);
  Bitboard pinners = (rookAttacks(king, 0) & (position.pieces(!victim, PieceType::Rook) | queens)) |
                     (bishopAttacks(king, 0) & (position.pieces(!victim, PieceType::Bishop) | queens));
  Bitboard pinned = 0;
  while (pinners != 0) {
    const Bitboard way = between(king, popLowest(pinners)) & position.pieces();
    if (std::popcount(way) == 1) pinned |= way & position.pieces(victim);
  }
  return pinned;
}

int materialOf(const Position& position, Color color) {
  int sum = 0;
  for (const PieceType type : kPieceTypes)
    if (type != PieceType::King) sum += worth(type) * std::popcount(position.pieces(color, type));
  return sum;
}

bool isQuiet(const Position& position, Move move) {
  return !position.isCapture(move) && move.kind() != Move::Kind::Promotion && !position.givesCheck(move);
}

}  // namespace kirin::puzzles
