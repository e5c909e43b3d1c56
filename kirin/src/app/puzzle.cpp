// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle.h"

#include "chess/fen.h"
#include "chess/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>

namespace kirin {

namespace {

constexpr std::array<std::string_view, 3> kGoals{"win", "mate", "hold"};
constexpr std::size_t kFields = 8;

std::vector<std::string_view> fieldsOf(std::string_view line) {
  std::vector<std::string_view> fields;
  for (;;) {
    const std::size_t end = line.find(';');
    fields.push_back(line.substr(0, end));
    if (end == std::string_view::npos) return fields;
    line.remove_prefix(end + 1);
  }
}

Result<int> rating(std::string_view text) {
  constexpr int kHighest = 4000;
  int value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size() || value < 0 || value > kHighest)
    return Error{"puzzle.rating", {std::string(text)}};
  return value;
}

}  // namespace

Result<std::vector<Move>> parseMoves(const Position& from, std::string_view text) {
  std::vector<Move> moves;
  Position position = from;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const Result<Move> move = parseUci(position, text.substr(0, end));
    if (!move) return move.error();
    moves.push_back(*move);
    position.play(*move);
    text.remove_prefix(std::min(end + 1, text.size()));
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

std::string toText(const Puzzle& puzzle) {
  return fmt::format("{};{};{};{};{};{};{};{}", puzzle.id, toFen(puzzle.before),
                     movesToUci(puzzle.before, puzzle.moves), puzzle.rating, puzzle.deviation,
                     kGoals[static_cast<std::size_t>(puzzle.goal)], puzzleThemeKeys(puzzle.themes), puzzle.origin);
}

Result<Puzzle> parsePuzzle(std::string_view line) {
  const std::vector<std::string_view> fields = fieldsOf(line);
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
  const Result<int> value = rating(fields[3]);
  const Result<int> deviation = rating(fields[4]);
  if (!value) return value.error();
  if (!deviation) return deviation.error();
  puzzle.rating = *value;
  puzzle.deviation = *deviation;
  const auto goal = std::ranges::find(kGoals, fields[5]);
  if (goal == kGoals.end()) return Error{"puzzle.goal", {std::string(fields[5])}};
  puzzle.goal = static_cast<PuzzleGoal>(goal - kGoals.begin());
  puzzle.themes = parsePuzzleThemes(fields[6]);
  puzzle.origin = fields[7];
  return puzzle;
}

}  // namespace kirin
