// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/machine.h"
#include "backend/sensor_lines.h"

namespace kirin {

/// What ISensorArray promises, without a thread: opens the lines, reads them when it is time to, and says what changed.
/// Frames are raw; whoever infers from them debounces. Lines that fail are opened anew every second. One thread.
class SensorWatch {
 public:
  /// `hold` sends feed hold to the motion controller. Between two readings is a pause of `pause`.
  SensorWatch(OpenSensorLines open, Duration pause, ITime& time, MachineSink sink, std::function<void()> hold);

  void start();
  void scan();
  void guard(const Occupancy& sensors);
  /// Gives the lines back.
  void stop();

  /// When poll() has something to do; nothing while stopped.
  std::optional<Instant> nextPoll() const { return next_; }
  /// At nextPoll(): reads once, or tries to open the lines.
  void poll();

 private:
  Result<Occupancy> read();
  /// What two of three readings say.
  Result<Occupancy> readSurely();
  /// Also where the lines are down; then at most `repeat` says so again.
  void openAndTell(bool repeat);
  void tell(const Occupancy& present);
  void fail(Error error, bool repeat);

  const OpenSensorLines open_;
  const Duration pause_;
  ITime& time_;
  const MachineSink sink_;
  const std::function<void()> hold_;

  std::unique_ptr<ISensorLines> lines_;  ///< while they work
  std::optional<Occupancy> last_;        ///< what was told last
  std::optional<Error> down_;            ///< why not, when that has been told
  Occupancy guarded_;
  std::optional<Instant> next_;
};

}  // namespace kirin
