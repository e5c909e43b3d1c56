// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle.h"

#include <optional>
#include <vector>

namespace kirin::puzzles {

/// A puzzle with all its positions, as the tags look at it. Turns are counted from 0: at turn t the solver plays
/// `move(t)` in `before(t)`; `reply(t)` is what the opponent does then, if the line goes on.
class Solution {
 public:
  explicit Solution(const Puzzle& puzzle);

  Color solver() const { return solver_; }
  PuzzleGoal goal() const { return goal_; }
  int turns() const { return turns_; }
  const Position& before(int turn) const { return positions_[static_cast<std::size_t>(2 * turn + 1)]; }
  const Position& after(int turn) const { return positions_[static_cast<std::size_t>(2 * turn + 2)]; }
  Move move(int turn) const { return moves_[static_cast<std::size_t>(2 * turn + 1)]; }
  /// None behind the last turn.
  Move reply(int turn) const { return turn + 1 < turns_ ? moves_[static_cast<std::size_t>(2 * turn + 2)] : Move(); }

  const Position& beforeMistake() const { return positions_.front(); }
  Move mistake() const { return moves_.front(); }
  const Position& end() const { return positions_.back(); }
  bool endsInMate() const;
  /// What the solver's move takes at that turn; none for quiet ones.
  Piece taken(int turn) const { return before(turn).captured(move(turn)); }
  PieceType mover(int turn) const { return before(turn).typeAt(move(turn).from()); }

 private:
  std::vector<Move> moves_;
  std::vector<Position> positions_;  ///< before each move, and the last
  Color solver_;
  PuzzleGoal goal_;
  int turns_;
};

// ---- what a position tells ------------------------------------------------------------------------------------------

/// In centipawns, as exchanges count; a king counts more than everything else.
int worth(PieceType type);
/// What the piece on `square` strikes.
Bitboard strikes(const Position& position, Square square);
/// May be taken at a gain: attacked by something cheaper, or attacked and guarded by nothing.
bool isLoose(const Position& position, Square square);
/// Men of `victim` that stand, alone, between their king and a slider of the other side.
Bitboard pinnedMen(const Position& position, Color victim);
/// Of all the colour's men but the king.
int materialOf(const Position& position, Color color);
bool isQuiet(const Position& position, Move move);

}  // namespace kirin::puzzles
