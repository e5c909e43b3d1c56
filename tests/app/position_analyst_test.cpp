// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/position_analyst.h"

#include "testing/played_line.h"

#include <catch2/catch.hpp>
#include <semaphore>

using namespace kirin;
using kirin::testing::playedLine;

namespace {

const RealTime kTime;

PositionAnalyst::Config quick(std::vector<std::uint64_t> nodes) {
  return {[] { return makeSearchEngine(kTime); }, std::move(nodes)};
}

/// Asks and waits for the last word.
std::vector<Judgement> answers(PositionAnalyst& analyst, const GameLine& line) {
  std::vector<Judgement> said;
  std::binary_semaphore done(0);
  analyst.ask(line, [&](const Result<Judgement>& judgement, bool last) {
    said.push_back(*judgement);
    if (last) done.release();
  });
  REQUIRE(done.try_acquire_for(std::chrono::seconds(60)));
  return said;
}

}  // namespace

TEST_CASE("a position is answered at once and then better, and then no more") {
  PositionAnalyst analyst(quick({200, 2'000}));
  const auto said = answers(analyst, playedLine("e4 e5 Qh5 Nf6"));
  REQUIRE(said.size() == 2);
  CHECK(said.back().score.cp > 0);
}

TEST_CASE("a position that is over has one answer, from the rules") {
  PositionAnalyst analyst(quick({200, 2'000}));
  const auto said = answers(analyst, playedLine("f3 e5 g4 Qh4#"));
  REQUIRE(said.size() == 1);
  CHECK(said.front().line.empty());
  CHECK(said.front().score.cp < 0);
}

TEST_CASE("a question takes the place of the one before, however long that would have taken") {
  PositionAnalyst analyst(quick({1'000'000'000'000}));
  bool answered = false;
  analyst.ask(playedLine("e4"), [&](const Result<Judgement>&, bool) { answered = true; });
  // Only the rules are asked here; the long search before must have been stopped to come to it.
  CHECK(answers(analyst, playedLine("f3 e5 g4 Qh4#")).size() == 1);
  CHECK_FALSE(answered);
}
