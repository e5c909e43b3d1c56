// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_game_store.h"

#include "app/game_codec.h"
#include "app/game_rows.h"
#include "app/sqlite_ratings.h"

#include <QSqlQuery>
#include <QVariant>

namespace kirin {
namespace {

Error missing(GameId id) { return {"store.missing", {std::to_string(id)}}; }

}  // namespace

Result<SqliteGameStore::Opened> SqliteGameStore::open(const std::filesystem::path& file) {
  auto opened = SqliteFile::open(file);
  if (!opened) return opened.error();
  return Opened{std::make_unique<SqliteGameStore>(std::move(opened->file)), opened->setAside};
}

Result<std::unique_ptr<SqliteGameStore>> SqliteGameStore::openFurther(const std::filesystem::path& file) {
  auto opened = SqliteFile::openFurther(file);
  if (!opened) return opened.error();
  return std::make_unique<SqliteGameStore>(*std::move(opened));
}

Result<GameId> SqliteGameStore::begin(const StoredGame& game) {
  GameId id = 0;
  const auto done = file_->inTransaction([&]() -> Result<void> {
    auto inserted = file_->run(rows::kInsertGame, rows::gameValues(game));
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
  return file_->execute(rows::kInsertPly, rows::plyValues(id, ply, played));
}

Result<void> SqliteGameStore::addPly(GameId id, int ply, const StoredPly& played) {
  return file_->inTransaction([&]() -> Result<void> {
    auto counted = file_->run("SELECT (SELECT COUNT(*) FROM plies WHERE game = games.id) FROM games WHERE id = ?",
                              {QVariant::fromValue(id)});
    if (!counted) return counted.error();
    if (!counted->next() || counted->value(0).toInt() != ply) return missing(id);
    counted->finish();
    if (auto added = insertPly(id, ply, played); !added) return added;
    return file_->execute(
        "UPDATE games SET white_clock = NULL, black_clock = NULL WHERE id = ? AND white_clock IS NOT NULL",
        {QVariant::fromValue(id)});
  });
}

Result<void> SqliteGameStore::truncate(GameId id, int plies) {
  return file_->inTransaction([&]() -> Result<void> {
    if (auto done = file_->execute("DELETE FROM plies WHERE game = ? AND ply >= ?", {QVariant::fromValue(id), plies});
        !done) {
      return done;
    }
    return file_->execute("UPDATE games SET white_clock = NULL, black_clock = NULL WHERE id = ?",
                          {QVariant::fromValue(id)});
  });
}

Result<void> SqliteGameStore::saveClocks(GameId id, const std::array<Duration, 2>& remaining) {
  const auto done =
      file_->run("UPDATE games SET white_clock = ?, black_clock = ? WHERE id = ?",
                 {rows::nanoseconds(remaining[0]), rows::nanoseconds(remaining[1]), QVariant::fromValue(id)});
  if (!done) return done.error();
  if (done->numRowsAffected() != 1) return missing(id);
  return {};
}

Result<void> SqliteGameStore::markUnrated(GameId id, Unrated why) {
  const auto done =
      file_->run("UPDATE games SET unrated = ? WHERE id = ?", {rows::unratedValue(why), QVariant::fromValue(id)});
  if (!done) return done.error();
  if (done->numRowsAffected() != 1) return missing(id);
  return {};
}

Result<std::optional<RatingChange>> SqliteGameStore::finish(GameId id, const GameEnd& end,
                                                            const std::optional<CountedGame>& counted) {
  std::optional<RatingChange> change;
  const auto done = file_->inTransaction([&]() -> Result<void> {
    const auto updated = file_->run("UPDATE games SET result = ?, reason = ? WHERE id = ?",
                                    {rows::resultValue(end), rows::reasonValue(end), QVariant::fromValue(id)});
    if (!updated) return updated.error();
    if (updated->numRowsAffected() != 1) return missing(id);
    if (!counted) return {};
    const auto counts = SqliteRatings(*file_).addWithin(RatingKind::Play, *counted, id);
    if (!counts) return counts.error();
    change = *counts;
    return {};
  });
  if (!done) return done.error();
  return change;
}

Result<StoredGame> loadStoredGame(SqliteFile& file, GameId id) {
  auto row = file.run(rows::kSelectGame, {QVariant::fromValue(id)});
  if (!row) return row.error();
  if (!row->next()) return missing(id);
  auto plies = file.run(rows::kSelectPlies, {QVariant::fromValue(id)});
  if (!plies) return plies.error();
  auto game = rows::readGame(*row, *plies);
  if (!game || game->unrated != Unrated::Imported) return game;
  auto kept = file.run("SELECT pgn FROM imported WHERE game = ?", {QVariant::fromValue(id)});
  if (!kept) return kept.error();
  if (!kept->next()) return missing(id);
  if (auto done = rows::readImportedPlies(kept->value(0).toString().toStdString(), *game); !done) return done.error();
  return game;
}

Result<StoredGame> SqliteGameStore::load(GameId id) { return loadStoredGame(*file_, id); }

Result<std::vector<GameSummary>> SqliteGameStore::list() {
  auto query = file_->run(rows::kSelectSummaries);
  if (!query) return query.error();
  std::vector<GameSummary> games;
  while (query->next()) games.push_back(rows::readSummary(*query));
  return games;
}

Result<std::optional<GameId>> SqliteGameStore::latestUnfinished() {
  auto query = file_->run(
      "SELECT id FROM games WHERE reason IS NULL AND deleted_at IS NULL AND EXISTS (SELECT 1 FROM plies WHERE game = "
      "games.id)"
      " ORDER BY id DESC LIMIT 1");
  if (!query) return query.error();
  std::optional<GameId> id;
  if (query->next()) id = query->value(0).toLongLong();
  return id;
}

Result<std::string> SqliteGameStore::readReview(GameId id) {
  auto query = file_->run("SELECT judgements FROM reviews WHERE game = ?", {QVariant::fromValue(id)});
  if (!query) return query.error();
  return query->next() ? query->value(0).toString().toStdString() : std::string();
}

Result<void> SqliteGameStore::writeReview(GameId id, const std::string& text) {
  return file_->execute("INSERT OR REPLACE INTO reviews (game, judgements) VALUES (?, ?)",
                        {QVariant::fromValue(id), QString::fromStdString(text)});
}

Result<void> SqliteGameStore::write(const JournalEntry& entry) {
  return file_->execute("INSERT OR REPLACE INTO carry_journal (only, entry) VALUES (1, ?)",
                        {QString::fromStdString(encode(entry))});
}

Result<std::optional<JournalEntry>> SqliteGameStore::read() {
  auto query = file_->run("SELECT entry FROM carry_journal");
  if (!query) return query.error();
  if (!query->next()) return std::optional<JournalEntry>();
  auto entry = decodeJournalEntry(query->value(0).toString().toStdString());
  if (!entry) return entry.error();
  return std::optional(std::move(*entry));
}

}  // namespace kirin
