// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/elo.h"

#include <catch2/catch.hpp>

using namespace kirin::arena;

TEST_CASE("arena: Elo from pairs") {
  const auto even = estimateElo({10, 20, 40, 20, 10});
  CHECK(*even.elo == Approx(0.0).margin(1e-9));
  CHECK(*even.high == Approx(-*even.low));
  // 64 %, with a deviation of 0.27 a pair: 1.96 * 0.27 / 20 either way is 61.35 % to 66.65 %.
  const auto better = estimateElo({20, 44, 108, 148, 80});
  CHECK(*better.elo == Approx(99.95).margin(0.05));
  CHECK(*better.low == Approx(80.29).margin(0.1));
  CHECK(*better.high == Approx(120.24).margin(0.1));
  CHECK_FALSE(estimateElo({0, 0, 0, 0, 7}).elo);
  CHECK_FALSE(estimateElo({}).elo);
  // Pairs that always split say nothing of their spread; single games would.
  CHECK(*estimateElo({0, 0, 50, 0, 0}).high == Approx(0.0).margin(1e-9));
}
