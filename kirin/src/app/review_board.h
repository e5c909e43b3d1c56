// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review_game.h"

namespace kirin {

/// Where one is in a game that is looked at: after which ply, and what one has tried from there. Value; pure.
class ReviewBoard {
 public:
  ReviewBoard() : ReviewBoard(ReviewGame(), 0) {}
  ReviewBoard(const ReviewGame& game, int ply);

  /// Of the game, whatever was tried from there.
  int ply() const { return ply_; }
  bool trying() const { return line_.plies() > ply_; }
  /// The game up to the ply and what was tried.
  const GameLine& line() const { return line_; }
  const Position& position() const { return line_.current(); }
  const Placement& placement() const { return placement_; }
  /// No move yet: none.
  Move lastMove() const { return line_.plies() == 0 ? Move{} : line_.moves().back(); }
  bool over() const;

  /// Tries a legal move.
  void play(Move move);
  /// Takes the last move that was tried back; there is one.
  void takeBack();

 private:
  int ply_ = 0;
  GameLine line_;
  Placement placement_;
  std::vector<PlyEffects> tried_;
};

}  // namespace kirin
