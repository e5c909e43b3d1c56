// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/board_sight.h"

#include <algorithm>

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

/// The next combination, counting in the digits No, Yes, Gone; false after the last.
bool advance(std::vector<ByHand>& done, const std::vector<PieceOperation>& operations) {
  for (std::size_t i = 0; i < done.size(); ++i) {
    if (done[i] == ByHand::No) {
      done[i] = ByHand::Yes;
      return true;
    }
    if (done[i] == ByHand::Yes && operations[i].to.isSlot()) {
      done[i] = ByHand::Gone;
      return true;
    }
    done[i] = ByHand::No;
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

void apply(const BoardProfile& profile, Table& table, const std::vector<PieceOperation>& operations,
           const std::vector<ByHand>& done) {
  for (std::size_t i = 0; i < done.size(); ++i) {
    if (done[i] == ByHand::No) continue;
    table.put(profile, operations[i].piece, operations[i].to, profile.pieces.placedByHand);
    if (done[i] == ByHand::Gone) table.standing[operations[i].piece].reset();
  }
}

std::optional<std::vector<ByHand>> doneByHand(const BoardProfile& profile, const Table& table,
                                              const std::vector<PieceOperation>& operations, const Sight& sight) {
  std::vector<ByHand> done(operations.size(), ByHand::No);
  std::optional<std::vector<ByHand>> best;
  const auto rank = [](const std::vector<ByHand>& each) {
    // Who is in its slot is not gone; beyond that, the more the better.
    const auto yes = std::count(each.begin(), each.end(), ByHand::Yes);
    const auto gone = std::count(each.begin(), each.end(), ByHand::Gone);
    return std::pair{yes + gone, yes};
  };
  if (operations.size() > kMostOperations) {
    if (compare(table, sight).none()) best = done;
    return best;
  }
  do {
    Table after = table;
    apply(profile, after, operations, done);
    if (possible(after) && compare(after, sight).none() && (!best || rank(done) > rank(*best))) best = done;
  } while (advance(done, operations));
  return best;
}

}  // namespace kirin
