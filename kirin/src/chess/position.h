// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/types.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace kirin {

/// A chess position: a small value (copy it to go back; there is no undo). It knows nothing of the moves before it;
/// `GameLine` (chess/game_line.h) does. Always sane: one king a side, no pawn on the first or last rank, the side not
/// to move not in check. Not thread-safe, like every value.
class Position {
 public:
  /// The standard start.
  Position();

  Color sideToMove() const { return side_; }
  Piece at(Square s) const { return decoded(board_[s]); }
  PieceType typeAt(Square s) const { return static_cast<PieceType>(board_[s] & 7); }
  Bitboard pieces() const { return byColor_[0] | byColor_[1]; }
  Bitboard pieces(Color c) const { return byColor_[index(c)]; }
  Bitboard pieces(PieceType t) const { return byType_[index(t)]; }
  Bitboard pieces(Color c, PieceType t) const { return byColor_[index(c)] & byType_[index(t)]; }
  Square king(Color c) const { return lowest(pieces(c, PieceType::King)); }

  /// The square of the rook that c may still castle with on that side (0: towards the a-file, 1: towards the h-file),
  /// or kNoSquare.
  Square castlingRook(Color c, int side) const { return castlingRook_[index(c)][side]; }
  /// Nothing stands in the way of king or rook and no square the king crosses is attacked. Only with that right, and
  /// not for whoever is in check.
  bool castlingPathFree(Color c, int side) const;
  /// The square behind a pawn that just went two, only if an enemy pawn could legally take it; else kNoSquare.
  Square enPassant() const { return enPassant_; }
  int halfmoveClock() const { return halfmoveClock_; }
  int fullmoveNumber() const { return fullmoveNumber_; }
  /// How moves and FEN are written: castling as king takes rook, and rooks named by their files.
  bool chess960() const { return chess960_; }
  void setChess960(bool on) { chess960_ = on; }
  Key key() const { return key_; }

  /// Enemy pieces that give check to the side to move.
  Bitboard checkers() const { return checkers_; }
  bool inCheck() const { return checkers_ != 0; }

  /// Pieces of both colours that attack s, were only `occupied` standing.
  Bitboard attackersTo(Square s, Bitboard occupied) const;
  bool attacked(Square s, Color by) const;

  /// Of a legal move: what it takes (none for quiet ones), and where that stands (differs from to() en passant).
  Piece captured(Move m) const;
  Square captureSquare(Move m) const;
  bool isCapture(Move m) const { return !captured(m).none(); }
  /// Is this move, from anywhere (a table, a person), legal here?
  bool isLegal(Move m) const;
  bool givesCheck(Move m) const;

  /// Plays a legal move.
  void play(Move m);
  /// Passes the turn; only when not in check.
  void playNull();
  Position after(Move m) const {
    Position next(*this);
    next.play(m);
    return next;
  }

  /// Same pieces, side, rights and usable en passant square (the test of repetition; clocks don't count).
  bool sameAs(const Position& other) const;
  friend bool operator==(const Position&, const Position&) = default;

 private:
  friend class PositionBuilder;  // FEN and set-ups, chess/position_builder.h

  // Colour and type in one byte, since every move copies the board.
  static constexpr std::uint8_t encoded(Piece p) {
    return static_cast<std::uint8_t>(index(p.color) << 3 | index(p.type));
  }
  static constexpr Piece decoded(std::uint8_t code) {
    return {static_cast<Color>(code >> 3), static_cast<PieceType>(code & 7)};
  }

  void put(Piece p, Square s);
  void take(Piece p, Square s);
  void dropRight(Color c, int side);
  void dropRightsAt(Square s);
  void allowEnPassant(Square behindPawn);
  bool enPassantPossible(Square behindPawn) const;
  Bitboard findCheckers() const;

  std::array<Bitboard, 2> byColor_{};
  std::array<Bitboard, 6> byType_{};
  Bitboard checkers_ = 0;
  Bitboard castlingSquares_ = 0;  ///< kings and rooks that have a right to lose
  Key key_ = 0;
  int halfmoveClock_ = 0;
  int fullmoveNumber_ = 1;
  std::array<std::uint8_t, 64> board_ = emptyBoard();
  std::array<std::array<std::uint8_t, 2>, 2> castlingRook_{{{kNoSquare, kNoSquare}, {kNoSquare, kNoSquare}}};
  std::uint8_t enPassant_ = kNoSquare;
  Color side_ = Color::White;
  bool chess960_ = false;

  static constexpr std::array<std::uint8_t, 64> emptyBoard() {
    std::array<std::uint8_t, 64> board{};
    for (auto& code : board) code = encoded({});
    return board;
  }
  struct Empty {};
  explicit Position(Empty) {}  ///< no piece at all: not sane yet
};

static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 192);

}  // namespace kirin
