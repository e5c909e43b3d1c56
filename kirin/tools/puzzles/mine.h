// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "puzzles/judge.h"
#include "puzzles/source_games.h"

#include "app/puzzle.h"

#include <filesystem>
#include <functional>

namespace kirin::puzzles {

/// The positions of a game worth a close look, by its scores alone.
struct Candidate {
  std::size_t mistake;  ///< number of the move, from 0
  PuzzleGoal goal;
};
/// `scores` as a SourceGame has them; those missing are no candidates.
std::vector<Candidate> findCandidates(const SourceGame& game);

/// The puzzle that the mistake `move` in `before` allows, if it is one: one right move at each turn of the solver, as
/// long as that holds; not begun by taking back what the mistake took; not ended with moves that need no finding.
/// Without rating, origin or themes.
std::optional<Puzzle> buildPuzzle(Judge& judge, const Position& before, Move mistake, PuzzleGoal goal);

/// A short name that follows from the position the solver sees.
std::string puzzleId(const Position& start);

struct MineOptions {
  std::filesystem::path games, out;
  std::string origin;
  std::uint64_t nodes = 200'000;  ///< for a position in doubt
  std::uint64_t mostGames = UINT64_MAX;
};

struct MineProgress {
  std::uint64_t games = 0, candidates = 0, puzzles = 0;
};

/// Looks through the games and appends what it finds to `out`, one puzzle a line. What `out` has is kept: a miner that
/// was stopped, at whatever moment, goes on behind the last game that was done as a whole. Errors: "file.*",
/// "lock.taken", "games.*".
Result<MineProgress> mine(const MineOptions& options, const ITime& time,
                          const std::function<void(const MineProgress&)>& report);

}  // namespace kirin::puzzles
