// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

namespace kirin {

/// The physics of the twin that no board.json knows: data. Millimetres, seconds; chances are 0..1. The defaults are of
/// boards of this kind.
struct PlantProfile {
  // Picking up and dragging.
  double reach = 10;    ///< the magnet takes the nearest piece within this when it goes on
  double centring = 1;  ///< and pulls it in to this
  double lag = 2;       ///< a dragged piece trails by up to this; drawn per piece, down to lag - lagSpread
  double lagSpread = 0.3;
  double weakPickUp = 0;           ///< chance that a grip is lost somewhere on the first 150 mm
  double gripAcceleration = 1500;  ///< mm/s2 from which on a grip may be lost
  double lossRate = 5;             ///< chances a second at twice that acceleration; grows with the excess
  // Others.
  double attraction = 0.3;  ///< chance that a piece at half the board's exclusion radius follows the magnet
  double topple = 0.1;      ///< chance that a pushed piece falls over
  double friction = 3000;   ///< mm/s2 a released piece slows down with
  // Sensors.
  double rangeLeast = 8;  ///< a sensor sees a piece within its range, drawn between these
  double rangeMost = 12;
  double hysteresis = 2;
  double wrongReading = 1e-4;  ///< chance of each single reading
  Duration scan = std::chrono::milliseconds(5);

  /// Iron discs instead of magnets: they stick where they are gripped, on a ring, and trail far behind.
  static PlantProfile ironDiscs() {
    PlantProfile discs;
    discs.reach = discs.centring = 9;
    discs.lag = 6;
    return discs;
  }
  /// Nothing by chance, and sensors alike: what a test wants that computes results by hand.
  static PlantProfile ideal() {
    PlantProfile ideal;
    ideal.lagSpread = ideal.attraction = ideal.topple = ideal.wrongReading = ideal.lossRate = 0;
    ideal.rangeLeast = ideal.rangeMost = 10;
    return ideal;
  }

  friend bool operator==(const PlantProfile&, const PlantProfile&) = default;
};

}  // namespace kirin
