// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle_table.h"

#include "base/text.h"
#include "chess/fen.h"

#include <algorithm>
#include <vector>

namespace kirin {

namespace {

std::vector<std::string_view> cells(std::string_view row) {
  if (row.ends_with('\r')) row.remove_suffix(1);
  return split(row, ',');
}

bool namesTheme(std::string_view themes, std::string_view theme) {
  for (std::size_t at = 0; (at = themes.find(theme, at)) != std::string_view::npos; at += theme.size()) {
    const bool begins = at == 0 || themes[at - 1] == ' ';
    const std::size_t end = at + theme.size();
    if (begins && (end == themes.size() || themes[end] == ' ')) return true;
  }
  return false;
}

}  // namespace

Result<PuzzleTable> PuzzleTable::open(std::istream& rows) {
  static const std::array<std::vector<std::string_view>, kColumns> kNames{{{"PuzzleId", "id"},
                                                                           {"FEN", "fen"},
                                                                           {"Moves", "uci_line"},
                                                                           {"Rating", "rating"},
                                                                           {"RatingDeviation", "rd"},
                                                                           {"Themes", "themes"}}};
  PuzzleTable table(rows);
  std::string first;
  std::getline(rows, first);
  const auto names = cells(first);
  for (std::size_t column = 0; column < kColumns; ++column) {
    const auto place = std::ranges::find_first_of(names, kNames[column]);
    if (place == names.end()) return Error{"puzzle.columns", {std::string(kNames[column].front())}};
    table.columns_[column] = static_cast<std::size_t>(place - names.begin());
  }
  return table;
}

Result<Puzzle> PuzzleTable::parse(const std::string& row) const {
  const auto cell = cells(row);
  if (cell.size() <= *std::ranges::max_element(columns_)) return Error{"puzzle.fields", {std::to_string(cell.size())}};
  const auto text = [&](Column column) { return cell[columns_[column]]; };
  Puzzle puzzle;
  puzzle.id = text(kId);
  if (puzzle.id.empty()) return Error{"puzzle.fields", {"id"}};
  const Result<Position> before = parseFen(text(kFen));
  if (!before) return before.error();
  puzzle.before = *before;
  Result<std::vector<Move>> moves = parseMoves(*before, text(kMoves));
  if (!moves) return moves.error();
  if (moves->empty() || moves->size() % 2 != 0) return Error{"puzzle.length", {std::string(text(kMoves))}};
  puzzle.moves = std::move(*moves);
  for (const auto& [column, value] : {std::pair(kRating, &puzzle.rating), std::pair(kDeviation, &puzzle.deviation)}) {
    const Result<int> rating = parsePuzzleRating(text(column));
    if (!rating) return rating.error();
    *value = *rating;
  }
  puzzle.themes = parsePuzzleThemes(text(kThemes));
  puzzle.goal = namesTheme(text(kThemes), "mate")       ? PuzzleGoal::Mate
                : namesTheme(text(kThemes), "equality") ? PuzzleGoal::Hold
                                                        : PuzzleGoal::Win;
  return puzzle;
}

std::optional<Puzzle> PuzzleTable::next() {
  for (std::string row; std::getline(*rows_, row);) {
    ++line_;
    if (row.empty() || row == "\r") continue;
    Result<Puzzle> puzzle = parse(row);
    if (puzzle) {
      ++read_;
      return std::move(puzzle).value();
    }
    ++skipped_;
    Reason& reason = reasons_[puzzle.error().code];
    if (reason.rows++ == 0) reason.firstLine = line_;
  }
  return std::nullopt;
}

}  // namespace kirin
