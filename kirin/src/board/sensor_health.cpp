// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/sensor_health.h"

namespace kirin {

namespace {

/// A hand that adjusts a piece makes three or four changes in a second; a sensor at 5 Hz makes ten.
constexpr std::size_t kFlickers = 8;
constexpr Duration kFlickerSpan = std::chrono::seconds(1);
/// How often in a row an unhealthy sensor has to be right.
constexpr int kBelievedAgain = 4;

}  // namespace

bool SensorHealth::changed(SensorIndex index, Instant at) {
  Sensor& sensor = sensors_[static_cast<std::size_t>(index)];
  sensor.changes.push_back(at);
  if (sensor.changes.size() > kFlickers) sensor.changes.pop_front();
  if (sensor.changes.size() < kFlickers || at - sensor.changes.front() > kFlickerSpan) return false;
  sensor.rightInARow = 0;
  const bool news = sensor.fault == Fault::None;
  sensor.fault = Fault::Flickers;
  unhealthy_.set(static_cast<std::size_t>(index));
  return news;
}

void SensorHealth::contradicted(SensorIndex index, bool saysPresent) {
  Sensor& sensor = sensors_[static_cast<std::size_t>(index)];
  sensor.fault = saysPresent ? Fault::StuckOn : Fault::StuckOff;
  sensor.rightInARow = 0;
  unhealthy_.set(static_cast<std::size_t>(index));
}

void SensorHealth::compare(const Occupancy& said, const Occupancy& known) {
  for (std::size_t index = 0; index < kSensorCount; ++index) {
    if (!unhealthy_[index]) continue;
    Sensor& sensor = sensors_[index];
    if (said[index] != known[index]) sensor.rightInARow = 0;
    if (said[index] != known[index]) continue;
    if (sensor.rightInARow++ == 0) sensor.saidPresent = sensor.saidAbsent = false;
    (said[index] ? sensor.saidPresent : sensor.saidAbsent) = true;
    // A stuck one is right as long as nothing happens where it is.
    const bool proved = sensor.fault == Fault::Flickers || (sensor.saidPresent && sensor.saidAbsent);
    if (sensor.rightInARow < kBelievedAgain || !proved) continue;
    sensor = Sensor{};
    unhealthy_.reset(index);
  }
}

void SensorHealth::restore(const SensorFaults& faults) {
  for (std::size_t index = 0; index < kSensorCount; ++index) {
    sensors_[index] = Sensor{};
    sensors_[index].fault = faults[index];
    unhealthy_[index] = faults[index] != Fault::None;
  }
}

SensorFaults SensorHealth::faults() const {
  SensorFaults faults{};
  for (std::size_t index = 0; index < kSensorCount; ++index) faults[index] = sensors_[index].fault;
  return faults;
}

}  // namespace kirin
