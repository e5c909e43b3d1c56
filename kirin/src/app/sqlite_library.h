// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "app/sqlite_file.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kirin {

enum class LibraryResult : std::uint8_t { Any, WhiteWins, BlackWins, Draw, Unfinished };

/// Which games are asked for: those that fit everything given.
struct LibraryFilter {
  std::string name;     ///< part of a player's or an opponent's name
  std::string opening;  ///< the beginning of an ECO code, or part of an opening's name
  LibraryResult result = LibraryResult::Any;
  std::optional<Position> position;  ///< stood on the board, clocks aside

  friend bool operator==(const LibraryFilter&, const LibraryFilter&) = default;
};

/// A game in the list.
struct LibraryRow {
  GameSummary game;
  std::string eco, opening;  ///< where known
  bool imported = false;

  friend bool operator==(const LibraryRow&, const LibraryRow&) = default;
};

/// Games found, the newest first, and for each after how many plies the position stood, where one was asked for.
struct LibraryHits {
  std::vector<GameId> ids;
  std::map<GameId, int> plies;
};

/// All games in the file, to look through and to keep in order. On the thread of `file`, which outlives it. Reading a
/// list costs ids alone; the rows of what is in sight are asked for by them. Errors: those of SqliteFile,
/// "store.missing", and as said.
class SqliteLibrary {
 public:
  explicit SqliteLibrary(SqliteFile& file) : file_(file) {}

  Result<LibraryHits> find(const LibraryFilter& filter);
  /// In the order of the ids; those that are gone are left out.
  Result<std::vector<LibraryRow>> rows(std::span<const GameId> ids);

  /// Takes games out of every list; restore() brings them back until purge().
  Result<void> remove(std::span<const GameId> ids, WallTime at);
  Result<void> restore(std::span<const GameId> ids);
  /// Deletes for good what was removed. Returns how many games.
  Result<int> purge();

  /// People's names, and in how many games each stands; the most frequent first, at most `most`.
  Result<std::vector<std::pair<std::string, int>>> names(int most);
  /// In every game, PGN kept with it included. Returns in how many. Errors: "library.name" (empty, too long, or with
  /// characters that can't be seen).
  Result<int> rename(const std::string& from, const std::string& to);

  /// As it would be exported.
  Result<std::string> pgn(GameId id);

 private:
  /// Finished games that are not in the index yet, to be found by what was played in them.
  Result<void> updateIndex();
  Result<void> mark(std::span<const GameId> ids, const QVariant& deletedAt);
  Result<std::map<GameId, int>> gamesWith(const Position& position);
  Result<std::vector<GameId>> idsOf(const char* sql, const QVariantList& values = {});

  SqliteFile& file_;
};

/// What a game is found by: the keys of its positions in order, eight bytes each, and its opening.
struct GameIndexEntry {
  int plies = 0;
  std::string eco, opening;
  std::string keys;
};

/// `pgn`: where the game was imported, what its own tags say of the opening.
GameIndexEntry indexEntry(const StoredGame& game, const PgnGame* pgn = nullptr);
/// Within a transaction of the caller's.
Result<void> addIndexEntry(SqliteFile& file, GameId id, const GameIndexEntry& entry);

}  // namespace kirin
