// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/sensor_debounce.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kirin {

Occupancy SensorDebounce::observe(const SensorFrame& frame) {
  if (!started_) {
    started_ = true;
    last_ = frame.at;
    raw_ = held_ = frame.present;
    return {};
  }
  last_ = std::max(last_, frame.at);
  settle(last_);  // what was said until this frame may have held by now, even if the frame takes it back
  const Occupancy changed = raw_ ^ frame.present;
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor)
    if (changed[sensor]) since_[sensor] = last_;
  raw_ = frame.present;
  return changed;
}

void SensorDebounce::settle(Instant now) {
  const Occupancy open = unsettled();
  if (open.none()) return;
  const auto before = static_cast<std::ptrdiff_t>(edges_.size());
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
    if (!open[sensor] || now - since_[sensor] < hold_) continue;
    held_[sensor] = raw_[sensor];
    edges_.push_back({since_[sensor], sensor, raw_[sensor]});
  }
  std::stable_sort(edges_.begin() + before, edges_.end(), [](const SensorEdge& a, const SensorEdge& b) {
    return std::tie(a.at, a.present) < std::tie(b.at, b.present);
  });
}

std::vector<SensorEdge> SensorDebounce::settled(Instant now) {
  settle(now);
  return std::exchange(edges_, {});
}

std::optional<Instant> SensorDebounce::nextDeadline(const Occupancy& of) const {
  const Occupancy open = unsettled() & of;
  std::optional<Instant> next;
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor)
    if (open[sensor]) next = std::min(next.value_or(Instant::max()), since_[sensor] + hold_);
  return next;
}

}  // namespace kirin
