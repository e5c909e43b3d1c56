// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_testing.h"
#include "board/move_inference.h"
#include "chess/movegen.h"

#include <ostream>
#include <string>
#include <vector>

namespace kirin {

std::ostream& operator<<(std::ostream& out, const HandEvent& event);

}  // namespace kirin

namespace kirin::testing {

struct ToldEvent {
  Instant at{};
  HandEvent event;
};

/// A board with sensors and a MoveInference over it, in time that the test moves on. Frames come when readings change;
/// inference is asked whenever it wants to be.
class WatchedBoard {
 public:
  explicit WatchedBoard(const TrackedGame& game = TrackedGame::standard());
  explicit WatchedBoard(std::string_view fen) : WatchedBoard(TrackedGame::guessed(fen)) {}

  /// The person's turn, everything standing as in `game`. The first time sensors show just that.
  void begin();
  /// Plays moves on the board as the machine would, while nobody watches, and begins the next turn.
  void machinePlays(std::initializer_list<std::string_view> sans);

  /// "L e2 P e4": lift, place; "L S:Q P s:P5": White's and Black's slots; "300": milliseconds pass, as between any two
  /// acts without a number.
  void does(std::string_view acts, int gap = 250);
  void set(SensorIndex sensor, bool present);
  void waits(Duration time) { runTo(now + time); }
  void runTo(Instant time);

  /// What a broken sensor says instead.
  Occupancy stuckOn, stuckOff;
  /// Readings that are wrong just now.
  Occupancy noise;
  /// Tells inference what the sensors say now.
  void look();

  std::vector<HandEvent> events() const;
  /// The only decided moves in what was told, in SAN.
  std::vector<std::string> decided() const;
  template <class E>
  std::vector<E> told() const {
    std::vector<E> found;
    for (const ToldEvent& each : log)
      if (const auto* event = std::get_if<E>(&each.event)) found.push_back(*event);
    return found;
  }
  /// When the last act was, or one before it.
  Instant edgeAt(int back = 0) const { return edges.at(edges.size() - 1 - static_cast<std::size_t>(back)); }

  TrackedGame game;
  MoveInference inference;
  Instant now{std::chrono::seconds(100)};
  Occupancy pieces;  ///< where pieces really are
  std::vector<ToldEvent> log;
  std::vector<Instant> edges;

 private:
  void ask();
};

/// "e4", "S:Q", "s:P5".
SensorIndex sensorNamed(std::string_view name);
Occupancy occupancyOf(const Placement& placement);

}  // namespace kirin::testing
