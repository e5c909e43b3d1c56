// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/result.h"
#include "chess/game_line.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kirin {

struct PgnVariation;

/// One move of a PGN with what hangs on it.
struct PgnMove {
  Move move;
  std::string comment;                             ///< after the move, commands such as [%clk] taken out
  std::vector<int> nags;                           ///< , !, ?! and so on, as numbers
  std::optional<std::chrono::milliseconds> clock;  ///< [%clk h:mm:ss], what is left after the move
  std::optional<int> evalCp;             ///< [%eval], centipawns from White's side; mate in n as +-(32000 - n)
  std::vector<PgnVariation> variations;  ///< alternatives to this move

  PgnMove() = default;
  explicit PgnMove(Move m) : move(m) {}
};

struct PgnVariation {
  std::string comment;  ///< before its first move
  std::vector<PgnMove> moves;
};

enum class GameResult : std::uint8_t { Unknown, WhiteWins, BlackWins, Draw };
/// "1-0", "0-1", "1/2-1/2", "*".
std::string_view toString(GameResult result);

struct PgnGame {
  std::vector<std::pair<std::string, std::string>> tags;  ///< in file order
  Position start;
  PgnVariation main;
  GameResult result = GameResult::Unknown;
  /// Set when the text broke: "pgn.*" with the line number as the last argument. What stands before is sound.
  std::optional<Error> broken;

  std::string tag(std::string_view name) const;
  void setTag(std::string_view name, std::string value);
  GameLine line() const;
};

/// Reads games one after another from a text that outlives it. Never fails as a whole: a broken game is returned as far
/// as it is sound, with `broken` set, and reading goes on at the next tag section.
class PgnReader {
 public:
  explicit PgnReader(std::string_view text) : text_(text) {}
  /// Nothing at the end.
  std::optional<PgnGame> next();

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
};

/// Export format: seven tags first, FEN and SetUp when needed, lines of at most 80 characters.
std::string writePgn(const PgnGame& game);

}  // namespace kirin
