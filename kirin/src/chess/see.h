// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

namespace kirin {

/// What pieces count in an exchange, in centipawns: pawn 100, knight and bishop 300, rook 500, queen 900.
int exchangeValue(PieceType type);

/// Does a legal move win at least `threshold` centipawns (which may be negative), both sides going on to take on its
/// target square for as long as it pays? Pins and what happens elsewhere are not seen. Any thread.
bool seeAtLeast(const Position& position, Move move, int threshold);

}  // namespace kirin
