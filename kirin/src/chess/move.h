// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/types.h"

#include <cstdint>
#include <memory>

namespace kirin {

/// A move in 16 bits, made by the generator (its flags must be right). Castling goes from the king's square to the
/// *rook's* square, in ordinary chess too, so that Chess960 needs nothing special. Default: no move.
class Move {
 public:
  enum class Kind : std::uint8_t { Normal, Promotion, EnPassant, Castling };

  constexpr Move() = default;
  constexpr Move(Square from, Square to, Kind kind = Kind::Normal, PieceType promotion = PieceType::Knight)
      : bits_(static_cast<std::uint16_t>(from | to << 6 | (index(promotion) - index(PieceType::Knight)) << 12 |
                                         static_cast<int>(kind) << 14)) {}

  static constexpr Move fromBits(std::uint16_t bits) {
    Move m;
    m.bits_ = bits;
    return m;
  }

  constexpr Square from() const { return bits_ & 63; }
  constexpr Square to() const { return (bits_ >> 6) & 63; }
  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 14); }
  /// Knight to Queen for a promotion, else None.
  constexpr PieceType promotion() const {
    return kind() == Kind::Promotion ? static_cast<PieceType>(((bits_ >> 12) & 3) + index(PieceType::Knight))
                                     : PieceType::None;
  }
  /// For tables.
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool none() const { return bits_ == 0; }
  explicit constexpr operator bool() const { return bits_ != 0; }

  friend constexpr bool operator==(Move, Move) = default;

 private:
  std::uint16_t bits_ = 0;
};

/// At most 218 moves are possible in any position; kept on the stack, and only what is in it is ever written.
class MoveList {
 public:
  MoveList() {}  // NOLINT(modernize-use-equals-default): the array starts unwritten

  void add(Move m) { std::construct_at(&moves_[size_++], m); }
  const Move* begin() const { return moves_; }
  const Move* end() const { return moves_ + size_; }
  Move* begin() { return moves_; }
  Move* end() { return moves_ + size_; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](int i) const { return moves_[i]; }
  bool contains(Move m) const {
    for (Move each : *this)
      if (each == m) return true;
    return false;
  }
  void clear() { size_ = 0; }

 private:
  union {
    Move moves_[256];
  };
  int size_ = 0;
};

}  // namespace kirin
