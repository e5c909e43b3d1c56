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
  std::vector<int> nags;                           ///< $6, ?! and so on, as numbers
  std::optional<std::chrono::milliseconds> clock;  ///< [%clk h:mm:ss], what is left after the move
  std::optional<int> evalCp;             ///< [%eval], centipawns from White's side; mate in n as +-(32000 - n)
  std::vector<PgnVariation> variations;  ///< alternatives to this move

  PgnMove();
  explicit PgnMove(Move m);
};

struct PgnVariation {
  std::string comment;  ///< before its first move
  std::vector<PgnMove> moves;
};

// Here, since only now both types are complete.
inline PgnMove::PgnMove() = default;
inline PgnMove::PgnMove(Move m) : move(m) {}

enum class GameResult : std::uint8_t { Unknown, WhiteWins, BlackWins, Draw };
/// "1-0", "0-1", "1/2-1/2", "*".
std::string_view toString(GameResult result);
std::optional<GameResult> parseGameResult(std::string_view text);

struct PgnGame {
  std::vector<std::pair<std::string, std::string>> tags;  ///< in file order
  Position start;
  PgnVariation main;
  GameResult result = GameResult::Unknown;  ///< what stands behind the moves; if they broke, what the tag says
  /// Set where the text first broke; the last argument is the line, counted from 1 in the whole text. All moves given
  /// are sound: after a break in the main line nothing more is read, after one in a variation only the rest of that is
  /// lost. "pgn.tag" (a tag pair is malformed), "pgn.variant", "pgn.fen" (args: the tag's value; for FEN also the code
  /// of the FEN's error), "pgn.move" (illegal, ambiguous or no move; args: the word), "pgn.null-move", "pgn.comment"
  /// (never closed), "pgn.variation" (never closed, or opened or closed where none can be), "pgn.depth" (variations in
  /// variations beyond 64), "pgn.result" (the moves end without a result).
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

/// Export format: seven tags first, then Variant, SetUp and FEN as the start needs them, then the others; the moves in
/// lines of at most 80 characters, longer words excepted. What PGN can't hold is replaced: control characters in tags
/// by blanks, closing braces in comments by parentheses. Reading it again gives the same game.
std::string writePgn(const PgnGame& game);

}  // namespace kirin
