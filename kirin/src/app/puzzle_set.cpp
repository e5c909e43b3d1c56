// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle_set.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_set>

// The assembler puts the file into the program as it is; CMake names it and rebuilds this when it changes.
asm(R"(
  .section .rodata
kirin_puzzles_begin:
  .incbin ")" KIRIN_PUZZLES_FILE R"("
kirin_puzzles_end:
  .byte 0
  .previous
)");

extern "C" {
extern const char kirin_puzzles_begin[] __attribute__((visibility("hidden")));
extern const char kirin_puzzles_end[] __attribute__((visibility("hidden")));
}

namespace kirin {

const PuzzleSet& PuzzleSet::shipped() {
  static const PuzzleSet kSet = [] {
    const std::size_t size = static_cast<std::size_t>(kirin_puzzles_end - kirin_puzzles_begin);
    Result<PuzzleSet> set = parse({kirin_puzzles_begin, size});
    // A test reads the same text: a program that carries a broken set is never released.
    if (!set) std::abort();
    return std::move(set).value();
  }();
  return kSet;
}

Result<PuzzleSet> PuzzleSet::parse(std::string_view text) {
  PuzzleSet set;
  std::unordered_set<std::string> ids;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (row.empty() || row.starts_with('#')) continue;
    Result<Puzzle> puzzle = parsePuzzle(row);
    if (!puzzle) {
      Error error = puzzle.error();
      error.args.push_back(std::to_string(line));
      return error;
    }
    if (!ids.insert(puzzle->id).second) return Error{"puzzle.twice", {puzzle->id, std::to_string(line)}};
    set.puzzles_.push_back(std::move(puzzle).value());
  }
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
