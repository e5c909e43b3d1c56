// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/pgn_stream.h"

#include "base/result.h"
#include "chess/position.h"

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace kirin::puzzles {

/// A game to look for puzzles in.
struct SourceGame {
  Position start;
  std::vector<Move> moves;
  /// Centipawns from White's side of the position before each move, mate in n as +-(32000 - n); nothing where nobody
  /// said.
  std::vector<std::optional<int>> scores;
};

/// The games of a file one after another: labelled games as text (train/labelled_text.h), or PGN, with or without
/// evaluations. Told apart by the first character.
class SourceGames {
 public:
  /// Errors: "file.*".
  static Result<SourceGames> open(const std::filesystem::path& file);

  /// Nothing at the end. What is broken of a PGN's game is left out. Errors: "games.syntax", "games.move".
  Result<std::optional<SourceGame>> next();

 private:
  explicit SourceGames(const std::filesystem::path& file) : file_(file) {}

  Result<std::optional<SourceGame>> nextLabelled();
  std::optional<SourceGame> nextPgn();

  std::ifstream file_;
  bool pgn_ = false;
  std::uint64_t line_ = 0;
  PgnStream pgnStream_;
};

}  // namespace kirin::puzzles
