// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "app/time_control.h"
#include "base/time.h"
#include "chess/types.h"

namespace kirin {

/// What the clocks showed at one moment; a display interpolates from it. Value.
struct ClockInfo {
  TimeControl control;
  std::array<Duration, 2> remaining{};   ///< by colour; untimed: time used instead
  std::optional<Color> runningSide;      ///< nobody's while the gantry carries, paused or over
  Instant takenAt{};

  friend bool operator==(const ClockInfo&, const ClockInfo&) = default;
};

/// An ordinary two-sided chess clock with Fischer increment, but for one rule: a turn is charged from when a side is put on
/// move to when its move is decided, and between the two nobody's clock runs. Pure; never waits.
class GameClock {
 public:
  /// What a takeback restores.
  struct Snapshot {
    std::array<Duration, 2> remaining{};
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
  };

  explicit GameClock(const ITime& time, const TimeControl& control = {});

  /// The side's turn begins: its clock runs.
  void startTurn(Color side);
  /// Its move was decided at that moment (never after now): charges the turn, adds the increment, nobody's clock runs.
  void completeTurn(Instant at);
  /// Stops without an increment (pause, game over); charges what ran until then.
  void stop(Instant at);
  /// Sets both clocks back; nobody's clock runs.
  void restore(const Snapshot& snapshot);

  Snapshot snapshot() const;
  std::optional<Color> runningSide() const { return running_; }
  /// Of the running side: time left now, never below zero. Untimed: time used.
  Duration remaining(Color side) const;
  /// When the running side's flag falls, if timed.
  std::optional<Instant> flagDeadline() const;
  /// The side whose flag has fallen by now.
  std::optional<Color> flagged() const;
  ClockInfo info() const;

 private:
  const ITime& time_;
  TimeControl control_;
  std::array<Duration, 2> remaining_{};
  std::optional<Color> running_;
  Instant startedAt_{};
};

}  // namespace kirin
