// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_ratings.h"

namespace kirin {
namespace {

QVariant nameOf(RatingKind kind) {
  return kind == RatingKind::Play ? QStringLiteral("play") : QStringLiteral("puzzles");
}

constexpr char kSelect[] =
    "SELECT at, rating, deviation, volatility, game, opponent, score FROM ratings WHERE kind = ? ORDER BY id";
constexpr char kSelectLatest[] =
    "SELECT at, rating, deviation, volatility, game, opponent, score FROM ratings WHERE kind = ? ORDER BY id DESC"
    " LIMIT 1";

RatingEntry entryAt(const QSqlQuery& row) {
  RatingEntry entry;
  entry.at = WallTime(std::chrono::milliseconds(row.value(0).toLongLong()));
  entry.rating = {row.value(1).toDouble(), row.value(2).toDouble(), row.value(3).toDouble()};
  entry.game = row.value(4).toLongLong();
  entry.opponent = row.value(5).toString().toStdString();
  if (!row.isNull(6)) entry.score = row.value(6).toDouble();
  return entry;
}

}  // namespace

Result<std::optional<RatingEntry>> SqliteRatings::latest(RatingKind kind) {
  auto rows = file_.run(kSelectLatest, {nameOf(kind)});
  if (!rows) return rows.error();
  if (!rows->next()) return std::optional<RatingEntry>();
  return std::optional(entryAt(*rows));
}

Result<std::vector<RatingEntry>> SqliteRatings::history(RatingKind kind) {
  auto rows = file_.run(kSelect, {nameOf(kind)});
  if (!rows) return rows.error();
  std::vector<RatingEntry> entries;
  while (rows->next()) entries.push_back(entryAt(*rows));
  return entries;
}

Result<void> SqliteRatings::insert(RatingKind kind, const RatingEntry& entry) {
  const auto orNull = [](bool given, const QVariant& value) { return given ? value : QVariant(); };
  return file_.execute(
      "INSERT INTO ratings (kind, at, rating, deviation, volatility, game, opponent, score)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      {nameOf(kind), QVariant::fromValue<qlonglong>(entry.at.time_since_epoch().count()), entry.rating.rating,
       entry.rating.deviation, entry.rating.volatility,
       orNull(entry.game != 0, QVariant::fromValue<qlonglong>(entry.game)),
       orNull(!entry.opponent.empty(), QString::fromStdString(entry.opponent)),
       orNull(entry.score.has_value(), entry.score.value_or(0))});
}

Result<void> SqliteRatings::guess(RatingKind kind, const PlayerRating& rating, WallTime at) {
  return file_.inTransaction([&]() -> Result<void> {
    const auto known = latest(kind);
    if (!known) return known.error();
    if (*known) return {};
    return insert(kind, {at, rating, 0, {}, std::nullopt});
  });
}

Result<RatingChange> SqliteRatings::add(RatingKind kind, const CountedGame& counted, GameId game) {
  RatingChange change;
  const auto done = file_.inTransaction([&]() -> Result<void> {
    const auto counts = addWithin(kind, counted, game);
    if (!counts) return counts.error();
    change = *counts;
    return {};
  });
  if (!done) return done.error();
  return change;
}

Result<RatingChange> SqliteRatings::addWithin(RatingKind kind, const CountedGame& counted, GameId game) {
  const auto known = latest(kind);
  if (!known) return known.error();
  const RatingChange change = *known ? ratingChange((*known)->rating, (*known)->at, counted.result, counted.at)
                                     : ratingChange({}, std::nullopt, counted.result, counted.at);
  const auto done = insert(kind, {counted.at, change.after, game, counted.opponent, counted.result.score});
  if (!done) return done.error();
  return change;
}

}  // namespace kirin
