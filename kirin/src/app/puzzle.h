// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle_theme.h"
#include "base/result.h"
#include "chess/position.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// What the solver is asked for.
enum class PuzzleGoal {
  Win,   ///< the one move that wins
  Mate,  ///< the one move that mates, however well others do
  Hold   ///< the one move that doesn't lose
};

/// A position with one right move at each of the solver's turns. The first move is the opponent's, the mistake; then
/// solver and opponent take turns, and the solver has the last word. A value.
struct Puzzle {
  std::string id;
  Position before;          ///< the opponent is to move
  std::vector<Move> moves;  ///< legal one after another; an even number of them
  int rating = 1500;
  int deviation = 0;  ///< how far the rating may be off: one standard deviation
  PuzzleThemes themes;
  PuzzleGoal goal = PuzzleGoal::Win;
  std::string origin;  ///< of the game it was found in, in one word

  Color solver() const { return !before.sideToMove(); }
  /// What the solver sees first.
  Position start() const { return before.after(moves.front()); }
  /// How many moves the solver has to find.
  int length() const { return static_cast<int>(moves.size() / 2); }
  bool has(PuzzleTheme theme) const { return themes.test(index(theme)); }

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// Plays a line of UCI moves, separated by blanks. Errors: "move.syntax", "move.illegal" (args: the text).
Result<std::vector<Move>> parseMoves(const Position& from, std::string_view text);
std::string movesToUci(const Position& from, const std::vector<Move>& moves);

/// A puzzle as a line of text: "id;FEN;moves;rating;deviation;goal;themes;origin", goal "win", "mate" or "hold".
std::string toText(const Puzzle& puzzle);
/// 0 to 4000. Errors: "puzzle.rating" (args: the text).
Result<int> parsePuzzleRating(std::string_view text);
/// Errors: "puzzle.fields" (args: how many there are), "puzzle.rating" (args: the text), "puzzle.goal" (the same),
/// "puzzle.length" (the solver doesn't have the last word; args: the moves), "fen.*", "move.*".
Result<Puzzle> parsePuzzle(std::string_view line);
/// One puzzle a line, without empty lines and those that begin with '#'. Ends with the first error, its own or of who
/// takes them, to whose args the line's number is added.
Result<void> eachPuzzle(std::string_view text, const std::function<Result<void>(Puzzle)>& take);

}  // namespace kirin
