// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/operator_request.h"
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

/// Is it done, as far as can be seen?
bool isDone(const OperatorRequest& request, const Sight& sight);

/// The sensors that should see somebody.
Occupancy occupancyOf(const Placement& placement);

/// Where the objects of a few operations (a move, a takeback) are, of which hands may have carried out some: each where
/// it was, where it was to go, or, one that was to go to a slot, in another slot, or off the table (nowhere). Of what
/// fits the sensors (one that can't be trusted fits anything), that with the most done if hands are known to have been
/// at it, else that with the least; none if nothing fits. `seen`: the slot in which a captured object was seen to be
/// put, if it was.
std::optional<std::vector<Place>> placesAfterHands(const BoardProfile& profile, const Table& table,
                                                   const std::vector<PieceOperation>& operations, const Sight& sight,
                                                   Place seen, bool byHands);
/// The table with those objects there. One that is off the table keeps its slot for when it comes back.
void putByHand(const BoardProfile& profile, Table& table, const std::vector<PieceOperation>& operations,
               const std::vector<Place>& places);

}  // namespace kirin
