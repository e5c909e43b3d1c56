// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "helpers.h"

#include "engine/person/choice.h"
#include "engine/person/oversight.h"

#include <cmath>
#include <numeric>

using namespace kirin;
using fixed::Fixed;
using fixed::kOne;

TEST_CASE("powers and logarithms in integers are those of real numbers") {
  CHECK(fixed::exp2(0) == kOne);
  CHECK(fixed::exp2(3 * kOne) == 8 * kOne);
  CHECK(fixed::exp2(-kOne) == kOne / 2);
  CHECK(fixed::exp2(-40 * kOne) == 0);
  CHECK(fixed::exp2(100 * kOne) == kOne << 30);
  CHECK(fixed::log2(kOne) == 0);
  CHECK(fixed::log2(8 * kOne) == 3 * kOne);
  CHECK(fixed::log2(kOne / 4) == -2 * kOne);
  const double one = static_cast<double>(kOne);
  for (const double x : {-7.3, -1.0, -0.01, 0.4, 1.7, 6.2}) {
    CHECK(static_cast<double>(fixed::exp(static_cast<Fixed>(x * one))) / one ==
          Approx(std::exp(x)).epsilon(0.001).margin(0.0001));
    CHECK(static_cast<double>(fixed::logistic(static_cast<int>(x * 1000))) / one ==
          Approx(1 / (1 + std::exp(-x))).epsilon(0.001).margin(0.0001));
  }
  for (const double x : {0.02, 0.9, 3.0, 77.0})
    CHECK(static_cast<double>(fixed::log2(static_cast<Fixed>(x * one))) / one == Approx(std::log2(x)).margin(0.001));
  CHECK(fixed::power(0, kOne / 2) == 0);
  CHECK(std::abs(fixed::power(9 * kOne, kOne / 2) - 3 * kOne) < 10);
}

// The same integers everywhere: these were written down once.
TEST_CASE("a few of them, to the last unit") {
  CHECK(fixed::exp(kOne) == 178144);
  CHECK(fixed::logistic(1500) == 53580);
  CHECK(fixed::log2(3 * kOne) == 103872);
}

TEST_CASE("winning chances are even at 0, and steeper for the strong") {
  CHECK(winningChances(0, 200) == 500);
  CHECK(winningChances(300, 368) > winningChances(300, 200));
  CHECK(winningChances(300, 200) + winningChances(-300, 200) == Approx(1000).margin(1));
  CHECK(winningChances(32'000, 200) > 990);
  CHECK(winningChances(-32'000, 1000) < 10);
}

TEST_CASE("likelihoods add up to one, and fall with what a move is worth less") {
  const std::vector<int> worth{600, 590, 520, 300};
  const auto shares = likelihoods(worth, 40, 50);
  const Fixed sum = std::accumulate(shares.begin(), shares.end(), Fixed{0});
  CHECK(std::abs(sum - kOne) < kOne / 500);
  CHECK(shares[0] > shares[1]);
  CHECK(shares[1] > shares[2]);
  CHECK(shares[2] > shares[3]);

  const auto sharper = likelihoods(worth, 4, 50);
  CHECK(sharper[0] > shares[0]);
  const auto same = likelihoods(std::vector<int>{500, 500, 500, 500}, 40, 50);
  CHECK(std::abs(same[0] - kOne / 4) < kOne / 500);
  CHECK(same[0] == same[3]);
  CHECK(likelihoods(std::vector<int>{123}, 40, 50)[0] > kOne * 99 / 100);
}

TEST_CASE("an oversight lasts some plies, and is drawn anew after them") {
  constexpr int kPlies = 600, kLasting = 6;
  int changes = 0, noticed = 0;
  bool before = false;
  for (int ply = 0; ply < kPlies; ++ply) {
    const bool now = Memory(7, ply, kLasting).notices(PieceType::Knight, Move(1, 18), kOne / 2);
    changes += ply > 0 && now != before;
    noticed += now;
    before = now;
  }
  CHECK(changes > kPlies / kLasting / 4);
  CHECK(changes <= kPlies / kLasting);
  CHECK(std::abs(noticed - kPlies / 2) < kPlies / 6);
}

TEST_CASE("how often something is noticed is its chance, and what is easier to see is seen whenever the other is") {
  constexpr int kGames = 4000;
  int seen = 0;
  for (std::uint64_t game = 0; game < kGames; ++game) {
    const Memory memory(game, 20, 6);
    const bool hard = memory.notices(PieceType::Queen, Move(3, 59), kOne * 3 / 10);
    const bool easy = memory.notices(PieceType::Queen, Move(3, 59), kOne * 6 / 10);
    seen += hard;
    CHECK((easy || !hard));
    CHECK(memory.notices(PieceType::Queen, Move(3, 59), kOne));
    CHECK_FALSE(memory.notices(PieceType::Queen, Move(3, 59), 0));
  }
  CHECK(std::abs(seen - kGames * 3 / 10) < kGames / 30);
}
