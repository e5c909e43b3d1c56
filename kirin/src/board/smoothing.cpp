// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/smoothing.h"

#include "board/motion_timing.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kirin {

namespace {

constexpr double kPi = 3.14159265358979323846;
constexpr double kShallow = 2 * kPi / 180;  // a bend that hardly slows the head down
constexpr double kShortestLeg = 1.5;        // between two bends: what a controller can look ahead over and a wire feed
constexpr double kLagsToFallInLine = 4;
constexpr double kTolerance = 1e-9;
constexpr double kWorthwhile = 1e-3;  // seconds
constexpr int kRounds = 3;            // with one size of step

Point unit(Point p) { return p * (1 / length(p)); }

void round(Path& path, const Outline::Corner& corner, Point before, Point after) {
  const double turn = std::acos(std::clamp(dot(before, after), -1.0, 1.0));
  if (corner.rounding <= 0 || turn < kShallow) {
    path.push_back(corner.at);
    return;
  }
  const double radius = corner.rounding / std::tan(turn / 2);
  const int bends = std::max(1, static_cast<int>(std::min(turn / kShallow, radius * turn / kShortestLeg)));
  if (bends == 1) {
    path.push_back(corner.at);
    return;
  }
  // The polygon that touches the arc from outside: the arc is what was meant to fit.
  const double each = turn / bends;
  const double side = cross(before, after) > 0 ? 1 : -1;
  const Point begin = corner.at - before * corner.rounding;
  const Point middle = begin + Point{-before.y, before.x} * (side * radius);
  const double cosine = std::cos(side * each);
  const double sine = std::sin(side * each);
  // To the first bend, half a turn's share from where the arc begins; then from each to the next.
  Point spoke = (begin - middle) + before * (radius * std::tan(each / 2));
  for (int bend = 0; bend < bends; ++bend) {
    path.push_back(middle + spoke);
    spoke = {spoke.x * cosine - spoke.y * sine, spoke.x * sine + spoke.y * cosine};
  }
}

/// Looks for the quickest outline by trying small changes of each corner.
class Smoothing {
 public:
  Smoothing(const Obstacles& obstacles, const BoardProfile& profile) : obstacles_(obstacles), profile_(profile) {}

  bool begin(const Outline& outline) {
    auto path = drawn(outline, profile_.pieces.lag);
    if (!path || !obstacles_.isClear(*path)) return false;
    best_ = outline;
    path_ = std::move(*path);
    seconds_ = secondsAlong(path_, profile_.motion.carryFeed, profile_.motion);
    return true;
  }

  void improve() {
    dropCorners();
    for (double step = 16; step > 0.3; step /= 3) {
      for (std::size_t i = 0; i < best_.corners.size(); ++i) tryRoundings(i);
      bool better = true;
      for (int round = 0; round < kRounds && std::exchange(better, false); ++round) {
        for (std::size_t i = 0; i < best_.corners.size(); ++i) {
          if (!tryMoves(i, step)) continue;
          better = true;
          tryRoundings(i);
        }
      }
      dropCorners();
    }
  }

  const Path& path() const { return path_; }

 private:
  /// Takes it if it is quicker, by enough to matter.
  bool take(const Outline& outline) {
    auto path = drawn(outline, profile_.pieces.lag);
    if (!path) return false;
    const double seconds = secondsAlong(*path, profile_.motion.carryFeed, profile_.motion);
    if (seconds > seconds_ - kWorthwhile || !obstacles_.isClear(*path)) return false;
    best_ = outline;
    path_ = std::move(*path);
    seconds_ = seconds;
    return true;
  }

  void dropCorners() {
    for (std::size_t i = 0; i < best_.corners.size();) {
      Outline without = best_;
      without.corners.erase(without.corners.begin() + static_cast<std::ptrdiff_t>(i));
      if (!take(without)) ++i;
    }
  }

  void tryRoundings(std::size_t i) {
    const double now = best_.corners[i].rounding;
    const std::array<double, 6> wanted{now * 1.15, now * 0.87, now * 1.5, now * 0.67, now + 4, now + 12};
    for (const double rounding : wanted) {
      Outline other = best_;
      other.corners[i].rounding = rounding;
      take(other);
    }
  }

  bool tryMoves(std::size_t i, double step) {
    static constexpr std::array<Point, 8> kWays{
        {{1, 0}, {0.7, 0.7}, {0, 1}, {-0.7, 0.7}, {-1, 0}, {-0.7, -0.7}, {0, -1}, {0.7, -0.7}}};
    bool better = false;
    for (const Point way : kWays) {
      Outline other = best_;
      other.corners[i].at = other.corners[i].at + way * step;
      better |= take(other);
    }
    return better;
  }

  const Obstacles& obstacles_;
  const BoardProfile& profile_;
  Outline best_;
  Path path_;
  double seconds_ = 0;
};

}  // namespace

std::optional<Path> drawn(const Outline& outline, double lag) {
  Path path{outline.from};
  double used = 0;  // of the leg that begins at the last corner
  Point previous = outline.from;
  for (std::size_t i = 0; i < outline.corners.size(); ++i) {
    const Outline::Corner& corner = outline.corners[i];
    const Point next = i + 1 < outline.corners.size() ? outline.corners[i + 1].at : outline.to;
    const double leg = distance(previous, corner.at);
    if (leg < kTolerance || distance(corner.at, next) < kTolerance || used + corner.rounding > leg) return std::nullopt;
    round(path, corner, unit(corner.at - previous), unit(next - corner.at));
    used = corner.rounding;
    previous = corner.at;
  }
  const double last = distance(previous, outline.to);
  if (last - used < (outline.corners.empty() ? kTolerance : kLagsToFallInLine * lag)) return std::nullopt;
  path.push_back(outline.to + unit(outline.to - previous) * lag);
  return path;
}

std::optional<Path> straightWay(const Obstacles& obstacles, Point to, const BoardProfile& profile) {
  auto path = drawn({obstacles.start(), {}, to}, profile.pieces.lag);
  if (!path || !obstacles.isClear(*path)) return std::nullopt;
  return path;
}

std::optional<Path> smoothed(const Path& corners, const Obstacles& obstacles, const BoardProfile& profile) {
  Outline outline{corners.front(), {}, corners.back()};
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
    const Point before = unit(corners[i] - corners[i - 1]);
    const Point after = unit(corners[i + 1] - corners[i]);
    if (dot(before, after) < 1 - 1e-9) outline.corners.push_back({corners[i], 0});
  }
  Smoothing smoothing(obstacles, profile);
  if (!smoothing.begin(outline)) return std::nullopt;
  smoothing.improve();
  return smoothing.path();
}

}  // namespace kirin
