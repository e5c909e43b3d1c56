// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/rng.h"
#include "board/board_profile_json.h"
#include "board/board_testing.h"
#include "board/calibration.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace kirin;
using namespace kirin::testing;

namespace {

Error refused(std::string_view text) {
  const auto profile = parseBoardProfile(text);
  INFO(text);
  REQUIRE_FALSE(profile);
  return profile.error();
}

void checkNear(Point a, Point b) {
  CHECK(a.x == Approx(b.x));
  CHECK(a.y == Approx(b.y));
}

BoardProfile everythingElse() {
  BoardProfile profile;
  profile.geometry = {{10, 20}, {10, 370}, {360, 20}, {360, 370}, -120.5, -60, 61, 119, {600, 700}};
  profile.geometry.a1.y = profile.geometry.a8.y = 150;
  profile.geometry.h1.y = profile.geometry.h8.y = 500;
  profile.pieces.bases = {20, 21, 22, 23, 24.5, 26};
  profile.pieces.placedByMachine = 0.4;
  profile.pieces.placedByHand = 4;
  profile.pieces.margin = 0.5;
  profile.pieces.centring = 9;
  profile.pieces.lag = 6;
  profile.motion.emptyFeed = 200;
  profile.motion.carryFeed = 100;
  profile.motion.acceleration = 300;
  profile.motion.accelerationOf = BoardProfile::Motion::Limit::Way;
  profile.motion.junctionDeviation = 0.02;
  profile.motion.settle = std::chrono::milliseconds(150);
  profile.magnet.exclusionRadius = 15.5;
  profile.magnet.blindRadius = 40;
  profile.magnet.longestIdle = std::chrono::seconds(20);
  profile.sensing.chip = "gpio-sim.0-node0";
  profile.sensing.select = {1, 2, 3, 4};
  profile.sensing.signal = {11, 12, 13, 14, 15, 16};
  profile.sensing.activeLow = false;
  profile.sensing.selectSettle = std::chrono::nanoseconds(12500);
  profile.sensing.scanPause = std::chrono::milliseconds(5);
  profile.sensing.debounce = std::chrono::milliseconds(40);
  profile.buttons = BoardProfile::Buttons{7, 8, 9, false};
  profile.display = BoardProfile::Display{0, 0x3D};
  return profile;
}

}  // namespace

TEST_CASE("the reference board stands where its builders measured it") {
  const BoardProfile profile;
  checkNear(profile.where(on("a1")), {127.0, 112.268});
  checkNear(profile.where(on("h8")), {393.7, 378.968});
  checkNear(profile.where(on("e4")), {279.4, 226.568});
  checkNear(profile.where(stored(black("R1"))), {76.2, 378.968});
  checkNear(profile.where(stored(black("P8"))), {38.1, 112.268});
  checkNear(profile.where(stored(white("K"))), {444.5, 112.268});
  checkNear(profile.where(stored(white("P1"))), {482.6, 378.968});
}

TEST_CASE("an empty profile is the reference board, and files may leave out what they like") {
  const auto empty = parseBoardProfile("{}");
  REQUIRE(empty);
  CHECK(*empty == BoardProfile());
  const auto part = parseBoardProfile(R"({"pieces": {"bases": {"king": 19}}, "motion": {"settleMs": 120.5}})");
  REQUIRE(part);
  CHECK(part->base(white("K")) == 19);
  CHECK(part->base(white("Q")) == 18);
  CHECK(part->motion.settle == std::chrono::microseconds(120500));
}

TEST_CASE("what is written is read again, every field of it") {
  for (const BoardProfile& profile : {BoardProfile(), everythingElse()}) {
    const auto again = parseBoardProfile(writeBoardProfile(profile));
    if (!again) FAIL(again.error().debugText());
    CHECK(*again == profile);
  }
  // No field of the two examples is the same by accident, so none can be forgotten in the file.
  const auto usual = nlohmann::json::parse(writeBoardProfile(BoardProfile()));
  const auto other = nlohmann::json::parse(writeBoardProfile(everythingElse()));
  for (const auto& [section, fields] : usual.items()) {
    if (!fields.is_object()) continue;
    for (const auto& [key, value] : fields.items()) {
      INFO(section << "." << key);
      CHECK(value != other[section][key]);
    }
  }
}

TEST_CASE("buttons and display are there only when the profile says so") {
  CHECK_FALSE(BoardProfile().buttons);
  const auto with = parseBoardProfile(R"({"buttons": {}, "display": {"address": 61}})");
  REQUIRE(with);
  CHECK(with->buttons == BoardProfile::Buttons());
  CHECK(with->display->address == 0x3D);
  const auto without = parseBoardProfile(R"({"buttons": null})");
  REQUIRE(without);
  CHECK_FALSE(without->buttons);
}

TEST_CASE("wrong fields are named with their place and what they take") {
  CHECK(refused(R"({"motion": {"carryFeed": "fast"}})") ==
        Error{"profile.type", {"\"fast\"", "/motion/carryFeed", "number"}});
  CHECK(refused(R"({"motion": {"carryFeed": 0}})") == Error{"profile.range", {"0", "/motion/carryFeed", "1..2000"}});
  CHECK(refused(R"({"motion": {"carryFeed": 1e999}})").code == "json.syntax");
  CHECK(refused(R"({"motion": {"accelerationOf": "both"}})") ==
        Error{"profile.range", {"\"both\"", "/motion/accelerationOf", "axis, way"}});
  CHECK(refused(R"({"motion": {"feed": 1}})").code == "profile.unknown-key");
  CHECK(refused(R"({"motion": {"feed": 1}})").args[0] == "feed");
  CHECK(refused(R"({"motion": {"feed": 1}})").args[1] == "/motion/feed");
  CHECK(refused(R"({"geometry": {"a1": [1, 2, 3]}})") ==
        Error{"profile.type", {"[1,2,3]", "/geometry/a1", "2 numbers"}});
  CHECK(refused(R"({"geometry": {"a1": [1, "b"]}})").args[1] == "/geometry/a1/1");
  CHECK(refused(R"({"sensing": {"signal": [5, 6, 13, 19, 26, 2.5]}})") ==
        Error{"profile.type", {"2.5", "/sensing/signal/5", "whole number"}});
  CHECK(refused(R"({"sensing": {"chip": "two words"}})").code == "profile.range");
  CHECK(refused(R"({"sensing": {"activeLow": 1}})").code == "profile.type");
  CHECK(refused(R"({"sensing": 3})") == Error{"profile.type", {"3", "/sensing", "object"}});
  CHECK(refused(R"({"display": {"address": 200}})").code == "profile.range");
  CHECK(refused("[]") == Error{"profile.type", {"[]", "", "object"}});
  CHECK(refused(R"({"motion": {}, "motion": {}})").code == "json.duplicate-key");
}

TEST_CASE("no line of the chip does two things") {
  CHECK(refused(R"({"sensing": {"select": [17, 27, 22, 17]}})") == Error{"profile.pin", {"17", "/sensing/select"}});
  CHECK(refused(R"({"buttons": {"stop": 26}})") == Error{"profile.pin", {"26", "/buttons/stop"}});
}

TEST_CASE("a geometry that is no board is refused") {
  CHECK(refused(R"({"geometry": {"travel": [450, 558]}})").code == "profile.travel");
  CHECK(refused(R"({"geometry": {"blackInner": -90, "blackOuter": -50}})").code == "profile.columns");
  CHECK(refused(R"({"geometry": {"whiteInner": 5}})").code == "profile.columns");
  CHECK(refused(R"({"geometry": {"a1": [200, 200]}})").code == "profile.square");
}

TEST_CASE("files cut anywhere or changed anywhere are read or refused, never more") {
  const std::string text = writeBoardProfile(everythingElse());
  for (std::size_t end = 0; end < text.size() - 2; ++end) CHECK_FALSE(parseBoardProfile(text.substr(0, end)));
  Rng rng(3);
  int accepted = 0;
  for (int round = 0; round < 2000; ++round) {
    std::string changed = text;
    changed[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.below(256));
    const auto profile = parseBoardProfile(changed);
    if (profile) {
      ++accepted;
      CHECK(checkGeometry(profile->geometry));
    }
  }
  CHECK(accepted > 0);
}

TEST_CASE("four jogged corners make a geometry, turned and mirrored too") {
  const BoardProfile::Geometry now;
  const auto same = calibrated(now, {now.a1, now.h1, now.a8, now.h8});
  REQUIRE(same);
  checkNear(same->a1, now.a1);
  checkNear(same->h8, now.h8);

  // Ranks along x, files along y.
  const auto swapped = [](Point p) { return Point{p.y, p.x}; };
  const auto axes = calibrated(now, {swapped(now.a1), swapped(now.h1), swapped(now.a8), swapped(now.h8)});
  REQUIRE(axes);
  BoardProfile profile;
  profile.geometry = *axes;
  checkNear(profile.where(on("b1")), swapped(BoardProfile().where(on("b1"))));
  checkNear(profile.where(stored(white("P1"))), swapped(BoardProfile().where(stored(white("P1")))));
  // White sits at the far side.
  const auto mirrored = calibrated(now, {now.a8, now.h8, now.a1, now.h1});
  REQUIRE(mirrored);
  checkNear(mirrored->a1, now.a8);
}

TEST_CASE("what eyes miss at the corners is shared out") {
  const BoardProfile::Geometry now;
  const auto geometry = calibrated(now, {now.a1 + Point{1, 0}, now.h1, now.a8, now.h8});
  REQUIRE(geometry);
  CHECK(geometry->h1 - geometry->a1 == Point(geometry->h8 - geometry->a8));
  CHECK(distance(geometry->a1, now.a1) == Approx(0.75));
  CHECK(distance(geometry->h8, now.h8) == Approx(0.25));
}

TEST_CASE("corners that are no board are refused with the reason") {
  const BoardProfile::Geometry now;
  const auto code = [&](const JoggedCorners& corners) {
    const auto geometry = calibrated(now, corners);
    REQUIRE_FALSE(geometry);
    return geometry.error().code;
  };
  CHECK(code({now.a1, now.h1, now.h8, now.a8}) == "profile.pitch");  // crossed
  CHECK(code({now.a1, now.h1, now.a8, now.h8 + Point{-60, 60}}) == "profile.square");
  CHECK(code({now.a1, now.a1, now.a1, now.a1}) == "profile.pitch");
  CHECK(code({now.a1, now.h1 + Point{40, 0}, now.a8, now.h8 + Point{40, 0}}) == "profile.square");
  CHECK(code({now.a1, now.h1 + Point{0, 30}, now.a8, now.h8 + Point{0, 30}}) == "profile.square");
  const Point far{200, 0};
  CHECK(code({now.a1 + far, now.h1 + far, now.a8 + far, now.h8 + far}) == "profile.travel");
}
