// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player_rating.h"
#include "app/puzzle.h"
#include "app/puzzle_table.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kirin {

/// How puzzles are given out one after another.
enum class PuzzleMode {
  Level,   ///< around the solver's own rating, which they change
  Theme,   ///< the same, all of one theme
  Streak,  ///< ever harder, until the first that is not solved
  Timed    ///< ever harder, as many as the time allows
};

/// What is kept of puzzles solved so far.
struct PuzzleRecord {
  std::optional<PlayerRating> rating;  ///< as of now; none: no puzzle has counted yet
  std::set<std::string> seen;          ///< tried, well or not
  int solved = 0;
  int bestStreak = 0;
  int bestTimed = 0;
  int imported = 0;  ///< puzzles from tables

  friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;
};

/// An attempt that is over.
struct PuzzleResult {
  std::string puzzle;
  bool solved = false;  ///< alone and without a wrong move
  bool counts = false;  ///< for the Kirin rating
  int rating = 1500;    ///< the puzzle's
  int deviation = 0;
  WallTime at{};
};

/// What became of a table.
struct PuzzleImport {
  int added = 0;
  int known = 0;  ///< there already
  int skipped = 0;
  std::map<std::string, PuzzleTable::Reason> reasons;
};

/// Where puzzles and what became of them are kept. One instance a thread; every write is durable when it returns.
/// Errors: "store.unwritable", "store.corrupt" (args: what).
class IPuzzleStore {
 public:
  virtual ~IPuzzleStore() = default;

  virtual Result<PuzzleRecord> read(WallTime now) = 0;
  /// The result and, with it or not at all, the new rating where it counts.
  virtual Result<std::optional<RatingChange>> add(const PuzzleResult& result) = 0;
  /// A streak or a timed run that is over, with how many were solved.
  virtual Result<void> addRun(PuzzleMode mode, int solved, WallTime at) = 0;

  /// Adds the puzzles of a table, a batch at a time; what was added before an error stays. `report` is told now and
  /// then how many rows were read; it answers whether to go on.
  virtual Result<PuzzleImport> import(PuzzleTable& table, const std::function<bool(int)>& report) = 0;
  /// Up to `most` imported puzzles nearest to that rating, not yet tried, of that theme if one is given.
  virtual Result<std::vector<Puzzle>> imported(std::optional<PuzzleTheme> theme, int rating, int most) = 0;
};

}  // namespace kirin
