// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/gantry_backend.h"
#include "backend/twin/hand.h"
#include "backend/twin/virtual_twin.h"
#include "base/inbox.h"
#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/notation.h"

#include <memory>
#include <string>
#include <vector>

namespace kirin::testing {

/// A gantry over a twin in virtual time, and the game a session would play on it.
class GantryFixture {
 public:
  /// Nothing by chance.
  static TwinConfig quiet(const Placement& placement = Placement::standard()) {
    TwinConfig config;
    config.plant = PlantProfile::ideal();
    config.placement = placement;
    return config;
  }

  explicit GantryFixture(TwinConfig config = quiet())
      : twin(time, Twin(config, time.now()), [this](MachineEvent event) { inbox.post(std::move(event)); }),
        board(config.board) {
    switchOn();
  }

  VirtualTime time;
  Inbox<MachineEvent> inbox;
  VirtualTwin twin;
  TwinLink link{twin};
  TwinSensors sensors{twin};
  BoardProfile board;
  MemoryCarryJournal journal;
  BoardTelemetry telemetry;
  std::vector<BackendEvent> events;
  std::unique_ptr<GantryBackend> gantry;
  Position position;
  PieceTracker tracker;

  /// The program begins (again, after a power cut).
  void switchOn() {
    gantry.reset();
    gantry = std::make_unique<GantryBackend>(
        GantryBackend::Parts{time, link, sensors, journal, board,
                             [this](BackendEvent event) { events.push_back(std::move(event)); }, &telemetry});
  }

  void settle() {
    do {
      while (auto event = inbox.take()) gantry->handle(*event);
      gantry->handleDeadlines();
    } while (!inbox.empty());
  }
  void pass(Duration duration) {
    until([] { return false; }, duration);
  }
  /// Lets time pass until it holds; false when it doesn't within that time.
  template <class Predicate>
  bool until(Predicate holds, Duration longest = std::chrono::minutes(5)) {
    const Instant end = time.now() + longest;
    settle();
    while (!holds()) {
      if (time.now() >= end) return false;
      const auto deadline = gantry->nextDeadline();
      time.waitUntil(inbox, deadline ? std::min(*deadline, end) : end);
      settle();
    }
    return true;
  }

  template <class T>
  std::vector<T> all() const {
    std::vector<T> found;
    for (const auto& event : events) {
      if (const auto* each = std::get_if<T>(&event)) found.push_back(*each);
    }
    return found;
  }
  /// Waits for the first answer of that kind.
  template <class T>
  bool answered(Duration longest = std::chrono::minutes(5)) {
    return until([this] { return !all<T>().empty(); }, longest);
  }

  /// Ready to play from a position: placed as a set-up would have placed it.
  void start(const std::string& fen = "") {
    if (!fen.empty()) {
      position = *parseFen(fen);
      tracker = PieceTracker(*Placement::guessedFor(position));
    }
    gantry->prepareNewGame(false, ResetMode::Auto, tracker.placement());
    if (!answered<backend_event::Prepared>()) throw std::logic_error("the board was not prepared");
    tracker = PieceTracker(all<backend_event::Prepared>().front().placement);
    events.clear();
  }

  Move parse(std::string_view san) const {
    const auto move = parseSan(position, san);
    if (!move) throw std::logic_error(std::string(san) + " is no move here");
    return *move;
  }

  /// The machine's move: everything has to be carried.
  void order(std::string_view san) { decide(parse(san)); }
  /// The same, until it is carried out.
  bool carry(std::string_view san) {
    order(san);
    return performed();
  }
  bool performed() {
    if (!answered<backend_event::Performed>()) return false;
    tracker = PieceTracker(all<backend_event::Performed>().front().placement);
    return true;
  }
  void decide(Move move) {
    events.clear();
    const PlyEffects effects = tracker.effectsOf(position, move);
    position.play(move);
    gantry->perform(planMove(tracker.placement(), effects));
  }
  /// A person is on move.
  void watch() {
    events.clear();
    gantry->watch(position, legalMoves(position), tracker.placement());
  }

  void strike(Fault fault) { twin.act(twin_input::Break{fault}); }
  void hand(std::vector<HandAction> actions) { twin.act(twin_input::Hand{std::move(actions)}); }
  const BoardPlant& plant() { return twin.twin().plant(); }
  bool dragging() { return twin.twin().plant().carried().has_value(); }
  /// Everybody who is on the board truly stands where the position has him, and centred.
  bool stands() {
    if (!plant().placement().matches(position)) return false;
    for (PieceId piece = 0; piece < kPieceCount; ++piece) {
      if (tracker.placement().places[piece].isSquare() && plant().offCentre(piece) > 9) return false;
    }
    return !plant().energised();
  }
  bool asked() const { return !all<backend_event::NeedsOperator>().empty(); }
  bool faulted() const { return !all<backend_event::Fault>().empty(); }
};

/// The placement a position's pieces have when they stand as guessed.
inline Placement placementFor(const std::string& fen) { return *Placement::guessedFor(*parseFen(fen)); }

}  // namespace kirin::testing
