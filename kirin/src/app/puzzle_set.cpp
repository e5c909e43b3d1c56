// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle_set.h"

#include "base/embedded_file.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_set>

KIRIN_EMBED(puzzles, KIRIN_PUZZLES_FILE)

namespace kirin {

const PuzzleSet& PuzzleSet::shipped() {
  static const PuzzleSet kSet = [] {
    Result<PuzzleSet> set = parse(KIRIN_EMBEDDED(puzzles));
    // A test reads the same text: a program that carries a broken set is never released.
    if (!set) std::abort();
    return std::move(set).value();
  }();
  return kSet;
}

Result<PuzzleSet> PuzzleSet::parse(std::string_view text) {
  PuzzleSet set;
  std::unordered_set<std::string> ids;
  const Result<void> read = eachPuzzle(text, [&](Puzzle puzzle) -> Result<void> {
    if (!ids.insert(puzzle.id).second) return Error{"puzzle.twice", {puzzle.id}};
    set.puzzles_.push_back(std::move(puzzle));
    return {};
  });
  if (!read) return read.error();
  std::ranges::stable_sort(set.puzzles_, {}, &Puzzle::rating);
  for (const Puzzle& puzzle : set.puzzles_)
    for (std::size_t theme = 0; theme < set.counts_.size(); ++theme) set.counts_[theme] += puzzle.themes.test(theme);
  return set;
}

const Puzzle* PuzzleSet::pick(std::optional<PuzzleTheme> theme, int rating, const std::set<std::string>& seen,
                              Rng& rng) const {
  constexpr std::size_t kToChooseFrom = 20;
  for (const bool again : {false, true}) {
    std::vector<const Puzzle*> fitting;
    for (const Puzzle& puzzle : puzzles_)
      if ((!theme || puzzle.has(*theme)) && (again || !seen.contains(puzzle.id))) fitting.push_back(&puzzle);
    if (fitting.empty()) continue;
    const std::size_t near = std::min(kToChooseFrom, fitting.size());
    std::ranges::nth_element(fitting, fitting.begin() + static_cast<std::ptrdiff_t>(near - 1), {},
                             [&](const Puzzle* puzzle) { return std::abs(puzzle->rating - rating); });
    return fitting[rng.below(static_cast<std::uint32_t>(near))];
  }
  return nullptr;
}

}  // namespace kirin
