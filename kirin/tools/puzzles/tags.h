// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "puzzles/solution.h"

namespace kirin::puzzles {

/// Every theme that a puzzle shows.
PuzzleThemes themesOf(const Puzzle& puzzle);

// ---- mates: tags_mate.cpp -------------------------------------------------------------------------------------------

/// The king dies on its own back rank, checked along it, shut in by its own men in front of it.
bool isBackRankMate(const Solution& s);
/// A knight mates a king that has its own men all around.
bool isSmotheredMate(const Solution& s);
/// A move of the solver checks with two pieces.
bool hasDoubleCheck(const Solution& s);

// ---- what a move does to several pieces: tags_attack.cpp ------------------------------------------------------------

/// A piece strikes two or more at once that are dearer than it or loose, and one of them falls or the line ends there.
bool hasFork(const Solution& s);
/// A piece can't move for its king behind it, and the solver makes use of that: takes it, or takes what it guarded.
bool hasPin(const Solution& s);
/// The solver's slider strikes a piece that goes out of the way, and takes what stood behind.
bool hasSkewer(const Solution& s);
/// A move opens the way of another piece, which gives check or takes something at the solver's next turn.
bool hasDiscoveredAttack(const Solution& s);

// ---- what is won, and by what means: tags_means.cpp -----------------------------------------------------------------

/// The first move takes a piece that nothing guards, and the answer takes nothing for it.
bool winsHangingPiece(const Solution& s);
/// A piece is taken that was attacked, free to move, and had no safe square to go to.
bool winsTrappedPiece(const Solution& s);
/// A guard is made to leave, and what it guarded is taken, or mate follows on a square it guarded.
bool hasDeflection(const Solution& s);
/// A king, queen or rook is made to take on a square, and is struck there at once: a king checked, the others taken.
bool hasAttraction(const Solution& s);
/// Instead of taking back at once the solver first plays something stronger, and takes back then.
bool hasIntermezzo(const Solution& s);
/// The solver is two pawns or more worse off than at the start, and still is after the next move.
bool hasSacrifice(const Solution& s);
/// A move, not the last, that neither takes nor checks nor promotes nor strikes a piece.
bool hasQuietMove(const Solution& s);
/// The point is to stand: the goal is to hold, or the first move saves a piece or parries a check, and does no more.
bool isDefence(const Solution& s);

// ---- plain facts: tags_plain.cpp ------------------------------------------------------------------------------------

/// A pawn of the solver becomes a piece.
bool hasPromotion(const Solution& s);
/// It becomes something other than a queen, where a queen would not mate as well.
bool hasUnderPromotion(const Solution& s);
/// A pawn of the solver goes to the last rank but one.
bool hasAdvancedPawn(const Solution& s);
bool hasEnPassant(const Solution& s);
/// One of Opening, Middlegame, Endgame, by the pieces left and the number of the move.
PuzzleTheme phaseOf(const Position& position);
/// Kings and pawns alone.
bool isPawnEndgame(const Position& position);
/// Kings, rooks and pawns alone, rooks on the board.
bool isRookEndgame(const Position& position);

}  // namespace kirin::puzzles
