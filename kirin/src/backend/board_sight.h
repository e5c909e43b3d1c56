// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/sensors.h"
#include "board/table.h"

#include <optional>
#include <vector>

namespace kirin {

/// What the sensors say, and which of them can be believed.
struct Sight {
  Occupancy seen;
  Occupancy trusted;

  bool full(Place place) const { return trusts(place) && seen[static_cast<std::size_t>(sensorOf(place))]; }
  bool empty(Place place) const { return trusts(place) && !seen[static_cast<std::size_t>(sensorOf(place))]; }
  bool trusts(Place place) const { return trusted[static_cast<std::size_t>(sensorOf(place))]; }
};

/// What of a table is not as the sensors say.
struct Discrepancy {
  std::vector<PieceId> missing;   ///< not where they should be
  std::vector<Place> unexpected;  ///< somebody is there, and nobody should be
  bool none() const { return missing.empty() && unexpected.empty(); }
};

/// An object with a place but without a standing may or may not be there: nothing is concluded from its place.
Discrepancy compare(const Table& table, const Sight& sight);

/// The sensors that should see somebody.
Occupancy occupancyOf(const Placement& placement);

/// Which of the operations have hands carried out already?
enum class ByHand : std::uint8_t {
  No,
  Yes,
  Gone  ///< the object was taken off the table instead of to its slot
};
/// As many as fit what the sensors say; none if nothing fits. For the few operations of a move or a takeback.
std::optional<std::vector<ByHand>> doneByHand(const BoardProfile& profile, const Table& table,
                                              const std::vector<PieceOperation>& operations, const Sight& sight);
/// The table once they are.
void apply(const BoardProfile& profile, Table& table, const std::vector<PieceOperation>& operations,
           const std::vector<ByHand>& done);

}  // namespace kirin
