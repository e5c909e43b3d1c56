// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/game_line.h"
#include "chess/pgn.h"

#include <array>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>

namespace kirin::ladder {

/// A game with what is known of its players.
struct PlayedGame {
  GameLine line;
  std::array<std::string, 2> names;           ///< by colour; empty where nobody said
  std::array<std::optional<int>, 2> ratings;  ///< by colour
  std::optional<int> estimate;                ///< seconds a player has: the base and 40 increments
};

/// Games one after another, from a stream that outlives it.
class IGames {
 public:
  virtual ~IGames() = default;
  /// Nothing at the end. Errors: "games.header" (args: the missing column), "games.row" (args: what is wrong, the
  /// line).
  virtual Result<std::optional<PlayedGame>> next() = 0;
};

/// PGN, or a table of Lichess games with a header line (white_rating, black_rating, increment_code, moves among the
/// columns), told apart by the first character. What is broken of a PGN's game is left out; so is the rest of a table's
/// game behind a move that isn't one. Errors: "games.header".
Result<std::unique_ptr<IGames>> openGames(std::istream& in);

/// Every game of a file, as openGames has them. Errors: "file.unreadable" (args: the file, why), those of IGames.
Result<void> readGames(const std::string& file, const std::function<void(const PlayedGame&)>& each);

}  // namespace kirin::ladder
