// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/see.h"

#include "chess/attacks.h"

namespace kirin {

int exchangeValue(PieceType type) {
  static constexpr std::array kValues{100, 300, 300, 500, 900, 0, 0};  // a king is never taken
  return kValues[index(type)];
}

bool seeAtLeast(const Position& position, Move move, int threshold) {
  if (move.kind() == Move::Kind::Castling) return threshold <= 0;
  const Square target = move.to();
  PieceType standing = position.typeAt(move.from());  // the piece on the target square
  int won = exchangeValue(position.captured(move).type);
  if (move.kind() == Move::Kind::Promotion) {
    standing = move.promotion();
    won += exchangeValue(standing) - exchangeValue(PieceType::Pawn);
  }

  // `lead` is by how much the side that just moved is above what it needs, were the exchange to stop here.
  int lead = won - threshold;
  if (lead < 0) return false;
  if (lead >= exchangeValue(standing)) return true;  // even if it is lost for nothing

  Bitboard occupied = (position.pieces() & ~bit(move.from()) & ~bit(position.captureSquare(move))) | bit(target);
  const Bitboard diagonal = position.pieces(PieceType::Bishop) | position.pieces(PieceType::Queen);
  const Bitboard straight = position.pieces(PieceType::Rook) | position.pieces(PieceType::Queen);
  Bitboard attackers = position.attackersTo(target, occupied);
  const Color mover = position.sideToMove();
  for (Color side = !mover;; side = !side) {
    attackers &= occupied;
    const Bitboard able = attackers & position.pieces(side);
    if (able == 0) return side != mover;
    int type = index(PieceType::Pawn);
    while (!(able & position.pieces(static_cast<PieceType>(type)))) ++type;
    // The king may take last only.
    if (type == index(PieceType::King)) return (attackers & position.pieces(!side)) ? side != mover : side == mover;

    // The other side's lead was less than what it now loses, so taking turns the balance; even counts for the mover.
    lead = exchangeValue(standing) - lead - 1;
    standing = static_cast<PieceType>(type);
    if (lead >= exchangeValue(standing)) return side == mover;
    occupied ^= bit(lowest(able & position.pieces(standing)));
    attackers |= (bishopAttacks(target, occupied) & diagonal) | (rookAttacks(target, occupied) & straight);
  }
}

}  // namespace kirin
