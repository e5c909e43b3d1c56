// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/time_manager.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace std::chrono_literals;

namespace {

SearchSettings losing(Duration each) {
  SearchSettings settings;
  settings.moveOverhead = each;
  return settings;
}

const SearchSettings kTenLost = losing(10ms);
const SearchSettings kNothingLost = losing(0ms);

SearchLimits clocks(Duration left, Duration increment) {
  SearchLimits limits;
  limits.whiteTime = limits.blackTime = left;
  limits.whiteIncrement = limits.blackIncrement = increment;
  return limits;
}

}  // namespace

TEST_CASE("without a clock there is no limit") {
  SearchLimits limits;
  limits.nodes = 1000;
  const TimePlan plan = planTime(limits, Color::White, kTenLost);
  CHECK_FALSE(plan.soft);
  CHECK_FALSE(plan.hard);
  CHECK_FALSE(plan.guardsBudget);
}

TEST_CASE("move time is kept whole, and infinite ignores clocks") {
  SearchLimits limits;
  limits.moveTime = 300ms;
  CHECK(planTime(limits, Color::White, kTenLost).hard == Duration(300ms));
  SearchLimits analysis = clocks(1s, 0s);
  analysis.infinite = true;
  CHECK_FALSE(planTime(analysis, Color::White, kTenLost).hard);
}

TEST_CASE("each side is planned by its own clock") {
  SearchLimits limits = clocks(60s, 0s);
  limits.blackTime = 1s;
  CHECK(*planTime(limits, Color::Black, kTenLost).hard < *planTime(limits, Color::White, kTenLost).hard);
}

TEST_CASE("a game in which every move takes all it may never runs out of time") {
  const auto increment = GENERATE(as<Duration>{}, 0ms, 10ms, 50ms, 2s);
  const auto base = GENERATE(as<Duration>{}, 1s, 60s, 900s);
  const bool budget = GENERATE(false, true);
  Duration left = base;
  for (int move = 0; move < 300; ++move) {
    SearchLimits limits = clocks(left, increment);
    if (budget) limits.nodes = 1'000'000'000;
    const TimePlan plan = planTime(limits, Color::White, kTenLost);
    REQUIRE(plan.hard);
    REQUIRE(plan.guardsBudget == budget);
    REQUIRE(plan.soft.has_value() == !budget);
    if (plan.soft) REQUIRE(*plan.soft <= *plan.hard);
    left -= *plan.hard;
    REQUIRE(left > Duration::zero());
    left += increment;
  }
}

TEST_CASE("moves to go share the clock, and the last may take most of it") {
  SearchLimits limits = clocks(10s, 0s);
  limits.movesToGo = 1;
  const auto last = *planTime(limits, Color::White, kTenLost).hard;
  CHECK(last > 5s);
  CHECK(last < 10s);
  limits.movesToGo = 40;
  CHECK(*planTime(limits, Color::White, kTenLost).soft < 1s);
}

TEST_CASE("a clock that is all but over still leaves a moment") {
  const TimePlan plan = planTime(clocks(1ms, 0s), Color::White, kTenLost);
  CHECK(*plan.hard > Duration::zero());
  CHECK(*plan.hard <= 1ms);
}

TEST_CASE("a clock below zero leaves nothing") {
  const TimePlan plan = planTime(clocks(-5s, 10ms), Color::White, kTenLost);
  CHECK(*plan.hard == Duration::zero());
  CHECK(*plan.soft == Duration::zero());
}

TEST_CASE("an increment that only pays for the overhead never runs dry") {
  Duration left = 1s;
  for (int move = 0; move < 500; ++move) {
    left -= *planTime(clocks(left, 10ms), Color::White, kTenLost).hard + 10ms;
    REQUIRE(left > Duration::zero());
    left += 10ms;
  }
}

TEST_CASE("a game of sixty moves uses most of its clock, and keeps some for longer ones") {
  const auto increment = GENERATE(as<Duration>{}, 0ms, 10ms, 2s);
  const Duration base = increment == 2s ? Duration(180s) : Duration(1s);
  Duration left = base;
  for (int move = 0; move < 60; ++move) {
    const TimePlan plan = planTime(clocks(left, increment), Color::White, kNothingLost);
    // Iterations are seldom over when the soft limit is.
    left -= std::min(softLimit(plan, {.steady = 5, .fall = 0, .nodeShare = 70}) * 3 / 2, *plan.hard);
    REQUIRE(left > Duration::zero());
    left += increment;
  }
  CHECK(left < base / 2);
}

TEST_CASE("hard choices get more time than easy ones") {
  const TimePlan plan = planTime(clocks(60s, 1s), Color::White, kTenLost);
  const Certainty usual{.steady = 3, .fall = 0, .nodeShare = 60};
  const auto limit = [&](int Certainty::*part, int value) {
    Certainty changed = usual;
    changed.*part = value;
    return softLimit(plan, changed);
  };
  CHECK(limit(&Certainty::steady, 0) > softLimit(plan, usual));
  CHECK(limit(&Certainty::steady, 20) < softLimit(plan, usual));
  CHECK(limit(&Certainty::fall, 50) > softLimit(plan, usual));
  CHECK(limit(&Certainty::fall, -50) < softLimit(plan, usual));
  CHECK(limit(&Certainty::nodeShare, 20) > softLimit(plan, usual));
  CHECK(limit(&Certainty::nodeShare, 98) < softLimit(plan, usual));
  // Whatever is said of it, it stays a share of the clock.
  CHECK(softLimit(plan, {.steady = 0, .fall = 64000, .nodeShare = 0}) < 30s);
  CHECK(softLimit(plan, {.steady = 1000, .fall = -64000, .nodeShare = 100}) > 100ms);
}

TEST_CASE("who uses the opponent's time spends its own more freely") {
  SearchSettings pondering = kTenLost;
  pondering.ponder = true;
  CHECK(*planTime(clocks(60s, 1s), Color::White, pondering).soft >
        *planTime(clocks(60s, 1s), Color::White, kTenLost).soft);
  CHECK(planTime(clocks(60s, 1s), Color::White, pondering).hard ==
        planTime(clocks(60s, 1s), Color::White, kTenLost).hard);
}
