// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/types.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace kirin {

/// One of the 32 pieces that exist as objects: 0..15 white, 16..31 black, in each sixteen the order of the storage
/// column: R1 R2 B1 B2 N1 N2 Q K P1..P8 (R1/R2 the a/h rooks, N1/N2 the b/g knights, B1/B2 the c/f bishops, P1..P8 the
/// a..h pawns).
using PieceId = int;
inline constexpr int kPieceCount = 32;

/// A storage slot, numbered as the piece it belongs to.
using Slot = int;

constexpr Color colorOf(PieceId piece) { return piece < 16 ? Color::White : Color::Black; }
/// What it is made as; a pawn may stand for something else (PieceTracker).
PieceType kindOf(PieceId piece);
/// Where it stands at the start of a standard game.
Square homeSquare(PieceId piece);
/// "R1", "P5".
std::string_view pieceLabel(PieceId piece);

/// Where an object is: on a square, in a slot, or nobody knows (off the board).
class Place {
 public:
  constexpr Place() = default;
  static constexpr Place onSquare(Square s) { return Place(static_cast<std::int8_t>(s)); }
  static constexpr Place inSlot(Slot s) { return Place(static_cast<std::int8_t>(64 + s)); }
  static constexpr Place nowhere() { return Place(); }

  constexpr bool isSquare() const { return code_ >= 0 && code_ < 64; }
  constexpr bool isSlot() const { return code_ >= 64; }
  constexpr bool isNowhere() const { return code_ < 0; }
  /// Only when isSquare() or isSlot(), respectively.
  constexpr Square square() const { return code_; }
  constexpr Slot slot() const { return code_ - 64; }

  friend constexpr bool operator==(Place, Place) = default;

 private:
  explicit constexpr Place(std::int8_t code) : code_(code) {}
  std::int8_t code_ = -1;
};

/// One object goes from one place to another.
struct PieceOperation {
  PieceId piece = 0;
  Place from;
  Place to;

  friend bool operator==(const PieceOperation&, const PieceOperation&) = default;
};

}  // namespace kirin
