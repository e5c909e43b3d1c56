// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_thread.h"

#include "app/memory_game_store.h"
#include "app/sqlite_game_store.h"
#include "app/threaded_searches.h"
#include "base/log.h"

namespace kirin {

SessionThread::SessionThread(Config config) : config_(std::move(config)) { setObjectName(QStringLiteral("session")); }

SessionThread::~SessionThread() {
  post(command::Quit{});
  wait();
}

void SessionThread::post(SessionCommand command) {
  if (auto* move = std::get_if<command::PlayMove>(&command); move && !move->at) move->at = config_.time.now();
  inbox_.post(std::move(command));
}

void SessionThread::run() {
  const Stores stores = openStores();
  const Board board = config_.backend({[this](BackendEvent event) { inbox_.post(std::move(event)); },
                                       [this](MachineEvent event) { inbox_.post(std::move(event)); }, *stores.carries});
  ThreadedSearches searches(config_.time, inbox_, OpponentEngines(config_.engines));
  GameSession session({config_.time, inbox_, *board.backend, searches, config_.personalities, *stores.games,
                       config_.listener, config_.seed, config_.manners});
  session.run(config_.time);
}

/// A store that can't be opened is no reason not to play.
SessionThread::Stores SessionThread::openStores() const {
  Stores stores;
  auto opened = SqliteGameStore::open(config_.database);
  if (!opened) {
    log::storage().error("games are not kept: {}", opened.error().debugText());
    config_.listener(Notice{opened.error()});
    stores.games = std::make_unique<MemoryGameStore>();
    stores.journal = std::make_unique<MemoryCarryJournal>();
    stores.carries = stores.journal.get();
    return stores;
  }
  if (opened->setAside) config_.listener(Notice{{"store.set-aside", {opened->setAside->string()}}});
  stores.carries = opened->store.get();
  stores.games = std::move(opened->store);
  return stores;
}

}  // namespace kirin
