// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_session.h"
#include "app/memory_game_store.h"
#include "app/virtual_searches.h"
#include "backend/sim_backend.h"
#include "testing/scripted_board.h"
#include "testing/scripted_engine.h"

#include <deque>
#include <string>
#include <vector>

namespace kirin::testing {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

/// Fails the test as soon as events contradict each other: plies out of order, a clock that runs while pieces are
/// carried, identities that don't make the position, time that appears or vanishes.
class EventChecker {
 public:
  void see(const SessionEvent& event, Instant now);
  const std::vector<Move>& moves() const { return moves_; }
  const std::vector<BothClocks>& clocksAfter() const { return clocks_; }

  /// Moves may have been decided before they are handled, so that less is charged than passed.
  bool movesComeLate = false;

 private:
  void clock(const ClockInfo& info);

  bool inGame_ = false;
  bool over_ = false;
  bool decided_ = false;    ///< a move was decided and is not carried out yet
  bool clocksDue_ = false;  ///< MoveDecided was just seen
  bool restored_ = false;   ///< clocks were set back since the last ClockInfo
  SessionState state_ = SessionState::Idle;
  Position position_;
  std::vector<Position> positions_;
  std::vector<Move> moves_;
  std::vector<BothClocks> clocks_;
  std::optional<ClockInfo> lastClock_;
};

/// A session in virtual time with a scripted opponent, on the simulated board or a scripted one.
class SessionFixture {
 public:
  enum class Board { Sim, Scripted };
  explicit SessionFixture(Board board = Board::Sim, IGameStore* otherStore = nullptr, bool manners = false);

  VirtualTime time;
  SessionInbox inbox;
  EngineScript script;
  MemoryGameStore memory;
  IGameStore& store;
  PersonalityRegistry personalities;
  ScriptedBoard* board = nullptr;  ///< when scripted
  std::unique_ptr<IBoardBackend> backend;
  VirtualSearches searches;
  std::vector<SessionEvent> events;
  EventChecker checker;
  GameSession session;

  /// Handles a command and what follows from it at once.
  void send(SessionCommand command);
  /// What stands in the inbox or is due now.
  void settle();
  void advance(Duration duration);
  /// Until a person is on move, the game is over, or nothing more can happen for an hour.
  void untilHumanTurn();

  void newGame(NewGameConfig config = {}) {
    send(command::NewGame{std::move(config)});
    untilHumanTurn();
  }
  /// A person's move in SAN, without waiting for the answer.
  void move(std::string_view san);
  /// The same, and on until the next person's turn.
  void play(std::string_view san) {
    move(san);
    untilHumanTurn();
  }

  std::string fen() const;
  std::string moves() const;  ///< in UCI, blanks between
  SessionState state() const { return session.state(); }
  /// Codes of all notices since the last call.
  std::vector<std::string> notices();
  template <class T>
  std::vector<T> all() const {
    std::vector<T> found;
    for (const auto& event : events) {
      if (const auto* each = std::get_if<T>(&event)) found.push_back(*each);
    }
    return found;
  }
  template <class T>
  T last() const {
    const auto found = all<T>();
    if (found.empty()) throw std::logic_error("no such event");
    return found.back();
  }
  BothClocks clocks() const { return last<ClockInfo>().remaining; }
  /// What the store has of the running (or just finished) game.
  StoredGame stored() const;

 private:
  std::size_t noticed_ = 0;
};

NewGameConfig timedGame(Duration base, Duration increment = {});
NewGameConfig twoPeople(Duration base = {}, Duration increment = {});
/// The person plays Black.
NewGameConfig asBlack(NewGameConfig config = {});

}  // namespace kirin::testing
