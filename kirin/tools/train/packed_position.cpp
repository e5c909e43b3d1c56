// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "packed_position.h"

#include <bit>

namespace kirin {

PackedPosition pack(const Position& position, int score, int result) {
  const Color us = position.sideToMove();
  const bool black = us == Color::Black;
  PackedPosition packed;
  packed.occupied = black ? __builtin_bswap64(position.pieces()) : position.pieces();
  std::size_t at = 0;
  for (Bitboard left = packed.occupied; left != 0; left &= left - 1, ++at) {
    const Square square = std::countr_zero(left);
    const Piece piece = position.at(black ? square ^ 56 : square);
    const int code = index(piece.type) + (piece.color == us ? 0 : 8);
    packed.pieces[at / 2] = static_cast<std::uint8_t>(packed.pieces[at / 2] | code << (at % 2 * 4));
  }
  packed.score = static_cast<std::int16_t>(black ? -score : score);
  packed.result = static_cast<std::uint8_t>(black ? 2 - result : result);
  packed.flags = black ? PackedPosition::kBlackToMove : 0;
  return packed;
}

}  // namespace kirin
