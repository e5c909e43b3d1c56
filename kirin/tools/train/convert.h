// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <iosfwd>

namespace kirin {

struct ConvertOptions {
  std::uint64_t mostScored = UINT64_MAX;  ///< stop after the game in which so many scored positions were read
  int largestScore = 2000;                ///< centipawns; beyond, a position teaches nothing
  int validationEvery = 20;               ///< each so manieth game, from the first on, is held out
};

struct ConvertCounts {
  std::uint64_t games = 0;
  std::uint64_t scored = 0;
  std::uint64_t inCheck = 0;  ///< left out, as are the next two
  std::uint64_t noisy = 0;    ///< the move played was a capture or a promotion
  std::uint64_t decided = 0;  ///< beyond the largest score
  std::uint64_t training = 0;
  std::uint64_t validation = 0;
};

/// Reads labelled games and writes their quiet positions (packed_position.h). Either a file of kirin-datagen
/// (labelled_game.h), or text, one game a line: "result;random_plies;moves;scores[;start FEN]", UCI moves, one score
/// for each move after the random ones, in centipawns from White's side. Errors: "games.format", "games.damaged";
/// "games.syntax", "games.move" (args: the text, the line number); "file.unwritable".
Result<ConvertCounts> convertGames(std::istream& games, std::ostream& positions, const ConvertOptions& options);

}  // namespace kirin
