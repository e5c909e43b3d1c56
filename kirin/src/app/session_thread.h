// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_session.h"
#include "app/opponent_engines.h"
#include "backend/carry_journal.h"

#include <QThread>
#include <filesystem>

namespace kirin {

/// What a board is connected to. All of it outlives the board.
struct BoardWiring {
  BackendSink answers;     ///< any thread
  MachineSink machine;     ///< any thread: the machine's words, which come back through IBoardBackend::handle
  ICarryJournal& journal;  ///< the worker's
};

/// The session's worker: a QThread without an event loop that owns inbox, board, searches, store and session, and makes
/// and unmakes all of them on itself. Create, start() and destroy it on the GUI thread; the destructor quits and waits.
/// A window that must not block posts Quit and goes when finished() has been emitted.
class SessionThread final : public QThread {
 public:
  /// A board, and the machine it drives, which goes after it.
  struct Board {
    std::shared_ptr<void> machine;
    std::unique_ptr<IBoardBackend> backend;
  };
  using BackendFactory = std::function<Board(const BoardWiring&)>;

  struct Config {
    std::filesystem::path database;            ///< the file of games; opened on the worker
    const PersonalityRegistry& personalities;  ///< outlives the thread and does not change
    ITime& time;                               ///< outlives the thread
    BackendFactory backend;                    ///< called on the worker
    OpponentEngines::Factory engines;          ///< its engines live on the search thread
    SessionListener listener;                  ///< called on the worker
    std::uint64_t seed = 0;
    bool manners = false;  ///< as GameSession::Parts has it
  };

  explicit SessionThread(Config config);
  ~SessionThread() override;

  /// Any thread; returns at once. A move without a moment is stamped with this one. After Quit nothing more happens.
  void post(SessionCommand command);

 protected:
  void run() override;

 private:
  struct Stores {
    std::unique_ptr<IGameStore> games;
    std::unique_ptr<ICarryJournal> journal;  ///< none: the games' own
    ICarryJournal* carries = nullptr;
  };
  Stores openStores() const;

  Config config_;
  SessionInbox inbox_;
};

}  // namespace kirin
