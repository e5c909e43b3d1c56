// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <string_view>

namespace kirin {

/// What a puzzle is about. What each means is said beside the function that finds it (tools/puzzles/tags.h).
enum class PuzzleTheme {
  MateIn1,
  MateIn2,
  MateIn3,
  MateIn4,
  MateIn5,
  BackRankMate,
  SmotheredMate,
  DoubleCheck,
  Fork,
  Pin,
  Skewer,
  DiscoveredAttack,
  HangingPiece,
  TrappedPiece,
  Deflection,
  Attraction,
  Intermezzo,
  Sacrifice,
  QuietMove,
  Defence,
  Promotion,
  UnderPromotion,
  AdvancedPawn,
  EnPassant,
  Opening,
  Middlegame,
  Endgame,
  PawnEndgame,
  RookEndgame,
};
inline constexpr int kPuzzleThemes = 29;

using PuzzleThemes = std::bitset<kPuzzleThemes>;

constexpr PuzzleTheme puzzleTheme(int index) { return static_cast<PuzzleTheme>(index); }
constexpr std::size_t index(PuzzleTheme theme) { return static_cast<std::size_t>(theme); }

/// The word for it in files: "mateIn1", "fork". Those of the Lichess puzzle database, where it has the theme.
std::string_view puzzleThemeKey(PuzzleTheme theme);
std::optional<PuzzleTheme> parsePuzzleTheme(std::string_view key);

/// "fork short", separated by blanks, in the order of the enumeration.
std::string puzzleThemeKeys(const PuzzleThemes& themes);
/// Words that name no theme of ours are passed over.
PuzzleThemes parsePuzzleThemes(std::string_view keys);

}  // namespace kirin
