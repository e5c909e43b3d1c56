// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/obstacles.h"
#include "board/sensors.h"

#include <array>
#include <optional>
#include <vector>

namespace kirin {

/// A way over the lattice, and who would have to be dealt with first.
struct Route {
  Path corners;         ///< with both ends
  PieceSet centre = 0;  ///< who must be centred before
  PieceSet aside = 0;   ///< who must get out of the way
  Place end;
};

/// What it costs, in seconds, to deal with what stands in the way. None: nobody is touched.
struct Removal {
  double centre;
  double aside;
  PieceSet never = 0;  ///< who stays whatever happens
};

/// The points a way may turn at: every place, the middles and quarters between neighbours, and a margin around. Any
/// lane between two neighbours runs along it. Immutable; any thread.
class Lattice {
 public:
  explicit Lattice(const BoardProfile& profile);

  /// The quickest way of the head, roughly, from the obstacles' start to the nearest of some places; `care` is added to
  /// every distance it keeps. How an object cuts corners is only estimated here.
  std::optional<Route> find(const Obstacles& obstacles, const std::vector<Place>& anyOf,
                            const std::optional<Removal>& removal, double care = 0) const;

  /// Which places can be reached from the obstacles' start, touching nobody.
  std::vector<Place> reachable(const Obstacles& obstacles) const;

 private:
  friend class LatticeSearch;

  int nodeAt(int column, int row) const { return row * columns_ + column; }
  int nodeOf(Place place) const { return nodes_[static_cast<std::size_t>(sensorOf(place))]; }

  BoardProfile profile_;
  int columns_ = 0;
  int rows_ = 0;
  double longestStep_ = 0;
  std::vector<Point> points_;
  std::vector<bool> inside_;               ///< the head's travel
  std::array<int, kSensorCount> nodes_{};  ///< of each place
};

}  // namespace kirin
