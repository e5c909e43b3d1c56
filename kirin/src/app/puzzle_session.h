// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle.h"
#include "chess/game_line.h"

#include <vector>

namespace kirin {

/// One attempt at a puzzle: which moves are right, and what has become of it. Knows no time and no rating. A value.
class PuzzleSession {
 public:
  enum class Verdict {
    Right,   ///< and the opponent has answered: `reply`
    Solved,  ///< it was the last, or it mates
    Wrong    ///< it does not stand; the solver may try again
  };
  struct Answer {
    Verdict verdict = Verdict::Wrong;
    Move reply;

    friend bool operator==(const Answer&, const Answer&) = default;
  };

  /// With the opponent's mistake played.
  explicit PuzzleSession(Puzzle puzzle);

  const Puzzle& puzzle() const { return puzzle_; }
  /// From the position before the mistake to what stands on the board now.
  const GameLine& line() const { return line_; }
  const Position& position() const { return line_.current(); }
  bool over() const { return over_; }
  /// Solved, without a wrong move and without help.
  bool clean() const { return over_ && !failed(); }
  /// Whatever comes now, it was not solved by the solver alone.
  bool failed() const { return wrongMoves_ > 0 || helped_; }
  int wrongMoves() const { return wrongMoves_; }

  /// A legal move of the solver's, who is on move. A move that mates is right, whichever was meant.
  Answer tryMove(Move move);
  /// The piece to be moved. That is help.
  Square hint();
  /// The moves from here to the end, which the opponent's are among; they are played, and the attempt is over.
  std::vector<Move> showSolution();

 private:
  Move expected() const { return puzzle_.moves[static_cast<std::size_t>(line_.plies())]; }

  Puzzle puzzle_;
  GameLine line_;
  bool over_ = false;
  bool helped_ = false;
  int wrongMoves_ = 0;
};

}  // namespace kirin
