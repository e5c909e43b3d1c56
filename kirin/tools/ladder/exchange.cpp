// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/exchange.h"

#include "chess/bitboard.h"
#include "chess/movegen.h"

#include <algorithm>
#include <array>

namespace kirin::ladder {

namespace {

// Not the round values of chess/see.h: there a rook for a knight is exactly as much as a bishop for a pawn, and people
// give the one away far more lightly than the other. A king is never taken.
constexpr std::array<int, 7> kValues{100, 320, 330, 500, 900, 0, 0};

Square leastAttacker(const Position& position, Bitboard able) {
  for (const PieceType type : kPieceTypes)
    if (const Bitboard some = able & position.pieces(type); some != 0) return lowest(some);
  return kNoSquare;
}

/// What the side to take wins on a square where a piece of `standing` stands, taking only while it pays.
int wins(const Position& position, Square target, Color side, int standing, Bitboard occupied) {
  const Bitboard attackers = position.attackersTo(target, occupied) & occupied;
  const Square from = leastAttacker(position, attackers & position.pieces(side));
  if (from == kNoSquare) return 0;
  const PieceType taker = position.typeAt(from);
  if (taker == PieceType::King && (attackers & position.pieces(!side)) != 0) return 0;
  return std::max(0, standing - wins(position, target, !side, valueOf(taker), occupied & ~bit(from)));
}

}  // namespace

int valueOf(PieceType type) { return kValues[static_cast<std::size_t>(index(type))]; }

int exchangeOf(const Position& position, Move move) {
  if (move.kind() == Move::Kind::Castling) return 0;
  int won = valueOf(position.captured(move).type);
  int standing = valueOf(position.typeAt(move.from()));
  if (move.kind() == Move::Kind::Promotion) {
    won += valueOf(move.promotion()) - valueOf(PieceType::Pawn);
    standing = valueOf(move.promotion());
  }
  Bitboard occupied = position.pieces() & ~bit(move.from());
  if (position.isCapture(move)) occupied &= ~bit(position.captureSquare(move));
  occupied |= bit(move.to());
  return won - wins(position, move.to(), !position.sideToMove(), standing, occupied);
}

Exchange bestExchange(const Position& position) {
  Exchange best;
  for (const Move m : legalMoves(position)) {
    if (!position.isCapture(m) && m.kind() != Move::Kind::Promotion) continue;
    if (const int value = exchangeOf(position, m); value > best.value) best = {value, m};
  }
  return best;
}

bool mates(const Position& position, Move move) {
  return position.givesCheck(move) && !hasLegalMove(position.after(move));
}

bool canMateAtOnce(const Position& position) {
  const MoveList moves = legalMoves(position);
  return std::any_of(moves.begin(), moves.end(), [&](Move m) { return mates(position, m); });
}

}  // namespace kirin::ladder
