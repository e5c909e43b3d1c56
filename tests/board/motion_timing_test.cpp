// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/motion_timing.h"

#include "chess/types.h"

#include <catch2/catch.hpp>

using namespace kirin;

namespace {

BoardProfile::Motion alongTheWay() {
  BoardProfile::Motion motion;
  motion.accelerationOf = BoardProfile::Motion::Limit::Way;
  return motion;
}

}  // namespace

TEST_CASE("a straight way is a trapezoid, a short one a triangle") {
  const auto motion = alongTheWay();
  // From full to no speed takes 120 / 254 s over 28.3 mm.
  CHECK(secondsAlong({{0, 0}, {100, 0}}, 120, motion) == Approx(100.0 / 120 + 120.0 / 254));
  CHECK(secondsAlong({{0, 0}, {30, 40}}, 120, motion) == Approx(2 * std::sqrt(50.0 / 254)));
  CHECK(secondsAlong({{5, 5}}, 120, motion) == 0);
  CHECK(secondsAlong({{5, 5}, {5, 5}}, 120, motion) == 0);
  CHECK(secondsAlong({}, 120, motion) == 0);
}

TEST_CASE("points on a straight way cost nothing, wherever they are") {
  const auto motion = alongTheWay();
  const double straight = secondsAlong({{0, 0}, {200, 100}}, 120, motion);
  CHECK(secondsAlong({{0, 0}, {2, 1}, {2, 1}, {100, 50}, {198, 99}, {200, 100}}, 120, motion) == Approx(straight));
}

TEST_CASE("a corner is next to a full stop, a reversal is one") {
  const auto motion = alongTheWay();
  const double half = secondsAlong({{0, 0}, {100, 0}}, 120, motion);
  CHECK(secondsAlong({{0, 0}, {100, 0}, {0, 0}}, 120, motion) == Approx(2 * half));
  const double right = secondsAlong({{0, 0}, {100, 0}, {100, 100}}, 120, motion);
  CHECK(right < 2 * half);
  CHECK(right > 2 * half - 0.03);
}

TEST_CASE("corner speeds follow from the junction deviation") {
  const auto motion = alongTheWay();
  // 90 degrees: v^2 = a d h / (1 - h) with h = cos 45.
  const double h = std::sqrt(0.5);
  CHECK(cornerSpeed({1, 0}, {0, 1}, motion) == Approx(std::sqrt(254 * 0.010 * h / (1 - h))));
  CHECK(cornerSpeed({1, 0}, {-1, 0}, motion) == 0);
  CHECK(std::isinf(cornerSpeed({1, 0}, {1, 0}, motion)));
  const auto turned = [](double degrees) {
    const double angle = degrees * std::acos(-1.0) / 180;
    return Point{std::cos(angle), std::sin(angle)};
  };
  CHECK(cornerSpeed({1, 0}, turned(2), motion) > 120);
  CHECK(cornerSpeed({1, 0}, turned(10), motion) < 30);
}

TEST_CASE("speed is carried through shallow corners, in both directions") {
  const auto motion = alongTheWay();
  // A quarter of a circle of 20 mm in 30 corners of 3 degrees each, with long legs before and after.
  Path path{{-100, 0}};
  for (int i = 0; i <= 30; ++i) {
    const double angle = i * std::acos(-1.0) / 60;
    path.push_back({20 * std::sin(angle), 20 - 20 * std::cos(angle)});
  }
  path.push_back({20, 120});
  const double round = secondsAlong(path, 120, motion);
  CHECK(round < secondsAlong({{-100, 0}, {20, 0}, {20, 120}}, 120, motion) - 0.3);
  const Path back(path.rbegin(), path.rend());
  CHECK(secondsAlong(back, 120, motion) == Approx(round));
}

TEST_CASE("many small legs are accelerated over like one, and the last corner is reached slowly enough") {
  const auto motion = alongTheWay();
  Path path;
  for (int i = 0; i <= 100; ++i) path.push_back({i * 1.0, 0});
  CHECK(secondsAlong(path, 120, motion) == Approx(100.0 / 120 + 120.0 / 254));
  // A right angle 5 mm before the end: from there it takes at least a triangle's time.
  path.push_back({100, 5});
  CHECK(secondsAlong(path, 120, motion) > 100.0 / 120 + 120.0 / 254 + std::sqrt(2 * 5.0 / 254));
}

TEST_CASE("where each axis has its limit, a diagonal is quicker") {
  const BoardProfile::Motion axes;
  const auto way = alongTheWay();
  const double side = 100 / std::sqrt(2.0);
  CHECK(secondsAlong({{0, 0}, {100, 0}}, 120, axes) == Approx(secondsAlong({{0, 0}, {100, 0}}, 120, way)));
  CHECK(secondsAlong({{0, 0}, {side, side}}, 120, axes) == Approx(100.0 / 120 + 120.0 / (254 * std::sqrt(2.0))));
}

TEST_CASE("a duration is never below the seconds it stands for") {
  const BoardProfile::Motion motion;
  const Path path{{0, 0}, {31, 17}, {90, 3}};
  const Duration time = timeAlong(path, 120, motion);
  CHECK(std::chrono::duration<double>(time).count() >= secondsAlong(path, 120, motion));
  CHECK(std::chrono::duration<double>(time).count() < secondsAlong(path, 120, motion) + 2e-9);
}

TEST_CASE("plies played straight through everything take what others computed for them") {
  // From the first plies of a game, the head beginning at 0, 0: from, to, seconds with a tenth for each switch.
  struct Ply {
    const char* from;
    const char* to;
    double seconds;
  };
  BoardProfile profile;
  profile.motion.accelerationOf = BoardProfile::Motion::Limit::Way;
  Point head{};
  for (const auto& [from, to, seconds] :
       {Ply{"e2", "e4", 3.5609}, Ply{"c7", "c5", 2.7783}, Ply{"c2", "c3", 2.3162}, Ply{"g8", "f6", 3.3425}}) {
    const Point begin = profile.where(Place::onSquare(*parseSquare(from)));
    const Point end = profile.where(Place::onSquare(*parseSquare(to)));
    CHECK(secondsAlong({head, begin}, profile.motion.emptyFeed, profile.motion) +
              secondsAlong({begin, end}, profile.motion.carryFeed, profile.motion) + 0.2 ==
          Approx(seconds).margin(0.00005));
    head = end;
  }
}
