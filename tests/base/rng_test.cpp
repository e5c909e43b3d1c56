// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/rng.h"

#include <array>
#include <catch2/catch.hpp>

using namespace kirin;

TEST_CASE("a seed fixes every value, on every machine") {
  // SplitMix64's published values.
  Rng zero(0);
  CHECK(zero.next() == 0xE220A8397B1DCDAFULL);
  CHECK(zero.next() == 0x6E789E6AA1B965F4ULL);
  CHECK(zero.next() == 0x06C45D188009454FULL);
  Rng other(1234567);
  CHECK(other.next() == 6457827717110365317ULL);
  CHECK(other.next() == 3203168211198807973ULL);
  CHECK(other.next() == 9817491932198370423ULL);
}

TEST_CASE("numbers below a bound stay below it and come equally often") {
  Rng rng(3);
  std::array<int, 6> counts{};
  for (int i = 0; i < 60'000; ++i) {
    const auto value = rng.below(6);
    REQUIRE(value < 6);
    ++counts[value];
  }
  for (const int count : counts) CHECK(std::abs(count - 10'000) < 500);
  for (int i = 0; i < 100; ++i) CHECK(rng.below(1) == 0);
}

TEST_CASE("numbers between two have both ends") {
  Rng rng(4);
  bool low = false;
  bool high = false;
  for (int i = 0; i < 1000; ++i) {
    const int value = rng.between(-3, 3);
    REQUIRE((value >= -3 && value <= 3));
    low |= value == -3;
    high |= value == 3;
  }
  CHECK((low && high));
  CHECK(rng.between(7, 7) == 7);
}
