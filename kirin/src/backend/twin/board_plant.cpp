// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/board_plant.h"

#include "board/sensors.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace kirin {
namespace {

constexpr double kWeakWay = 150;  ///< mm within which a weak grip is lost
constexpr double kApart = 0.5;    ///< mm of gap that end a contact
constexpr double kFar = 100;      ///< mm between centres beyond which nobody asks for the gap
constexpr int kPushRounds = 4;    ///< how far a push goes on through a row of pieces

/// One unit long; along x for a way of no length.
Point unit(Point way) {
  const double size = length(way);
  return size > 0 ? way * (1 / size) : Point{1, 0};
}

}  // namespace

BoardPlant::BoardPlant(const BoardProfile& board, const PlantProfile& profile, const Placement& placement,
                       std::uint64_t seed)
    : exclusion_(board.magnet.exclusionRadius), profile_(profile), rng_(seed) {
  for (SensorIndex i = 0; i < kSensorCount; ++i) centres_[static_cast<std::size_t>(i)] = board.where(placeOfSensor(i));
  for (PieceId id = 0; id < kPieceCount; ++id) {
    radii_[static_cast<std::size_t>(id)] = board.base(id) / 2;
    const Place place = placement.places[static_cast<std::size_t>(id)];
    Piece& p = piece(id);
    p.inHand = place.isNowhere();
    if (!p.inHand) p.at = board.where(place);
    p.lag = profile_.lag - chance() * profile_.lagSpread;
  }
}

std::optional<PieceId> BoardPlant::carried() const {
  if (grips_.empty()) return std::nullopt;
  return grips_.front().piece;
}

Place BoardPlant::placeOf(PieceId id) const {
  const Piece& p = piece(id);
  if (p.inHand || p.toppled) return Place::nowhere();
  std::size_t nearest = 0;
  for (std::size_t i = 1; i < centres_.size(); ++i) {
    if (distance(p.at, centres_[i]) < distance(p.at, centres_[nearest])) nearest = i;
  }
  const double half = distance(centres_[0], centres_[1]) / 2;
  if (distance(p.at, centres_[nearest]) > half) return Place::nowhere();
  return placeOfSensor(static_cast<SensorIndex>(nearest));
}

Placement BoardPlant::placement() const {
  Placement all = Placement::stored();
  for (PieceId id = 0; id < kPieceCount; ++id) all.places[static_cast<std::size_t>(id)] = placeOf(id);
  return all;
}

double BoardPlant::offCentre(PieceId id) const {
  const Place place = placeOf(id);
  if (place.isNowhere()) return distance(centres_[0], centres_[1]);
  return distance(piece(id).at, centres_[static_cast<std::size_t>(sensorOf(place))]);
}

bool BoardPlant::gripped(PieceId id) const {
  return std::any_of(grips_.begin(), grips_.end(), [id](const Grip& grip) { return grip.piece == id; });
}

void BoardPlant::magnetOn(Point head) {
  if (energised_) return;
  energised_ = true;
  head_ = head;
  near_.reset();
  slipped_.reset();
  if (std::exchange(failNext_, false)) {
    // What it did not grip it does not drag along either.
    slipped_.set();
    return;
  }
  std::optional<PieceId> nearest;
  for (PieceId id = 0; id < kPieceCount; ++id) {
    const Piece& p = piece(id);
    if (p.inHand || p.toppled || distance(p.at, head) > profile_.reach) continue;
    if (!nearest || distance(p.at, head) < distance(piece(*nearest).at, head)) nearest = id;
  }
  if (!nearest) return;
  grips_ = {{*nearest, piece(*nearest).lag}};
  holdsFor_ = chance() < profile_.weakPickUp ? chance() * kWeakWay : -1;
  strain_ = 0;
  strainLimit_ = -std::log(1 - chance());
  Piece& p = piece(*nearest);
  const double off = distance(p.at, head);
  if (off > profile_.centring) p.at = head + (p.at - head) * (profile_.centring / off);
  collide();
}

void BoardPlant::magnetOff(Point velocity) {
  if (!energised_) return;
  energised_ = false;
  const double speed = length(velocity);
  if (speed > 0 && profile_.friction > 0) {
    for (const Grip& grip : grips_)
      piece(grip.piece).at = piece(grip.piece).at + velocity * (speed / (2 * profile_.friction));
    collide();
  }
  grips_.clear();
}

void BoardPlant::drop() {
  for (const Grip& grip : grips_) slipped_.set(static_cast<std::size_t>(grip.piece));
  grips_.clear();
}

void BoardPlant::moveHead(Point head, double acceleration, Duration time) {
  if (!energised_) return;
  const double way = distance(head_, head);
  head_ = head;
  if (way == 0) return;
  lose(acceleration, way, std::chrono::duration<double>(time).count());
  attract(head);
  dragTo(head);
  collide();
}

void BoardPlant::dragTo(Point head) {
  for (const Grip& grip : grips_) {
    Piece& p = piece(grip.piece);
    const double behind = distance(p.at, head);
    if (behind > grip.lag) p.at = head + (p.at - head) * (grip.lag / behind);
  }
}

void BoardPlant::lose(double acceleration, double way, double seconds) {
  if (grips_.empty()) return;
  const double excess = acceleration / profile_.gripAcceleration - 1;
  if (excess > 0) strain_ += profile_.lossRate * excess * seconds;
  bool lost = strain_ > strainLimit_;
  if (holdsFor_ >= 0) {
    holdsFor_ -= way;
    lost = lost || holdsFor_ < 0;
  }
  if (lost) drop();
}

void BoardPlant::attract(Point head) {
  if (profile_.attraction <= 0) return;
  for (PieceId id = 0; id < kPieceCount; ++id) {
    const auto bit = static_cast<std::size_t>(id);
    const Piece& p = piece(id);
    if (p.inHand || p.toppled || slipped_[bit] || gripped(id)) continue;
    const Point way = head - p.at;
    const bool far = std::abs(way.x) > exclusion_ || std::abs(way.y) > exclusion_;
    const double away = far ? exclusion_ : length(way);
    if (away >= exclusion_) {
      near_.reset(bit);
      continue;
    }
    // One draw an encounter: the chance of the nearest moment is the chance of the whole.
    if (!near_[bit]) shyness_[bit] = chance();
    near_.set(bit);
    if (2 * profile_.attraction * (1 - away / exclusion_) > shyness_[bit]) grips_.push_back({id, away});
  }
}

void BoardPlant::collide() {
  for (int round = 0; round < kPushRounds; ++round) {
    bool pushed = false;
    for (const Grip& grip : grips_) {
      for (PieceId other = 0; other < kPieceCount; ++other) {
        if (other == grip.piece || piece(other).inHand) continue;
        const auto pair = static_cast<std::size_t>(grip.piece * kPieceCount + other);
        const Point between = piece(other).at - piece(grip.piece).at;
        // Most are far away, and need no square root.
        if (std::abs(between.x) > kFar || std::abs(between.y) > kFar) {
          touching_.reset(pair);
          continue;
        }
        const double gap = length(between) - radius(grip.piece) - radius(other);
        leastClearance_ = std::min(leastClearance_, gap);
        if (gap > kApart) touching_.reset(pair);
        if (gap >= 0) continue;
        if (!touching_[pair]) {
          touching_.set(pair);
          ++contacts_;
          if (!piece(other).toppled && chance() < profile_.topple) topple(other);
        }
        pushAway(grip.piece, other);
        pushed = true;
      }
    }
    if (!pushed) return;
  }
}

/// The other gives way, and what stands behind it too.
void BoardPlant::pushAway(PieceId mover, PieceId other) {
  const double apart = radius(mover) + radius(other);
  piece(other).at = piece(mover).at + unit(piece(other).at - piece(mover).at) * apart;
  if (!gripped(other)) yieldTo(other);
}

void BoardPlant::yieldTo(PieceId id) {
  for (PieceId other = 0; other < kPieceCount; ++other) {
    if (other == id || piece(other).inHand || gripped(other)) continue;
    const double apart = radius(id) + radius(other);
    if (distance(piece(id).at, piece(other).at) >= apart) continue;
    piece(other).at = piece(id).at + unit(piece(other).at - piece(id).at) * apart;
  }
}

void BoardPlant::lift(PieceId id) {
  piece(id).inHand = true;
  std::erase_if(grips_, [id](const Grip& grip) { return grip.piece == id; });
}

void BoardPlant::put(PieceId id, Point at) {
  Piece& p = piece(id);
  p = {at, false, false, p.lag};
  yieldTo(id);
}

}  // namespace kirin
