// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/clearing.h"

#include "board/motion_timing.h"
#include "board/smoothing.h"

#include <algorithm>
#include <cmath>

namespace kirin {

namespace {

/// Seconds, roughly: there with the empty head, and the carries.
constexpr double kCentreSeconds = 1.8;
constexpr double kAsideSeconds = 6;
constexpr int kDeepest = 2;
/// So many ways of making way are looked at.
constexpr int kAttempts = 4;

}  // namespace

bool Clearing::carry(PieceId piece, Place to, Carry::Purpose purpose, PieceSet stays, int depth) {
  if (!table_.standing[piece] || to.isNowhere() || table_.placement.at(to)) return false;
  const Obstacles obstacles(*profile_, table_, piece);
  auto way = clearWay(obstacles, to);
  const bool far = !way || isFar(*way, obstacles, to, kCentreSeconds);
  auto making = far && depth < kDeepest ? madeWay(obstacles, piece, to, purpose, stays, depth) : std::nullopt;
  if (!way && !making) return false;
  if (way) {
    Clearing around = *this;
    around.add(obstacles, piece, to, purpose, std::move(*way), profile_->pieces.placedByMachine);
    if (!making || around.spent_ <= making->spent_) making = std::move(around);
  }
  *this = std::move(*making);
  return true;
}

bool Clearing::carryFreely(PieceId piece, Place to) {
  if (!table_.standing[piece] || to.isNowhere() || table_.placement.at(to)) return false;
  const Obstacles obstacles(*profile_, table_, piece);
  auto way = straightWay(obstacles, profile_->where(to), *profile_);
  if (!way) {
    const auto route = lattice_->find(obstacles, {to}, std::nullopt);
    // Smoothing shortens it a little, not by that much.
    if (!route || lengthOf(route->corners) > 2 * kCentreSeconds * profile_->motion.carryFeed +
                                                 distance(obstacles.start(), profile_->where(to))) {
      return false;
    }
    way = smoothed(route->corners, obstacles, *profile_);
  }
  if (!way || isFar(*way, obstacles, to, kCentreSeconds)) return false;
  add(obstacles, piece, to, Carry::Purpose::Operation, std::move(*way), profile_->pieces.placedByMachine);
  return true;
}

bool Clearing::isFar(const Path& way, const Obstacles& obstacles, Place to, double seconds) const {
  const BoardProfile::Motion& motion = profile_->motion;
  const double straight = secondsAlong({obstacles.start(), profile_->where(to)}, motion.carryFeed, motion);
  return secondsAlong(way, motion.carryFeed, motion) > straight + seconds;
}

std::optional<Path> Clearing::clearWay(const Obstacles& obstacles, Place to) const {
  if (auto straight = straightWay(obstacles, profile_->where(to), *profile_)) return straight;
  for (const double care : {0.0, profile_->pieces.lag / 4, profile_->pieces.lag / 2}) {
    const auto route = lattice_->find(obstacles, {to}, std::nullopt, care);
    if (!route) return std::nullopt;
    if (auto way = smoothed(route->corners, obstacles, *profile_)) return way;
  }
  return std::nullopt;
}

std::optional<Clearing> Clearing::madeWay(const Obstacles& obstacles, PieceId piece, Place to, Carry::Purpose purpose,
                                          PieceSet stays, int depth) const {
  Removal removal{kCentreSeconds, kAsideSeconds, stays | setOf(piece) | withoutPlace()};
  double care = 0;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const auto route = lattice_->find(obstacles, {to}, removal, care);
    if (!route) break;
    if ((route->centre | route->aside) == 0) {
      // A way that is free on the lattice, but not for what cuts its corners; or the one that takes so long.
      if (care > 0) break;
      care = profile_->pieces.lag / 2;
      continue;
    }
    Clearing making = *this;
    if (making.carryOver(*route, piece, purpose, stays, depth)) return making;
    // Not with these, then.
    removal.never |= route->aside != 0 ? route->aside : route->centre;
  }
  return std::nullopt;
}

/// Whoever lies about, or may come: nobody is sure to be there.
PieceSet Clearing::withoutPlace() const {
  PieceSet pieces = 0;
  for (PieceId piece = 0; piece < kPieceCount; ++piece)
    if (table_.placement.places[piece].isNowhere()) pieces |= setOf(piece);
  return pieces;
}

bool Clearing::carryOver(const Route& route, PieceId piece, Carry::Purpose purpose, PieceSet stays, int depth) {
  std::vector<Waiting> waiting;
  if (!centre(route.centre) || !moveAside(route.aside, route, piece, stays, waiting)) return false;
  PieceSet away = stays;
  for (const Waiting& blocker : waiting) away |= setOf(blocker.piece);
  if (!carry(piece, route.end, purpose, away, depth + 1)) return false;
  for (; !waiting.empty(); waiting.pop_back())
    if (!carry(waiting.back().piece, waiting.back().home, Carry::Purpose::Back, stays, depth + 1)) return false;
  return true;
}

bool Clearing::centre(PieceSet pieces) {
  const double lag = profile_->pieces.lag;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if ((pieces & setOf(piece)) == 0) continue;
    const Place place = table_.placement.places[piece];
    const Obstacles obstacles(*profile_, table_, piece);
    const Point middle = profile_->where(place);
    std::optional<Path> clear;
    for (int direction = 0; direction < 16 && !clear; ++direction) {
      const double angle = direction * std::acos(-1.0) / 8;
      const Point out{std::cos(angle), std::sin(angle)};
      // Far enough out that it falls in line, and as far beyond as it trails.
      Path path{obstacles.start(), middle + out * (3 * lag), middle - out * lag};
      if (obstacles.isClear(path)) clear = std::move(path);
    }
    // Where there is no room for that, being taken up draws it in, and it is put down again at once.
    const double off = clear ? profile_->pieces.placedByMachine : profile_->pieces.centring;
    if (!clear && table_.standing[piece]->uncertainty <= off) return false;
    add(obstacles, piece, place, Carry::Purpose::Centre, clear ? std::move(*clear) : Path{middle, middle}, off);
  }
  return true;
}

bool Clearing::centreAll() {
  PieceSet crooked = 0;
  for (PieceId piece = 0; piece < kPieceCount; ++piece)
    if (table_.standing[piece] && table_.standing[piece]->uncertainty > profile_->pieces.centring)
      crooked |= setOf(piece);
  crooked &= ~withoutPlace();
  return crooked != 0 && centre(crooked);
}

bool Clearing::moveAside(PieceSet blockers, const Route& route, PieceId piece, PieceSet stays,
                         std::vector<Waiting>& waiting) {
  PieceSet gone = 0;
  while ((blockers & ~gone) != 0) {
    bool anyWent = false;
    std::optional<Route> opening;  // what it takes to let the first of them go
    for (PieceId blocker = 0; blocker < kPieceCount && !anyWent; ++blocker) {
      if ((blockers & ~gone & setOf(blocker)) == 0) continue;
      const auto places = waitingPlaces(blocker, blockers, route, piece);
      if (places.empty()) continue;
      const Obstacles obstacles(*profile_, table_, blocker);
      const auto way = lattice_->find(obstacles, places, std::nullopt);
      const Place home = table_.placement.places[blocker];
      if (way && carry(blocker, way->end, Carry::Purpose::Aside, stays, kDeepest)) {
        waiting.push_back({blocker, home});
        gone |= setOf(blocker);
        anyWent = true;
      } else if (!opening) {
        opening = lattice_->find(obstacles, places,
                                 Removal{kCentreSeconds, kAsideSeconds, stays | setOf(piece) | gone | withoutPlace()});
      }
    }
    if (anyWent) continue;
    const PieceSet before = blockers;
    if (!opening || !centre(opening->centre & ~blockers)) return false;
    blockers |= opening->aside;
    if (blockers == before && opening->centre == 0) return false;
  }
  return true;
}

std::vector<Place> Clearing::waitingPlaces(PieceId blocker, PieceSet blockers, const Route& route,
                                           PieceId piece) const {
  const BoardProfile::Pieces& pieces = profile_->pieces;
  // Clear of the route, corners cut and all.
  const double off = std::max((profile_->base(blocker) + profile_->base(piece)) / 2 + pieces.margin,
                              profile_->magnet.exclusionRadius) +
                     2 * pieces.placedByMachine + pieces.lag / 2;
  const auto isOnRoute = [&](Place place) {
    const Point spot = profile_->where(place);
    for (std::size_t i = 1; i < route.corners.size(); ++i)
      if (distanceToSegment(spot, route.corners[i - 1], route.corners[i]) < off) return true;
    return false;
  };
  // The board as it will be when it goes home: the way there is the way back. Who stands crooked can be centred.
  Table later = table_;
  for (auto& standing : later.standing)
    if (standing) standing->uncertainty = std::min(standing->uncertainty, pieces.centring);
  later.put(*profile_, piece, route.end, pieces.placedByMachine);
  auto places = lattice_->reachable(Obstacles(*profile_, later, blocker, blockers));
  std::erase_if(places,
                [&](Place place) { return table_.placement.at(place) || place == route.end || isOnRoute(place); });
  return places;
}

void Clearing::add(const Obstacles& obstacles, PieceId piece, Place to, Carry::Purpose purpose, Path path, double off) {
  const BoardProfile::Motion& motion = profile_->motion;
  Carry carry;
  carry.operation = {piece, table_.placement.places[piece], to};
  carry.purpose = purpose;
  carry.approach = timeAlong({table_.head, path.front()}, motion.emptyFeed, motion);
  carry.drag = timeAlong(path, motion.carryFeed, motion);
  carry.total = carry.approach + carry.drag + 2 * motion.settle;
  const auto nearness = obstacles.along(path);
  carry.clearance = nearness.clearance;
  carry.magnetDistance = nearness.magnetDistance;
  carry.path = std::move(path);
  table_.head = carry.path.back();
  carry.off = off;
  table_.put(*profile_, piece, to, off);
  spent_ += carry.total;
  carries_.push_back(std::move(carry));
}

}  // namespace kirin
