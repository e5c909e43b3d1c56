// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/deep.h"

#include "chess/game_line.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace kirin::ladder {

/// What can be counted of some moves in a row without knowing how the game goes on: each a number by which people and
/// machines might be told apart. How far a game has come is none of them, since that would tell only how long it lasts.
enum class Trait : std::uint8_t {
  Captures,
  Checks,
  FreeTaken,
  FreeMissed,
  TakenBack,
  NotTakenBack,
  MovedInto,
  Left,
  QueenHung,
  MateFound,
  MateMissed,
  MateAllowed,
  SamePiece,  ///< the one moved before
  Undone,     ///< it goes back to where it came from
  Backward,   ///< towards its own side
  FarFrom,    ///< squares from where the opponent's last move went
  Length,     ///< squares it goes
  ToCentre,   ///< onto the sixteen squares in the middle
  Castles,
  Pawns,
  Minors,
  Rooks,
  Queens,
  Kings,
  Kinds,       ///< different pieces moved
  Lost,        ///< what the moves lost, by a search: square root of centipawns, as small losses differ more
  LostAPawn,   ///< moves that lost a pawn and more
  LostAPiece,  ///< or three
  First,       ///< moves that were the search's own
  Count
};

inline constexpr int kTraits = static_cast<int>(Trait::Count);
std::string_view nameOf(Trait trait);

/// So many own moves make a window.
inline constexpr int kWindow = 10;
using Window = std::array<double, kTraits>;

/// Where the windows of a side begin that lie in the line behind one another: plies of its own moves, from `fromPly`
/// (counted from 0) on.
std::vector<int> windowStarts(const GameLine& line, Color side, int fromPly);

/// The window that begins at that ply. Without a meter nothing is said of what was lost. It speaks of the part of the
/// line up to its last move alone.
Window windowAt(const GameLine& line, int start, LossMeter* meter);

}  // namespace kirin::ladder
