// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/obstacles.h"

#include <optional>

namespace kirin {

/// A way of the head as few corners and how they are rounded.
struct Outline {
  struct Corner {
    Point at;
    double rounding = 0;  ///< how far before and after the corner it leaves the straight legs, in millimetres
  };
  Point from;
  std::vector<Corner> corners;
  Point to;
};

/// What the head drives: roundings as many shallow bends, and `lag` beyond the end. None when a rounding doesn't fit,
/// or the last leg is too short for the object to fall in line behind the head.
std::optional<Path> drawn(const Outline& outline, double lag);

/// The way in a straight line, if it is clear.
std::optional<Path> straightWay(const Obstacles& obstacles, Point to, const BoardProfile& profile);

/// Of the ways around the same obstacles on the same sides, close to the quickest. None when even the corners given
/// touch something once the object trails.
std::optional<Path> smoothed(const Path& corners, const Obstacles& obstacles, const BoardProfile& profile);

}  // namespace kirin
