// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/piece_tracker.h"
#include "board/sensors.h"

#include <array>
#include <cstdint>

namespace kirin {

/// Bit i is piece i.
using PieceSet = std::uint32_t;
static_assert(kPieceCount == 32);

constexpr PieceSet only(PieceId piece) { return PieceSet{1} << piece; }

/// Which pieces may stand where, as far as lifting and placing tells: what is placed is one of those in the air. While
/// one piece is in the air at a time that is exact, however often things are moved about; with more it is a set of
/// possibilities that always holds the truth.
class Whereabouts {
 public:
  /// Everything as placed; what is nowhere is in the air.
  explicit Whereabouts(const Placement& placement);

  void lifted(SensorIndex place);
  void placed(SensorIndex place);
  /// From now on pieces may come and go there unseen.
  void blind(SensorIndex place);

  const Occupancy& occupied() const { return occupied_; }
  PieceSet at(SensorIndex place) const { return who_[static_cast<std::size_t>(place)]; }

 private:
  PieceSet besides(SensorIndex place) const;

  std::array<PieceSet, kSensorCount> who_{};
  Occupancy occupied_;
  Occupancy placed_;  ///< where something was placed since
  Occupancy blind_;
  PieceSet air_ = 0;     ///< what may be in the air
  PieceSet unseen_ = 0;  ///< what may stand on blind places, and so be anywhere
  int missing_ = 0;      ///< how many are in the air, if nothing is blind
};

}  // namespace kirin
