// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "engine/engine.h"

namespace kirin {

/// Chances in permille; they add up to 1000.
struct WinDrawLoss {
  int win = 0;
  int draw = 0;
  int loss = 0;

  friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

/// Pawns 1, knights and bishops 3, rooks 5, queens 9, of both sides: 78 at the start.
int materialOf(const Position& position);

/// How games of this engine against itself have ended from such a score of the side to move and such material: a
/// logistic curve in the score, whose middle and steepness follow the material. Integers alone: the same everywhere.
WinDrawLoss winDrawLoss(const Score& score, int material);

}  // namespace kirin
