// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_store.h"
#include "app/pgn_import.h"
#include "ui/phrases.h"

#include <QDateTime>
#include <QLocale>

// What is said of games in the library.
namespace kirin {
namespace {

QDate dayOf(WallTime at) { return QDateTime::fromMSecsSinceEpoch(at.time_since_epoch().count(), Qt::UTC).date(); }

}  // namespace

QString Phrases::storedPlayer(const GameSummary& game, Color side) {
  const bool alone = game.players[0].human != game.players[1].human;
  if (alone && game.players[index(side)].human && game.names[index(side)] == "Player") return tr("You");
  const std::string& name = game.names[index(side)];
  return name.empty() || name == "?" ? tr("nobody knows") : QString::fromStdString(name);
}

QString Phrases::date(WallTime at) {
  if (at == WallTime{}) return {};
  return QLocale(tr("en", "the code of the language, for dates")).toString(dayOf(at), QLocale::ShortFormat);
}

QString Phrases::isoDate(WallTime at) { return dayOf(at).toString(Qt::ISODate); }

QString Phrases::renamed(int games) {
  return games == 1 ? tr("The name was changed in one game.") : tr("The name was changed in %1 games.").arg(games);
}

QString Phrases::imported(const ImportReport& report) {
  QStringList parts;
  parts << (report.added == 1 ? tr("One game came in.") : tr("%1 games came in.").arg(report.added));
  if (report.known > 0) parts << tr("Already there: %1.").arg(report.known);
  if (report.skipped > 0) parts << tr("Left out: %1.").arg(report.skipped);
  if (report.stopped) parts << tr("Stopped half way; what came in stays.");
  return parts.join(u' ');
}

QString Phrases::skippedGame(int number, const QString& players, const Error& why) {
  return tr("Game %1, %2: %3").arg(QString::number(number), players, error(why));
}

QString Phrases::exported(int games, const QString& path) {
  return games == 1 ? tr("One game is in %1.").arg(path) : tr("%1 games are in %2.").arg(QString::number(games), path);
}

QString Phrases::backedUp(int games, const QString& path) {
  return tr("Everything is in %1, with %2 games.").arg(path, QString::number(games));
}

QString Phrases::restored(const QString& aside) {
  return tr("Everything is as it was in the backup. What was here before is kept as %1. Opponents of your own are back "
            "when Kirin is started again.")
      .arg(aside);
}

}  // namespace kirin
