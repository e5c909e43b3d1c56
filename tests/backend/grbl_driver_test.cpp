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

/// Answers only the first such line that way.
auto once(std::string line, std::string answer) {
  return [line = std::move(line), answer = std::move(answer),
          done = false](const std::string& said) mutable -> std::optional<std::string> {
    if (done || !said.starts_with(line)) return std::nullopt;
    done = true;
    return answer;
  };
}

std::size_t firstOf(const std::vector<std::string>& lines, std::string_view start) {
  const auto found =
      std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.starts_with(start); });
  return static_cast<std::size_t>(found - lines.begin());
}

}  // namespace

TEST_CASE("Connecting reads settings, offsets and build before anything moves") {
  DriverFixture f;
  f.connect();
  CHECK(f.all<grbl_event::Connected>().size() == 1);
  CHECK(f.grbl.lines == std::vector<std::string>{"$$", "$#", "$I", "$$", "$#", "$I"});
  CHECK(f.driver.settings()[110] == 15000);
  CHECK(f.driver.settings().g54 == Point{-558.8, -558.8});
  CHECK_FALSE(f.driver.ready());
  CHECK_FALSE(f.driver.head());
}

TEST_CASE("A machine that disagrees with the profile is refused with the reason, and never moves") {
  struct Case {
    std::string was, is, code, first;
  };
  const auto bad = GENERATE(values<Case>({{"$13=0", "$13=1", "machine.setting", "$13"},
                                          {"$22=1", "$22=0", "machine.setting", "$22"},
                                          {"$32=0", "$32=1", "machine.setting", "$32"},
                                          {"$110=15000", "$110=0", "machine.setting", "$110"},
                                          {"$130=558.8", "$130=200", "machine.travel", "X"},
                                          {"[G54:-558.800,-558.800", "[G54:-558.800,0.000", "machine.origin", "Y"},
                                          {"[G92:0.000", "[G92:300.000", "machine.origin", "X"},
                                          {"[VER:1.1h", "[VER:0.9j", "machine.version", "0.9j.20190830"}}));
  CAPTURE(bad.is);
  DriverFixture f;
  bool found = false;
  for (std::string* text : {&f.grbl.settings, &f.grbl.offsets, &f.grbl.build}) {
    const auto at = text->find(bad.was);
    if (at == std::string::npos) continue;
    text->replace(at, bad.was.size(), bad.is);
    found = true;
  }
  REQUIRE(found);
  f.connect();
  REQUIRE(f.failure() == bad.code);
  CHECK(f.all<grbl_event::Failed>().front().error.args.front() == bad.first);
  f.driver.home();
  f.pass(1min);
  CHECK(f.sent("$H") == 0);
}

TEST_CASE("A settings line lost on the way is asked for again, not taken for a disagreement") {
  DriverFixture f;
  f.grbl.instead = once("$$", "$110=15000\r\n$1garbage\r\nok\r\n");
  f.connect();
  CHECK(f.all<grbl_event::Connected>().size() == 1);
  CHECK(f.sent("$$") == 3);
}

TEST_CASE("A settings line garbled into another number is neither believed nor taken for a disagreement") {
  DriverFixture f;
  f.grbl.instead = once("$#", "[G54:-458.800,-558.800,0.000]\r\n[G92:0.000,0.000,0.000]\r\nok\r\n");
  f.connect();
  CHECK(f.all<grbl_event::Connected>().size() == 1);
  CHECK(f.driver.settings().g54 == Point{-558.8, -558.8});
}

TEST_CASE("Banners of earlier resets that come late don't make a machine for this board another one") {
  DriverFixture f;
  f.driver.connect();
  for (int late = 0; late < 3; ++late) f.grbl.say("Grbl 1.1h ['$' for help]\r\nok\r\n");
  f.pass(1min);
  CHECK(f.failure().empty());
  CHECK(f.all<grbl_event::Connected>().size() == 1);
}

TEST_CASE("A board that doesn't reset when its port is opened is reset") {
  DriverFixture f;
  f.grbl.resetsOnOpen = false;
  f.connect();
  f.pass(5s);
  CHECK(f.grbl.resets == 1);
  CHECK(f.all<grbl_event::Connected>().size() == 1);
}

TEST_CASE("A board that says nothing at all is reported once and looked for again") {
  DriverFixture f;
  f.grbl.resetsOnOpen = false;
  f.grbl.instead = [](const std::string&) { return std::string{}; };
  f.grbl.present = false;
  f.connect();
  f.pass(30s);
  REQUIRE(f.all<grbl_event::Lost>().size() == 1);
  CHECK(f.grbl.opened > 4);
  CHECK(f.grbl.opened < 20);
  f.grbl.present = true;
  f.grbl.resetsOnOpen = true;
  f.grbl.instead = nullptr;
  f.pass(10s);
  CHECK(f.all<grbl_event::Connected>().size() == 1);
}

TEST_CASE("Homing comes before any motion, and sets the modes") {
  DriverFixture f;
  f.connect();
  f.grbl.lines.clear();
  f.driver.home();
  f.pass(1s);
  CHECK(f.driver.ready());
  CHECK(f.all<grbl_event::Homed>().size() == 1);
  REQUIRE(f.grbl.lines.size() >= 5);
  CHECK(f.grbl.lines[0] == "$H");
  CHECK(f.grbl.lines[1] == "G21 G90 G94 G54");
  CHECK(f.grbl.lines[2] == "M9");
  CHECK(distance(*f.driver.head(), {1, 1}) < 1e-6);
}

TEST_CASE("A carry is one line at a time, and done when its own mark comes back with the magnet off") {
  DriverFixture f;
  f.ready();
  f.run(kCarry);
  CHECK(f.all<grbl_event::Done>().size() == 1);
  CHECK(f.driver.ready());
  CHECK_FALSE(f.driver.magnetMayBeOn());
  CHECK_FALSE(f.driver.nextDeadline());
  const std::vector<std::string> expected{"G21 G90 G94 G54",
                                          "G1 X100.000 Y100.000 F15000",
                                          "M8",
                                          "G4 P0.100",
                                          "G1 X150.000 Y120.000 F7200",
                                          "M9",
                                          "G4 P0.100",
                                          "G4 P0",
                                          "T2",
                                          "$G"};
  CHECK(f.grbl.lines == expected);
}

TEST_CASE("A program that forgets the magnet gets it switched off") {
  DriverFixture f;
  f.ready();
  f.run({head_step::Magnet{true, 100ms}, head_step::Go{{100, 100}, 120}});
  CHECK(f.all<grbl_event::Done>().size() == 1);
  CHECK_FALSE(f.grbl.magnet);
}

TEST_CASE("A program beyond the machine's travel is not begun") {
  DriverFixture f;
  f.ready();
  f.run({head_step::Go{{100, 100}, 250}, head_step::Go{{600, 100}, 250}});
  CHECK(f.failure() == "machine.reach");
  CHECK(f.grbl.lines.empty());
  CHECK(f.driver.ready());
}

TEST_CASE("The time allowed for a line follows from its way and the controller's own rates") {
  const auto timeUntilDoubt = [](const std::string& rates) {
    DriverFixture f;
    f.grbl.settings += rates;
    f.ready();
    f.grbl.instead = once("G1 X500", "");
    const Instant began = f.time.now();
    f.run({head_step::Go{{500, 1}, 250}});
    while (f.sent("@") == 0) f.pass(100ms);
    return f.time.now() - began;
  };
  CHECK(timeUntilDoubt("") < 6s);
  // The stock rate takes a minute for the same way.
  CHECK(timeUntilDoubt("$110=500\r\n$120=10\r\n") > 60s);
}

TEST_CASE("A late ok is never taken for the next line's") {
  // The line was understood but its answer hangs; it comes when the mark has been asked for already.
  DriverFixture f;
  f.ready();
  f.grbl.instead = once("M8", "");
  f.run(kCarry);
  REQUIRE(f.sent("M8") == 1);
  f.grbl.instead = [&](const std::string& line) -> std::optional<std::string> {
    return line == "@" ? std::optional<std::string>("ok\r\nerror:1\r\n") : std::nullopt;
  };
  f.pass(10s);
  CHECK(f.all<grbl_event::Done>().size() == 1);
  CHECK(f.sent("M8") == 2);
  // Nothing was skipped: the lines after it were each sent once, in order.
  CHECK(f.sent("G1 X150.000 Y120.000 F7200") == 1);
  CHECK(f.sent("M9") == 1);
}

TEST_CASE("A lost ok costs a question, not the carry") {
  const std::string line = GENERATE("G21", "G1 X100", "M8", "G4 P0.100", "G1 X150", "M9", "G4 P0", "T", "$G");
  CAPTURE(line);
  DriverFixture f;
  f.ready();
  f.grbl.instead = once(line, line == "$G" ? "[GC:G1 G54 G21 G90 M9 T2]\r\n" : "");
  f.run(kCarry);
  f.pass(20s);
  CHECK(f.all<grbl_event::Done>().size() == 1);
  CHECK(f.failure().empty());
  CHECK(f.sent("@") == 1);
  CHECK(distance(f.grbl.head, {150, 120}) < 1e-6);
  CHECK_FALSE(f.grbl.magnet);
}

TEST_CASE("A line that never arrived is sent again from where it begins") {
  DriverFixture f;
  f.ready();
  bool lost = false;
  f.grbl.instead = [&](const std::string& line) -> std::optional<std::string> {
    if (lost || !line.starts_with("G1 X150")) return std::nullopt;
    lost = true;
    f.grbl.deaf = true;
    return "";
  };
  f.run(kCarry);
  f.grbl.head = {100, 100};  // it was never carried out
  f.grbl.deaf = false;
  f.pass(10s);
  CHECK(f.all<grbl_event::Done>().size() == 1);
  CHECK(distance(f.grbl.head, {150, 120}) < 1e-6);
}

TEST_CASE("A head that is not where the line in doubt begins or ends is a failure, not a way to go on from") {
  DriverFixture f;
  f.ready();
  f.grbl.instead = [&](const std::string& line) -> std::optional<std::string> {
    return line.starts_with("G1 X150") ? std::optional<std::string>("") : std::nullopt;
  };
  f.run(kCarry);
  f.grbl.head = {120, 60};
  f.pass(10s);
  CHECK(f.failure() == "machine.astray");
  CHECK_FALSE(f.grbl.magnet);
  CHECK_FALSE(f.driver.homed());
}

TEST_CASE("An ok too many can't make a carry seem done that isn't") {
  DriverFixture f;
  f.ready();
  SECTION("while it waits for nothing") { f.grbl.say("ok\r\n"); }
  SECTION("in the middle") { f.grbl.instead = once("M8", "ok\r\nok\r\n"); }
  SECTION("at the end") { f.grbl.instead = once("G4 P0.100", "ok\r\nok\r\n"); }
  f.settle();
  f.run(kCarry);
  f.pass(10s);
  CHECK(f.all<grbl_event::Done>().size() == 1);
  CHECK(f.sent("@") >= 1);
  CHECK(distance(f.grbl.head, {150, 120}) < 1e-6);
}

TEST_CASE("Garbage says nothing") {
  DriverFixture f;
  f.ready();
  f.grbl.instead = once("M8", "\xff\xfeok?\r\n<Run|MPos:1\r\n[]\r\nerror:\r\nALARM:x\r\nok\r\n");
  f.run(kCarry);
  f.pass(5s);
  CHECK(f.all<grbl_event::Done>().size() == 1);
  CHECK(f.failure().empty());
}

TEST_CASE("A garbled line is sent again; one that will never be taken ends the carry") {
  DriverFixture f;
  f.ready();
  SECTION("garbled") {
    f.grbl.instead = once("G1 X150", "error:2\r\n");
    f.run(kCarry);
    f.pass(5s);
    CHECK(f.all<grbl_event::Done>().size() == 1);
  }
  SECTION("error:9, locked") {
    f.grbl.instead = once("G1 X150", "error:9\r\n");
    f.run(kCarry);
    f.pass(5s);
    CHECK(f.failure() == "machine.refused");
    CHECK(f.sent("G1 X150.000 Y120.000 F7200") == 1);
    CHECK_FALSE(f.driver.homed());
  }
}

TEST_CASE("Stop waits for standstill and keeps the position") {
  DriverFixture f;
  f.ready();
  f.grbl.instead = once("G1 X150", "");
  f.run(kCarry);
  f.driver.stop();
  f.settle();
  CHECK(f.all<grbl_event::Stopped>().size() == 1);
  CHECK(f.driver.ready());
  CHECK(f.driver.homed());
  CHECK_FALSE(f.grbl.magnet);
  CHECK(firstOf(f.grbl.lines, "!") < firstOf(f.grbl.lines, "0x18"));
  f.grbl.instead = nullptr;
  f.grbl.held = false;
  f.run(kCarry);
  CHECK(f.all<grbl_event::Done>().size() == 1);
}

TEST_CASE("Hold keeps the magnet, and the time it takes is nobody's fault") {
  DriverFixture f;
  f.ready();
  f.grbl.instead = once("G1 X150", "");
  f.run(kCarry);
  f.driver.hold();
  f.settle();
  CHECK(f.all<grbl_event::Held>().size() == 1);
  CHECK(f.driver.held());
  f.pass(20s);
  CHECK(f.grbl.magnet);
  CHECK(f.events.size() == 1);
  f.driver.resume();
  f.grbl.say("ok\r\n");
  f.pass(2s);
  CHECK(f.all<grbl_event::Done>().size() == 1);
}

TEST_CASE("Nothing is moved into a magnet left on: thirty seconds without motion and it is off") {
  DriverFixture f;
  f.ready();
  f.grbl.instead = once("G1 X150", "");
  f.run(kCarry);
  f.driver.hold();
  f.pass(28s);
  CHECK(f.grbl.magnet);
  f.pass(2s);
  CHECK_FALSE(f.grbl.magnet);
  CHECK(f.failure() == "machine.magnet");
}

TEST_CASE("The magnet is read back") {
  DriverFixture f;
  f.ready();
  f.grbl.instead = once("G1 X150", "");
  f.run(kCarry);
  SECTION("reports without overrides say nothing") {
    f.grbl.moreStatus = "";
    f.pass(300ms);
    CHECK(f.failure().empty());
  }
  SECTION("on") {
    f.grbl.moreStatus = "|Ov:100,100,100|A:F";
    f.pass(300ms);
    CHECK(f.failure().empty());
  }
  SECTION("off though it should be on") {
    f.grbl.moreStatus = "|Ov:100,100,100";
    f.pass(300ms);
    CHECK(f.failure() == "machine.magnet");
  }
}

TEST_CASE("Reports in the work frame and in the machine's are the same spot") {
  DriverFixture f;
  f.ready();
  f.grbl.instead = once("G1 X150", "");
  f.run(kCarry);
  f.grbl.say("<Run|WPos:12.000,34.000,0.000|FS:0,0|WCO:-558.800,-558.800,0.000>\r\n");
  f.settle();
  CHECK(distance(*f.driver.head(), {12, 34}) < 1e-6);
  f.grbl.say("<Run|MPos:-546.800,-524.800,0.000|FS:0,0>\r\n");
  f.settle();
  CHECK(distance(*f.driver.head(), {12, 34}) < 1e-6);
}

TEST_CASE("A work frame that shifts under a carry ends it") {
  DriverFixture f;
  f.ready();
  f.grbl.instead = once("G1 X150", "");
  f.run(kCarry);
  f.grbl.offsets = "[G54:-300.000,-558.800,0.000]\r\n[G92:0.000,0.000,0.000]\r\n";
  f.grbl.say("<Run|MPos:-546.800,-524.800,0.000|FS:0,0|WCO:-300.000,-558.800,0.000>\r\n");
  f.settle();
  const auto failed = f.all<grbl_event::Failed>();
  REQUIRE(failed.size() == 2);  // the carry, and then the machine as it is now
  CHECK(failed[0].error.code == "machine.origin");
  CHECK(failed[1].error.code == "machine.origin");
  CHECK_FALSE(f.grbl.magnet);
}

TEST_CASE("Status is asked for five times a second while something is under way, and not at rest") {
  DriverFixture f;
  f.ready();
  f.pass(1min);
  f.grbl.asked = 0;
  f.pass(1min);
  CHECK(f.grbl.asked == 0);
  f.grbl.settings += "$110=500\r\n";
  f.grbl.instead = once("G1 X150", "");
  f.run(kCarry);
  f.pass(1s);
  CHECK(f.grbl.asked >= 4);
  CHECK(f.grbl.asked <= 6);
}
