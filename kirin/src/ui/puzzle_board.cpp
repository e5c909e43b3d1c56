// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle_board.h"

#include "ui/board_choices.h"

namespace kirin {
namespace {

/// A position that 32 pieces can't make is shown as far as the moves go: without pieces, never with wrong ones.
Placement placementOf(const Position& position) {
  const auto guessed = Placement::guessedFor(position);
  return guessed ? *guessed : Placement::stored();
}

}  // namespace

PuzzleBoard::PuzzleBoard(const Position& start) : line_(start), tracker_(placementOf(start)) {}

void PuzzleBoard::play(Move legal) {
  effects_.push_back(tracker_.effectsOf(position(), legal));
  tracker_.apply(effects_.back());
  line_.play(legal);
}

void PuzzleBoard::back() {
  if (effects_.empty()) return;
  tracker_.undo(effects_.back());
  effects_.pop_back();
  line_.truncate(line_.plies() - 1);
}

Square PuzzleBoard::lastFrom() const { return plies() == 0 ? kNoSquare : line_.moves().back().from(); }

Square PuzzleBoard::lastTo() const {
  if (plies() == 0) return kNoSquare;
  const Move last = line_.moves().back();
  return last.kind() == Move::Kind::Castling ? castledKing(line_.at(plies() - 1), last) : last.to();
}

Square PuzzleBoard::checkSquare() const {
  return position().inCheck() ? position().king(position().sideToMove()) : kNoSquare;
}

}  // namespace kirin
