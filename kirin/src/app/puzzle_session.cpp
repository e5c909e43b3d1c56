// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle_session.h"

#include <cassert>
#include <utility>

namespace kirin {

PuzzleSession::PuzzleSession(Puzzle puzzle) : puzzle_(std::move(puzzle)), line_(puzzle_.before) {
  line_.play(puzzle_.moves.front());
}

PuzzleSession::Answer PuzzleSession::tryMove(Move move) {
  assert(!over_ && position().isLegal(move));
  GameLine tried = line_;
  tried.play(move);
  if (move != expected() && !tried.isCheckmate()) {
    ++wrongMoves_;
    return {};
  }
  line_ = std::move(tried);
  if (line_.isCheckmate() || static_cast<std::size_t>(line_.plies()) == puzzle_.moves.size()) {
    over_ = true;
    return {Verdict::Solved, {}};
  }
  const Move reply = expected();
  line_.play(reply);
  return {Verdict::Right, reply};
}

Square PuzzleSession::hint() {
  assert(!over_);
  helped_ = true;
  return expected().from();
}

std::vector<Move> PuzzleSession::showSolution() {
  assert(!over_);
  helped_ = over_ = true;
  const std::vector<Move> rest(puzzle_.moves.begin() + line_.plies(), puzzle_.moves.end());
  for (const Move move : rest) line_.play(move);
  return rest;
}

}  // namespace kirin
