// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle_store.h"

#include <map>

namespace kirin {

/// Puzzles' results as long as the program runs: for tests and pictures.
class MemoryPuzzleStore final : public IPuzzleStore {
 public:
  explicit MemoryPuzzleStore(PuzzleRecord record = {}) : record_(std::move(record)) {}

  Result<PuzzleRecord> read(WallTime now) override;
  Result<std::optional<RatingChange>> add(const PuzzleResult& result) override;
  Result<void> addRun(PuzzleMode mode, int solved, WallTime at) override;
  Result<PuzzleImport> import(PuzzleTable& table, const std::function<bool(int)>& report) override;
  Result<std::vector<Puzzle>> imported(std::optional<PuzzleTheme> theme, int rating, int most) override;

 private:
  PuzzleRecord record_;
  std::optional<WallTime> ratedAt_;
  std::map<std::string, Puzzle> puzzles_;
};

}  // namespace kirin
