// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstdint>

namespace kirin {

/// All legal moves, in an order fixed by the position.
MoveList legalMoves(const Position& position);
/// Legal captures and queen promotions only; in check, all evasions.
MoveList legalNoisyMoves(const Position& position);
/// Is there any legal move?
bool hasLegalMove(const Position& position);
/// Leaves of the tree of legal moves at that depth.
std::uint64_t perft(const Position& position, int depth);

}  // namespace kirin
