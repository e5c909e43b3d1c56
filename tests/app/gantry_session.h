// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/gantry_backend.h"
#include "backend/twin/hand.h"
#include "backend/twin/virtual_twin.h"
#include "chess/notation.h"
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

namespace kirin::testing {

inline TwinConfig quiet(double feed) {
  TwinConfig config;
  config.plant = PlantProfile::ideal();
  config.board.motion.emptyFeed *= feed;
  config.board.motion.carryFeed *= feed;
  return config;
}

/// A session over a gantry over a twin, all in virtual time.
struct GantrySession {
  explicit GantrySession(double feed = 1)
      : config(quiet(feed)),
        twin(time, Twin(config, time.now()), [this](MachineEvent event) { inbox.post(std::move(event)); }),
        backend(
            {time, link, sensors, journal, config.board, [this](BackendEvent event) { inbox.post(std::move(event)); }}),
        searches(time, inbox, OpponentEngines(scriptedEngines(script))),
        session({time, inbox, backend, searches, personalities, store,
                 [this](const SessionEvent& event) {
                   checker.see(event, time.now());
                   measure(event);
                   events.push_back(event);
                 },
                 7}) {}

  VirtualTime time;
  SessionInbox inbox;
  TwinConfig config;
  VirtualTwin twin;
  TwinLink link{twin};
  TwinSensors sensors{twin};
  MemoryCarryJournal journal;
  GantryBackend backend;
  EngineScript script;
  PersonalityRegistry personalities;
  MemoryGameStore store;
  VirtualSearches searches;
  std::vector<SessionEvent> events;
  EventChecker checker;
  Duration nobodys{};  ///< between a move's decision and the next turn
  std::optional<Instant> firstTurn, decidedAt;
  GameSession session;

  void measure(const SessionEvent& event) {
    if (std::holds_alternative<TurnBegan>(event)) {
      if (!firstTurn) firstTurn = time.now();
      if (decidedAt) nobodys += time.now() - *std::exchange(decidedAt, std::nullopt);
    } else if (std::holds_alternative<MoveDecided>(event)) {
      decidedAt = time.now();
    }
  }

  template <class Predicate>
  bool until(Predicate holds, Duration longest = minutes(10)) {
    const Instant end = time.now() + longest;
    while (true) {
      do {
        while (auto input = inbox.take()) session.handle(std::move(*input));
        session.handleDeadlines();
      } while (!inbox.empty());
      if (holds()) return true;
      if (time.now() >= end) return false;
      const auto deadline = session.nextDeadline();
      time.waitUntil(inbox, deadline ? std::min(*deadline, end) : end);
    }
  }
  bool untilTurn() {
    return until([this] { return session.state() == SessionState::HumanTurn; });
  }
  void pass(Duration duration) {
    until([] { return false; }, duration);
  }
  void send(SessionCommand command) {
    inbox.post(std::move(command));
    pass(Duration{0});
  }
  void tap(std::string_view san) {
    send(command::PlayMove{*parseSan(session.game()->position(), san), session.game()->plies()});
  }
  /// Takes a piece up, and puts it on the squares named, one second after the other; the last may be "" for beside the
  /// board.
  Instant hand(std::string_view from, std::initializer_list<std::string_view> to) {
    const PieceId piece = *truth().at(Place::onSquare(*parseSquare(from)));
    Instant at = time.now() + seconds(1);
    std::vector<HandAction> actions{{at, piece, std::nullopt}};
    for (const auto square : to) {
      if (actions.size() > 1) actions.push_back({at += seconds(1), piece, std::nullopt});
      if (!square.empty())
        actions.push_back({at += seconds(1), piece, config.board.where(Place::onSquare(*parseSquare(square)))});
    }
    twin.act(twin_input::Hand{std::move(actions)});
    return at;
  }
  Placement truth() { return twin.twin().plant().placement(); }
  bool stands() { return twin.twin().plant().placement().matches(session.game()->position()); }
  template <class T>
  int count() const {
    return static_cast<int>(
        std::count_if(events.begin(), events.end(), [](auto& each) { return std::holds_alternative<T>(each); }));
  }
};

}  // namespace kirin::testing
