// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position.h"

#include "chess/attacks.h"
#include "chess/fen.h"
#include "chess/zobrist.h"

#include <cassert>
#include <cstdlib>

namespace kirin {

namespace {

/// Where king and rook stand after castling, by side.
constexpr std::array<int, 2> kKingFiles{2, 6};
constexpr std::array<int, 2> kRookFiles{3, 5};

int castlingSide(Square king, Square rook) { return rook > king ? 1 : 0; }
Square onRankOf(Square s, int file) { return makeSquare(file, rankOf(s)); }

}  // namespace

Position::Position() {
  static const Position start = *parseFen(kStartFen);
  *this = start;
}

void Position::put(Piece p, Square s) {
  board_[s] = encoded(p);
  byColor_[index(p.color)] |= bit(s);
  byType_[index(p.type)] |= bit(s);
  key_ ^= zobrist::piece(p, s);
}

void Position::take(Piece p, Square s) {
  board_[s] = encoded({});
  byColor_[index(p.color)] ^= bit(s);
  byType_[index(p.type)] ^= bit(s);
  key_ ^= zobrist::piece(p, s);
}

void Position::dropRight(Color c, int side) {
  auto& rook = castlingRook_[index(c)][side];
  if (rook == kNoSquare) return;
  key_ ^= zobrist::castling(rook);
  castlingSquares_ &= ~bit(rook);
  rook = kNoSquare;
}

void Position::dropRightsAt(Square s) {
  const Color c = rankOf(s) == 0 ? Color::White : Color::Black;
  for (const int side : {0, 1})
    if (s == king(c) || s == castlingRook(c, side)) dropRight(c, side);
  if (castlingRook(c, 0) == kNoSquare && castlingRook(c, 1) == kNoSquare) castlingSquares_ &= ~rankMask(rankOf(s));
}

Bitboard Position::attackersTo(Square s, Bitboard occupied) const {
  return (pawnAttacks(Color::White, s) & pieces(Color::Black, PieceType::Pawn)) |
         (pawnAttacks(Color::Black, s) & pieces(Color::White, PieceType::Pawn)) |
         (knightAttacks(s) & pieces(PieceType::Knight)) | (kingAttacks(s) & pieces(PieceType::King)) |
         (bishopAttacks(s, occupied) & (pieces(PieceType::Bishop) | pieces(PieceType::Queen))) |
         (rookAttacks(s, occupied) & (pieces(PieceType::Rook) | pieces(PieceType::Queen)));
}

bool Position::attacked(Square s, Color by) const { return (attackersTo(s, pieces()) & pieces(by)) != 0; }

Bitboard Position::findCheckers() const { return attackersTo(king(side_), pieces()) & pieces(!side_); }

bool Position::castlingPathFree(Color c, int side) const {
  const Square from = king(c);
  const Square rook = castlingRook(c, side);
  const Square to = onRankOf(from, kKingFiles[side]);
  const Square rookTo = onRankOf(from, kRookFiles[side]);
  const Bitboard others = pieces() ^ bit(from) ^ bit(rook);
  const Bitboard kingWay = between(from, to) | bit(to);
  if ((kingWay | between(rook, rookTo) | bit(rookTo)) & others) return false;
  for (Bitboard way = kingWay; way != 0;)
    if (attacked(popLowest(way), !c)) return false;
  // In Chess960 the rook that leaves may have been what stood between a slider on the back rank and the king.
  return (rookAttacks(to, others | bit(rookTo)) & pieces(!c) & (pieces(PieceType::Rook) | pieces(PieceType::Queen)) &
          rankMask(rankOf(from))) == 0;
}

Square Position::captureSquare(Move m) const {
  return m.kind() == Move::Kind::EnPassant ? makeSquare(fileOf(m.to()), rankOf(m.from())) : m.to();
}

Piece Position::captured(Move m) const { return m.kind() == Move::Kind::Castling ? Piece{} : at(captureSquare(m)); }

bool Position::isLegal(Move m) const {
  const Square from = m.from();
  const Square to = m.to();
  const Piece piece = at(from);
  if (piece.none() || piece.color != side_) return false;
  if (m.kind() != Move::Kind::Promotion && m != Move(from, to, m.kind())) return false;  // stray promotion bits

  if (m.kind() == Move::Kind::Castling) {
    const int castling = castlingSide(from, to);
    return piece.type == PieceType::King && castlingRook(side_, castling) == to && !inCheck() &&
           castlingPathFree(side_, castling);
  }

  const Bitboard occupied = pieces();
  Bitboard taken = bit(to);
  if (piece.type == PieceType::Pawn) {
    if ((relativeRank(side_, to) == 7) != (m.kind() == Move::Kind::Promotion)) return false;
    if (m.kind() == Move::Kind::EnPassant) {
      if (to != enPassant_ || !(pawnAttacks(side_, from) & bit(to))) return false;
      taken = bit(captureSquare(m));
    } else if (!(pawnAttacks(side_, from) & bit(to) & pieces(!side_))) {
      Bitboard reach = shiftedForward(side_, bit(from)) & ~occupied;
      if (relativeRank(side_, from) == 1) reach |= shiftedForward(side_, reach) & ~occupied;
      if (!(reach & bit(to))) return false;
    }
  } else if (m.kind() != Move::Kind::Normal || !(pieceAttacks(piece.type, from, occupied) & bit(to) & ~pieces(side_))) {
    return false;
  }

  const Square safe = piece.type == PieceType::King ? to : king(side_);
  const Bitboard after = (occupied & ~bit(from) & ~taken) | bit(to);
  return (attackersTo(safe, after) & pieces(!side_) & ~taken) == 0;
}

bool Position::givesCheck(Move m) const {
  const Square target = king(!side_);
  const Square from = m.from();
  Square to = m.to();
  PieceType type = m.kind() == Move::Kind::Promotion ? m.promotion() : typeAt(from);
  Bitboard moved = bit(from);
  Bitboard after = pieces() ^ bit(from);
  if (m.kind() == Move::Kind::Castling) {
    const int side = castlingSide(from, to);
    moved |= bit(to);
    after = (after ^ bit(to)) | bit(onRankOf(from, kKingFiles[side]));
    to = onRankOf(from, kRookFiles[side]);
    type = PieceType::Rook;  // the king itself gives no check
  } else if (m.kind() == Move::Kind::EnPassant) {
    after ^= bit(captureSquare(m));
  }
  after |= bit(to);

  if ((type == PieceType::Pawn ? pawnAttacks(side_, to) : pieceAttacks(type, to, after)) & bit(target)) return true;
  if (m.kind() == Move::Kind::Normal && !lineThrough(from, target)) return false;
  const Bitboard sliders = pieces(side_) & ~moved;
  return ((bishopAttacks(target, after) & sliders & (pieces(PieceType::Bishop) | pieces(PieceType::Queen))) |
          (rookAttacks(target, after) & sliders & (pieces(PieceType::Rook) | pieces(PieceType::Queen)))) != 0;
}

bool Position::enPassantPossible(Square behindPawn) const {
  const Bitboard pawn = shiftedForward(!side_, bit(behindPawn));
  for (Bitboard takers = pawnAttacks(!side_, behindPawn) & pieces(side_, PieceType::Pawn); takers != 0;) {
    const Bitboard after = (pieces() ^ bit(popLowest(takers)) ^ pawn) | bit(behindPawn);
    if ((attackersTo(king(side_), after) & pieces(!side_) & ~pawn) == 0) return true;
  }
  return false;
}

void Position::allowEnPassant(Square behindPawn) {
  enPassant_ = static_cast<std::uint8_t>(behindPawn);
  key_ ^= zobrist::enPassant(behindPawn);
}

void Position::play(Move m) {
  assert(isLegal(m));
  const Color us = side_;
  const Square from = m.from();
  const Square to = m.to();
  const Piece piece = at(from);

  if (enPassant_ != kNoSquare) {
    key_ ^= zobrist::enPassant(enPassant_);
    enPassant_ = kNoSquare;
  }
  ++halfmoveClock_;
  if (us == Color::Black) ++fullmoveNumber_;

  if (m.kind() == Move::Kind::Castling) {
    const int side = castlingSide(from, to);
    for (const int each : {0, 1}) dropRight(us, each);
    castlingSquares_ &= ~bit(from);
    // Both off before either is set down: in Chess960 one may land where the other stood.
    const Piece rook{us, PieceType::Rook};
    take(piece, from);
    take(rook, to);
    put(piece, onRankOf(from, kKingFiles[side]));
    put(rook, onRankOf(from, kRookFiles[side]));
  } else {
    if (castlingSquares_ & bit(from)) dropRightsAt(from);
    if (castlingSquares_ & bit(to)) dropRightsAt(to);
    if (const Piece victim = captured(m); !victim.none()) {
      take(victim, captureSquare(m));
      halfmoveClock_ = 0;
    }
    take(piece, from);
    put(m.kind() == Move::Kind::Promotion ? Piece{us, m.promotion()} : piece, to);
    if (piece.type == PieceType::Pawn) halfmoveClock_ = 0;
  }

  side_ = !us;
  key_ ^= zobrist::blackToMove();
  checkers_ = findCheckers();
  if (piece.type == PieceType::Pawn && std::abs(from - to) == 16) {
    const Square behind = (from + to) / 2;
    if (enPassantPossible(behind)) allowEnPassant(behind);
  }
}

void Position::playNull() {
  assert(!inCheck());
  if (enPassant_ != kNoSquare) {
    key_ ^= zobrist::enPassant(enPassant_);
    enPassant_ = kNoSquare;
  }
  ++halfmoveClock_;
  if (side_ == Color::Black) ++fullmoveNumber_;
  side_ = !side_;
  key_ ^= zobrist::blackToMove();
}

bool Position::sameAs(const Position& other) const {
  return key_ == other.key_ && byColor_ == other.byColor_ && byType_ == other.byType_ && side_ == other.side_ &&
         castlingRook_ == other.castlingRook_ && enPassant_ == other.enPassant_;
}

}  // namespace kirin
