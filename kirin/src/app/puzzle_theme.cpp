// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle_theme.h"

#include "base/text.h"

#include <algorithm>
#include <array>

namespace kirin {

namespace {

constexpr std::array<std::string_view, kPuzzleThemes> kKeys{
    "mateIn1",        "mateIn2",      "mateIn3",    "mateIn4",   "mateIn5",          "backRankMate",  "smotheredMate",
    "doubleCheck",    "fork",         "pin",        "skewer",    "discoveredAttack", "hangingPiece",  "trappedPiece",
    "deflection",     "attraction",   "intermezzo", "sacrifice", "quietMove",        "defensiveMove", "promotion",
    "underPromotion", "advancedPawn", "enPassant",  "opening",   "middlegame",       "endgame",       "pawnEndgame",
    "rookEndgame"};

}  // namespace

std::string_view puzzleThemeKey(PuzzleTheme theme) { return kKeys[index(theme)]; }

std::optional<PuzzleTheme> parsePuzzleTheme(std::string_view key) {
  const auto found = std::ranges::find(kKeys, key);
  if (found == kKeys.end()) return std::nullopt;
  return puzzleTheme(static_cast<int>(found - kKeys.begin()));
}

std::string puzzleThemeKeys(const PuzzleThemes& themes) {
  std::string keys;
  for (int i = 0; i < kPuzzleThemes; ++i) {
    if (!themes.test(static_cast<std::size_t>(i))) continue;
    if (!keys.empty()) keys += ' ';
    keys += puzzleThemeKey(puzzleTheme(i));
  }
  return keys;
}

PuzzleThemes parsePuzzleThemes(std::string_view keys) {
  PuzzleThemes themes;
  while (!keys.empty()) {
    if (const auto theme = parsePuzzleTheme(takeUntil(keys, ' '))) themes.set(index(*theme));
  }
  return themes;
}

}  // namespace kirin
