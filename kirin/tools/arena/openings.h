// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/game_line.h"

#include <filesystem>
#include <vector>

namespace kirin::arena {

/// What games of a match begin with, by number: openings of a book in an order drawn by a seed, none twice before all
/// have been played; or, without a book, eight random plies by the seed.
class Openings {
 public:
  /// Random ones.
  explicit Openings(std::uint64_t seed) : seed_(seed) {}
  /// EPD (or FEN) lines, or, in a file named "*.pgn", games whose moves are the opening. The whole book is read and
  /// checked. Errors: "file.*", "arena.book" (args: file, line or 0, what is wrong there).
  static Result<Openings> read(const std::filesystem::path& book, std::uint64_t seed);

  GameLine at(int number) const;
  /// Of the book; 0 without.
  std::size_t size() const { return book_.size(); }
  /// Tells books apart; 0 without.
  std::uint64_t fingerprint() const { return fingerprint_; }

 private:
  /// Less than a GameLine holds, since books are large.
  struct Opening {
    Position start;
    std::vector<Move> moves;
  };

  std::uint64_t seed_;
  std::uint64_t fingerprint_ = 0;
  std::vector<Opening> book_;  ///< shuffled
};

/// Eight random plies from the standard start, fixed by the seed; the game is not over after them.
GameLine randomOpening(std::uint64_t seed);

/// A seed of its own for each number, from a match's.
std::uint64_t deriveSeed(std::uint64_t seed, std::uint64_t number);

}  // namespace kirin::arena
