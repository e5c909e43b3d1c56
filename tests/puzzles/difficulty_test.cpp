// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/lines.h"
#include "puzzles/rate.h"
#include "puzzles/tags.h"

#include "base/rng.h"

#include <set>

using namespace kirin;
using namespace kirin::puzzles;

namespace {

/// Features drawn at random, and the rating a known rule gives them, with noise.
std::vector<Measured> drawn(int count, int noise) {
  Rng rng(7);
  std::vector<Measured> all;
  for (int i = 0; i < count; ++i) {
    Measured measured;
    measured.id = "p" + std::to_string(i);
    for (std::size_t f = 0; f < featureNames().size(); ++f)
      measured.sample.features.push_back(f == 0 ? 1 : rng.between(0, 100) / 10.0);
    const Features& x = measured.sample.features;
    measured.sample.rating = 1200 + 40 * x[6] - 25 * x[10] + rng.between(-noise, noise);
    all.push_back(std::move(measured));
  }
  return all;
}

}  // namespace

TEST_CASE("The fit finds the rule behind the ratings, and says how far off it is") {
  const FitReport exact = fitModel(drawn(1200, 0));
  CHECK(exact.fitted + exact.held == 1200);
  CHECK(exact.held > 500);
  CHECK(exact.held < 700);
  CHECK(exact.model.weights[6] == Approx(40).margin(1));
  CHECK(exact.model.weights[10] == Approx(-25).margin(1));
  CHECK(exact.unseen.rms < 5);
  CHECK(exact.unseen.correlation > 0.99);

  const FitReport noisy = fitModel(drawn(1200, 300));
  // Uniform noise: its spread is 300 over the root of 3; the fit can't know it, and errs a little more on what is new.
  CHECK(noisy.unseen.rms == Approx(173).margin(20));
  CHECK(noisy.unseen.rms > noisy.seen.rms);
  CHECK(noisy.model.error == Approx(noisy.unseen.rms).margin(1));
}

TEST_CASE("A measure is the same each time, and what it says is so") {
  const RealTime time;
  FeatureMeter meter(time);
  Puzzle fork = lineOf("r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1", "h7h6 d5c7 e8d7 c7a8");
  fork.themes = themesOf(fork);
  const Features first = meter.measure(fork);
  CHECK(meter.measure(fork) == first);
  REQUIRE(first.size() == featureNames().size());
  const auto value = [&](std::string_view name) {
    const auto names = featureNames();
    return first[static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin())];
  };
  CHECK(value("length") == 2);
  CHECK(value("firstCheck") == 1);
  CHECK(value("firstKnight") == 1);
  CHECK(value("captures") == 1);
  CHECK(value("pieces") == 5);
  CHECK(value("fork") == 1);
  CHECK(value("pin") == 0);
}

TEST_CASE("Every feature has a name of its own, and the shipped model a weight for each") {
  const auto names = featureNames();
  CHECK(std::set<std::string_view>(names.begin(), names.end()).size() == names.size());
  CHECK(shippedModel().weights.size() == names.size());
  CHECK(shippedModel().error > 150);
  CHECK(shippedModel().error < 350);
}

TEST_CASE("The shipped model finds a mate in one easier than a long quiet win") {
  const RealTime time;
  FeatureMeter meter(time);
  Puzzle mate = lineOf("r5k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1", "a8a2 d1d8", PuzzleGoal::Mate);
  Puzzle trap = lineOf("4k3/7p/4b3/8/8/8/PPK5/8 b - - 0 1", "e6a2 b2b3 h7h6 c2b2 h6h5 b2a2");
  ratePuzzle(mate, meter, shippedModel());
  ratePuzzle(trap, meter, shippedModel());
  CHECK(mate.rating + 200 < trap.rating);
  CHECK(mate.deviation == shippedModel().error);
}
