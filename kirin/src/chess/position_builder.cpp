// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/position_builder.h"

#include "chess/zobrist.h"

#include <algorithm>
#include <cassert>

namespace kirin {

namespace {

/// More than a game can bring forth: each piece beyond the first set was a pawn once.
bool tooMany(const Position& position, Color c) {
  const auto count = [&](PieceType type) { return std::popcount(position.pieces(c, type)); };
  const int promoted = std::max(count(PieceType::Queen) - 1, 0) + std::max(count(PieceType::Rook) - 2, 0) +
                       std::max(count(PieceType::Bishop) - 2, 0) + std::max(count(PieceType::Knight) - 2, 0);
  return count(PieceType::Pawn) + promoted > 8;
}

}  // namespace

void PositionBuilder::put(Piece piece, Square s) {
  assert(at(s).none() && !piece.none());
  position_.put(piece, s);
}

void PositionBuilder::setClocks(int halfmoves, int fullmove) {
  position_.halfmoveClock_ = halfmoves;
  position_.fullmoveNumber_ = fullmove;
}

bool PositionBuilder::allowCastling(Color c, Square rook) {
  const Square king = position_.king(c);
  if (king == kNoSquare || relativeRank(c, king) != 0 || relativeRank(c, rook) != 0) return false;
  if (at(rook) != Piece{c, PieceType::Rook}) return false;
  auto& right = position_.castlingRook_[index(c)][rook > king ? 1 : 0];
  if (right != kNoSquare) return false;
  right = static_cast<std::uint8_t>(rook);
  position_.castlingSquares_ |= bit(king) | bit(rook);
  position_.key_ ^= zobrist::castling(rook);
  return true;
}

bool PositionBuilder::setEnPassant(Square s) {
  const Color us = position_.side_;
  if (relativeRank(us, s) != 5) return false;
  const Square pawn = lowest(shiftedForward(!us, bit(s)));
  const Square origin = lowest(shiftedForward(us, bit(s)));
  if (at(pawn) != Piece{!us, PieceType::Pawn} || !at(s).none() || !at(origin).none()) return false;
  enPassant_ = s;
  return true;
}

Result<Position> PositionBuilder::build(std::string_view blame) const {
  const auto error = [&](const char* what) { return Error{"fen.position", {std::string(blame), what}}; };
  for (const Color c : kColors)
    if (std::popcount(pieces(c, PieceType::King)) != 1) return error("kings");
  if (position_.pieces(PieceType::Pawn) & (kRank1 | kRank8)) return error("pawns");
  for (const Color c : kColors)
    if (tooMany(position_, c)) return error("pieces");
  if (position_.attacked(position_.king(!position_.side_), position_.side_)) return error("check");

  Position built = position_;
  if (built.side_ == Color::Black) built.key_ ^= zobrist::blackToMove();
  built.checkers_ = built.findCheckers();
  if (enPassant_ != kNoSquare && built.enPassantPossible(enPassant_)) built.allowEnPassant(enPassant_);
  return built;
}

}  // namespace kirin
