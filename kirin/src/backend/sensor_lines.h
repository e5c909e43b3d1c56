// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/sensor_wiring.h"
#include "base/result.h"
#include "board/board_profile.h"

#include <bitset>
#include <functional>
#include <memory>

namespace kirin {

/// The ten wires of the sensor bank: four that select a channel, six that say what is there. One thread at a time.
class ISensorLines {
 public:
  virtual ~ISensorLines() = default;

  /// Selects the channel on all multiplexers, lets the wires settle and reads: bit m is set where multiplexer m's
  /// sensor sees a magnet. Error: "gpio.read" (args: the chip's label, what the system said); these lines are of no use
  /// then.
  virtual Result<std::bitset<kMultiplexers>> read(int channel) = 0;
};

/// Takes the lines for this process alone, until they are destroyed. Errors: "gpio.missing" (args: label; no chip has
/// it), "gpio.denied" (args: label; the user may not open GPIO chips), "gpio.line" (args: label, number; the chip has
/// no such line, or one is named twice), "gpio.busy" (args: label, number, who has the line), "gpio.failed" (args:
/// label, what the system said).
using OpenSensorLines = std::function<Result<std::unique_ptr<ISensorLines>>()>;

/// What opens the lines of a real chip. Error: "gpio.unavailable", where Kirin was built without libgpiod.
Result<OpenSensorLines> gpioLines(const BoardProfile::Sensing& sensing);

}  // namespace kirin
