// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/planning_speed.h"

#include "base/files.h"

#include <catch2/catch.hpp>

namespace kirin::bench {

namespace {

std::vector<MotionPly> twoGames() {
  const auto text = readFile(std::string(KIRIN_TEST_DATA) + "/motion/two-games.csv");
  REQUIRE(text);
  const auto plies = parseMotion(*text);
  REQUIRE(plies);
  return *plies;
}

BoardProfile reference() {
  BoardProfile profile;
  profile.motion.accelerationOf = BoardProfile::Motion::Limit::Way;
  return profile;
}

MotionFigures without(const PlanningSpeed& speed, std::string_view kind) {
  MotionFigures all;
  for (const auto& [name, figures] : speed.kinds) {
    if (name == kind) continue;
    all.count += figures.count;
    all.ratios += figures.ratios;
  }
  return all;
}

}  // namespace

TEST_CASE("two games are carried hardly slower than through everything, and touch nothing") {
  const auto plies = twoGames();
  REQUIRE(plies.size() == 78);
  const auto speed = measurePlanning(plies, reference(), RealTime());
  REQUIRE(speed);
  CHECK(speed->contacts == 0);
  CHECK(speed->clearance > 0);
  CHECK(speed->magnetDistance >= 18);
  CHECK(speed->misfit < 0.0001);
  const MotionFigures all = without(*speed, "promotion");
  CHECK(all.count == 78);
  CHECK(all.ratios / all.count < 1.05);
  const MotionFigures& knights = speed->kinds.at("knight");
  CHECK(knights.ratios / knights.count < 1.05);
  CHECK(speed->resets.count == 10);
  CHECK(speed->resets.ratios / speed->resets.count < 1.2);
  CHECK(speed->planning.size() == 78);
  CHECK(planningTable(*speed).find("contacts 0") != std::string::npos);
}

TEST_CASE("with bases of three quarters of a square every ply of two games has a way too") {
  BoardProfile profile = reference();
  profile.pieces.bases.fill(28.6);
  const auto speed = measurePlanning(twoGames(), profile, RealTime());
  REQUIRE(speed);
  CHECK(speed->contacts == 0);
  const MotionFigures all = without(*speed, "promotion");
  CHECK(all.ratios / all.count < 1.35);
}

TEST_CASE("a file of plies that isn't one is refused with the line") {
  CHECK(parseMotion("")->empty());
  CHECK(parseMotion("game,ply,fen,uci,kind,bound_s\n")->empty());
  const auto refused = [](std::string_view line) {
    const auto plies = parseMotion("game,ply,fen,uci,kind,bound_s\n" + std::string(line));
    REQUIRE_FALSE(plies);
    CHECK(plies.error() == Error{"motion.line", {std::string(line), "2"}});
  };
  refused("1,1,fen,e2e4,quiet");
  refused("one,1,fen,e2e4,quiet,3.5");
  refused("1,1,fen,e2e4,quiet,0");
  refused("1,1,fen,e2e4,quiet,3.5x");
}

TEST_CASE("plies that don't follow each other are refused") {
  auto plies = twoGames();
  plies.erase(plies.begin() + 4);
  const auto speed = measurePlanning(plies, reference(), RealTime());
  REQUIRE_FALSE(speed);
  CHECK(speed.error().code == "motion.move");
}

}  // namespace kirin::bench
