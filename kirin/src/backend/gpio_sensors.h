// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/machine.h"
#include "backend/sensor_watch.h"
#include "base/inbox.h"

#include <functional>
#include <memory>
#include <thread>

namespace kirin {

/// The sensors of a real board: a SensorWatch on a thread of its own. Any thread may call it. What the sink and `hold`
/// do is done on that thread, so they must not wait for anything.
class GpioSensors final : public ISensorArray {
 public:
  /// As SensorWatch. Nothing is opened before start().
  GpioSensors(OpenSensorLines open, Duration pause, ITime& time, MachineSink sink, std::function<void()> hold);
  /// Waits for the reading under way, a millisecond.
  ~GpioSensors() override;

  void start() override;
  void scan() override;
  void guard(const Occupancy& sensors) override;
  void stop() override;

 private:
  /// What the thread does next; an empty one ends it.
  using Command = std::function<void(SensorWatch&)>;

  Inbox<Command> inbox_;
  std::jthread thread_;
};

/// The sensors behind the profile's chip and lines. Error: "gpio.unavailable", where Kirin was built without libgpiod.
Result<std::unique_ptr<ISensorArray>> makeGpioSensors(const BoardProfile::Sensing& sensing, ITime& time,
                                                      MachineSink sink, std::function<void()> hold);

}  // namespace kirin
