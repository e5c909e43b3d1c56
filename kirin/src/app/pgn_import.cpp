// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pgn_import.h"

#include "app/game_rows.h"
#include "app/sqlite_library.h"
#include "chess/fen.h"

#include <QFile>
#include <QStringDecoder>
#include <charconv>

namespace kirin {
namespace {

constexpr std::size_t kPortion = 250;  ///< games a transaction

/// A game that is ready to be written.
struct Prepared {
  StoredGame game;
  std::string pgn;
  std::uint64_t fingerprint = 0;
  GameIndexEntry index;
};

/// As UTF-8: what is none is Latin-1, as old files are.
std::string utf8(const std::string& text) {
  QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
  const QString decoded = decoder(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
  return decoder.hasError() ? QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())).toStdString()
                            : text;
}

/// FNV-1a over what makes it the same game.
std::uint64_t fingerprintOf(const StoredGame& game, const PgnGame& pgn) {
  std::uint64_t hash = 14695981039346656037ULL;
  const auto add = [&](std::string_view bytes) {
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    hash *= 1099511628211ULL;
  };
  for (const std::string& name : game.names) add(name);
  add(pgn.tag("Date"));
  add(pgn.tag("Round"));
  add(toString(pgn.result));
  add(toFen(game.start));
  for (const StoredPly& ply : game.plies) add(std::to_string(ply.move.bits()));
  return hash;
}

/// "1992.11.04"; what is unknown of it is the first day it could be, nothing known is the first day of all.
WallTime dateOf(const std::string& tag) {
  const auto part = [&](std::size_t at, std::size_t length, int otherwise) {
    int value = otherwise;
    if (tag.size() >= at + length) std::from_chars(tag.data() + at, tag.data() + at + length, value);
    return value;
  };
  const std::chrono::year_month_day date{std::chrono::year(part(0, 4, 0)),
                                         std::chrono::month(static_cast<unsigned>(part(5, 2, 1))),
                                         std::chrono::day(static_cast<unsigned>(part(8, 2, 1)))};
  if (!date.ok() || date.year() < std::chrono::year(1)) return {};
  return std::chrono::sys_days(date);
}

/// "300+3", "300"; anything else is untimed.
TimeControl timeControlOf(const std::string& tag) {
  int base = 0, increment = 0;
  const char* end = tag.data() + tag.size();
  const auto [afterBase, badBase] = std::from_chars(tag.data(), end, base);
  if (badBase != std::errc() || base <= 0) return {};
  if (afterBase != end) {
    if (*afterBase != '+') return {};
    const auto [afterIncrement, bad] = std::from_chars(afterBase + 1, end, increment);
    if (bad != std::errc() || afterIncrement != end || increment < 0) return {};
  }
  return {std::chrono::seconds(base), std::chrono::seconds(increment)};
}

/// How it ended, as far as the tags and the last position tell.
GameEnd endOf(const PgnGame& pgn) {
  const GameLine line = pgn.line();
  const std::string termination = pgn.tag("Termination");
  switch (pgn.result) {
    case GameResult::Unknown: return {GameResult::Unknown, EndReason::Aborted};
    case GameResult::Draw:
      if (line.automaticDraw() == DrawRule::Stalemate) return {GameResult::Draw, EndReason::Stalemate};
      return {GameResult::Draw, EndReason::Agreement};
    case GameResult::WhiteWins:
    case GameResult::BlackWins: break;
  }
  if (line.isCheckmate()) return {pgn.result, EndReason::Checkmate};
  return {pgn.result, termination == "time forfeit" ? EndReason::Flag : EndReason::Resignation};
}

Result<void> write(SqliteFile& library, const std::vector<Prepared>& portion, ImportReport& report) {
  ImportReport after = report;
  const auto done = library.inTransaction([&]() -> Result<void> {
    auto known = library.prepare(
        "SELECT 1 FROM imported JOIN games ON games.id = imported.game WHERE fingerprint = ? AND deleted_at IS NULL");
    auto insertGame = library.prepare(rows::kInsertGame);
    auto insertImported = library.prepare("INSERT INTO imported (game, fingerprint, pgn) VALUES (?, ?, ?)");
    if (!known || !insertGame || !insertImported) {
      return (!known ? known : !insertGame ? insertGame : insertImported).error();
    }
    for (const Prepared& each : portion) {
      const auto fingerprint = QVariant::fromValue(static_cast<qlonglong>(each.fingerprint));
      if (auto asked = SqliteFile::execute(*known, {fingerprint}); !asked) return asked;
      const bool there = known->next();
      known->finish();
      if (there) {
        ++after.known;
        continue;
      }
      if (auto added = SqliteFile::execute(*insertGame, rows::gameValues(each.game)); !added) return added;
      const GameId id = insertGame->lastInsertId().toLongLong();
      if (auto added = SqliteFile::execute(
              *insertImported, {QVariant::fromValue<qlonglong>(id), fingerprint, QString::fromStdString(each.pgn)});
          !added) {
        return added;
      }
      if (auto added = addIndexEntry(library, id, each.index); !added) return added;
      ++after.added;
    }
    return {};
  });
  if (done) report = std::move(after);
  return done;
}

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

}  // namespace

Result<StoredGame> storedFromPgn(const PgnGame& pgn) {
  if (pgn.main.moves.empty()) return Error{"import.empty", {}};
  StoredGame game;
  game.start = pgn.start;
  game.startPlacement = Placement::standard();
  if (!game.startPlacement.matches(pgn.start)) {
    game.config.startFen = toFen(pgn.start);
    auto guessed = Placement::guessedFor(pgn.start);
    if (!guessed) return guessed.error();
    game.startPlacement = *guessed;
  }
  game.config.players = {PlayerConfig::person(), PlayerConfig::person()};
  game.config.timeControl = timeControlOf(pgn.tag("TimeControl"));
  game.config.seed = 0;
  game.names = {utf8(pgn.tag("White")), utf8(pgn.tag("Black"))};
  game.startedAt = dateOf(pgn.tag("Date"));
  game.end = endOf(pgn);
  game.unrated = Unrated::Imported;

  PieceTracker tracker(game.startPlacement);
  Position position = pgn.start;
  std::array<Duration, 2> clocks{game.config.timeControl.base, game.config.timeControl.base};
  for (const PgnMove& move : pgn.main.moves) {
    if (move.clock) clocks[index(position.sideToMove())] = *move.clock;
    const PlyEffects effects = tracker.effectsOf(position, move.move);
    tracker.apply(effects);
    position.play(move.move);
    game.plies.push_back({move.move, clocks, effects});
  }
  return game;
}

Result<ImportReport> importPgn(SqliteFile& library, std::string_view text, const ImportProgress& progress) {
  ImportReport report;
  const std::size_t expected = std::max<std::size_t>(1, count(text, "[Event "));
  std::vector<Prepared> portion;
  PgnReader reader(text);
  while (auto pgn = reader.next()) {
    ++report.read;
    // The moves are whole, only nobody wrote down who won.
    if (pgn->broken && pgn->broken->code == "pgn.result") pgn->broken.reset();
    auto game = pgn->broken ? Result<StoredGame>(*pgn->broken) : storedFromPgn(*pgn);
    if (game) {
      GameIndexEntry entry = indexEntry(*game, &*pgn);
      const std::uint64_t fingerprint = fingerprintOf(*game, *pgn);
      portion.push_back({*std::move(game), utf8(writePgn(*pgn)), fingerprint, std::move(entry)});
    } else {
      ++report.skipped;
      if (report.skips.size() < ImportReport::kMostSkips) {
        report.skips.push_back({report.read, utf8(pgn->tag("White") + " - " + pgn->tag("Black")), game.error()});
      }
    }
    if (static_cast<std::size_t>(report.read) % kPortion != 0) continue;
    if (auto done = write(library, portion, report); !done) return done.error();
    portion.clear();
    if (!progress(report, std::min(1.0, static_cast<double>(report.read) / static_cast<double>(expected)))) {
      report.stopped = true;
      return report;
    }
  }
  if (report.read == 0) return Error{"import.none", {}};
  if (auto done = write(library, portion, report); !done) return done.error();
  progress(report, 1);
  return report;
}

Result<ImportReport> importPgnFile(SqliteFile& library, const std::filesystem::path& file,
                                   const ImportProgress& progress) {
  QFile pgn(QString::fromStdString(file.string()));
  if (!pgn.exists()) return Error{"file.missing", {file.string()}};
  if (!pgn.open(QIODevice::ReadOnly)) {
    return Error{"file.unreadable", {file.string(), pgn.errorString().toStdString()}};
  }
  if (pgn.size() == 0) return Error{"import.none", {}};
  const uchar* bytes = pgn.map(0, pgn.size());
  if (!bytes) return Error{"file.unreadable", {file.string(), pgn.errorString().toStdString()}};
  return importPgn(library, {reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(pgn.size())}, progress);
}

}  // namespace kirin
