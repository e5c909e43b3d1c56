// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/sprt.h"

#include "base/rng.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;

namespace {

/// A game against somebody so much weaker, of whose games two fifths are drawn: in half points.
std::size_t playedAt(double elo, Rng& rng) {
  constexpr double kDrawn = 0.4;
  const double chance = static_cast<double>(rng.next() >> 11) * 0x1p-53;
  const double won = expectedScore(elo) - kDrawn / 2.0;
  return chance < won ? 2 : chance < won + kDrawn ? 1 : 0;
}

/// Pairs on openings that favour White by 60 Elo, until the test is decided or 20,000 are played.
Verdict matchAt(double elo, const SprtSettings& settings, Rng& rng) {
  Pentanomial pairs{};
  for (int played = 0; played < 20'000; ++played) {
    ++pairs[playedAt(elo + 60.0, rng) + playedAt(elo - 60.0, rng)];
    const Verdict verdict = verdictOf(logLikelihoodRatio(pairs, settings.elo0, settings.elo1), settings);
    if (verdict != Verdict::Open) return verdict;
  }
  return Verdict::Open;
}

}  // namespace

TEST_CASE("arena: the ratio of published tests is the published one") {
  // Counts and ratios of public tests of Stockfish in 2020 and 2021, whose bounds were logistic Elo.
  const auto [pairs, elo0, elo1, ratio] = GENERATE(table<Pentanomial, double, double, double>({
      {{253, 4282, 17604, 4431, 286}, -0.25, 1.25, 2.94},
      {{58, 3302, 33130, 3518, 84}, 0.25, 1.25, 2.97},
      {{491, 7345, 29693, 7670, 465}, -0.25, 1.25, 2.96},
      {{53, 2220, 21459, 2445, 47}, 0.25, 1.25, 2.97},
      {{424, 2948, 5832, 3045, 460}, -1.0, 3.0, 2.94},
      {{1284, 17437, 55536, 18085, 1292}, 0.0, 2.0, 2.94},
      {{17, 253, 1042, 337, 39}, -0.5, 1.5, 2.96},
      {{11, 407, 3238, 513, 11}, 0.25, 1.75, 2.93},
      {{293, 5085, 20082, 5070, 326}, -1.25, 0.25, 2.95},
      {{243, 1665, 3339, 1762, 281}, -1.5, 0.5, 2.95},
      {{444, 5546, 17841, 5604, 428}, -1.5, 0.5, 2.63},
      {{14, 1030, 14318, 1163, 19}, 0.25, 1.25, 2.93},
  }));
  CHECK(logLikelihoodRatio(pairs, elo0, elo1) == Approx(ratio).margin(0.00501));
}

TEST_CASE("arena: the ratio agrees with one computed apart from this program") {
  const auto [pairs, elo0, elo1, ratio] = GENERATE(table<Pentanomial, double, double, double>({
      {{3, 20, 50, 22, 5}, 0.0, 20.0, 0.04032037241671},
      {{3, 20, 50, 22, 5}, 0.0, 5.0, 0.17838022438188},
      {{10, 20, 40, 25, 15}, 0.0, 10.0, 0.51812824546827},
      // Kinds of pairs that were never seen.
      {{0, 0, 1, 8, 1}, 0.0, 50.0, 1.33568301878881},
      {{0, 3, 10, 2, 0}, 0.0, 5.0, -0.10407583385935},
      {{0, 0, 20, 0, 0}, 0.0, 5.0, -0.28368117904690},
      {{100, 0, 0, 0, 0}, 0.0, 5.0, -1.44949979073003},
  }));
  CHECK(logLikelihoodRatio(pairs, elo0, elo1) == Approx(ratio).epsilon(1e-9));
  // Seen from the other side, everything is the other way round.
  const Pentanomial turned{pairs[4], pairs[3], pairs[2], pairs[1], pairs[0]};
  CHECK(logLikelihoodRatio(turned, -elo1, -elo0) == Approx(-ratio).epsilon(1e-9));
  CHECK(logLikelihoodRatio({}, elo0, elo1) == 0.0);
}

TEST_CASE("arena: the bounds are those of the errors allowed") {
  const SprtSettings usual;
  CHECK(usual.upper() == Approx(2.9444).margin(1e-4));
  CHECK(usual.lower() == Approx(-2.9444).margin(1e-4));
  const SprtSettings uneven{0.0, 5.0, 0.01, 0.1};
  CHECK(uneven.upper() == Approx(4.4998).margin(1e-4));
  CHECK(uneven.lower() == Approx(-2.2925).margin(1e-4));
  CHECK(verdictOf(uneven.upper(), uneven) == Verdict::Elo1);
  CHECK(verdictOf(uneven.upper() - 1e-9, uneven) == Verdict::Open);
  CHECK(verdictOf(uneven.lower() + 1e-9, uneven) == Verdict::Open);
  CHECK(verdictOf(uneven.lower(), uneven) == Verdict::Elo0);
}

TEST_CASE("arena: simulated matches of known Elo end as the errors allow") {
  const SprtSettings settings{0.0, 25.0, 0.05, 0.05};
  constexpr int kMatches = 100;
  const auto accepted = [&](double elo) {
    Rng rng(77);
    int count = 0;
    for (int i = 0; i < kMatches; ++i) {
      const Verdict verdict = matchAt(elo, settings, rng);
      REQUIRE(verdict != Verdict::Open);
      count += verdict == Verdict::Elo1;
    }
    return count;
  };
  // One in twenty, and three deviations of such a count: 5 + 3 * 2.2, rounded down.
  CHECK(accepted(0.0) <= 11);
  CHECK(accepted(25.0) >= kMatches - 11);
  CHECK(accepted(-25.0) == 0);
  CHECK(accepted(50.0) == kMatches);
  // Halfway it is a toss: 50 and three deviations of 5.
  CHECK(accepted(12.5) == Approx(kMatches / 2.0).margin(15.0));
}

TEST_CASE("arena: a test is described in one word") {
  const auto sprt = parseSprt("elo0=-1.5,elo1=3,beta=0.1");
  REQUIRE(sprt.ok());
  CHECK(sprt->elo0 == -1.5);
  CHECK(sprt->elo1 == 3.0);
  CHECK(sprt->alpha == 0.05);
  CHECK(sprt->beta == 0.1);
  for (const char* bad : {"", "elo0=0", "elo1=5", "elo0=5,elo1=5", "elo0=0,elo1=x", "elo0=0,elo1=5,alpha=0",
                          "elo0=0,elo1=5,alpha=0.5", "elo0=0,elo1=5,gamma=1", "0,5", "elo0=nan,elo1=5"})
    CHECK(parseSprt(bad).error().code == "arena.argument");
}
