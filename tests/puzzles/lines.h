// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle.h"
#include "chess/fen.h"

#include <catch2/catch.hpp>

namespace kirin {

/// A puzzle from the position before the mistake and its moves.
inline Puzzle lineOf(const char* fen, const char* moves, PuzzleGoal goal = PuzzleGoal::Win) {
  Puzzle puzzle;
  const Result<Position> before = parseFen(fen);
  REQUIRE(before.ok());
  puzzle.before = *before;
  const Result<std::vector<Move>> parsed = parseMoves(puzzle.before, moves);
  REQUIRE(parsed.ok());
  puzzle.moves = *parsed;
  puzzle.goal = goal;
  return puzzle;
}

}  // namespace kirin
