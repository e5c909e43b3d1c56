// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/motion_timing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kirin {

namespace {

constexpr double kUnlimited = std::numeric_limits<double>::infinity();

/// How much the head can accelerate in a direction (of length 1).
double accelerationTowards(Point direction, const BoardProfile::Motion& motion) {
  if (motion.accelerationOf == BoardProfile::Motion::Limit::Way) return motion.acceleration;
  return motion.acceleration / std::max(std::abs(direction.x), std::abs(direction.y));
}

struct Leg {
  double length;
  double acceleration;
  double entry;  ///< the square of the speed at its beginning
};

/// From one speed (squared) to another over a leg, as fast as that goes.
double secondsOver(const Leg& leg, double exit, double feed) {
  const double peak = std::min(feed * feed, leg.acceleration * leg.length + (leg.entry + exit) / 2);
  const double speed = std::sqrt(peak);
  const double ramps = (2 * peak - leg.entry - exit) / (2 * leg.acceleration);
  const double ramping = (2 * speed - std::sqrt(leg.entry) - std::sqrt(exit)) / leg.acceleration;
  return ramping + std::max(0.0, leg.length - ramps) / speed;
}

}  // namespace

double cornerSpeed(Point before, Point after, const BoardProfile::Motion& motion) {
  const double cosine = dot(before, after);
  if (cosine > 0.999999) return kUnlimited;
  if (cosine < -0.999999) return 0;
  const double half = std::sqrt((1 + cosine) / 2);  // cosine of half the angle it turns by
  const Point change = after - before;
  const double acceleration = accelerationTowards(change * (1 / length(change)), motion);
  return std::sqrt(acceleration * motion.junctionDeviation * half / (1 - half));
}

double secondsAlong(const Path& path, double feed, const BoardProfile::Motion& motion) {
  std::vector<Leg> legs;
  legs.reserve(path.size());
  Point before{};
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Point way = path[i] - path[i - 1];
    const double far = length(way);
    if (far <= 0) continue;
    const Point direction = way * (1 / far);
    const double corner = legs.empty() ? 0.0 : std::min(feed, cornerSpeed(before, direction, motion));
    legs.push_back({far, accelerationTowards(direction, motion), corner * corner});
    before = direction;
  }
  // Each corner no faster than one can still stop at the end, nor than one could have become since the beginning.
  double exit = 0;
  for (auto leg = legs.rbegin(); leg != legs.rend(); ++leg) {
    leg->entry = std::min(leg->entry, exit + 2 * leg->acceleration * leg->length);
    exit = leg->entry;
  }
  double seconds = 0;
  for (std::size_t i = 0; i < legs.size(); ++i) {
    double next = 0;
    if (i + 1 < legs.size()) {
      next = std::min(legs[i + 1].entry, legs[i].entry + 2 * legs[i].acceleration * legs[i].length);
      legs[i + 1].entry = next;
    }
    seconds += secondsOver(legs[i], next, feed);
  }
  return seconds;
}

Duration timeAlong(const Path& path, double feed, const BoardProfile::Motion& motion) {
  return Duration(static_cast<Duration::rep>(std::ceil(secondsAlong(path, feed, motion) * 1e9)));
}

}  // namespace kirin
