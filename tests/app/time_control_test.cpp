// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/time_control.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace std::chrono_literals;

TEST_CASE("untimed is the default everywhere") {
  CHECK_FALSE(TimeControl().timed());
  CHECK(bucketOf(TimeControl()) == TimeBucket::Untimed);
  CHECK(*parseTimeControl("none") == TimeControl());
}

TEST_CASE("estimate a game as base + 40 x increment seconds and bin the estimate") {
  CHECK(bucketOf({1min, 0s}) == TimeBucket::Bullet);
  CHECK(bucketOf({2min, 1s}) == TimeBucket::Bullet);  // 160
  CHECK(bucketOf({179s, 0s}) == TimeBucket::Bullet);
  CHECK(bucketOf({3min, 0s}) == TimeBucket::Blitz);
  CHECK(bucketOf({100s, 2s}) == TimeBucket::Blitz);  // 180
  CHECK(bucketOf({5min, 3s}) == TimeBucket::Blitz);  // 420
  CHECK(bucketOf({479s, 0s}) == TimeBucket::Blitz);
  CHECK(bucketOf({8min, 0s}) == TimeBucket::Rapid);
  CHECK(bucketOf({10min, 5s}) == TimeBucket::Rapid);  // 800
  CHECK(bucketOf({1499s, 0s}) == TimeBucket::Rapid);
  CHECK(bucketOf({15min, 15s}) == TimeBucket::Classical);  // 1500
  CHECK(bucketOf({0s, 5s}) == TimeBucket::Blitz);          // 200
}

TEST_CASE("minutes and seconds are read") {
  CHECK(*parseTimeControl("5+3") == TimeControl{5min, 3s});
  CHECK(*parseTimeControl("0.5+1") == TimeControl{30s, 1s});
  CHECK(*parseTimeControl("0.75+0") == TimeControl{45s, 0s});
  CHECK(*parseTimeControl("1.05+0") == TimeControl{63s, 0s});
  CHECK(*parseTimeControl("0+5") == TimeControl{0s, 5s});
  CHECK(*parseTimeControl("180+180") == TimeControl{180min, 180s});
}

TEST_CASE("what isn't a time control is refused with its text") {
  for (const char* text :
       {"",      "5",    "+",    "5+",      "+3",      "5 + 3", " 5+3",  "5+3 ", "five+3",       "-5+3", "5+-3",
        "5+3+1", "5.+3", ".5+3", "5.123+3", "5.1.2+3", "5+3.5", "0x5+3", "None", "5000000000+1", "5+3\n"}) {
    INFO(text);
    const auto result = parseTimeControl(text);
    REQUIRE_FALSE(result);
    CHECK(result.error() == Error{"time.syntax", {text}});
  }
  for (const char* text : {"0+0", "0.00+0", "181+0", "180.01+0", "5+181", "999999+0"}) {
    INFO(text);
    const auto result = parseTimeControl(text);
    REQUIRE_FALSE(result);
    CHECK(result.error() == Error{"time.range", {text}});
  }
}

TEST_CASE("a time control is written as it is read") {
  for (const char* text : {"none", "5+3", "0.5+1", "0.75+0", "1.05+10", "180+180", "0+5", "10.1+0"})
    CHECK(toString(*parseTimeControl(text)) == text);
  CHECK(toString({20s, 0s}) == "0.33+0");
}
