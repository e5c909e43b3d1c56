// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace kirin::ladder {

/// The most that a side to move can win by taking on one square, both going on to take there for as long as it pays.
struct Exchange {
  int value = 0;  ///< centipawns; 0: nothing to be won
  Move move;      ///< the first of the exchange; none where the value is 0
};

/// Centipawns: 100, 320, 330, 500, 900.
int valueOf(PieceType type);
/// What a legal move wins or loses. Pins, and what happens elsewhere, are not seen.
int exchangeOf(const Position& position, Move move);
Exchange bestExchange(const Position& position);

/// Does a legal move mate?
bool mates(const Position& position, Move move);
bool canMateAtOnce(const Position& position);

}  // namespace kirin::ladder
