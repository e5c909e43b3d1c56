// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/rating_fit.h"

#include "base/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kirin::arena {

/// Games of many files, for a rating.
struct Results {
  std::vector<std::string> players;  ///< in the order they were met
  std::vector<RatedPair> pairs;

  /// The place of a player, new or known.
  std::size_t playerNamed(std::string_view name);
};

/// Adds the games of a file: a journal of the arena, the JSON file that it stands beside, or PGN ("*.pgn"). In PGN, two
/// games in a row are a pair when the same two players have changed colours after the same opening, a start position or
/// the first plies; games without a result are left out. Errors: "file.*", "arena.journal", "arena.games" (args: file,
/// number of the game, what is wrong with it); then nothing was added.
Result<void> addResults(const std::filesystem::path& file, Results& results);

}  // namespace kirin::arena
