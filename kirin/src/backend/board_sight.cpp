// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/board_sight.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kirin {
namespace {

/// More operations than a move has are a set-up, of which hands do nothing unasked.
constexpr std::size_t kMostOperations = 7;

std::size_t indexOf(Place place) { return static_cast<std::size_t>(sensorOf(place)); }

/// Two objects can't stand on one spot.
bool possible(const Table& table) {
  Occupancy taken;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = table.placement.places[piece];
    if (place.isNowhere() || !table.standing[piece]) continue;
    if (taken[indexOf(place)]) return false;
    taken.set(indexOf(place));
  }
  return true;
}

/// Counts through the combinations of one choice for each; false after the last.
bool advance(std::vector<std::size_t>& chosen, const std::vector<std::vector<Place>>& choices) {
  for (std::size_t i = 0; i < chosen.size(); ++i) {
    if (++chosen[i] < choices[i].size()) return true;
    chosen[i] = 0;
  }
  return false;
}

}  // namespace

Occupancy occupancyOf(const Placement& placement) {
  Occupancy full;
  for (const Place place : placement.places) {
    if (!place.isNowhere()) full.set(indexOf(place));
  }
  return full;
}

Discrepancy compare(const Table& table, const Sight& sight) {
  Discrepancy found;
  Occupancy accounted;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = table.placement.places[piece];
    if (place.isNowhere()) continue;
    accounted.set(indexOf(place));
    if (table.standing[piece] && sight.empty(place)) found.missing.push_back(piece);
  }
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
    const Place place = placeOfSensor(sensor);
    if (!accounted[indexOf(place)] && sight.full(place)) found.unexpected.push_back(place);
  }
  return found;
}

bool isDone(const OperatorRequest& request, const Sight& sight) {
  switch (request.kind) {
    case OperatorRequest::Kind::PlacePiece: return !sight.trusts(request.to) || sight.full(request.to);
    case OperatorRequest::Kind::RemovePiece: return !sight.trusts(request.from) || sight.empty(request.from);
    default: return true;
  }
}

void putByHand(const BoardProfile& profile, Table& table, const std::vector<PieceOperation>& operations,
               const std::vector<Place>& places) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    const PieceOperation& op = operations[i];
    if (places[i] == op.from) continue;
    table.put(profile, op.piece, places[i].isNowhere() ? op.to : places[i], profile.pieces.placedByHand);
    if (places[i].isNowhere()) table.standing[static_cast<std::size_t>(op.piece)].reset();
  }
}

std::optional<std::vector<Place>> placesAfterHands(const BoardProfile& profile, const Table& table,
                                                   const std::vector<PieceOperation>& operations, const Sight& sight,
                                                   Place seen, bool byHands) {
  if (operations.size() > kMostOperations) {
    std::vector<Place> untouched;
    for (const PieceOperation& op : operations) untouched.push_back(op.from);
    return compare(table, sight).none() ? std::optional(untouched) : std::nullopt;
  }
  std::vector<Place> unexpected = compare(table, sight).unexpected;
  std::stable_partition(unexpected.begin(), unexpected.end(), [seen](Place place) { return place == seen; });
  std::vector<std::vector<Place>> choices;
  for (const PieceOperation& op : operations) {
    std::vector<Place>& places = choices.emplace_back(std::vector{op.from, op.to});
    if (!op.to.isSlot()) continue;
    places.push_back(Place::nowhere());
    std::copy_if(unexpected.begin(), unexpected.end(), std::back_inserter(places),
                 [&op](Place place) { return place.isSlot() && place != op.to; });
  }
  // Who is in its slot is not in another, and who is in another is not gone.
  const auto rank = [&operations, byHands](const std::vector<Place>& places) {
    std::array<int, 3> done{};
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i] == operations[i].from) continue;
      done[0] += byHands ? 1 : -1;
      if (places[i] == operations[i].to) ++done[1];
      if (!places[i].isNowhere()) ++done[2];
    }
    return done;
  };
  std::optional<std::vector<Place>> best;
  std::vector<std::size_t> chosen(operations.size(), 0);
  do {
    std::vector<Place> places;
    for (std::size_t i = 0; i < chosen.size(); ++i) places.push_back(choices[i][chosen[i]]);
    Table after = table;
    putByHand(profile, after, operations, places);
    if (possible(after) && compare(after, sight).none() && (!best || rank(places) > rank(*best))) best = places;
  } while (advance(chosen, choices));
  return best;
}

}  // namespace kirin
