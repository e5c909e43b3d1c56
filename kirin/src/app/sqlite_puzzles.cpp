// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_puzzles.h"

#include "app/sqlite_ratings.h"
#include "base/log.h"

#include <algorithm>
#include <cstdlib>

namespace kirin {
namespace {

constexpr int kBatch = 500;  // rows a transaction: a game that goes on meanwhile never waits long

QString text(std::string_view value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }
QVariant moment(WallTime at) { return QVariant::fromValue<qlonglong>(at.time_since_epoch().count()); }
QString nameOf(PuzzleMode mode) {
  return mode == PuzzleMode::Streak ? QStringLiteral("streak") : QStringLiteral("timed");
}
/// A theme's bit in the column of themes.
qlonglong bitOf(PuzzleTheme theme) { return qlonglong{1} << index(theme); }

}  // namespace

Result<int> SqlitePuzzles::number(const char* sql, const QVariantList& values) {
  auto row = file_->run(sql, values);
  if (!row) return row.error();
  return row->next() ? row->value(0).toInt() : 0;
}

Result<PuzzleRecord> SqlitePuzzles::read(WallTime now) {
  PuzzleRecord record;
  SqliteRatings ratings(*file_);
  const auto rating = ratings.latest(RatingKind::Puzzles);
  if (!rating) return rating.error();
  if (*rating) record.rating = afterIdle((*rating)->rating, idleDays((*rating)->at, now));
  auto seen = file_->run("SELECT puzzle, MAX(solved) FROM puzzle_results GROUP BY puzzle");
  if (!seen) return seen.error();
  while (seen->next()) {
    record.seen.insert(seen->value(0).toString().toStdString());
    record.solved += seen->value(1).toInt();
  }
  for (const auto& [mode, best] :
       {std::pair(PuzzleMode::Streak, &record.bestStreak), std::pair(PuzzleMode::Timed, &record.bestTimed)}) {
    const auto most = number("SELECT MAX(solved) FROM puzzle_runs WHERE mode = ?", {nameOf(mode)});
    if (!most) return most.error();
    *best = *most;
  }
  const auto imported = number("SELECT COUNT(*) FROM puzzles");
  if (!imported) return imported.error();
  record.imported = *imported;
  return record;
}

Result<std::optional<RatingChange>> SqlitePuzzles::add(const PuzzleResult& result) {
  std::optional<RatingChange> change;
  SqliteRatings ratings(*file_);
  const auto done = file_->inTransaction([&]() -> Result<void> {
    if (auto added = file_->execute("INSERT INTO puzzle_results (puzzle, solved, at) VALUES (?, ?, ?)",
                                    {text(result.puzzle), result.solved, moment(result.at)});
        !added) {
      return added;
    }
    if (!result.counts) return {};
    const RatedGame game{static_cast<double>(result.rating), static_cast<double>(result.deviation),
                         result.solved ? 1.0 : 0.0};
    const auto counted = ratings.addWithin(RatingKind::Puzzles, {game, result.puzzle, result.at}, 0);
    if (!counted) return counted.error();
    change = *counted;
    return {};
  });
  if (!done) return done.error();
  return change;
}

Result<void> SqlitePuzzles::addRun(PuzzleMode mode, int solved, WallTime at) {
  return file_->execute("INSERT INTO puzzle_runs (mode, solved, at) VALUES (?, ?, ?)",
                        {nameOf(mode), solved, moment(at)});
}

Result<bool> SqlitePuzzles::insert(QSqlQuery& prepared, const Puzzle& puzzle) {
  // The line is what it is read from again; the other columns are there to be searched by.
  if (auto done = SqliteFile::execute(
          prepared,
          {text(puzzle.id), puzzle.rating,
           QVariant::fromValue<qlonglong>(static_cast<qlonglong>(puzzle.themes.to_ullong())), text(toText(puzzle))});
      !done) {
    return done.error();
  }
  return prepared.numRowsAffected() > 0;
}

Result<PuzzleImport> SqlitePuzzles::import(PuzzleTable& table, const std::function<bool(int)>& report) {
  PuzzleImport result;
  bool more = true;
  while (more) {
    const auto done = file_->inTransaction([&]() -> Result<void> {
      auto row = file_->prepare("INSERT OR IGNORE INTO puzzles (id, rating, themes, line) VALUES (?, ?, ?, ?)");
      if (!row) return row.error();
      for (int i = 0; more && i < kBatch; ++i) {
        auto puzzle = table.next();
        more = puzzle.has_value();
        if (!more) break;
        puzzle->origin = "table";
        const auto added = insert(*row, *puzzle);
        if (!added) return added.error();
        ++(*added ? result.added : result.known);
      }
      return {};
    });
    if (!done) return done.error();
    more = more && report(table.read() + table.skipped());
  }
  result.skipped = table.skipped();
  result.reasons = table.reasons();
  return result;
}

Result<std::vector<Puzzle>> SqlitePuzzles::imported(std::optional<PuzzleTheme> theme, int rating, int most) {
  const qlonglong mask = theme ? bitOf(*theme) : 0;
  std::vector<Puzzle> puzzles;
  // From each side by the index on ratings: however large the table, few rows are looked at.
  for (const char* sql : {"SELECT line FROM puzzles WHERE rating >= ? AND (themes & ?) = ? AND id NOT IN"
                          " (SELECT puzzle FROM puzzle_results) ORDER BY rating LIMIT ?",
                          "SELECT line FROM puzzles WHERE rating < ? AND (themes & ?) = ? AND id NOT IN"
                          " (SELECT puzzle FROM puzzle_results) ORDER BY rating DESC LIMIT ?"}) {
    auto rows = file_->run(sql, {rating, mask, mask, most});
    if (!rows) return rows.error();
    while (rows->next()) {
      auto puzzle = parsePuzzle(rows->value(0).toString().toStdString());
      if (puzzle) {
        puzzles.push_back(std::move(*puzzle));
      } else {
        log::storage().warn("an imported puzzle can't be read: {}", puzzle.error().debugText());
      }
    }
  }
  std::ranges::stable_sort(puzzles, {}, [&](const Puzzle& puzzle) { return std::abs(puzzle.rating - rating); });
  if (puzzles.size() > static_cast<std::size_t>(most)) puzzles.resize(static_cast<std::size_t>(most));
  return puzzles;
}

}  // namespace kirin
