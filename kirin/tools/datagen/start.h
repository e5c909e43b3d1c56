// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"
#include "chess/game_line.h"

#include <array>
#include <cstdint>

namespace kirin {

/// How a game of self-play begins.
enum class StartKind : std::uint8_t {
  Standard,   ///< 8 or 9 random plies from the standard start
  Odds,       ///< without up to three pieces of one side, now and then one of the other's; up to 8 random plies
  Endgame,    ///< few pieces on random squares; up to 8 random plies
  Unbalanced  ///< 8 to 16 random plies, kept where one side is better
};
inline constexpr int kStartKinds = 4;

/// Percent by kind; they make 100.
using StartShares = std::array<std::uint8_t, kStartKinds>;

struct Start {
  StartKind kind = StartKind::Standard;
  GameLine line;  ///< its moves are the random ones; the side to move can move

  /// Whether a game may go on from here that a first search scored so, in centipawns: neither decided nor, if it is
  /// to be unbalanced, even.
  bool accepts(int score) const;
};

/// One that wasn't over before it began.
Start drawStart(const StartShares& shares, Rng& rng);

}  // namespace kirin
