// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/move.h"
#include "engine/person/fixed_math.h"

#include <cstdint>

namespace kirin {

/// What is drawn once and kept, so that an oversight lasts: of one game, at one ply of it.
class Memory {
 public:
  Memory(std::uint64_t gameSeed, int ply, int lasting) : seed_(gameSeed), ply_(ply), lasting_(lasting) {}

  /// Is a move of that piece, seen with `chance`, noticed? The same answer for `lasting` plies, which begin at other
  /// times for other moves; and the more visible of two chances is noticed whenever the other is.
  bool notices(PieceType mover, Move move, fixed::Fixed chance) const;

 private:
  std::uint64_t seed_;
  int ply_;
  int lasting_;
};

/// A number in 0..kOne-1 fixed by three others.
fixed::Fixed drawn(std::uint64_t a, std::uint64_t b, std::uint64_t c);

}  // namespace kirin
