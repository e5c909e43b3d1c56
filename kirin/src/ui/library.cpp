// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library.h"

#include "base/log.h"

#include <QtConcurrent>

namespace kirin {
namespace {

/// The person's side of a finished game against a personality; nothing of others.
void count(const GameSummary& game, OpponentRecords& records) {
  if (!game.end || game.players[0].human == game.players[1].human) return;
  const bool personIsWhite = game.players[0].human;
  OpponentRecord& record = records[game.players[personIsWhite ? 1 : 0].personalityId];
  switch (game.end->result) {
    case GameResult::WhiteWins: ++(personIsWhite ? record.won : record.lost); break;
    case GameResult::BlackWins: ++(personIsWhite ? record.lost : record.won); break;
    case GameResult::Draw: ++record.drawn; break;
    case GameResult::Unknown: break;
  }
}

}  // namespace

LibraryFacts readLibrary(IGameStore& store) {
  LibraryFacts facts;
  const auto games = store.list();
  if (!games) {
    log::storage().warn("the library can't be read: {}", games.error().debugText());
    return facts;
  }
  for (const GameSummary& game : *games) count(game, facts.records);
  const auto latest = store.latestUnfinished();
  if (!latest || !*latest) return facts;
  const auto game = store.load(**latest);
  if (!game) {
    log::storage().warn("game {} can't be read: {}", **latest, game.error().debugText());
    return facts;
  }
  const int plies = static_cast<int>(game->plies.size());
  const Color first = game->start.sideToMove();
  facts.unfinished = {game->id, game->config.players, plies, plies % 2 == 0 ? first : !first};
  return facts;
}

LibraryWork libraryWork(Library& library, std::filesystem::path file) {
  return [&library, file = std::move(file)](LibraryJob job) {
    library.run([file, job = std::move(job)] {
      const auto opened = SqliteFile::openFurther(file);
      if (!opened) log::storage().warn("{}: {}", file.string(), opened.error().debugText());
      job(opened);
    });
  };
}

Library::Library(StoreFactory open, QObject* parent) : QObject(parent), open_(std::move(open)) {
  pool_.setMaxThreadCount(1);
}

Library::~Library() { pool_.waitForDone(); }

void Library::refresh() {
  const int asked = ++asked_;
  run([this, asked] {
    const auto store = open_();
    if (!store) return;
    QMetaObject::invokeMethod(
        this,
        [this, asked, facts = readLibrary(**store)] {
          if (asked == asked_) emit read(facts);
        },
        Qt::QueuedConnection);
  });
}

void Library::run(std::function<void()> job) {
  QFuture<void> unused = QtConcurrent::run(&pool_, std::move(job));
  Q_UNUSED(unused)
}

}  // namespace kirin
