// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/obstacles.h"

#include "board/trail.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace kirin {

namespace {

constexpr double kRounding = 1e-6;

bool within(Point spot, Point from, Point to, double least) {
  least -= kRounding;
  return least > 0 && squaredDistanceToSegment(spot, from, to) < least * least;
}

}  // namespace

Obstacles::Obstacles(const BoardProfile& profile, const Table& table, PieceId dragged, PieceSet without)
    : profile_(profile) {
  assert(table.standing[dragged]);
  const BoardProfile::Pieces& pieces = profile.pieces;
  start_ = table.standing[dragged]->at;
  const double own = std::min(table.standing[dragged]->uncertainty, pieces.centring);
  pickedUp_ = std::max(0.0, own - pieces.placedByMachine);
  const double usual = std::min(own, pieces.placedByMachine);
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (piece == dragged || !table.standing[piece] || (without & setOf(piece)) != 0) continue;
    const Standing& standing = *table.standing[piece];
    const double bases = (profile.base(dragged) + profile.base(piece)) / 2;
    const auto headKept = [&](double off) {
      return std::max(bases + usual + off + pieces.margin, profile.magnet.exclusionRadius + off);
    };
    One one{piece, standing.at, bases + usual + standing.uncertainty, 0, 0, 0, standing.uncertainty};
    // What is too near already can only not come nearer.
    const double now = distance(start_, one.at);
    one.keep = std::min(one.touch + pieces.margin, now - pickedUp_);
    one.head = std::min(headKept(standing.uncertainty), now - pickedUp_);
    one.centred = std::min(one.head, headKept(std::min(standing.uncertainty, pieces.placedByMachine)));
    all_.push_back(one);
  }
}

double Obstacles::unsettled(double fromStart) const {
  if (pickedUp_ <= 0) return 0;
  const double left = pickedUp_ * std::exp(-fromStart / std::max(profile_.pieces.lag, 1e-3));
  return left < 0.01 ? 0 : left;
}

bool Obstacles::isClear(const Path& head) const {
  Point low = start_;
  Point high = start_;
  for (const Point& point : head) {
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
  }
  if (low.x < 0 || low.y < 0 || high.x > profile_.geometry.travel.x || high.y > profile_.geometry.travel.y)
    return false;
  near_.clear();
  for (const One& one : all_) {
    const double far = one.head + pickedUp_;
    if (one.at.x > low.x - far && one.at.y > low.y - far && one.at.x < high.x + far && one.at.y < high.y + far)
      near_.push_back(&one);
  }
  if (near_.empty()) return true;
  const auto isClear = [&](const Path& path, double One::*least) {
    for (std::size_t i = 1; i < path.size(); ++i) {
      const double more = pickedUp_ > 0 ? unsettled(distanceToSegment(start_, path[i - 1], path[i])) : 0;
      for (const One* one : near_)
        if (within(one->at, path[i - 1], path[i], one->*least + more)) return false;
    }
    return true;
  };
  if (!isClear(head, &One::head)) return false;
  trailOf(head, profile_.pieces.lag, trail_);
  return isClear(trail_, &One::keep);
}

Obstacles::Nearness Obstacles::along(const Path& head) const {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  Nearness nearness{kFar, kFar};
  const auto look = [&](const Path& path, bool isHead) {
    for (std::size_t i = 1; i < path.size(); ++i) {
      const double more = unsettled(distanceToSegment(start_, path[i - 1], path[i]));
      for (const One& one : all_) {
        const double far = distanceToSegment(one.at, path[i - 1], path[i]);
        nearness.clearance = std::min(nearness.clearance, far - one.touch - more);
        if (isHead) nearness.magnetDistance = std::min(nearness.magnetDistance, far - one.off);
      }
    }
  };
  look(head, true);
  trailOf(head, profile_.pieces.lag, trail_);
  look(trail_, false);
  return nearness;
}

}  // namespace kirin
