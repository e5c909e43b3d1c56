// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_library.h"

#include "app/game_rows.h"
#include "app/opening_table.h"
#include "app/sqlite_game_store.h"
#include "base/log.h"

#include <cstring>

namespace kirin {
namespace {

constexpr std::size_t kLongestName = 80;

QVariant number(GameId id) { return QVariant::fromValue<qlonglong>(id); }
QString text(const std::string& value) { return QString::fromStdString(value); }

/// "(1, 2, 3)"
std::string listOf(std::span<const GameId> ids) {
  std::string list = "(";
  for (const GameId id : ids) {
    if (list.size() > 1) list += ", ";
    list += std::to_string(id);
  }
  return list + ")";
}

/// Anywhere in the text; what LIKE takes for a pattern is taken for itself.
QString containing(const std::string& part, bool anywhere = true) {
  QString escaped;
  for (const QChar c : text(part)) {
    if (c == u'%' || c == u'_' || c == u'\\') escaped += u'\\';
    escaped += c;
  }
  return (anywhere ? QStringLiteral("%") : QString()) + escaped + QStringLiteral("%");
}

void append(std::string& keys, Key key) {
  char bytes[sizeof key];
  std::memcpy(bytes, &key, sizeof key);
  keys.append(bytes, sizeof key);
}

/// After how many plies, or -1.
int plyOf(std::string_view keys, Key key) {
  for (std::size_t at = 0; at + sizeof key <= keys.size(); at += sizeof key) {
    Key each;
    std::memcpy(&each, keys.data() + at, sizeof each);
    if (each == key) return static_cast<int>(at / sizeof key);
  }
  return -1;
}

}  // namespace

GameIndexEntry indexEntry(const StoredGame& game, const PgnGame* pgn) {
  GameIndexEntry entry;
  entry.plies = static_cast<int>(game.plies.size());
  GameLine line(game.start);
  append(entry.keys, line.current().key());
  for (const StoredPly& ply : game.plies) {
    line.play(ply.move);
    append(entry.keys, line.current().key());
  }
  if (pgn) {
    entry.eco = pgn->tag("ECO");
    entry.opening = pgn->tag("Opening");
  }
  if (entry.eco.empty() || entry.opening.empty()) {
    if (const Opening* known = OpeningTable::builtin().openingOf(line)) {
      entry.eco = known->eco;
      entry.opening = known->name;
    }
  }
  return entry;
}

Result<void> addIndexEntry(SqliteFile& file, GameId id, const GameIndexEntry& entry) {
  return file.execute("INSERT OR REPLACE INTO game_index (game, plies, eco, opening, keys) VALUES (?, ?, ?, ?, ?)",
                      {number(id), entry.plies, text(entry.eco), text(entry.opening),
                       QByteArray(entry.keys.data(), static_cast<qsizetype>(entry.keys.size()))});
}

Result<std::vector<GameId>> SqliteLibrary::idsOf(const char* sql, const QVariantList& values) {
  auto found = file_.run(sql, values);
  if (!found) return found.error();
  std::vector<GameId> ids;
  while (found->next()) ids.push_back(found->value(0).toLongLong());
  return ids;
}

Result<void> SqliteLibrary::updateIndex() {
  const auto missing = idsOf(
      "SELECT id FROM games WHERE reason IS NOT NULL AND NOT EXISTS (SELECT 1 FROM game_index WHERE game = games.id)");
  if (!missing) return missing.error();
  if (missing->empty()) return {};
  return file_.inTransaction([&]() -> Result<void> {
    for (const GameId id : *missing) {
      auto game = loadStoredGame(file_, id);
      // One that can't be read could not be opened either: it is not listed, and not looked at each time.
      if (!game) log::storage().warn("game {}: {}", id, game.error().debugText());
      if (auto added = addIndexEntry(file_, id, game ? indexEntry(*game) : GameIndexEntry{}); !added) return added;
    }
    return {};
  });
}

Result<std::map<GameId, int>> SqliteLibrary::gamesWith(const Position& position) {
  std::map<GameId, int> plies;
  auto indexed = file_.run("SELECT game, keys FROM game_index");
  if (!indexed) return indexed.error();
  while (indexed->next()) {
    const QByteArray keys = indexed->value(1).toByteArray();
    const int ply = plyOf({keys.constData(), static_cast<std::size_t>(keys.size())}, position.key());
    if (ply >= 0) plies[indexed->value(0).toLongLong()] = ply;
  }
  const auto unfinished = idsOf("SELECT id FROM games WHERE reason IS NULL AND deleted_at IS NULL");
  if (!unfinished) return unfinished.error();
  for (const GameId id : *unfinished) {
    const auto game = loadStoredGame(file_, id);
    if (!game) continue;
    const int ply = plyOf(indexEntry(*game).keys, position.key());
    if (ply >= 0) plies[id] = ply;
  }
  return plies;
}

Result<LibraryHits> SqliteLibrary::find(const LibraryFilter& filter) {
  if (auto done = updateIndex(); !done) return done.error();
  std::string sql =
      "SELECT games.id FROM games LEFT JOIN game_index ON game_index.game = games.id WHERE deleted_at IS NULL"
      " AND COALESCE(game_index.plies, (SELECT COUNT(*) FROM plies WHERE game = games.id)) > 0";
  QVariantList values;
  if (!filter.name.empty()) {
    sql += " AND (white_name LIKE ? ESCAPE '\\' OR black_name LIKE ? ESCAPE '\\')";
    values << containing(filter.name) << containing(filter.name);
  }
  if (!filter.opening.empty()) {
    sql += " AND (game_index.eco LIKE ? ESCAPE '\\' OR game_index.opening LIKE ? ESCAPE '\\')";
    values << containing(filter.opening, false) << containing(filter.opening);
  }
  switch (filter.result) {
    case LibraryResult::Any: break;
    case LibraryResult::WhiteWins: sql += " AND result = '1-0'"; break;
    case LibraryResult::BlackWins: sql += " AND result = '0-1'"; break;
    case LibraryResult::Draw: sql += " AND result = '1/2-1/2'"; break;
    case LibraryResult::Unfinished: sql += " AND reason IS NULL"; break;
  }
  sql += " ORDER BY started_at = 0, started_at DESC, games.id DESC";  // 0: nobody knows when
  auto ids = idsOf(sql.c_str(), values);
  if (!ids) return ids.error();
  LibraryHits hits{std::move(*ids), {}};
  if (!filter.position) return hits;
  auto plies = gamesWith(*filter.position);
  if (!plies) return plies.error();
  std::erase_if(hits.ids, [&](GameId id) { return !plies->contains(id); });
  hits.plies = std::move(*plies);
  return hits;
}

Result<std::vector<LibraryRow>> SqliteLibrary::rows(std::span<const GameId> ids) {
  const std::string sql = std::string(rows::kSelectLibrary) + listOf(ids);
  auto query = file_.run(sql.c_str());
  if (!query) return query.error();
  std::map<GameId, LibraryRow> found;
  while (query->next()) {
    LibraryRow row{rows::readSummary(*query), {}, {}, false};
    row.eco = query->value(rows::kEco).toString().toStdString();
    row.opening = query->value(rows::kOpening).toString().toStdString();
    row.imported = query->value(rows::kImported).toBool();
    found.emplace(row.game.id, std::move(row));
  }
  std::vector<LibraryRow> ordered;
  for (const GameId id : ids) {
    if (const auto row = found.find(id); row != found.end()) ordered.push_back(std::move(row->second));
  }
  return ordered;
}

Result<void> SqliteLibrary::mark(std::span<const GameId> ids, const QVariant& deletedAt) {
  const std::string sql = "UPDATE games SET deleted_at = ? WHERE id IN " + listOf(ids);
  return file_.execute(sql.c_str(), {deletedAt});
}

Result<void> SqliteLibrary::remove(std::span<const GameId> ids, WallTime at) {
  return mark(ids, QVariant::fromValue<qlonglong>(at.time_since_epoch().count()));
}

Result<void> SqliteLibrary::restore(std::span<const GameId> ids) { return mark(ids, QVariant()); }

Result<int> SqliteLibrary::purge() {
  const auto done = file_.run("DELETE FROM games WHERE deleted_at IS NOT NULL");
  if (!done) return done.error();
  return done->numRowsAffected();
}

Result<std::vector<std::pair<std::string, int>>> SqliteLibrary::names(int most) {
  auto query = file_.run(
      "SELECT name, COUNT(*) AS games FROM"
      " (SELECT white_name AS name FROM games WHERE white_personality IS NULL AND deleted_at IS NULL"
      "  UNION ALL SELECT black_name FROM games WHERE black_personality IS NULL AND deleted_at IS NULL)"
      " GROUP BY name ORDER BY games DESC, name LIMIT ?",
      {most});
  if (!query) return query.error();
  std::vector<std::pair<std::string, int>> names;
  while (query->next()) names.emplace_back(query->value(0).toString().toStdString(), query->value(1).toInt());
  return names;
}

Result<int> SqliteLibrary::rename(const std::string& from, const std::string& to) {
  const QString name = text(to).trimmed();
  const bool seen = std::all_of(name.begin(), name.end(), [](QChar c) { return c.isPrint(); });
  if (name.isEmpty() || !seen || name.toStdString().size() > kLongestName) return Error{"library.name", {to}};
  const auto imported =
      idsOf("SELECT id FROM games JOIN imported ON imported.game = games.id WHERE white_name = ? OR black_name = ?",
            {text(from), text(from)});
  if (!imported) return imported.error();
  int games = 0;
  const auto done = file_.inTransaction([&]() -> Result<void> {
    const auto counted = file_.run(
        "UPDATE games SET white_name = CASE WHEN white_personality IS NULL AND white_name = ? THEN ? ELSE white_name"
        " END, black_name = CASE WHEN black_personality IS NULL AND black_name = ? THEN ? ELSE black_name END"
        " WHERE (white_personality IS NULL AND white_name = ?) OR (black_personality IS NULL AND black_name = ?)",
        {text(from), name, text(from), name, text(from), text(from)});
    if (!counted) return counted.error();
    games = counted->numRowsAffected();
    for (const GameId id : *imported) {
      const auto kept = pgn(id);
      if (!kept) return kept.error();
      auto game = PgnReader(*kept).next();
      if (!game) continue;
      for (const char* tag : {"White", "Black"}) {
        if (game->tag(tag) == from) game->setTag(tag, name.toStdString());
      }
      if (auto written =
              file_.execute("UPDATE imported SET pgn = ? WHERE game = ?", {text(writePgn(*game)), number(id)});
          !written) {
        return written;
      }
    }
    return {};
  });
  if (!done) return done.error();
  return games;
}

Result<std::string> SqliteLibrary::pgn(GameId id) {
  auto kept = file_.run("SELECT pgn FROM imported WHERE game = ?", {number(id)});
  if (!kept) return kept.error();
  if (kept->next()) return kept->value(0).toString().toStdString();
  const auto game = loadStoredGame(file_, id);
  if (!game) return game.error();
  return writePgn(toPgn(*game));
}

}  // namespace kirin
