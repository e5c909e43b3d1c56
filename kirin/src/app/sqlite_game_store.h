// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "app/review_store.h"
#include "app/sqlite_file.h"
#include "backend/carry_journal.h"

#include <filesystem>
#include <memory>

namespace kirin {

/// Games, their reviews and the journal of carries in the SQLite file: what a call has written is on the disk when it
/// returns. An instance belongs to the thread that opened it.
class SqliteGameStore final : public IGameStore, public IReviewStore, public ICarryJournal {
 public:
  struct Opened {
    std::unique_ptr<SqliteGameStore> store;
    std::optional<std::filesystem::path> setAside;  ///< where the file went that could not be read
  };

  /// The owner of the file, one a process: makes it, migrates it, and sets a corrupt one aside to begin a new one.
  /// Errors: "store.unwritable" (args: what the system said), "store.newer" (args: file) for one of a later Kirin.
  static Result<Opened> open(const std::filesystem::path& file);
  /// A further one, while the owner has it open. Errors: "store.unwritable", "store.missing" (args: file).
  static Result<std::unique_ptr<SqliteGameStore>> openFurther(const std::filesystem::path& file);

  explicit SqliteGameStore(std::unique_ptr<SqliteFile> file) : file_(std::move(file)) {}

  /// For what else is kept in the same file, within this one's lifetime.
  SqliteFile& file() { return *file_; }

  Result<GameId> begin(const StoredGame& game) override;
  Result<void> addPly(GameId id, int ply, const StoredPly& played) override;
  Result<void> truncate(GameId id, int plies) override;
  Result<void> saveClocks(GameId id, const std::array<Duration, 2>& remaining) override;
  Result<void> markUnrated(GameId id, Unrated why) override;
  Result<std::optional<RatingChange>> finish(GameId id, const GameEnd& end,
                                             const std::optional<CountedGame>& counted) override;
  Result<StoredGame> load(GameId id) override;
  Result<std::vector<GameSummary>> list() override;
  Result<std::optional<GameId>> latestUnfinished() override;

  Result<std::string> readReview(GameId id) override;
  Result<void> writeReview(GameId id, const std::string& text) override;

  Result<void> write(const JournalEntry& entry) override;
  Result<std::optional<JournalEntry>> read() override;

 private:
  Result<void> insertPly(GameId id, int ply, const StoredPly& played);

  std::unique_ptr<SqliteFile> file_;
};

/// Of the games in that file; one that was imported has its moves from its PGN. Errors: "store.missing",
/// "store.corrupt".
Result<StoredGame> loadStoredGame(SqliteFile& file, GameId id);

}  // namespace kirin
