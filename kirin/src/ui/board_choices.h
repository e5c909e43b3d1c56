// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <vector>

/// What two squares touched one after the other can mean. Pure.
namespace kirin {

/// The legal moves from one square to another: none, one, or the four promotions. Castling is meant by the rook's
/// square and, where no other move of the king goes there, by the square the king will stand on.
std::vector<Move> movesBetween(const Position& position, Square from, Square to);

/// Every square that movesBetween has a move to, in order.
std::vector<Square> targetsFrom(const Position& position, Square from);

/// Where the piece could go out of turn, as a premove: as if nothing stood in its way, for much may have changed by
/// then. Empty unless a piece of that side stands there.
std::vector<Square> premoveTargets(const Position& position, Color side, Square from);

/// Where the king stands after castling.
Square castledKing(const Position& position, Move castling);

}  // namespace kirin
