// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_game_store.h"

#include "app/game_codec.h"
#include "app/game_rows.h"
#include "base/files.h"
#include "base/log.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

namespace kirin {
namespace {

// One entry a version of the schema; user_version counts those applied. Never change one that was released.
constexpr std::array kMigrations{
    "CREATE TABLE games ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  started_at INTEGER NOT NULL,"  // milliseconds since 1970
    "  white_personality TEXT,"       // NULL: a person
    "  black_personality TEXT,"
    "  white_name TEXT NOT NULL,"
    "  black_name TEXT NOT NULL,"
    "  base INTEGER NOT NULL,"  // nanoseconds, as everything about clocks
    "  increment INTEGER NOT NULL,"
    "  odds TEXT NOT NULL,"
    "  asked_fen TEXT NOT NULL,"  // as the game was asked for; '': the standard start
    "  asked_placement TEXT,"
    "  by_hand INTEGER NOT NULL,"
    "  seed INTEGER NOT NULL,"
    "  start_fen TEXT NOT NULL,"
    "  chess960 INTEGER NOT NULL,"
    "  start_placement TEXT NOT NULL,"
    "  white_clock INTEGER,"  // within a turn; NULL: as after the last ply
    "  black_clock INTEGER,"
    "  result TEXT,"  // NULL: unfinished
    "  reason TEXT);"
    "CREATE TABLE plies ("
    "  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,"
    "  ply INTEGER NOT NULL,"
    "  move INTEGER NOT NULL,"
    "  white_clock INTEGER NOT NULL,"
    "  black_clock INTEGER NOT NULL,"
    "  effects TEXT NOT NULL,"
    "  PRIMARY KEY (game, ply)) WITHOUT ROWID;"
    "CREATE INDEX unfinished_games ON games (id) WHERE reason IS NULL;",
    "CREATE TABLE carry_journal (only INTEGER PRIMARY KEY CHECK (only = 1), entry TEXT NOT NULL);",
    "CREATE TABLE reviews ("
    "  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,"
    "  judgements TEXT NOT NULL);",
};

constexpr int kSqliteCorrupt = 11;
constexpr int kSqliteNotADatabase = 26;

bool isCorruption(const QSqlError& error) {
  const int code = error.nativeErrorCode().toInt() & 0xFF;
  return code == kSqliteCorrupt || code == kSqliteNotADatabase;
}

Error errorFrom(const QSqlError& error) {
  return {isCorruption(error) ? "store.corrupt" : "store.unwritable", {error.text().toStdString()}};
}

Error missing(GameId id) { return {"store.missing", {std::to_string(id)}}; }

}  // namespace

SqliteGameStore::SqliteGameStore(const std::filesystem::path& file)
    : file_(file), connection_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {}

SqliteGameStore::~SqliteGameStore() {
  database_ = QSqlDatabase();  // removeDatabase wants the last handle gone
  QSqlDatabase::removeDatabase(connection_);
}

Result<SqliteGameStore::Opened> SqliteGameStore::open(const std::filesystem::path& file) {
  Opened opened;
  const auto attempt = [&]() -> Result<void> {
    opened.store.reset(new SqliteGameStore(file));
    if (auto done = opened.store->connect(); !done) return done;
    if (auto done = opened.store->check(); !done) return done;
    return opened.store->migrate();
  };
  auto done = attempt();
  if (!done && done.error().code == "store.corrupt") {
    log::storage().error("{}: {}", file.string(), done.error().debugText());
    opened.store.reset();
    const auto aside = setAside(file);
    if (!aside) return Error{"store.unwritable", aside.error().args};
    opened.setAside = *aside;
    // What the log beside it holds belongs to it, not to the file that is made now.
    std::error_code ignored;
    std::filesystem::rename(file.string() + "-wal", aside->string() + "-wal", ignored);
    std::filesystem::remove(file.string() + "-shm", ignored);
    done = attempt();
  }
  if (!done) return done.error();
  return opened;
}

Result<std::unique_ptr<SqliteGameStore>> SqliteGameStore::openFurther(const std::filesystem::path& file) {
  if (!std::filesystem::exists(file)) return Error{"store.missing", {file.string()}};
  std::unique_ptr<SqliteGameStore> store(new SqliteGameStore(file));
  if (auto done = store->connect(); !done) return done.error();
  return store;
}

Result<void> SqliteGameStore::connect() {
  database_ = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
  database_.setDatabaseName(QString::fromStdString(file_.string()));
  if (!database_.open()) return errorFrom(database_.lastError());
  // EXTRA until the log is on: were the journal of that very step not gone for good, it would come back after a power
  // cut and undo it, and with it everything in the log.
  for (const char* pragma :
       {"PRAGMA synchronous=EXTRA", "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON"}) {
    if (auto done = execute(pragma); !done) return done;
  }
  return {};
}

Result<void> SqliteGameStore::check() {
  auto answer = run("PRAGMA quick_check(1)");
  if (!answer) return answer.error();
  if (!answer->next()) return Error{"store.corrupt", {"no answer"}};
  const QString text = answer->value(0).toString();
  if (text != QStringLiteral("ok")) return Error{"store.corrupt", {text.toStdString()}};
  return {};
}

Result<void> SqliteGameStore::migrate() {
  auto answer = run("PRAGMA user_version");
  if (!answer) return answer.error();
  const int version = answer->next() ? answer->value(0).toInt() : 0;
  answer->finish();
  const int newest = static_cast<int>(kMigrations.size());
  if (version > newest) return Error{"store.newer", {file_.string()}};
  if (version == newest) return {};
  return inTransaction([&]() -> Result<void> {
    for (int each = version; each < newest; ++each) {
      // The driver takes one statement at a time.
      for (const QString& statement : QString::fromLatin1(kMigrations[each]).split(u';', Qt::SkipEmptyParts)) {
        if (auto done = execute(statement.toLatin1().constData()); !done) return done;
      }
    }
    return execute(("PRAGMA user_version=" + std::to_string(newest)).c_str());
  });
}

Result<QSqlQuery> SqliteGameStore::run(const char* sql, const QVariantList& values) {
  QSqlQuery query(database_);
  query.setForwardOnly(true);
  if (!query.prepare(QString::fromLatin1(sql))) return errorFrom(query.lastError());
  for (const QVariant& value : values) query.addBindValue(value);
  if (!query.exec()) return errorFrom(query.lastError());
  return query;
}

Result<void> SqliteGameStore::execute(const char* sql, const QVariantList& values) {
  auto done = run(sql, values);
  if (!done) return done.error();
  return {};
}

template <class Body>
Result<void> SqliteGameStore::inTransaction(Body body) {
  if (auto begun = execute("BEGIN IMMEDIATE"); !begun) return begun;
  auto done = body();
  if (done) done = execute("COMMIT");
  if (!done) (void)execute("ROLLBACK");  // has nothing to do where the failure has rolled back already
  return done;
}

Result<GameId> SqliteGameStore::begin(const StoredGame& game) {
  GameId id = 0;
  const auto done = inTransaction([&]() -> Result<void> {
    auto inserted = run(rows::kInsertGame, rows::gameValues(game));
    if (!inserted) return inserted.error();
    id = inserted->lastInsertId().toLongLong();
    for (std::size_t ply = 0; ply < game.plies.size(); ++ply) {
      if (auto added = insertPly(id, static_cast<int>(ply), game.plies[ply]); !added) return added;
    }
    return {};
  });
  if (!done) return done.error();
  return id;
}

Result<void> SqliteGameStore::insertPly(GameId id, int ply, const StoredPly& played) {
  return execute(rows::kInsertPly, rows::plyValues(id, ply, played));
}

Result<void> SqliteGameStore::addPly(GameId id, int ply, const StoredPly& played) {
  return inTransaction([&]() -> Result<void> {
    auto counted = run("SELECT (SELECT COUNT(*) FROM plies WHERE game = games.id) FROM games WHERE id = ?",
                       {QVariant::fromValue(id)});
    if (!counted) return counted.error();
    if (!counted->next() || counted->value(0).toInt() != ply) return missing(id);
    counted->finish();
    if (auto added = insertPly(id, ply, played); !added) return added;
    return execute("UPDATE games SET white_clock = NULL, black_clock = NULL WHERE id = ? AND white_clock IS NOT NULL",
                   {QVariant::fromValue(id)});
  });
}

Result<void> SqliteGameStore::truncate(GameId id, int plies) {
  return inTransaction([&]() -> Result<void> {
    if (auto done = execute("DELETE FROM plies WHERE game = ? AND ply >= ?", {QVariant::fromValue(id), plies}); !done) {
      return done;
    }
    return execute("UPDATE games SET white_clock = NULL, black_clock = NULL WHERE id = ?", {QVariant::fromValue(id)});
  });
}

Result<void> SqliteGameStore::saveClocks(GameId id, const std::array<Duration, 2>& remaining) {
  const auto done = run("UPDATE games SET white_clock = ?, black_clock = ? WHERE id = ?",
                        {rows::nanoseconds(remaining[0]), rows::nanoseconds(remaining[1]), QVariant::fromValue(id)});
  if (!done) return done.error();
  if (done->numRowsAffected() != 1) return missing(id);
  return {};
}

Result<void> SqliteGameStore::finish(GameId id, const GameEnd& end) {
  const auto done = run("UPDATE games SET result = ?, reason = ? WHERE id = ?",
                        {rows::resultValue(end), rows::reasonValue(end), QVariant::fromValue(id)});
  if (!done) return done.error();
  if (done->numRowsAffected() != 1) return missing(id);
  return {};
}

Result<StoredGame> SqliteGameStore::load(GameId id) {
  auto game = run(rows::kSelectGame, {QVariant::fromValue(id)});
  if (!game) return game.error();
  if (!game->next()) return missing(id);
  auto plies = run(rows::kSelectPlies, {QVariant::fromValue(id)});
  if (!plies) return plies.error();
  return rows::readGame(*game, *plies);
}

Result<std::vector<GameSummary>> SqliteGameStore::list() {
  auto query = run(rows::kSelectSummaries);
  if (!query) return query.error();
  std::vector<GameSummary> games;
  while (query->next()) games.push_back(rows::readSummary(*query));
  return games;
}

Result<std::optional<GameId>> SqliteGameStore::latestUnfinished() {
  auto query =
      run("SELECT id FROM games WHERE reason IS NULL AND EXISTS (SELECT 1 FROM plies WHERE game = games.id)"
          " ORDER BY id DESC LIMIT 1");
  if (!query) return query.error();
  std::optional<GameId> id;
  if (query->next()) id = query->value(0).toLongLong();
  return id;
}

Result<std::string> SqliteGameStore::readReview(GameId id) {
  auto query = run("SELECT judgements FROM reviews WHERE game = ?", {QVariant::fromValue(id)});
  if (!query) return query.error();
  return query->next() ? query->value(0).toString().toStdString() : std::string();
}

Result<void> SqliteGameStore::writeReview(GameId id, const std::string& text) {
  return execute("INSERT OR REPLACE INTO reviews (game, judgements) VALUES (?, ?)",
                 {QVariant::fromValue(id), QString::fromStdString(text)});
}

Result<void> SqliteGameStore::write(const JournalEntry& entry) {
  return execute("INSERT OR REPLACE INTO carry_journal (only, entry) VALUES (1, ?)",
                 {QString::fromStdString(encode(entry))});
}

Result<std::optional<JournalEntry>> SqliteGameStore::read() {
  auto query = run("SELECT entry FROM carry_journal");
  if (!query) return query.error();
  if (!query->next()) return std::optional<JournalEntry>();
  auto entry = decodeJournalEntry(query->value(0).toString().toStdString());
  if (!entry) return entry.error();
  return std::optional(std::move(*entry));
}

}  // namespace kirin
