// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle.h"

#include "base/text.h"
#include "chess/fen.h"
#include "chess/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <utility>

namespace kirin {

namespace {

constexpr std::array<std::string_view, 3> kGoals{"win", "mate", "hold"};
constexpr std::size_t kFields = 8;

}  // namespace

Result<std::vector<Move>> parseMoves(const Position& from, std::string_view text) {
  std::vector<Move> moves;
  Position position = from;
  while (!text.empty()) {
    const Result<Move> move = parseUci(position, takeUntil(text, ' '));
    if (!move) return move.error();
    moves.push_back(*move);
    position.play(*move);
  }
  return moves;
}

std::string movesToUci(const Position& from, const std::vector<Move>& moves) {
  std::string text;
  Position position = from;
  for (const Move move : moves) {
    if (!text.empty()) text += ' ';
    text += toUci(position, move);
    position.play(move);
  }
  return text;
}

Result<int> parsePuzzleRating(std::string_view text) {
  constexpr int kHighest = 4000;
  int value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size() || value < 0 || value > kHighest)
    return Error{"puzzle.rating", {std::string(text)}};
  return value;
}

std::string toText(const Puzzle& puzzle) {
  return fmt::format("{};{};{};{};{};{};{};{}", puzzle.id, toFen(puzzle.before),
                     movesToUci(puzzle.before, puzzle.moves), puzzle.rating, puzzle.deviation,
                     kGoals[static_cast<std::size_t>(puzzle.goal)], puzzleThemeKeys(puzzle.themes), puzzle.origin);
}

Result<Puzzle> parsePuzzle(std::string_view line) {
  const std::vector<std::string_view> fields = split(line, ';');
  if (fields.size() != kFields) return Error{"puzzle.fields", {std::to_string(fields.size())}};
  Puzzle puzzle;
  puzzle.id = fields[0];
  const Result<Position> before = parseFen(fields[1]);
  if (!before) return before.error();
  puzzle.before = *before;
  Result<std::vector<Move>> moves = parseMoves(puzzle.before, fields[2]);
  if (!moves) return moves.error();
  if (moves->empty() || moves->size() % 2 != 0) return Error{"puzzle.length", {std::string(fields[2])}};
  puzzle.moves = std::move(*moves);
  for (const auto& [field, value] : {std::pair(3, &puzzle.rating), std::pair(4, &puzzle.deviation)}) {
    const Result<int> rating = parsePuzzleRating(fields[static_cast<std::size_t>(field)]);
    if (!rating) return rating.error();
    *value = *rating;
  }
  const auto goal = std::ranges::find(kGoals, fields[5]);
  if (goal == kGoals.end()) return Error{"puzzle.goal", {std::string(fields[5])}};
  puzzle.goal = static_cast<PuzzleGoal>(goal - kGoals.begin());
  puzzle.themes = parsePuzzleThemes(fields[6]);
  puzzle.origin = fields[7];
  return puzzle;
}

Result<void> eachPuzzle(std::string_view text, const std::function<Result<void>(Puzzle)>& take) {
  for (int line = 1; !text.empty(); ++line) {
    const std::string_view row = takeUntil(text, '\n');
    if (row.empty() || row.starts_with('#')) continue;
    Result<Puzzle> puzzle = parsePuzzle(row);
    const Result<void> taken = puzzle ? take(std::move(puzzle).value()) : Result<void>(puzzle.error());
    if (taken) continue;
    Error error = taken.error();
    error.args.push_back(std::to_string(line));
    return error;
  }
  return {};
}

}  // namespace kirin
