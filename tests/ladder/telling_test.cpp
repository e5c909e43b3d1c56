// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/telling.h"

#include <catch2/catch.hpp>
#include <cmath>

namespace kirin::ladder {
namespace {

/// Twelve small numbers added up: about normal, with a standard deviation of 1.
double normal(Rng& rng) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += rng.below(1'000'000) / 1e6;
  return sum;
}

/// Games of three windows each; in machines' a trait is more by `apart`, and another is further from its mean.
std::vector<Told> sample(int games, double apart, double spread, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<Told> all;
  for (int game = 0; game < games; ++game) {
    const bool machine = game % 2 == 0;
    for (int i = 0; i < 3; ++i) {
      Told told;
      told.machine = machine;
      told.game = game;
      for (double& trait : told.window) trait = normal(rng);
      told.window[static_cast<std::size_t>(Trait::Captures)] += machine ? apart : 0;
      told.window[static_cast<std::size_t>(Trait::Queens)] *= machine ? spread : 1;
      all.push_back(told);
    }
  }
  return all;
}

Area areaFor(double apart, double spread) {
  const Teller teller(sample(600, apart, spread, 1));
  Rng rng(3);
  return areaUnderRoc(teller, sample(600, apart, spread, 2), rng);
}

}  // namespace

TEST_CASE("who can't be told apart is told by chance, and the error says so") {
  const Area area = areaFor(0, 1);
  CHECK(std::abs(area.value - 0.5) < 2.5 * area.error);
  CHECK(area.error > 0.005);
  CHECK(area.error < 0.03);
}

TEST_CASE("a difference of one standard deviation is told as often as theory has it") {
  // P(a + 1 > b) for normal a and b: Phi(1 / sqrt 2); a little is lost to what chance taught.
  const Area area = areaFor(1, 1);
  CHECK(area.value == Approx(0.760).margin(0.03));
}

TEST_CASE("one who is further from the mean, to both sides, is told by the square") {
  CHECK(areaFor(0, 3).value > 0.7);
}

TEST_CASE("the weight says which way a trait tells") {
  const Teller teller(sample(600, 1, 1, 1));
  CHECK(teller.weight(Trait::Captures) > 0.5);
  CHECK(std::abs(teller.weight(Trait::Checks)) < 0.3);
}

TEST_CASE("windows that are suspected alike count half, and one kind alone says nothing") {
  std::vector<Told> same(10);
  for (int i = 0; i < 10; ++i) same[static_cast<std::size_t>(i)] = {Window{}, i % 2 == 0, i};
  const Teller teller(same);
  Rng rng(1);
  CHECK(areaUnderRoc(teller, same, rng).value == 0.5);
  std::vector<Told> people(5);
  CHECK(areaUnderRoc(teller, people, rng).value == 0.5);
}

}  // namespace kirin::ladder
