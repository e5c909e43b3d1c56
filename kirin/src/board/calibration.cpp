// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/calibration.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace kirin {

namespace {

constexpr double kLeastPitch = 20;
constexpr double kMostPitch = 80;
constexpr double kMostUneven = 0.05;    // files against ranks
constexpr double kMostSkew = 0.03;      // cosine of the angle between them
constexpr double kMostMisfit = 0.1;     // of a square, of a corner from the parallelogram
constexpr double kLeastBetween = 0.45;  // squares between neighbouring columns

Error wrong(const char* kind, std::string found, const char* pointer, std::string takes) {
  return {fmt::format("profile.{}", kind), {std::move(found), pointer, std::move(takes)}};
}

}  // namespace

Result<void> checkGeometry(const BoardProfile::Geometry& geometry) {
  const Point files = (geometry.h1 - geometry.a1 + geometry.h8 - geometry.a8) * (0.5 / 7);
  const Point ranks = (geometry.a8 - geometry.a1 + geometry.h8 - geometry.h1) * (0.5 / 7);
  const double wide = length(files);
  const double high = length(ranks);
  for (const double pitch : {wide, high}) {
    if (pitch < kLeastPitch || pitch > kMostPitch) {
      return wrong("pitch", fmt::format("{:.1f}", pitch), "/geometry", fmt::format("{}..{}", kLeastPitch, kMostPitch));
    }
  }
  const double misfit = length(geometry.h1 + geometry.a8 - geometry.a1 - geometry.h8) / 4;
  if (std::abs(wide - high) > kMostUneven * std::max(wide, high) ||
      std::abs(dot(files, ranks)) > kMostSkew * wide * high || misfit > kMostMisfit * std::min(wide, high)) {
    return wrong("square", fmt::format("{:.1f} x {:.1f}", wide, high), "/geometry", "a1, h1, a8, h8");
  }
  const double near = kLeastBetween * wide;
  if (geometry.blackInner > -near || geometry.blackOuter > geometry.blackInner - near) {
    return wrong("columns", fmt::format("{:.1f}, {:.1f}", geometry.blackOuter, geometry.blackInner), "/geometry",
                 "blackOuter, blackInner");
  }
  if (geometry.whiteInner < near || geometry.whiteOuter < geometry.whiteInner + near) {
    return wrong("columns", fmt::format("{:.1f}, {:.1f}", geometry.whiteInner, geometry.whiteOuter), "/geometry",
                 "whiteInner, whiteOuter");
  }
  BoardProfile profile;
  profile.geometry = geometry;
  for (const double rank : {0.0, 7.0}) {
    for (const double file : {geometry.blackOuter / geometry.pitch(), 7 + geometry.whiteOuter / geometry.pitch()}) {
      const Point spot = profile.spot(file, rank);
      if (spot.x < 0 || spot.y < 0 || spot.x > geometry.travel.x || spot.y > geometry.travel.y) {
        return wrong("travel", fmt::format("{:.1f}, {:.1f}", spot.x, spot.y), "/geometry/travel",
                     fmt::format("0, 0 .. {:.1f}, {:.1f}", geometry.travel.x, geometry.travel.y));
      }
    }
  }
  return {};
}

Result<BoardProfile::Geometry> calibrated(const BoardProfile::Geometry& now, const JoggedCorners& corners) {
  BoardProfile::Geometry geometry = now;
  geometry.a1 = corners.a1;
  geometry.h1 = corners.h1;
  geometry.a8 = corners.a8;
  geometry.h8 = corners.h8;
  if (auto checked = checkGeometry(geometry); !checked) return checked.error();
  const Point middle = (corners.a1 + corners.h1 + corners.a8 + corners.h8) * 0.25;
  const Point right = (corners.h1 - corners.a1 + corners.h8 - corners.a8) * 0.25;
  const Point up = (corners.a8 - corners.a1 + corners.h8 - corners.h1) * 0.25;
  geometry.a1 = middle - right - up;
  geometry.h1 = middle + right - up;
  geometry.a8 = middle - right + up;
  geometry.h8 = middle + right + up;
  if (auto checked = checkGeometry(geometry); !checked) return checked.error();
  return geometry;
}

}  // namespace kirin
