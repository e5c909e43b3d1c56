// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "app/game_clock.h"
#include "app/game_store.h"
#include "app/personality.h"
#include "app/session_values.h"
#include "base/inbox.h"
#include "base/rng.h"

namespace kirin {

/// What the search thread answers.
struct SearchDone {
  std::uint64_t searchId = 0;
  Result<SearchResult> result;
};

using SessionInput = std::variant<SessionCommand, BackendEvent, SearchDone>;
using SessionInbox = Inbox<SessionInput>;
using SessionListener = std::function<void(const SessionEvent&)>;

/// Runs searches for the session and posts SearchDone to its Inbox: on a thread of its own in real time
/// (ThreadedSearches), in virtual time at once with the answer due nodes / 1e6 seconds later.
class ISearches {
 public:
  virtual ~ISearches() = default;
  /// Starts one; at most one runs at a time, so the one before must be done or cancelled.
  virtual void start(std::uint64_t searchId, const Personality& personality, std::uint64_t seed, bool freshGame,
                     const GameLine& line, const SearchLimits& limits) = 0;
  /// Its answer, if still to come, carries the old id and is ignored by the session.
  virtual void cancel() = 0;
};

/// One game at a time, from set-up to result, on one worker thread. Owns the clock, the tracker and the running game's
/// row; everything reaches it through its Inbox; everything it says goes to the listener, on the worker, on state changes
/// only. It never reads a clock, sleeps or touches a file but through what it is given.
class GameSession {
 public:
  struct Parts {
    const ITime& time;
    SessionInbox& inbox;
    IBoardBackend& backend;
    ISearches& searches;
    const PersonalityRegistry& personalities;
    IGameStore& store;
    SessionListener listener;
    std::uint64_t seed = 0;  ///< of the generator that draws game seeds
  };

  explicit GameSession(Parts parts);
  ~GameSession();

  /// Takes inputs and deadlines until Quit has been carried out. The worker's main function.
  void run(ITime& time);

  /// Handles one input; for tests and for run().
  void handle(SessionInput input);
  /// Does what is due by now (a flag, a reply's half second).
  void handleDeadlines();
  /// When handleDeadlines() should be called next.
  std::optional<Instant> nextDeadline() const;
  bool quitDone() const;

  SessionState state() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kirin
