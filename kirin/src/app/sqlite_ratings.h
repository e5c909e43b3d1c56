// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "app/sqlite_file.h"

#include <optional>
#include <string>
#include <vector>

namespace kirin {

enum class RatingKind : std::uint8_t { Play, Puzzles };

/// A value the Kirin rating has had, and through what.
struct RatingEntry {
  WallTime at{};
  PlayerRating rating;
  GameId game = 0;              ///< 0: none, or it was deleted
  std::string opponent;         ///< a personality or a puzzle; empty: the first guess
  std::optional<double> score;  ///< against it

  friend bool operator==(const RatingEntry&, const RatingEntry&) = default;
};

/// The Kirin ratings in the file of games. On the thread of `file`, which outlives it. Errors: those of SqliteFile.
class SqliteRatings {
 public:
  explicit SqliteRatings(SqliteFile& file) : file_(file) {}

  /// Nothing where nothing has counted yet and nothing was guessed.
  Result<std::optional<RatingEntry>> latest(RatingKind kind);
  /// Oldest first.
  Result<std::vector<RatingEntry>> history(RatingKind kind);

  /// What to begin from. Nothing happens once there is a rating.
  Result<void> guess(RatingKind kind, const PlayerRating& rating, WallTime at);
  /// Counts one more.
  Result<RatingChange> add(RatingKind kind, const CountedGame& counted, GameId game = 0);
  /// The same within a transaction of the caller's.
  Result<RatingChange> addWithin(RatingKind kind, const CountedGame& counted, GameId game);

 private:
  Result<void> insert(RatingKind kind, const RatingEntry& entry);

  SqliteFile& file_;
};

}  // namespace kirin
