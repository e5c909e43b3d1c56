// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <array>
#include <cstdint>

namespace kirin {

/// A scored position in 32 bytes, as the side to move sees it: when Black is to move the board is turned (a8 becomes
/// a1) and the colours swapped. A file of positions is a PackedHeader and then these, all numbers little-endian.
struct PackedPosition {
  std::uint64_t occupied = 0;  ///< bit s: a piece stands on s (a1 = 0)
  std::array<std::uint8_t, 16>
      pieces{};             ///< four bits each, low half first, in the order of the squares: type (pawn 0,
                            ///< knight 1, bishop 2, rook 3, queen 4, king 5), plus 8 for the other side's
  std::int16_t score = 0;   ///< centipawns for the side to move
  std::uint8_t result = 0;  ///< of the game, for the side to move: 0 lost, 1 drawn, 2 won
  std::uint8_t flags = 0;   ///< kBlackToMove, kValidation
  std::uint16_t ply = 0;    ///< of its game, from 0
  std::uint16_t reserved = 0;

  static constexpr std::uint8_t kBlackToMove = 1;
  static constexpr std::uint8_t kValidation = 2;  ///< of a game held out: never trained on

  friend bool operator==(const PackedPosition&, const PackedPosition&) = default;
};
static_assert(sizeof(PackedPosition) == 32);

/// Before the positions of a file.
struct PackedHeader {
  std::array<char, 8> magic{'K', 'i', 'r', 'i', 'n', 'P', 'o', 's'};
  std::uint32_t version = 1;
  std::uint32_t recordBytes = sizeof(PackedPosition);
  std::array<std::uint64_t, 2> reserved{};

  friend bool operator==(const PackedHeader&, const PackedHeader&) = default;
};
static_assert(sizeof(PackedHeader) == 32);

/// `score` in centipawns and `result` (0 lost, 1 drawn, 2 won) from White's side. Score, result, flags and ply aside,
/// what is packed says nothing of castling, en passant and clocks: the net does not see them.
PackedPosition pack(const Position& position, int score, int result);

}  // namespace kirin
