// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "board/piece.h"

#include <bitset>

namespace kirin {

/// One sensor under each place a piece can stand on: 0..63 under the squares (a1 = 0), 64 + slot under the slots.
inline constexpr int kSensorCount = 96;
using SensorIndex = int;

constexpr SensorIndex sensorOf(Place place) { return place.isSquare() ? place.square() : 64 + place.slot(); }
constexpr Place placeOfSensor(SensorIndex sensor) {
  return sensor < 64 ? Place::onSquare(sensor) : Place::inSlot(sensor - 64);
}

/// Do the squares touch, by a side or a corner?
constexpr bool beside(Square a, Square b) {
  const int files = fileOf(a) - fileOf(b), ranks = rankOf(a) - rankOf(b);
  return a != b && files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1;
}

/// At most, between what two sensors say of one piece that is put on their edge.
inline constexpr Duration kAtOnce = std::chrono::milliseconds(60);

/// Which sensors see a magnet.
using Occupancy = std::bitset<kSensorCount>;

/// What all sensors said at one moment: raw, not debounced.
struct SensorFrame {
  Instant at{};
  Occupancy present;

  friend bool operator==(const SensorFrame&, const SensorFrame&) = default;
};

}  // namespace kirin
