// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "app/review_store.h"
#include "backend/carry_journal.h"

#include <QSqlDatabase>
#include <QVariant>
#include <filesystem>
#include <memory>

class QSqlQuery;

namespace kirin {

/// Games, their reviews and the journal of carries in one SQLite file (WAL, synchronous=FULL): what a call has written
/// is on the disk when it returns. An instance belongs to the thread that opened it; any number of them may have the
/// file open.
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

  ~SqliteGameStore() override;
  SqliteGameStore(const SqliteGameStore&) = delete;
  SqliteGameStore& operator=(const SqliteGameStore&) = delete;

  Result<GameId> begin(const StoredGame& game) override;
  Result<void> addPly(GameId id, int ply, const StoredPly& played) override;
  Result<void> truncate(GameId id, int plies) override;
  Result<void> saveClocks(GameId id, const std::array<Duration, 2>& remaining) override;
  Result<void> finish(GameId id, const GameEnd& end) override;
  Result<StoredGame> load(GameId id) override;
  Result<std::vector<GameSummary>> list() override;
  Result<std::optional<GameId>> latestUnfinished() override;

  Result<std::string> readReview(GameId id) override;
  Result<void> writeReview(GameId id, const std::string& text) override;

  Result<void> write(const JournalEntry& entry) override;
  Result<std::optional<JournalEntry>> read() override;

 private:
  explicit SqliteGameStore(const std::filesystem::path& file);
  Result<void> connect();
  Result<void> check();
  Result<void> migrate();
  Result<QSqlQuery> run(const char* sql, const QVariantList& values = {});
  Result<void> execute(const char* sql, const QVariantList& values = {});
  template <class Body>
  Result<void> inTransaction(Body body);
  Result<void> insertPly(GameId id, int ply, const StoredPly& played);

  std::filesystem::path file_;
  QString connection_;
  QSqlDatabase database_;
};

}  // namespace kirin
