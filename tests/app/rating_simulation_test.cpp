// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponent_aim.h"
#include "base/rng.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <numbers>

using namespace kirin;

// People of known strength play whom the Opponents screen offers them. docs/kirin-rating.md has the table this prints
// (test_app "[figures]").
namespace {

double uniform(Rng& rng) { return static_cast<double>(rng.next() >> 11) / 9007199254740992.0; }
double normal(Rng& rng) {
  return std::sqrt(-2 * std::log(1 - uniform(rng))) * std::cos(2 * std::numbers::pi * uniform(rng));
}

struct Setting {
  const char* name;      ///< in the table
  double rungDeviation;  ///< what is said of the rungs, and how far they really are from it
  bool guessed;          ///< the onboarding question was answered, give or take 250
};

struct Tally {
  double squares = 0, error = 0, deviation = 0;
  int within = 0, players = 0;

  double rootMeanSquare() const { return std::sqrt(squares / players); }
  double share() const { return static_cast<double>(within) / players; }
};

/// By the number of games played.
std::map<int, Tally> simulate(const Setting& setting, int players, Rng& rng) {
  std::vector<RatedRung> rungs = ratedRungs(PersonalityRegistry());
  std::map<std::string, double> truths;
  std::map<int, Tally> tallies;
  for (int player = 0; player < players; ++player) {
    for (RatedRung& rung : rungs) {
      rung.deviation = setting.rungDeviation;
      truths[rung.id] = rung.rating + setting.rungDeviation * normal(rng);
    }
    const double truth = 500 + 1600 * uniform(rng);
    PlayerRating known;
    if (setting.guessed) known = {truth + 250 * normal(rng), 250, known.volatility};
    std::string current;
    for (int game = 1; game <= 100; ++game) {
      current = aimedRung(known, rungs, current).id;
      const auto rung = std::find_if(rungs.begin(), rungs.end(), [&](const auto& each) { return each.id == current; });
      const double expected = 1 / (1 + std::pow(10, (truths[current] - truth) / 400));
      const double drawn = 0.2 * std::min(expected, 1 - expected);
      const double roll = uniform(rng);
      const double score = roll < expected - drawn / 2 ? 1 : roll < expected + drawn / 2 ? 0.5 : 0;
      const RatedGame played{rung->rating, rung->deviation, score};
      // Evenings of four games, three days apart.
      known = afterGames(known, {&played, 1}, game % 4 == 0 ? 3 : 0.02);
      if (game != 10 && game != 30 && game != 100) continue;
      Tally& tally = tallies[game];
      const double off = known.rating - truth;
      tally.squares += off * off;
      tally.error += off;
      tally.deviation += known.deviation;
      tally.within += std::abs(off) <= 2 * known.deviation;
      ++tally.players;
    }
  }
  return tallies;
}

}  // namespace

TEST_CASE("a thousand people of known strength are found, and the deviation says how well") {
  Rng rng(20261130);
  SECTION("who answered the question, from the first games on") {
    for (const auto& [games, tally] : simulate({"", 45, true}, 1000, rng)) {
      CAPTURE(games, tally.rootMeanSquare(), tally.share());
      CHECK(tally.share() > 0.93);
      CHECK(std::abs(tally.error / tally.players) < 15);
      CHECK(tally.rootMeanSquare() < (games == 10 ? 130 : games == 30 ? 85 : 65));
    }
  }
  SECTION("who didn't, once some thirty games have drawn the number to where it belongs") {
    const auto tallies = simulate({"", 45, false}, 1000, rng);
    CHECK(tallies.at(10).rootMeanSquare() < 190);
    CHECK(tallies.at(30).share() > 0.88);
    CHECK(tallies.at(30).rootMeanSquare() < 95);
    CHECK(tallies.at(100).share() > 0.94);
    CHECK(std::abs(tallies.at(100).error / tallies.at(100).players) < 10);
  }
  SECTION("rungs that are 150 off leave the number off by about as much, however long one plays") {
    const auto tallies = simulate({"", 150, true}, 1000, rng);
    CHECK(tallies.at(100).rootMeanSquare() < 150);
    CHECK(tallies.at(100).rootMeanSquare() > 100);
    CHECK(std::abs(tallies.at(100).error / tallies.at(100).players) < 15);
  }
}

TEST_CASE("the table of the handbook", "[.figures]") {
  Rng rng(20261130);
  for (const Setting& setting :
       {Setting{"rungs measured to 45, no guess", 45, false}, Setting{"rungs measured to 45, a guess", 45, true},
        Setting{"rungs unmeasured (150), no guess", 150, false},
        Setting{"rungs unmeasured (150), a guess", 150, true}}) {
    for (const auto& [games, tally] : simulate(setting, 1000, rng)) {
      fmt::print("| {} | {} | {:+.0f} | {:.0f} | {:.0f} | {:.1f}% |\n", setting.name, games,
                 tally.error / tally.players, tally.rootMeanSquare(), tally.deviation / tally.players,
                 100 * tally.share());
    }
  }
}
