// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/memory_puzzle_store.h"

#include <algorithm>
#include <cstdlib>

namespace kirin {

Result<PuzzleRecord> MemoryPuzzleStore::read(WallTime) {
  PuzzleRecord record = record_;
  record.imported = static_cast<int>(puzzles_.size());
  return record;
}

Result<std::optional<RatingChange>> MemoryPuzzleStore::add(const PuzzleResult& result) {
  record_.seen.insert(result.puzzle);
  record_.solved += result.solved;
  if (!result.counts) return std::optional<RatingChange>();
  const RatedGame game{static_cast<double>(result.rating), static_cast<double>(result.deviation),
                       result.solved ? 1.0 : 0.0};
  const RatingChange change = ratingChange(record_.rating.value_or(PlayerRating{}), ratedAt_, game, result.at);
  record_.rating = change.after;
  ratedAt_ = result.at;
  return std::optional(change);
}

Result<void> MemoryPuzzleStore::addRun(PuzzleMode mode, int solved, WallTime) {
  int& best = mode == PuzzleMode::Streak ? record_.bestStreak : record_.bestTimed;
  best = std::max(best, solved);
  return {};
}

Result<PuzzleImport> MemoryPuzzleStore::import(PuzzleTable& table, const std::function<bool(int)>& report) {
  PuzzleImport result;
  while (auto puzzle = table.next()) {
    const std::string id = puzzle->id;
    ++(puzzles_.emplace(id, std::move(*puzzle)).second ? result.added : result.known);
    if (!report(table.read() + table.skipped())) break;
  }
  result.skipped = table.skipped();
  result.reasons = table.reasons();
  return result;
}

Result<std::vector<Puzzle>> MemoryPuzzleStore::imported(std::optional<PuzzleTheme> theme, int rating, int most) {
  std::vector<Puzzle> near;
  for (const auto& [id, puzzle] : puzzles_)
    if ((!theme || puzzle.has(*theme)) && !record_.seen.contains(id)) near.push_back(puzzle);
  std::ranges::stable_sort(near, {}, [&](const Puzzle& puzzle) { return std::abs(puzzle.rating - rating); });
  if (near.size() > static_cast<std::size_t>(most)) near.resize(static_cast<std::size_t>(most));
  return near;
}

}  // namespace kirin
