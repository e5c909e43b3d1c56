// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle_set.h"
#include "app/puzzle_store.h"
#include "base/rng.h"
#include "engine/engine.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace kirin {

/// What the choice of puzzles shows.
struct PuzzleOverview {
  int shipped = 0;
  std::array<int, kPuzzleThemes> themes{};  ///< of those shipped
  PuzzleRecord record;
};

/// The opponent's answer to a wrong move.
struct Refutation {
  Move reply;   ///< none where the game is over
  Score score;  ///< for the solver, after it
};

/// Where puzzles come from and their results go to: the shipped set, the store, and an engine for what is wrong with a
/// move. Everything here takes its time: it belongs to one thread, which is not the GUI's, and opens its store there.
class PuzzleDesk {
 public:
  using OpenStore = std::function<Result<std::unique_ptr<IPuzzleStore>>()>;
  /// `shipped` and `time` outlive it.
  using Shipped = std::function<const PuzzleSet&()>;
  PuzzleDesk(const ITime& time, Shipped shipped, OpenStore open, std::uint64_t seed);

  /// A store that can't be read has nothing to say: puzzles can be solved all the same.
  PuzzleOverview overview();
  /// One that has not been tried, near that rating; of both the shipped and the imported.
  std::optional<Puzzle> next(std::optional<PuzzleTheme> theme, int rating);
  /// The change of the rating, where it counts and could be kept.
  std::optional<RatingChange> add(const PuzzleResult& result);
  void addRun(PuzzleMode mode, int solved, WallTime at);
  /// After `line`, whose last move is the wrong one.
  Refutation refute(const GameLine& line);
  /// Errors: "file.*", "puzzle.columns", "store.*".
  Result<PuzzleImport> import(const std::filesystem::path& table, const std::function<bool(int)>& report);

 private:
  IPuzzleStore* store();

  const ITime& time_;
  Shipped shipped_;
  OpenStore open_;
  Rng rng_;
  std::unique_ptr<IPuzzleStore> store_;
  std::unique_ptr<IEngine> engine_;
  std::set<std::string> seen_;
  bool seenRead_ = false;
};

}  // namespace kirin
