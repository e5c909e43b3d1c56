// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/time_control.h"
#include "base/time.h"
#include "chess/types.h"

#include <array>
#include <optional>

namespace kirin {

/// What the clocks showed at one moment; a display interpolates from it. Value.
struct ClockInfo {
  TimeControl control;
  std::array<Duration, 2> remaining{};  ///< by colour; untimed: time used instead
  std::optional<Color> runningSide;     ///< nobody's while the gantry carries, paused or over
  Instant takenAt{};

  friend bool operator==(const ClockInfo&, const ClockInfo&) = default;
};

/// An ordinary two-sided chess clock with Fischer increment, but for one rule: a turn is charged from when a side is
/// put on move to when its move is decided, and between the two nobody's clock runs. Pure; never waits.
class GameClock {
 public:
  /// What a takeback restores, and what is kept of a game that is left.
  struct Snapshot {
    std::array<Duration, 2> remaining{};
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
  };

  /// Both sides have the base; without one, the increment for their first move. `time` outlives the clock.
  explicit GameClock(const ITime& time, const TimeControl& control = {});

  /// The side's turn begins: its clock runs. Only while nobody's does.
  void startTurn(Color side);
  /// Its move was decided at that moment (before the turn began: free; after now: now): charges the turn, adds the
  /// increment unless the flag had fallen, nobody's clock runs.
  void completeTurn(Instant at);
  /// Stops without an increment (pause, game over); charges what ran until then.
  void stop(Instant at);
  /// Sets both clocks back; nobody's clock runs.
  void restore(const Snapshot& snapshot);

  /// Both clocks as they stand now, the running one too.
  Snapshot snapshot() const;
  std::optional<Color> runningSide() const { return running_; }
  /// Of the running side: time left now, never below zero. Untimed: time used.
  Duration remaining(Color side) const;
  /// When the running side's flag falls, if timed.
  std::optional<Instant> flagDeadline() const;
  /// The side whose flag has fallen by now; it stays fallen after the turn.
  std::optional<Color> flagged() const;
  ClockInfo info() const;

 private:
  Duration remainingAt(Color side, Instant at) const;

  const ITime& time_;
  TimeControl control_;
  std::array<Duration, 2> remaining_{};
  std::optional<Color> running_;
  Instant startedAt_{};
};

}  // namespace kirin
