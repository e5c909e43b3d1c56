// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/person/attention.h"

namespace kirin {

// What makes a move easy or hard to see, for whoever looks at the board, whoever is to make it: one function each.

/// King's steps from where it ends to the nearest square that draws the eye; 7 where none does.
int distanceFromEyes(Move move, const Attention& attention);
/// A slider goes four squares and more.
bool isLong(const Position& position, Move move);
/// Towards the mover's own side.
bool isBackward(const Position& position, Move move);
/// Along a line that the last move opened.
bool isUncovered(Move move, const Attention& attention);
/// What it takes is guarded, but only by pieces that may not move: the guard doesn't count, and that is easily missed.
bool guardIsPinned(const Position& position, Move move);
/// It takes what nobody guards: no exchange has to be counted to see that it is free.
bool takesUnguarded(const Position& position, Move move);
/// The piece that moves could be won where it stands: everybody expects it to go.
bool isFlight(const Position& position, Move move);
/// From where it ends the piece attacks two that are worth more than itself, the king among them.
bool isFork(const Position& position, Move move);
/// What it takes has not moved for long, and nobody thinks of it any more.
bool takesSettled(const Position& position, Move move, const Attention& attention);

/// The emptier the board, the less there is to look at.
int piecesGone(const Position& position);

/// All of them together, with what it takes and whether it checks: thousandths of a logit, 0 for a plain quiet move in
/// sight on a full board.
int visibility(const Position& position, Move move, const Attention& attention);

}  // namespace kirin
