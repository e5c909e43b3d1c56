// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle.h"
#include "base/rng.h"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// Puzzles by rating and theme. Never changes once made: any thread may ask.
class PuzzleSet {
 public:
  /// Those this program carries (kirin/data/puzzles.txt). They are read at the first call, which takes a while: not on
  /// the GUI thread.
  static const PuzzleSet& shipped();
  /// One puzzle a line (app/puzzle.h), in any order; lines that begin with '#' say nothing. Errors: those of
  /// parsePuzzle, with the number of the line, from 1, as the last argument; "puzzle.twice" (args: the id, the line).
  static Result<PuzzleSet> parse(std::string_view text);

  /// By rating, the easiest first.
  const std::vector<Puzzle>& all() const { return puzzles_; }
  int count(PuzzleTheme theme) const { return counts_[index(theme)]; }

  /// One at random among those nearest to that rating, of that theme if one is given; of those in `seen` only when
  /// there are no others. Null: there is none at all.
  const Puzzle* pick(std::optional<PuzzleTheme> theme, int rating, const std::set<std::string>& seen, Rng& rng) const;

 private:
  std::vector<Puzzle> puzzles_;
  std::array<int, kPuzzleThemes> counts_{};
};

}  // namespace kirin
