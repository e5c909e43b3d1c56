// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle.h"

#include <array>
#include <istream>
#include <map>
#include <optional>
#include <string>

namespace kirin {

/// Reads a table of puzzles as the Lichess puzzle database has it: commas between the columns, their names in the first
/// row, in any order: PuzzleId (or id), FEN, Moves (or uci_line), Rating, RatingDeviation (or rd), Themes; others are
/// passed over. A row at a time, so a table of any size. Rows that are no puzzle are left out and counted.
class PuzzleTable {
 public:
  /// Errors: "puzzle.columns" (args: the name of the first that is missing). `rows` outlives it.
  static Result<PuzzleTable> open(std::istream& rows);

  /// Nothing at the end. A row that can't be read is skipped, and noted.
  std::optional<Puzzle> next();

  int read() const { return read_; }  ///< rows that were puzzles
  int skipped() const { return skipped_; }
  /// Why rows were left out: an error's code, to how many. The first of each is kept: its line.
  struct Reason {
    int rows = 0;
    int firstLine = 0;
  };
  const std::map<std::string, Reason>& reasons() const { return reasons_; }

 private:
  enum Column : std::size_t { kId, kFen, kMoves, kRating, kDeviation, kThemes, kColumns };
  explicit PuzzleTable(std::istream& rows) : rows_(&rows) {}
  Result<Puzzle> parse(const std::string& row) const;

  std::istream* rows_;
  std::array<std::size_t, kColumns> columns_{};  ///< where each stands
  int line_ = 1;
  int read_ = 0;
  int skipped_ = 0;
  std::map<std::string, Reason> reasons_;
};

}  // namespace kirin
