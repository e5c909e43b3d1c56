// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/bitboard.h"
#include "chess/game_line.h"

namespace kirin {

/// Where somebody's eyes are: on what moved last.
struct Attention {
  Bitboard squares = 0;         ///< left or reached by the last two moves
  Square lastFrom = kNoSquare;  ///< of the last move alone
  Square lastTo = kNoSquare;
  Bitboard settled = 0;  ///< pieces that haven't moved for many plies
};

/// Before a move: on the opponent's last and one's own before it.
Attention attentionBefore(const GameLine& line);
/// Having made a move in mind: on it, and on the opponent's last.
Attention attentionAfter(const Attention& before, Move move);

}  // namespace kirin
