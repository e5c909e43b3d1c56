// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/board_plant.h"
#include "base/rng.h"
#include "base/time.h"
#include "board/board_profile.h"
#include "board/sensors.h"

#include <array>
#include <cstdint>
#include <optional>

namespace kirin {

/// The 96 hall switches over a plant: each with a range of its own, hysteresis, and what can be wrong with one. A
/// value.
class SensorField {
 public:
  enum class Defect { None, StuckOn, StuckOff, Flickering };

  SensorField(const BoardProfile& board, const PlantProfile& profile, std::uint64_t seed);

  /// Looks at the plant anew. `magnet`: where the gantry's own one is while it is energised.
  void look(const BoardPlant& plant, std::optional<Point> magnet);
  void setDefect(SensorIndex sensor, Defect defect) { defects_[static_cast<std::size_t>(sensor)] = defect; }
  Defect defect(SensorIndex sensor) const { return defects_[static_cast<std::size_t>(sensor)]; }
  double range(SensorIndex sensor) const { return ranges_[static_cast<std::size_t>(sensor)]; }

  /// What a scan at that moment reads.
  Occupancy read(Instant at) const;
  /// When a flickering sensor turns over next, if there is one.
  std::optional<Instant> nextFlicker(Instant after) const;

  friend bool operator==(const SensorField&, const SensorField&) = default;

 private:
  std::array<Point, kSensorCount> centres_{};
  std::array<double, kSensorCount> ranges_{};
  std::array<Defect, kSensorCount> defects_{};
  double hysteresis_ = 0;
  double blind_ = 0;
  // Per piece, where it was looked at last, and which sensors it switches on or keeps on there.
  std::array<BoardPlant::Piece, kPieceCount> seen_{};
  std::array<Occupancy, kPieceCount> within_{}, around_{};
  bool looked_ = false;
  Occupancy state_;
};

}  // namespace kirin
