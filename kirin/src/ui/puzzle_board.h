// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/piece_tracker.h"
#include "chess/game_line.h"

#include <vector>

namespace kirin {

/// A position that pieces are slid about on: played on and taken back a ply at a time, each piece keeping its identity.
/// A value.
class PuzzleBoard {
 public:
  explicit PuzzleBoard(const Position& start = {});

  void play(Move legal);
  /// The last ply never happened. Nothing happens at the start.
  void back();

  const GameLine& line() const { return line_; }
  const Position& position() const { return line_.current(); }
  const Placement& placement() const { return tracker_.placement(); }
  int plies() const { return line_.plies(); }
  /// Squares of the last move, the king's own when it castled; kNoSquare where there is none.
  Square lastFrom() const;
  Square lastTo() const;
  Square checkSquare() const;

 private:
  GameLine line_;
  PieceTracker tracker_;
  std::vector<PlyEffects> effects_;
};

}  // namespace kirin
