// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player_rating.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

using namespace kirin;
using namespace std::chrono_literals;

namespace {

const PlayerRating kExample{1500, 200, 0.06};
const std::array kExampleGames{RatedGame{1400, 30, 1}, RatedGame{1550, 100, 0}, RatedGame{1700, 300, 0}};

void checkSane(const PlayerRating& player) {
  CHECK(std::isfinite(player.rating));
  CHECK(player.deviation >= kSmallestDeviation);
  CHECK(player.deviation <= kLargestDeviation);
  CHECK(player.volatility > 0);
  CHECK(std::isfinite(player.volatility));
}

}  // namespace

TEST_CASE("the published example comes out as published") {
  const PlayerRating after = afterGames(kExample, kExampleGames, 1);
  CHECK(after.rating == Approx(1464.05).margin(0.02));
  CHECK(after.deviation == Approx(151.52).margin(0.005));
  CHECK(after.volatility == Approx(0.059996).margin(1e-6));
}

TEST_CASE("three idle weeks make 60 into 77 and a year makes it 208") {
  const PlayerRating settled{1620, 60, 0.06};
  CHECK(std::round(afterIdle(settled, 21).deviation) == 77);
  CHECK(std::round(afterIdle(settled, 365).deviation) == 208);
  CHECK(afterIdle(settled, 365).rating == 1620);
  CHECK(afterIdle(settled, 365).volatility == 0.06);
  CHECK(afterIdle(settled, 36500).deviation == kLargestDeviation);
}

TEST_CASE("no time, and time that runs backwards, change nothing") {
  CHECK(afterIdle(kExample, 0) == kExample);
  CHECK(afterIdle(kExample, -400) == kExample);
  CHECK(afterGames(kExample, {}, 0) == kExample);
  CHECK(afterGames(kExample, kExampleGames, -3) == afterGames(kExample, kExampleGames, 0));

  const WallTime noon{std::chrono::milliseconds(1'700'000'000'000)};
  CHECK(idleDays(noon, noon + 36h) == Approx(1.5));
  CHECK(idleDays(noon, noon - 36h) == 0);
}

TEST_CASE("idle days add up, however they are cut") {
  PlayerRating inSteps = kExample;
  for (int step = 0; step < 1000; ++step) inSteps = afterIdle(inSteps, 0.021);
  CHECK(inSteps.deviation == Approx(afterIdle(kExample, 21).deviation).epsilon(1e-9));
}

TEST_CASE("whole days are the published periods: idle ones first, the games in the last") {
  const PlayerRating rested = afterIdle(kExample, 6);
  CHECK(afterGames(kExample, kExampleGames, 7) == afterGames(rested, kExampleGames, 1));
}

TEST_CASE("at once is the game's evidence alone, and a moment later hardly more") {
  const PlayerRating atOnce = afterGames(kExample, kExampleGames, 0);
  CHECK(atOnce.volatility == kExample.volatility);
  // Bayes without drift: 1 / (1/phi^2 + 1/v), v = 1.7785 in the paper.
  const double phi = 200 / 173.7178;
  CHECK(atOnce.deviation == Approx(173.7178 / std::sqrt(1 / (phi * phi) + 1 / 1.7785)).margin(0.01));

  double before = atOnce.rating;
  for (const double days : {1e-12, 1e-9, 1e-6, 1e-3, 0.1, 1.0}) {
    const PlayerRating after = afterGames(kExample, kExampleGames, days);
    checkSane(after);
    CHECK(std::abs(after.rating - before) <= 0.3);
    CHECK(after.rating <= before + 1e-9);  // more room to wander, more of the loss believed
    before = after.rating;
  }
}

TEST_CASE("ten games of an evening don't count as ten days") {
  const PlayerRating settled{1500, 60, 0.06};
  const std::array win{RatedGame{1700, 45, 1}};
  PlayerRating evening = settled, days = settled;
  for (int game = 0; game < 10; ++game) {
    evening = afterGames(evening, win, 0.01);
    days = afterGames(days, win, 1);
  }
  CHECK(days.volatility > evening.volatility);
  CHECK(days.rating > evening.rating);
}

TEST_CASE("nothing breaks it: extreme ratings, long rests, many games, one-sided results") {
  for (const double rating : {-500.0, 500.0, 1500.0, 3200.0}) {
    for (const double deviation : {45.0, 120.0, 350.0}) {
      for (const double volatility : {0.005, 0.06, 0.3}) {
        for (const double days : {0.0, 1e-12, 1e-6, 0.5, 1.0, 1.5, 4000.0}) {
          for (const double score : {0.0, 0.5, 1.0}) {
            const std::vector<RatedGame> games(20, {1500, 45, score});
            checkSane(afterGames({rating, deviation, volatility}, games, days));
          }
        }
      }
    }
  }
}

TEST_CASE("a win lifts, a loss lowers, and whoever is unsure moves further") {
  const std::array win{RatedGame{1500, 45, 1}}, loss{RatedGame{1500, 45, 0}};
  const PlayerRating unsure{1500, 350, 0.06}, sure{1500, 60, 0.06};
  CHECK(afterGames(unsure, win, 0).rating > 1650);
  CHECK(afterGames(unsure, loss, 0).rating < 1350);
  CHECK(afterGames(sure, win, 0).rating > 1505);
  CHECK(afterGames(sure, win, 0).rating < 1515);
}

TEST_CASE("the expected score of equals is a half, and an unsure opponent draws it nearer to that") {
  CHECK(expectedScore({1500, 100, 0.06}, 1500, 45) == Approx(0.5));
  CHECK(expectedScore({1700, 45, 0.06}, 1500, 0) == Approx(1 / (1 + std::pow(10, -0.5))).epsilon(1e-4));
  CHECK(expectedScore({1700, 45, 0.06}, 1500, 300) < expectedScore({1700, 45, 0.06}, 1500, 45));
}
