// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gpio_sensors.h"

#include <utility>

namespace kirin {

GpioSensors::GpioSensors(OpenSensorLines open, Duration pause, ITime& time, MachineSink sink,
                         std::function<void()> hold)
    : thread_(
          [this, &time, watch = SensorWatch(std::move(open), pause, time, std::move(sink), std::move(hold))]() mutable {
            for (;;) {
              time.waitUntil(inbox_, watch.nextPoll());
              const std::optional<Command> command = inbox_.take();
              if (!command) {
                watch.poll();
              } else if (*command) {
                (*command)(watch);
              } else {
                return;
              }
            }
          }) {}

GpioSensors::~GpioSensors() { inbox_.post({}); }

void GpioSensors::start() { inbox_.post(&SensorWatch::start); }
void GpioSensors::scan() { inbox_.post(&SensorWatch::scan); }
void GpioSensors::guard(const Occupancy& sensors) {
  inbox_.post([sensors](SensorWatch& watch) { watch.guard(sensors); });
}
void GpioSensors::stop() { inbox_.post(&SensorWatch::stop); }

Result<std::unique_ptr<ISensorArray>> makeGpioSensors(const BoardProfile::Sensing& sensing, ITime& time,
                                                      MachineSink sink, std::function<void()> hold) {
  Result<OpenSensorLines> open = gpioLines(sensing);
  if (!open) return open.error();
  return std::unique_ptr<ISensorArray>(
      std::make_unique<GpioSensors>(std::move(*open), sensing.scanPause, time, std::move(sink), std::move(hold)));
}

}  // namespace kirin
