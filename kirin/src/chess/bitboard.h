// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/types.h"

#include <bit>

namespace kirin {

inline constexpr Bitboard kFileA = 0x0101010101010101ULL;
inline constexpr Bitboard kFileH = kFileA << 7;
inline constexpr Bitboard kRank1 = 0xFFULL;
inline constexpr Bitboard kRank8 = kRank1 << 56;
inline constexpr Bitboard kDarkSquares = 0xAA55AA55AA55AA55ULL;
inline constexpr Bitboard kLightSquares = ~kDarkSquares;

constexpr Bitboard fileMask(int file) { return kFileA << file; }
constexpr Bitboard rankMask(int rank) { return kRank1 << (8 * rank); }

/// The square of the lowest bit; kNoSquare of an empty board.
constexpr Square lowest(Bitboard b) { return std::countr_zero(b); }
/// Takes the lowest square out of a board that is not empty.
constexpr Square popLowest(Bitboard& b) {
  const Square s = lowest(b);
  b &= b - 1;
  return s;
}
constexpr bool moreThanOne(Bitboard b) { return (b & (b - 1)) != 0; }

/// Every square one step along; what would leave the board falls off.
constexpr Bitboard shiftedEast(Bitboard b) { return (b & ~kFileH) << 1; }
constexpr Bitboard shiftedWest(Bitboard b) { return (b & ~kFileA) >> 1; }
constexpr Bitboard shiftedForward(Color c, Bitboard b) { return c == Color::White ? b << 8 : b >> 8; }

}  // namespace kirin
