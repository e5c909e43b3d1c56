// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <vector>

namespace kirin {

/// A spot on the board's table, or a way from one to another: millimetres in the work frame of the motion controller.
struct Point {
  double x = 0;
  double y = 0;

  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point p, double factor) { return {p.x * factor, p.y * factor}; }
  friend constexpr bool operator==(Point, Point) = default;
};

/// A way with corners, its first and last point included.
using Path = std::vector<Point>;

constexpr double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
/// Positive when `b` points left of `a`.
constexpr double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
inline double length(Point p) { return std::sqrt(dot(p, p)); }
inline double distance(Point a, Point b) { return length(b - a); }
inline double lengthOf(const Path& way) {
  double sum = 0;
  for (std::size_t i = 1; i < way.size(); ++i) sum += distance(way[i - 1], way[i]);
  return sum;
}

/// From a spot to the nearest of the straight line between two others, squared.
constexpr double squaredDistanceToSegment(Point spot, Point from, Point to) {
  const Point way = to - from;
  const Point there = spot - from;
  const double square = dot(way, way);
  const double along = dot(there, way);
  if (along <= 0 || square <= 0) return dot(there, there);
  if (along >= square) return dot(spot - to, spot - to);
  const Point off = there - way * (along / square);
  return dot(off, off);
}
inline double distanceToSegment(Point spot, Point from, Point to) {
  return std::sqrt(squaredDistanceToSegment(spot, from, to));
}

}  // namespace kirin
