// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/engine.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// Words of a UCI line, one after another.
class UciWords {
 public:
  explicit UciWords(std::string_view text) : text_(text) {}

  /// Empty at the end.
  std::string_view next();
  std::string_view peek() const { return UciWords(*this).next(); }
  /// What is left, without the space around it.
  std::string_view rest() const;

 private:
  std::string_view text_;
};

/// What follows "go". Errors: "uci.go" (args: the word, what is wrong with it), or those of parseUci.
struct GoCommand {
  SearchLimits limits;  ///< without a PonderHit, which is not words
  bool ponder = false;
  std::optional<int> perft;
};
Result<GoCommand> parseGo(std::string_view text, const Position& position);
/// The other way: limits for an engine that is to search `position`.
std::string writeGo(const SearchLimits& limits, const Position& position);

/// What follows "position": "startpos" or "fen FEN", then maybe "moves ...". Errors: "uci.position" (args: the word),
/// or those of parseFen and parseUci.
Result<GameLine> parsePositionCommand(std::string_view text, bool chess960);
std::string writePositionCommand(const GameLine& line);

/// What follows "setoption": "name N [value V]". Errors: "uci.setoption" (args: the text).
struct OptionCommand {
  std::string name;
  std::string value;
};
Result<OptionCommand> parseSetOption(std::string_view text);

/// For display alone; 0 where no time has passed.
std::uint64_t nodesPerSecond(std::uint64_t nodes, Duration elapsed);

/// "info depth ..." with its first word; with the chances behind the score, if wanted.
std::string writeInfo(const SearchInfo& info, const Position& root, bool showWdl = false);
/// As far as it can be made out: a line without a score or with a move that is not legal yields what stands before.
/// Nothing, if it holds no score.
std::optional<SearchInfo> parseInfo(std::string_view text, const Position& root);

}  // namespace kirin
