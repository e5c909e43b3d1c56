// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle.h"
#include "chess/game_line.h"
#include "engine/engine.h"

#include <memory>
#include <optional>
#include <vector>

namespace kirin::puzzles {

/// The chance to win that a score means to people, in percent of a point: 50 is even.
double winPercent(const Score& score);

/// The best two moves of a position, as far as they were looked at.
struct TwoBest {
  Move move;
  Score score;
  std::optional<Score> second;  ///< nothing: there is no other legal move
  Move reply;                   ///< to `move`; none where the line ends
  int depth = 0;
};

/// Is `best.move` the one move that reaches the goal: does it, and does no other come near?
bool isSole(const TwoBest& best, PuzzleGoal goal);
/// The same, so clearly that no deeper look will change it.
bool isClearlySole(const TwoBest& best, PuzzleGoal goal);
/// Does the second best do so well that no deeper look will make the best the only one?
bool hasRival(const TwoBest& best, PuzzleGoal goal);
/// Is the best so far from the goal that no deeper look will bring it there?
bool fallsShort(const TwoBest& best, PuzzleGoal goal);

/// Mates are looked for up to so many moves.
inline constexpr int kLongestMate = 5;

/// Looks at positions with an engine of its own. One thread.
class Judge {
 public:
  /// `nodes` is what is spent on a position in doubt, at most. `time` outlives it.
  Judge(const ITime& time, std::uint64_t nodes);

  /// Forgets what was seen of the game before.
  void newGame();
  /// The one move that reaches the goal, if there is one.
  std::optional<TwoBest> soleMove(const GameLine& line, PuzzleGoal goal);
  /// What the position is worth at a glance, from the side to move.
  Score glance(const GameLine& line);

 private:
  std::uint64_t nodes_;
  std::unique_ptr<IEngine> two_;  ///< looks for the second best move as well
  std::unique_ptr<IEngine> one_;
};

}  // namespace kirin::puzzles
