// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/sensors.h"

#include <array>
#include <cstdint>
#include <deque>

namespace kirin {

enum class SensorFault : std::uint8_t { None, Flickers, StuckOn, StuckOff };
/// Of each sensor.
using SensorFaults = std::array<SensorFault, kSensorCount>;

/// Which sensors cannot be believed, and why: for those who work around them, and for diagnostics. A sensor loses
/// belief by flickering, or by contradicting what is known for sure; it wins it back by being right for a while.
class SensorHealth {
 public:
  using Fault = SensorFault;

  Fault fault(SensorIndex sensor) const { return sensors_[static_cast<std::size_t>(sensor)].fault; }
  /// Every sensor with a fault.
  const Occupancy& unhealthy() const { return unhealthy_; }

  /// Its raw reading changed. True when that makes it one that flickers.
  bool changed(SensorIndex sensor, Instant at);
  /// A place certainly is full, or empty, and the sensor says the other: it is stuck at what it says.
  void contradicted(SensorIndex sensor, bool saysPresent);
  /// What all sensors said at a moment when it was known what stood where: the unhealthy ones that were right often
  /// enough in a row, without flickering, and not by never changing, are believed again.
  void compare(const Occupancy& said, const Occupancy& known);
  /// What was known of it when the process ended.
  void restore(const SensorFaults& faults);
  SensorFaults faults() const;

 private:
  struct Sensor {
    Fault fault = Fault::None;
    std::deque<Instant> changes;  ///< the latest few raw changes
    int rightInARow = 0;
    bool saidPresent = false, saidAbsent = false;  ///< while right in a row
  };

  std::array<Sensor, kSensorCount> sensors_{};
  Occupancy unhealthy_;
};

}  // namespace kirin
