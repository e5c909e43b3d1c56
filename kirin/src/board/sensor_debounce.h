// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/sensors.h"

#include <array>
#include <optional>
#include <vector>

namespace kirin {

/// A reading that changed and held.
struct SensorEdge {
  Instant at{};  ///< when the change began
  SensorIndex sensor = 0;
  bool present = false;

  friend bool operator==(const SensorEdge&, const SensorEdge&) = default;
};

/// Takes single wrong readings out: a change counts once it has held for a while, each sensor by itself.
class SensorDebounce {
 public:
  explicit SensorDebounce(Duration hold) : hold_(hold) {}

  /// The first frame is where everything starts, with no edges. Later ones: in the order of time (one that claims to be
  /// earlier than the last counts as simultaneous). Returns which raw readings changed.
  Occupancy observe(const SensorFrame& frame);
  /// The edges that have held by now and were not returned before, oldest first, at the same moment lifts first.
  std::vector<SensorEdge> settled(Instant now);

  const Occupancy& present() const { return held_; }
  /// Readings that differ from what has held so far.
  Occupancy unsettled() const { return raw_ ^ held_; }
  /// When the next change of one of these sensors will have held.
  std::optional<Instant> nextDeadline(const Occupancy& of) const;
  bool started() const { return started_; }

 private:
  void settle(Instant now);

  Duration hold_;
  bool started_ = false;
  Instant last_{};
  Occupancy raw_, held_;
  std::array<Instant, kSensorCount> since_{};  ///< of each unsettled reading
  std::vector<SensorEdge> edges_;              ///< held, not yet returned
};

}  // namespace kirin
