// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/deep.h"
#include "ladder/evolution.h"
#include "ladder/helpers.h"
#include "ladder/human_cases.h"

#include <cmath>

namespace kirin::ladder {
namespace {

double bowl(std::span<const double> point) {
  const double a = point[0] - 3, b = (point[1] + 2) / 10;
  return a * a + b * b;
}

TEST_CASE("evolution finds the bottom of a bowl, whatever the widths of its axes") {
  Evolution evolution({0, 0}, {1, 1}, 7);
  const double first = bowl(evolution.middle);
  for (int i = 0; i < 120; ++i) evolution.step(bowl);
  CHECK(evolution.middle[0] == Approx(3).margin(0.05));
  CHECK(evolution.middle[1] == Approx(-2).margin(0.5));
  CHECK(bowl(evolution.middle) < first / 1000);
}

TEST_CASE("a saved evolution goes on as if it had never stopped") {
  Evolution whole({0, 0}, {1, 1}, 7);
  for (int i = 0; i < 10; ++i) whole.step(bowl);
  Evolution part({0, 0}, {1, 1}, 7);
  for (int i = 0; i < 4; ++i) part.step(bowl);
  Evolution resumed = part;
  for (int i = 0; i < 6; ++i) resumed.step(bowl);
  CHECK(resumed.middle == whole.middle);
  CHECK(resumed.width == whole.width);
}

std::vector<HumanCase> someCases() {
  const GameLine free = lineOf("rnbqkb1r/pppp1ppp/8/4p3/4P1n1/7P/PPPP1PP1/RNBQKBNR b KQkq - 0 2", {"a6"});
  const GameLine quiet = lineOf("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3");
  const RealTime time;
  return humanCases({{free, moveIn(free, "h4")}, {quiet, moveIn(quiet, "Nf3")}}, 30'000, 3, time, [] {});
}

TEST_CASE("a case knows what was played, and what each other choice would have answered") {
  const auto cases = someCases();
  REQUIRE(cases.size() == 2);
  const HumanCase& first = cases[0];
  CHECK(first.answers.size() == first.scene.choices.size());
  CHECK(first.scene.choices[first.played].move ==
        moveIn(lineOf("rnbqkb1r/1ppp1ppp/p7/4p3/4P1n1/7P/PPPP1PP1/RNBQKBNR w KQkq - 0 3"), "h4"));
  const auto taken = static_cast<std::size_t>(Question::FreeTakenNew);
  CHECK(first.answers[first.played][taken] == Answer{true, false});
  CHECK(first.answers[0][taken] == Answer{true, true});
  CHECK(first.lost[0] == 0);
  CHECK(first.lost[first.played] > kBlunder);
}

TEST_CASE("a piece overlooked before is asked of nobody who is asked once") {
  const GameLine missed = lineOf("rnbqkb1r/pppp1ppp/8/4p3/4P1n1/7P/PPPP1PP1/RNBQKBNR b KQkq - 0 2", {"a6", "a3", "b6"});
  const RealTime time;
  const auto cases = humanCases({{missed, moveIn(missed, "hxg4")}}, 30'000, 3, time, [] {});
  REQUIRE(cases.size() == 1);
  for (const Question question : {Question::FreeTaken, Question::FreeTakenFar, Question::FreeTakenAgain})
    CHECK_FALSE(cases[0].answers[cases[0].played][static_cast<std::size_t>(question)].asked);
  CHECK(Turn(missed).judge(moveIn(missed, "hxg4"))[static_cast<std::size_t>(Question::FreeTakenAgain)].done);
}

TEST_CASE("rates of people are what they did, those of a rung what is to be expected") {
  const auto cases = someCases();
  const Rates people = humanRates(cases);
  const auto taken = static_cast<std::size_t>(Question::FreeTakenNew);
  CHECK(people.columns[taken].occasions() == 1);
  CHECK(people.columns[taken].value() == 0);
  const Rates sharp = expectedRates(cases, rungFor(kHighestElo).temperament, 20);
  const Rates weak = expectedRates(cases, rungFor(kLowestElo).temperament, 20);
  CHECK(sharp.columns[taken].value() > weak.columns[taken].value());
  CHECK(sharp.columns[taken].occasions() == Approx(1));
  CHECK(distance(people, people) == 0);
  Profile profile;
  profile.cheap[taken].add(3, 4);
  profile.cheap[static_cast<std::size_t>(Question::FreeTakenAgain)].add(1, 2);
  const Rates all = humanRates(cases, profile);
  CHECK(all.columns[taken].value() == Approx(0.75));
  CHECK(all.columns[static_cast<std::size_t>(Question::FreeTakenAgain)].occasions() == 0);  // no case asks it
  CHECK(distance(sharp, people) > 0);
}

}  // namespace
}  // namespace kirin::ladder
