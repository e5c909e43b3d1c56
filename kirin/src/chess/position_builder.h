// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/position.h"

namespace kirin {

/// Sets a position up piece by piece, and gives it out only if it is sane.
class PositionBuilder {
 public:
  PositionBuilder() : position_(Position::Empty{}) {}

  /// The square must be empty.
  void put(Piece piece, Square s);
  Piece at(Square s) const { return position_.at(s); }
  Bitboard pieces(Color c, PieceType type) const { return position_.pieces(c, type); }

  void setSideToMove(Color c) { position_.side_ = c; }
  void setClocks(int halfmoves, int fullmove);
  void setChess960(bool on) { position_.chess960_ = on; }

  /// Lets the king of that colour castle with the rook on that square. False, and nothing changed, unless both stand on
  /// the back rank, and that side of the king has no right yet.
  bool allowCastling(Color c, Square rook);
  /// Says that a pawn of the side not to move has just gone two squares past s. False if that can't be.
  bool setEnPassant(Square s);

  /// Errors: "fen.position" (args: the text to blame, given here, and one of "kings", "pawns", "pieces", "check").
  Result<Position> build(std::string_view blame) const;

 private:
  Position position_;
  Square enPassant_ = kNoSquare;
};

}  // namespace kirin
