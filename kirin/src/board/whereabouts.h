// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/piece_tracker.h"
#include "board/sensors.h"

#include <array>
#include <cstdint>
#include <optional>

namespace kirin {

/// Bit i is piece i.
using PieceSet = std::uint32_t;
static_assert(kPieceCount == 32);

constexpr PieceSet only(PieceId piece) { return PieceSet{1} << piece; }

/// Which pieces may stand where, as far as lifting and placing tells: what is placed is one of those in the air. While
/// one piece is in the air at a time that is exact, however often things are moved about; with more it is a set of
/// possibilities that holds the truth. What has been missing since before is put back while nothing else is in the air,
/// or into storage. What is put on the edge of two squares is over both sensors.
class Whereabouts {
 public:
  /// Everything as placed; what is nowhere is missing.
  explicit Whereabouts(const Placement& placement);

  void lifted(SensorIndex place);
  void placed(SensorIndex place, Instant at);
  /// It is not there, and was not when all this began.
  void missing(SensorIndex place);
  /// Something was there when all this began that belongs elsewhere.
  void stray(SensorIndex place);
  /// From now on pieces may come and go there unseen.
  void blind(SensorIndex place);

  const Occupancy& occupied() const { return occupied_; }
  PieceSet at(SensorIndex place) const { return who_[static_cast<std::size_t>(place)]; }
  PieceSet missing() const { return missing_; }

 private:
  struct Edge {
    SensorIndex one = 0, other = 0;
  };

  PieceSet fromTheAir(SensorIndex place);
  void found();
  std::optional<SensorIndex> justPlacedBeside(SensorIndex place, Instant at) const;

  std::array<PieceSet, kSensorCount> who_{};
  Occupancy occupied_;
  Occupancy placed_;  ///< where something was placed since,
  std::array<Instant, kSensorCount> placedAt_{};
  Occupancy blind_;
  std::optional<Edge> edge_;  ///< one piece stands over both
  PieceSet air_ = 0;          ///< what may be in the air
  int inTheAir_ = 0;          ///< how many are, if nothing is blind
  PieceSet missing_ = 0;      ///< what may have been missing since before, and is
  int missingCount_ = 0;
  bool doubtful_ = false;  ///< what was put into storage may have been one from the air, or a missing one
  PieceSet unseen_ = 0;    ///< what may stand on blind places, and so be anywhere
};

}  // namespace kirin
