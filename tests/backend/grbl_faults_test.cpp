// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/scripted_grbl.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

const HeadProgram kCarry = carryFromTo({100, 100}, {150, 120});

/// Under way, magnet on, the answer to the dragging line outstanding.
struct Dragging : DriverFixture {
  Dragging() {
    ready();
    grbl.instead = [](const std::string& line) -> std::optional<std::string> {
      return line.starts_with("G1 X150") ? std::optional<std::string>("") : std::nullopt;
    };
    run(kCarry);
    REQUIRE(grbl.magnet);
  }
};

}  // namespace

TEST_CASE("ALARM in the middle of a carry: deaf until 0x18, then home, and go on") {
  const int number = GENERATE(1, 2, 3);
  CAPTURE(number);
  Dragging f;
  f.grbl.magnet = false;  // as every alarm does
  f.grbl.deaf = number != 3;
  f.grbl.say(fmt::format("ALARM:{}\r\n[MSG:Reset to continue]\r\n", number));
  f.settle();
  REQUIRE(f.failure() == "machine.alarm");
  CHECK(f.all<grbl_event::Failed>().front().error.args == std::vector<std::string>{std::to_string(number)});
  CHECK(f.grbl.resets == 1);
  CHECK_FALSE(f.driver.homed());
  f.grbl.instead = nullptr;
  f.driver.home();
  f.pass(1s);
  CHECK(f.driver.ready());
  CHECK(f.sent("$X") == 0);
  f.run(kCarry);
  CHECK(f.all<grbl_event::Done>().size() == 1);
}

TEST_CASE("A failed homing is never unlocked, and its ok counts for nothing") {
  const int number = GENERATE(6, 7, 8, 9);
  CAPTURE(number);
  DriverFixture f;
  f.connect();
  f.grbl.instead = [&](const std::string& line) -> std::optional<std::string> {
    if (line != "$H") return std::nullopt;
    f.grbl.locked = true;
    return fmt::format("ALARM:{}\r\nok\r\n", number);
  };
  f.driver.home();
  f.grbl.locked = true;
  f.pass(1min);
  REQUIRE(f.failure() == "machine.homing");
  CHECK(f.all<grbl_event::Homed>().empty());
  CHECK_FALSE(f.driver.ready());
  CHECK(f.sent("$H") == 1);
  CHECK(f.sent("$X") == 0);
  CHECK(std::none_of(f.grbl.lines.begin(), f.grbl.lines.end(), [](auto& line) { return line.starts_with("G1"); }));
  f.grbl.instead = nullptr;
  f.driver.home();
  f.pass(1s);
  CHECK(f.driver.ready());
}

TEST_CASE("A homing that never answers ends in a reset, not in a motion") {
  DriverFixture f;
  f.connect();
  f.grbl.instead = [](const std::string&) { return std::string{}; };
  f.grbl.answersStatus = false;
  f.driver.home();
  f.pass(10min);
  CHECK(f.failure() == "machine.silent");
  CHECK_FALSE(f.driver.homed());
  CHECK(f.sent("G21 G90 G94 G54") == 0);
}

TEST_CASE("A bare banner in the middle of a carry is a reset, as bad as an alarm") {
  Dragging f;
  f.grbl.restart();
  f.settle();
  CHECK(f.failure() == "machine.reset");
  CHECK_FALSE(f.driver.homed());
  CHECK_FALSE(f.driver.ready());
  f.grbl.instead = nullptr;
  f.driver.home();
  f.pass(1s);
  CHECK(f.driver.ready());
}

TEST_CASE("The USB plug pulled and put back: lost at once, found again, and homed only when asked") {
  Dragging f;
  f.grbl.instead = nullptr;
  f.grbl.present = false;
  f.grbl.unplug();
  f.settle();
  REQUIRE(f.all<grbl_event::Lost>().size() == 1);
  CHECK(f.all<grbl_event::Lost>().front().error.code == "link.gone");
  CHECK_FALSE(f.driver.connected());
  f.pass(20s);
  CHECK(f.all<grbl_event::Lost>().size() == 1);
  f.grbl.present = true;
  f.pass(10s);
  CHECK(f.all<grbl_event::Connected>().size() == 1);
  CHECK_FALSE(f.driver.homed());
  f.driver.home();
  f.pass(1s);
  CHECK(f.driver.ready());
}

TEST_CASE("A controller that falls silent in a carry is reset, so that its magnet is off") {
  Dragging f;
  f.grbl.instead = [](const std::string&) { return std::string{}; };
  f.grbl.answersStatus = false;
  f.pass(1min);
  CHECK(f.failure() == "machine.silent");
  CHECK_FALSE(f.grbl.magnet);
}

TEST_CASE("One that doesn't come back from a reset is lost, and looked for") {
  Dragging f;
  f.grbl.open_ = false;  // it swallows everything from now on
  f.grbl.present = false;
  f.grbl.say("ALARM:1\r\n");
  f.pass(1min);
  CHECK(f.failure() == "machine.alarm");
  REQUIRE(f.all<grbl_event::Lost>().size() == 1);
  f.grbl.instead = nullptr;
  f.grbl.present = true;
  f.pass(20s);
  CHECK(f.all<grbl_event::Connected>().size() == 1);
}

TEST_CASE("A hand seen by the sensors holds the head, whoever told it first") {
  Dragging f;
  f.driver.handle(machine_event::HandSeen{});
  f.settle();
  CHECK(f.driver.held());
  CHECK(f.sent("!") >= 1);
  f.driver.resume();
  f.grbl.say("ok\r\n");
  f.pass(1s);
  CHECK(f.all<grbl_event::Done>().size() == 1);
}

TEST_CASE("A hold at the machine itself is noticed") {
  Dragging f;
  f.grbl.held = true;
  f.pass(300ms);
  CHECK(f.all<grbl_event::Held>().size() == 1);
  f.grbl.held = false;  // and its release
  f.pass(2s);
  CHECK_FALSE(f.driver.held());
}

TEST_CASE("A hold that comes as the last line is answered delays the end until it is let go") {
  DriverFixture f;
  f.ready();
  f.grbl.answersStatus = false;
  f.run(kCarry);
  REQUIRE(f.sent("$G") == 1);
  CHECK(f.all<grbl_event::Done>().empty());
  f.driver.hold();
  f.grbl.answersStatus = true;
  f.pass(300ms);
  REQUIRE(f.driver.held());
  CHECK(f.all<grbl_event::Done>().empty());
  f.driver.resume();
  f.pass(1s);
  CHECK(f.all<grbl_event::Done>().size() == 1);
}

TEST_CASE("Whatever way out is taken, the magnet is off") {
  Dragging f;
  SECTION("stop") {
    f.driver.stop();
    f.settle();
    CHECK(f.all<grbl_event::Stopped>().size() == 1);
  }
  SECTION("stop of a head that doesn't come to rest") {
    f.grbl.answersStatus = false;
    f.driver.stop();
    f.pass(20s);
    CHECK(f.all<grbl_event::Stopped>().size() == 1);
    CHECK_FALSE(f.driver.homed());
  }
  SECTION("shutting down") { f.driver.shutDown(); }
  SECTION("an error") {
    f.grbl.say("error:9\r\n");
    f.settle();
  }
  SECTION("an alarm") {
    f.grbl.say("ALARM:3\r\n");
    f.settle();
  }
  CHECK_FALSE(f.grbl.magnet);
}

TEST_CASE("A stop while it homes leaves it unhomed, and says so once") {
  DriverFixture f;
  f.connect();
  f.grbl.instead = [](const std::string& line) -> std::optional<std::string> {
    return line == "$H" ? std::optional<std::string>("") : std::nullopt;
  };
  f.driver.home();
  f.driver.stop();
  f.settle();
  CHECK(f.all<grbl_event::Stopped>().size() == 1);
  CHECK_FALSE(f.driver.homed());
  CHECK(f.failure().empty());
}
