// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/trail.h"

#include <algorithm>

namespace kirin {

namespace {

constexpr double kStep = 0.5;
constexpr double kAligned = 0.005;  // so near the head's line it only follows

}  // namespace

void trailOf(const Path& head, double lag, Path& trail) {
  trail.clear();
  if (head.empty()) return;
  Point object = head.front();
  trail.push_back(object);
  const auto pull = [&](Point towards) {
    const Point leash = towards - object;
    const double far = length(leash);
    if (far <= lag) return;
    object = towards - leash * (lag / far);
    trail.push_back(object);
  };
  for (std::size_t i = 1; i < head.size(); ++i) {
    const Point way = head[i] - head[i - 1];
    const double far = length(way);
    if (far <= 0) continue;
    const Point direction = way * (1 / far);
    for (double along = 0; along < far;) {
      const Point behind = head[i - 1] + direction * along - object;
      const bool aligned = std::abs(cross(direction, behind)) < kAligned && dot(direction, behind) >= 0;
      along = aligned ? far : std::min(far, along + kStep);
      pull(head[i - 1] + direction * along);
    }
  }
}

}  // namespace kirin
