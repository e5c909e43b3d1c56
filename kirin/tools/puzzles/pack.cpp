// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/pack.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <unordered_set>

namespace kirin::puzzles {

namespace {

std::array<int, kPuzzleThemes> themeCounts(const std::vector<Puzzle>& puzzles) {
  std::array<int, kPuzzleThemes> counts{};
  for (const Puzzle& puzzle : puzzles)
    for (std::size_t theme = 0; theme < counts.size(); ++theme) counts[theme] += puzzle.themes.test(theme);
  return counts;
}

int bandOf(int rating) { return rating / kBand; }

}  // namespace

std::vector<Puzzle> choosePuzzles(std::vector<Puzzle> found, const PackOptions& options) {
  std::unordered_set<std::string> ids;
  std::erase_if(found, [&](const Puzzle& puzzle) {
    return puzzle.rating < kLowestShipped || puzzle.rating > kHighestShipped || !ids.insert(puzzle.id).second;
  });
  // By how rare its rarest theme is; then as the names fall.
  const auto counts = themeCounts(found);
  const auto rarity = [&](const Puzzle& puzzle) {
    int rarest = static_cast<int>(found.size());
    for (std::size_t theme = 0; theme < counts.size(); ++theme)
      if (puzzle.themes.test(theme)) rarest = std::min(rarest, counts[theme]);
    return rarest;
  };
  std::vector<std::pair<int, Puzzle>> ordered;
  for (Puzzle& puzzle : found) ordered.emplace_back(rarity(puzzle), puzzle);
  std::ranges::sort(ordered, {}, [](const auto& each) { return std::pair(each.first, each.second.id); });
  std::map<int, int> inBand;
  std::vector<Puzzle> chosen;
  for (auto& [rare, puzzle] : ordered)
    if (inBand[bandOf(puzzle.rating)]++ < options.perBand) chosen.push_back(std::move(puzzle));
  std::ranges::sort(chosen, {}, [](const Puzzle& puzzle) { return std::pair(puzzle.rating, puzzle.id); });
  return chosen;
}

std::string packedText(const std::vector<Puzzle>& puzzles) {
  std::string text =
      "# Made by kirin-puzzles (docs/puzzles.md). A puzzle: id;FEN before the mistake;moves, the mistake first;rating;"
      "deviation;goal;themes;origin\n"
      "# Origins: selfplay, games of an engine made for this project; ladder, games of novice and pupil; human, games "
      "of "
      "people from the Lichess open database (CC0).\n";
  for (const Puzzle& puzzle : puzzles) text += toText(puzzle) + "\n";
  return text;
}

std::string countsText(const std::vector<Puzzle>& puzzles) {
  std::map<int, int> bands;
  std::map<std::string, int> origins;
  for (const Puzzle& puzzle : puzzles) {
    ++bands[bandOf(puzzle.rating)];
    ++origins[puzzle.origin];
  }
  std::string text = fmt::format("{} puzzles\n", puzzles.size());
  for (const auto& [band, count] : bands)
    text += fmt::format("{:5} to {:<5}{:6}\n", band * kBand, band * kBand + kBand - 1, count);
  const auto counts = themeCounts(puzzles);
  for (int theme = 0; theme < kPuzzleThemes; ++theme)
    text += fmt::format("{:18}{:6}\n", puzzleThemeKey(puzzleTheme(theme)), counts[static_cast<std::size_t>(theme)]);
  for (const auto& [origin, count] : origins) text += fmt::format("from {:13}{:6}\n", origin, count);
  return text;
}

}  // namespace kirin::puzzles
