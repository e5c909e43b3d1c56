// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"
#include "chess/types.h"

#include <array>

namespace kirin::zobrist {

/// One random number for everything a position's identity is made of; the key is their exclusive or. The same in every
/// build, since keys may be stored.
struct Numbers {
  std::array<std::array<std::array<Key, 64>, 6>, 2> piece{};
  std::array<Key, 64> castling{};  ///< by the square of the rook that may castle
  std::array<Key, 8> enPassant{};  ///< by file
  Key blackToMove = 0;
};

inline constexpr Numbers kNumbers = [] {
  Numbers numbers;
  Rng rng(0x4B6972696E);
  for (auto& color : numbers.piece)
    for (auto& type : color)
      for (Key& key : type) key = rng.next();
  for (Key& key : numbers.castling) key = rng.next();
  for (Key& key : numbers.enPassant) key = rng.next();
  numbers.blackToMove = rng.next();
  return numbers;
}();

inline Key piece(Piece p, Square s) { return kNumbers.piece[index(p.color)][index(p.type)][s]; }
inline Key castling(Square rook) { return kNumbers.castling[rook]; }
inline Key enPassant(Square s) { return kNumbers.enPassant[fileOf(s)]; }
inline Key blackToMove() { return kNumbers.blackToMove; }

}  // namespace kirin::zobrist
