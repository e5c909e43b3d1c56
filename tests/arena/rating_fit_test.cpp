// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/rating_fit.h"

#include "arena/elo.h"

#include "base/rng.h"

#include <catch2/catch.hpp>
#include <cmath>

using namespace kirin;
using namespace kirin::arena;

namespace {

double chance(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

/// As many pairs between each two of these players, White being worth 35 Elo, two fifths drawn.
std::vector<RatedPair> tournament(const std::vector<double>& elo, int pairsOfEach, std::uint64_t seed) {
  constexpr double kWhite = 35.0, kDrawn = 0.4;
  Rng rng(seed);
  const auto play = [&](std::size_t white, std::size_t black) {
    const double score = expectedScore(elo[white] - elo[black] + kWhite);
    const double drawn = kDrawn * 2.0 * std::min(score, 1.0 - score);
    const double drawnLot = chance(rng);
    const double result = drawnLot < score - drawn / 2.0 ? 1.0 : drawnLot < score + drawn / 2.0 ? 0.5 : 0.0;
    return RatedGame{white, black, result};
  };
  std::vector<RatedPair> pairs;
  for (std::size_t a = 0; a < elo.size(); ++a)
    for (std::size_t b = a + 1; b < elo.size(); ++b)
      for (int i = 0; i < pairsOfEach; ++i) pairs.push_back({play(a, b), play(b, a)});
  return pairs;
}

std::vector<RatedPair> repeated(const RatedPair& pair, int times) {
  return std::vector<RatedPair>(static_cast<std::size_t>(times), pair);
}

}  // namespace

TEST_CASE("arena: two players are as far apart as their match says") {
  // 75%, with White as with Black: 190.85 Elo.
  const auto pairs = repeated({{0, 1, 1.0}, {1, 0, 0.5}, {1, 0, 0.0}, {0, 1, 0.5}}, 10);
  const RatingFit fit = fitRatings(2, pairs, {});
  CHECK(fit.ratings[0].elo == Approx(95.42).margin(0.01));
  CHECK(fit.ratings[1].elo == Approx(-95.42).margin(0.01));
  CHECK(fit.whiteAdvantage == Approx(0.0).margin(1e-6));
  CHECK(fit.ratings[0].games == 40);
  CHECK(fit.ratings[0].scored == 30.0);
  CHECK(fit.ratings[0].expected == Approx(30.0));
  CHECK_FALSE(fit.ratings[0].low);
}

TEST_CASE("arena: what White is worth is told apart from strength") {
  // Of four games White scores three, whoever it is.
  const auto pairs = repeated({{0, 1, 1.0}, {1, 0, 1.0}, {0, 1, 0.5}, {1, 0, 0.5}}, 500);
  const RatingFit fit = fitRatings(2, pairs, {});
  CHECK(fit.ratings[0].elo == Approx(0.0).margin(1e-6));
  CHECK(fit.whiteAdvantage == Approx(190.85).margin(0.2));
}

TEST_CASE("arena: a few games that only White won leave everything finite") {
  const RatingFit fit = fitRatings(2, repeated({{0, 1, 1.0}, {1, 0, 0.5}}, 4), {});
  CHECK(fit.whiteAdvantage > 0.0);
  CHECK(fit.whiteAdvantage < 1000.0);
  CHECK(fit.ratings[0].elo > 0.0);
  CHECK(fit.ratings[0].elo < 1000.0);
}

TEST_CASE("arena: nothing is said of White where colours never changed") {
  const RatingFit fit = fitRatings(2, {{{0, 1, 1.0}}, {{0, 1, 0.5}}}, {});
  CHECK(fit.whiteAdvantage == 0.0);
  CHECK(fit.ratings[0].elo - fit.ratings[1].elo == Approx(190.85).margin(0.01));
}

TEST_CASE("arena: ratings of a simulated tournament are found within their intervals") {
  const std::vector<double> truth{1500, 1650, 1700, 1930, 2010, 2300};
  FitSettings settings;
  settings.samples = 200;
  settings.anchors = {1500.0, {}, {}, {}, {}, {}};
  int inside = 0, all = 0;
  double width = 0.0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    settings.seed = seed;
    const RatingFit fit = fitRatings(truth.size(), tournament(truth, 60, seed), settings);
    CHECK(fit.whiteAdvantage == Approx(35.0).margin(35.0));
    for (std::size_t i = 1; i < truth.size(); ++i) {
      const Rating& rating = fit.ratings[i];
      CHECK(rating.elo == Approx(truth[i]).margin(90.0));
      REQUIRE(rating.low);
      CHECK(*rating.low < rating.elo);
      CHECK(rating.elo < *rating.high);
      width += *rating.high - *rating.low;
      ++all;
      inside += *rating.low <= truth[i] && truth[i] <= *rating.high;
    }
  }
  // 95% of 60 are 57; the five of a tournament go together.
  CHECK(inside >= all * 85 / 100);
  CHECK(width / all < 160.0);
}

TEST_CASE("arena: more games, closer ratings") {
  const std::vector<double> truth{-200, 0, 50, 150};
  const RatingFit fit = fitRatings(truth.size(), tournament(truth, 5000, 4), {});
  for (std::size_t i = 0; i < truth.size(); ++i) CHECK(fit.ratings[i].elo == Approx(truth[i]).margin(8.0));
  CHECK(fit.whiteAdvantage == Approx(35.0).margin(4.0));
}

TEST_CASE("arena: anchors stay, and their residuals tell which one does not fit") {
  std::vector<double> truth{1000, 1200, 1400, 1600};
  const auto pairs = tournament(truth, 3000, 8);
  FitSettings settings;
  settings.anchors = {1000.0, {}, 1400.0, 1500.0};  // the last is a hundred too low
  const RatingFit fit = fitRatings(truth.size(), pairs, settings);
  CHECK(fit.ratings[0].elo == 1000.0);
  CHECK(fit.ratings[3].elo == 1500.0);
  CHECK(*fit.ratings[3].residual > 60.0);
  CHECK(*fit.ratings[0].residual < 0.0);
  CHECK_FALSE(fit.ratings[1].residual);
  CHECK(fit.ratings[3].scored > fit.ratings[3].expected + 100.0);

  settings.anchors[3] = 1600.0;
  const RatingFit right = fitRatings(truth.size(), pairs, settings);
  for (const std::size_t anchor : {0U, 2U, 3U}) CHECK(*right.ratings[anchor].residual == Approx(0.0).margin(12.0));
}

TEST_CASE("arena: who only wins or only loses is above or below, and does not move the others") {
  auto pairs = repeated({{0, 1, 1.0}, {1, 0, 0.5}, {1, 0, 0.0}, {0, 1, 0.5}}, 10);
  const RatingFit without = fitRatings(2, pairs, {});
  pairs.push_back({{2, 0, 1.0}, {0, 2, 0.0}});
  pairs.push_back({{3, 2, 1.0}, {2, 3, 0.0}});
  pairs.push_back({{4, 0, 0.0}, {0, 4, 1.0}});
  pairs.push_back({{5, 6, 0.5}, {6, 5, 0.5}});
  FitSettings settings;
  settings.samples = 20;
  const RatingFit fit = fitRatings(7, pairs, settings);
  CHECK(fit.ratings[0].elo == Approx(without.ratings[0].elo));
  CHECK(fit.ratings[1].elo == Approx(without.ratings[1].elo));
  CHECK(fit.ratings[2].elo == std::numeric_limits<double>::infinity());
  CHECK(fit.ratings[3].elo == std::numeric_limits<double>::infinity());
  CHECK(fit.ratings[4].elo == -std::numeric_limits<double>::infinity());
  CHECK(std::isnan(fit.ratings[5].elo));
  CHECK(fit.ratings[2].games == 4);
}

TEST_CASE("arena: anchors tie those who never met") {
  const std::vector<RatedPair> pairs{{{0, 1, 0.5}, {1, 0, 0.5}}, {{2, 3, 0.5}, {3, 2, 0.5}}};
  FitSettings settings;
  settings.anchors = {1000.0, {}, 2000.0, {}};
  const RatingFit fit = fitRatings(4, pairs, settings);
  CHECK(fit.ratings[1].elo == Approx(1000.0).margin(0.01));
  CHECK(fit.ratings[3].elo == Approx(2000.0).margin(0.01));
}

TEST_CASE("arena: far from the truth the fit still finds the top") {
  // Each scores 1 of 100 against the next: about 800 Elo a step.
  std::vector<RatedPair> pairs;
  for (std::size_t i = 0; i < 5; ++i) {
    auto lost = repeated({{i, i + 1, 0.0}, {i + 1, i, 1.0}}, 99);
    pairs.insert(pairs.end(), lost.begin(), lost.end());
    pairs.push_back({{i, i + 1, 1.0}, {i + 1, i, 0.0}});
  }
  const RatingFit fit = fitRatings(6, pairs, {});
  for (std::size_t i = 0; i < 5; ++i) CHECK(fit.ratings[i + 1].elo - fit.ratings[i].elo == Approx(798.25).margin(0.1));
}
