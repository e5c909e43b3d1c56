// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/carry_program.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace kirin {
namespace {

/// From so far around what was not gripped in the middle is drawn in: together with the magnet's reach that is farther
/// off than a sensor sees a piece.
constexpr double kGatherFrom = 9;
constexpr int kGatherSides = 6;
/// Second tries are slower.
constexpr double kCareful = 0.5;
/// So often the magnet is set down where a piece may lie: less than twice its reach.
constexpr double kSweepStep = 16;

Point between(Point from, Point to, double part) { return from + (to - from) * part; }

}  // namespace

HeadProgram carryAlong(const Path& way, const BoardProfile::Motion& motion, double haste) {
  HeadProgram program{head_step::Go{way.front(), motion.emptyFeed}, head_step::Magnet{true, motion.settle}};
  for (std::size_t i = 1; i < way.size(); ++i) program.push_back(head_step::Go{way[i], motion.carryFeed * haste});
  program.push_back(head_step::Magnet{false, motion.settle});
  return program;
}

HeadProgram gatherAndCarry(const Path& way, const BoardProfile::Motion& motion) {
  HeadProgram program;
  for (int side = 0; side < kGatherSides; ++side) {
    const double angle = 2 * std::numbers::pi * side / kGatherSides;
    const Point spot = way.front() + Point{std::cos(angle), std::sin(angle)} * kGatherFrom;
    program.push_back(head_step::Go{spot, motion.emptyFeed});
    program.push_back(head_step::Magnet{true, motion.settle});
    program.push_back(head_step::Go{way.front(), motion.carryFeed * kCareful});
    program.push_back(head_step::Magnet{false, motion.settle});
  }
  const HeadProgram carry = carryAlong(way, motion, kCareful);
  program.insert(program.end(), carry.begin(), carry.end());
  return program;
}

HeadProgram sweepAlong(const Path& way, const BoardProfile::Motion& motion) {
  const auto go = [&](Point to) { return head_step::Go{to, motion.carryFeed * kCareful}; };
  HeadProgram program{head_step::Go{way.front(), motion.emptyFeed}, head_step::Magnet{true, motion.settle}};
  double left = kSweepStep;  // until it is set down again
  for (std::size_t i = 1; i < way.size(); ++i) {
    const double far = distance(way[i - 1], way[i]);
    double along = left;
    for (; along < far; along += kSweepStep) {
      program.push_back(go(between(way[i - 1], way[i], along / far)));
      program.push_back(head_step::Magnet{false, motion.settle});
      program.push_back(head_step::Magnet{true, motion.settle});
    }
    left = along - far;
    program.push_back(go(way[i]));
  }
  program.push_back(head_step::Magnet{false, motion.settle});
  return program;
}

Path partOf(const Path& way, double from, double to) {
  Path part;
  double before = 0;  // up to the bend that is looked at
  for (std::size_t i = 1; i < way.size() && before < to; ++i) {
    const double far = distance(way[i - 1], way[i]);
    const double after = before + far;
    if (far > 0 && after > from) {
      if (part.empty()) part.push_back(between(way[i - 1], way[i], std::max(0.0, from - before) / far));
      part.push_back(between(way[i - 1], way[i], std::min(1.0, (to - before) / far)));
    }
    before = after;
  }
  if (part.empty()) part.assign(2, way.front());  // of what is only taken up and put down
  return part;
}

Approach approach(const Path& way, Point spot) {
  Approach nearest{0, std::numeric_limits<double>::max()};
  double before = 0;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const Point leg = way[i] - way[i - 1];
    const double far = length(leg);
    const double along = far > 0 ? std::clamp(dot(spot - way[i - 1], leg) / far, 0.0, far) : 0;
    const double away = far > 0 ? distance(spot, way[i - 1] + leg * (along / far)) : distance(spot, way[i]);
    if (away < nearest.away) nearest = {before + along, away};
    before += far;
  }
  return nearest;
}

Occupancy sensorsNear(const HeadProgram& program, const BoardProfile& profile) {
  Occupancy found;
  Point at;
  bool on = false;
  for (const HeadStep& step : program) {
    Point to = at;
    if (const auto* magnet = std::get_if<head_step::Magnet>(&step)) on = magnet->on;
    if (const auto* go = std::get_if<head_step::Go>(&step)) to = go->to;
    for (SensorIndex sensor = 0; on && sensor < kSensorCount; ++sensor) {
      const Point spot = profile.where(placeOfSensor(sensor));
      if (distanceToSegment(spot, at, to) <= profile.magnet.blindRadius) found.set(static_cast<std::size_t>(sensor));
    }
    at = to;
  }
  return found;
}

}  // namespace kirin
