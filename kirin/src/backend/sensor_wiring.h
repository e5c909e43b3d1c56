// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/sensors.h"

#include <cassert>

namespace kirin {

/// Six multiplexers of sixteen channels share their select lines: one address reads six sensors.
inline constexpr int kMultiplexers = 6;
inline constexpr int kChannels = 16;

/// The sensor on a channel of a multiplexer. Each serves two columns as White sees the table from left to right, each
/// column from top (rank 8) to bottom: multiplexer 0 Black's storage, 1 to 4 the files, 5 White's storage. Of a storage
/// the pawns' column is the outer one, so Black's left and White's right.
constexpr SensorIndex wiredSensor(int multiplexer, int channel) {
  assert(multiplexer >= 0 && multiplexer < kMultiplexers && channel >= 0 && channel < kChannels);
  const bool right = channel >= 8;
  const int row = channel % 8;
  constexpr int pieces = 0, pawns = 8, black = 16;
  switch (multiplexer) {
    case 0: return sensorOf(Place::inSlot(black + (right ? pieces : pawns) + row));
    case kMultiplexers - 1: return sensorOf(Place::inSlot((right ? pawns : pieces) + row));
    default: return sensorOf(Place::onSquare(makeSquare(2 * (multiplexer - 1) + (right ? 1 : 0), 7 - row)));
  }
}

}  // namespace kirin
