// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/adjudication.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;

TEST_CASE("arena: a win is called after four moves of each side that agree on it") {
  const int sign = GENERATE(1, -1);
  Adjudicator adjudicator(600, std::nullopt);
  for (int ply = 1; ply <= 7; ++ply) CHECK_FALSE(adjudicator.note(ply, sign * 600));
  SECTION("and not before") {
    CHECK(adjudicator.note(8, sign * 32'000) == (sign > 0 ? GameResult::WhiteWins : GameResult::BlackWins));
  }
  SECTION("a smaller score, another colour, or none breaks it") {
    const auto breaking = GENERATE(as<std::optional<int>>{}, 599, -599, -700, std::nullopt);
    CHECK_FALSE(adjudicator.note(8, breaking ? std::optional(sign * *breaking) : breaking));
    for (int ply = 9; ply <= 15; ++ply) CHECK_FALSE(adjudicator.note(ply, sign * 600));
    CHECK(adjudicator.note(16, sign * 600));
  }
}

TEST_CASE("arena: a draw is called after ten even scores behind ply 80") {
  Adjudicator adjudicator(std::nullopt, 10);
  for (int ply = 1; ply <= 89; ++ply) CHECK_FALSE(adjudicator.note(ply, ply % 2 == 0 ? 10 : -10));
  SECTION("and not before") { CHECK(adjudicator.note(90, 0) == GameResult::Draw); }
  SECTION("a larger score or none breaks it") {
    const auto breaking = GENERATE(as<std::optional<int>>{}, 11, -11, std::nullopt);
    CHECK_FALSE(adjudicator.note(90, breaking));
    for (int ply = 91; ply <= 99; ++ply) CHECK_FALSE(adjudicator.note(ply, 0));
    CHECK(adjudicator.note(100, 0) == GameResult::Draw);
  }
}

TEST_CASE("arena: without limits nothing is adjudicated") {
  Adjudicator adjudicator(std::nullopt, std::nullopt);
  for (int ply = 1; ply <= 300; ++ply) CHECK_FALSE(adjudicator.note(ply, ply < 150 ? 0 : 30'000));
}
