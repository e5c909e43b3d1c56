// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/spsa.h"

#include "arena/elo.h"
#include "arena/spsa_command.h"

#include "base/rng.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;

namespace {

std::vector<Parameter> twoParameters() { return {{"A", 40, 0, 200, 12}, {"B", 30, -100, 100, 8}}; }

/// Strongest at A = 110 and B = -20, 100 Elo weaker at 60 and 40 from there; a pair of games is played by lot.
Spsa::Play noisyHill(std::uint64_t seed) {
  const auto strength = [](const std::vector<int>& at) {
    const double a = (at[0] - 110) / 60.0, b = (at[1] + 20) / 40.0;
    return -100.0 * (a * a + b * b);
  };
  return [rng = Rng(seed), strength](const std::vector<int>& first, const std::vector<int>& second, int) mutable {
    const double score = expectedScore(strength(first) - strength(second));
    double points = 0.0;
    for (int game = 0; game < 2; ++game) points += static_cast<double>(rng.next() >> 11) * 0x1p-53 < score ? 1.0 : -1.0;
    return Result<double>(points);
  };
}

std::vector<double> tuned(std::uint64_t seed) {
  Spsa spsa(twoParameters(), 20'000, seed);
  auto play = noisyHill(seed + 1000);
  while (!spsa.done()) REQUIRE(spsa.iterate(play).ok());
  return spsa.state().values;
}

}  // namespace

TEST_CASE("arena: tuning climbs a noisy hill") {
  double a = 0.0, b = 0.0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const std::vector<double> values = tuned(seed);
    CHECK(values[0] == Approx(110.0).margin(35.0));
    CHECK(values[1] == Approx(-20.0).margin(25.0));
    a += values[0] / 5.0;
    b += values[1] / 5.0;
  }
  CHECK(a == Approx(110.0).margin(15.0));
  CHECK(b == Approx(-20.0).margin(12.0));
}

TEST_CASE("arena: tuning stays where nothing is better, and within the bounds") {
  Spsa still(twoParameters(), 100, 1);
  const auto drawn = [](const std::vector<int>& first, const std::vector<int>& second, int) {
    CHECK(first != second);
    return Result<double>(0.0);
  };
  while (!still.done()) REQUIRE(still.iterate(drawn).ok());
  CHECK(still.state().values == std::vector<double>{40.0, 30.0});

  Spsa pushed({{"A", 5, 0, 10, 4}}, 3000, 1);
  const auto upwards = [](const std::vector<int>& first, const std::vector<int>& second, int) {
    CHECK((first[0] >= 0 && first[0] <= 10 && second[0] >= 0 && second[0] <= 10));
    return Result<double>(first[0] > second[0] ? 2.0 : -2.0);
  };
  while (!pushed.done()) REQUIRE(pushed.iterate(upwards).ok());
  CHECK(pushed.state().values[0] == 10.0);
}

TEST_CASE("arena: a failed iteration changes nothing, and a restored run goes on the same") {
  Spsa spsa(twoParameters(), 50, 3), other(twoParameters(), 50, 3);
  const auto first = [](const std::vector<int>& a, const std::vector<int>& b, int iteration) {
    return Result<double>((a[0] + b[1] + iteration) % 3 - 1.0);
  };
  for (int i = 0; i < 20; ++i) REQUIRE(spsa.iterate(first).ok());
  const SpsaState before = spsa.state();
  CHECK_FALSE(spsa.iterate([](const auto&, const auto&, int) -> Result<double> { return Error{"no", {}}; }).ok());
  CHECK(spsa.state().values == before.values);
  CHECK(spsa.state().iteration == 20);
  other.restore(before);
  while (!spsa.done()) REQUIRE(spsa.iterate(first).ok());
  while (!other.done()) REQUIRE(other.iterate(first).ok());
  CHECK(other.state().values == spsa.state().values);
}

TEST_CASE("arena: parameters are read from lines") {
  const auto read = parseParameters("# name, start, low, high, step\n\n Skill Level, 1, 0, 2, 0.5\r\nB,-3,-10,10,2\n");
  REQUIRE(read.ok());
  CHECK(*read == std::vector<Parameter>{{"Skill Level", 1, 0, 2, 0.5}, {"B", -3, -10, 10, 2}});
  for (const char* bad : {"", "A,1,0,2", "A,x,0,2,1", "A,3,0,2,1", "A,1,0,2,0", ",1,0,2,1"})
    CHECK(parseParameters(bad).error().code == "arena.parameters");
  CHECK(parseParameters("A,1,0,2,1\nA,1,0,2,1\n").error().args[0] == "2");
}

TEST_CASE("arena: tuning plays, saves and goes on") {
  testing::TempFolder folder;
  const std::string parameters = folder.write("p", "Skill Level, 1, 0, 2, 1\n").string();
  const std::string state = (folder / "state.json").string();
  const auto parsed = parseSpsaArguments(std::vector<std::string_view>{
      "--engine", "name=x,depth=1", "--params", parameters, "--state", state, "--iterations", "2"});
  REQUIRE(parsed.ok());
  const RealTime time;
  std::stop_source stop;
  const auto part = tune(*parsed, time, stop.get_token(), [&](const SpsaState& soFar, const auto&) {
    if (soFar.iteration == 1) stop.request_stop();
  });
  REQUIRE(part.ok());
  CHECK(part->iteration == 1);
  int told = 0;
  const auto rest = tune(*parsed, time, {}, [&](const SpsaState&, const auto&) { ++told; });
  REQUIRE(rest.ok());
  CHECK(told == 1);
  CHECK(rest->iteration == 2);

  testing::TempFolder fresh;
  SpsaArguments whole = *parsed;
  whole.state = fresh / "state.json";
  CHECK(tune(whole, time, {}, [](const SpsaState&, const auto&) {})->values == rest->values);

  SpsaArguments other = *parsed;
  other.match.seed = 2;
  CHECK(tune(other, time, {}, [](const SpsaState&, const auto&) {}).error().code == "arena.resume");
}
