// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each fault does what its name says.
#include "twin/twin_fixture.h"

#include <catch2/catch.hpp>

namespace kirin {
namespace {

using namespace std::chrono_literals;

/// A host in the middle of a carry from e2 to e4, with the fault in it.
TwinFixture& inCarry(TwinFixture& host, Fault fault) {
  REQUIRE(host.start());
  const Point from = centreOf("e2");
  REQUIRE(host.ask(fmt::format("G0 X{} Y{}", from.x, from.y)));
  REQUIRE(host.ask("M8"));
  REQUIRE(host.ask("G4 P0.1"));
  REQUIRE(host.ask(fmt::format("G1 Y{} F7200", centreOf("e4").y + 2)));
  host.wait(350ms);
  host.board.act(twin_input::Break{fault});
  host.text.clear();
  host.wait(100ms);
  return host;
}

Point pawnAt(TwinFixture& host) { return host.board.twin().plant().pieces()[12].at; }

TEST_CASE("fault names are read, and unknown ones named") {
  CHECK(parseFaultNames("none")->empty());
  CHECK(parseFaultNames("all")->size() == kFaultKinds);
  CHECK(*parseFaultNames("eof,power-cut") == std::vector{FaultKind::EndOfFile, FaultKind::PowerCut});
  CHECK(parseFaultNames("eof,,drop").error() == Error{"faults.name", {""}});
  CHECK(parseFaultNames("flood").error() == Error{"faults.name", {"flood"}});
  for (int i = 0; i < kFaultKinds; ++i) {
    const auto kind = static_cast<FaultKind>(i);
    CHECK(*parseFaultNames(faultName(kind)) == std::vector{kind});
  }
}

TEST_CASE("a random plan follows from its seed and stays within its lines") {
  const auto kinds = *parseFaultNames("all");
  const FaultPlan plan = randomFaults(kinds, 5, 1000, 20);
  CHECK(plan == randomFaults(kinds, 5, 1000, 20));
  CHECK(plan != randomFaults(kinds, 6, 1000, 20));
  CHECK(plan.size() > 30);
  CHECK(plan.size() < 75);
  for (const PlannedFault& fault : plan) {
    CHECK(*fault.line >= 1);
    CHECK(*fault.line <= 1000);
  }
  CHECK(randomFaults({}, 5, 1000, 20).empty());
}

TEST_CASE("a fault comes with its line of G-code") {
  TwinConfig config = TwinFixture::quiet();
  config.faults = {{4, 0ms, {FaultKind::Alarm, 1, {}, {}}}};
  TwinFixture host(config);
  REQUIRE(host.start());  // lines 1 and 2
  CHECK(host.ask("M8"));
  host.wait(1s);
  CHECK(host.board.twin().faultsHappened() == 0);
  host.ask("G0 X100");
  host.wait(1s);
  CHECK(host.text.find("ALARM:1") != std::string::npos);
  CHECK(host.board.twin().faultsHappened() == 1);
}

TEST_CASE("an alarm in a carry switches the magnet off, and the piece lies where it was") {
  TwinFixture host;
  inCarry(host, {FaultKind::Alarm, 3, {}, {}});
  CHECK(host.text == "ALARM:3\r\n");
  CHECK_FALSE(host.board.twin().controller().magnet());
  CHECK_FALSE(host.board.twin().plant().energised());
  const Point dropped = pawnAt(host);
  CHECK(dropped.y > centreOf("e2").y + 5);
  CHECK(dropped.y < centreOf("e4").y - 20);
  host.wait(10s);
  CHECK(pawnAt(host) == dropped);
}

TEST_CASE("an end of file leaves the controller at work, and the port is there again later") {
  TwinFixture host;
  inCarry(host, {FaultKind::EndOfFile, 0, 2s, {}});
  CHECK(host.downs == 1);
  CHECK(host.board.twin().controller().moving());
  host.link.open();
  host.hear();
  CHECK(host.downs == 2);
  host.link.send("?");
  host.wait(1900ms);
  CHECK(host.text.empty());
  CHECK(host.board.twin().plant().offCentre(12) < 0.1);
  host.wait(100ms);
  host.link.open();
  host.wait(2s);
  CHECK(host.ups == 2);
  CHECK(host.text.find("Grbl 1.1h") != std::string::npos);
  CHECK_FALSE(host.board.twin().controller().magnet());
}

TEST_CASE("a power cut and a pulled plug stop everything, and nobody knows the position afterwards") {
  for (const FaultKind kind : {FaultKind::PowerCut, FaultKind::Unplugged}) {
    TwinFixture host;
    inCarry(host, {kind, 0, 1s, {}});
    CHECK(host.downs == 1);
    CHECK_FALSE(host.board.twin().controller().powered());
    CHECK_FALSE(host.board.twin().plant().energised());
    const Point dropped = pawnAt(host);
    host.wait(1s);
    host.link.open();
    host.wait(2s);
    CHECK(host.text.find("[MSG:'$H'|'$X' to unlock]") != std::string::npos);
    CHECK_FALSE(host.board.twin().controller().positionKnown());
    CHECK(pawnAt(host) == dropped);
    host.downs = 0;
    CHECK_FALSE(host.ask("G0 X100"));
    CHECK(host.ask("$H"));
  }
}

TEST_CASE("a lost ok never comes; a late one comes late, with all behind it") {
  TwinFixture host;
  REQUIRE(host.start());
  host.board.act(twin_input::Break{{FaultKind::LostOk, 0, {}, {}}});
  host.wait(1ms);
  CHECK_FALSE(host.ask("G0 X100"));
  CHECK(host.ask("G0 X110"));
  host.board.act(twin_input::Break{{FaultKind::LateOk, 0, 3s, {}}});
  host.wait(1ms);
  const Instant begin = host.time.now();
  host.link.send("G21\n");
  host.text.clear();
  host.wait(1s);
  host.link.send("?");
  host.wait(1s);
  CHECK(host.text.empty());
  host.wait(1100ms);
  CHECK(host.text.find("ok\r\n<Idle|") == 0);
  CHECK(host.time.now() - begin > 3s);
}

TEST_CASE("garbage comes between the answers") {
  TwinFixture host;
  REQUIRE(host.start());
  host.text.clear();
  host.board.act(twin_input::Break{{FaultKind::Garbage, 12, {}, {}}});
  host.wait(100ms);
  CHECK(host.text.size() == 12);
  CHECK(host.ask("G21"));
}

TEST_CASE("a dropped piece stays behind, and a failed pick-up takes nothing along") {
  TwinFixture host;
  inCarry(host, {FaultKind::DroppedPiece, 0, {}, {}});
  REQUIRE(host.ask("M9"));
  CHECK(host.board.twin().controller().head().y == Approx(centreOf("e4").y + 2));
  CHECK(pawnAt(host).y < centreOf("e4").y - 20);

  TwinFixture other;
  REQUIRE(other.start());
  other.board.act(twin_input::Break{{FaultKind::FailedPickUp, 0, {}, {}}});
  REQUIRE(other.carry(centreOf("e2"), centreOf("e4")));
  CHECK(pawnAt(other) == centreOf("e2"));
  REQUIRE(other.carry(centreOf("e2"), centreOf("e4")));
  CHECK(other.board.twin().plant().offCentre(12) < 0.1);
}

TEST_CASE("after lost steps everything lands beside its place until the machine is homed") {
  TwinFixture host;
  REQUIRE(host.start());
  REQUIRE(host.ask("G0 X100 Y100"));
  REQUIRE(host.ask("G4 P0"));
  host.board.act(twin_input::Break{{FaultKind::LostSteps, 0, {}, {3, -2}}});
  REQUIRE(host.carry(centreOf("e2"), centreOf("e4")));
  CHECK(pawnAt(host).x == Approx(centreOf("e4").x + 3).margin(0.5));
  REQUIRE(host.ask("$H"));
  REQUIRE(host.carry(pawnAt(host), centreOf("e4")));
  CHECK(pawnAt(host).x == Approx(centreOf("e4").x).margin(0.2));
}

TEST_CASE("a hand in the way takes a piece that is not carried, and puts it back") {
  TwinFixture host;
  inCarry(host, {FaultKind::Hand, 0, 1s, {}});
  const auto inHand = [&host] {
    int count = 0;
    for (const auto& piece : host.board.twin().plant().pieces()) count += piece.inHand ? 1 : 0;
    return count;
  };
  CHECK(inHand() == 1);
  CHECK(host.board.twin().plant().carried() == 12);
  host.wait(2s);
  CHECK(inHand() == 0);
}

TEST_CASE("sensors stick and flicker") {
  TwinFixture host;
  host.sensors.start();
  host.hear();
  host.board.act(twin_input::Break{{FaultKind::StuckOn, 30, {}, {}}});
  host.board.act(twin_input::Break{{FaultKind::StuckOff, 0, {}, {}}});
  host.wait(100ms);
  CHECK(host.frames.back().present.test(30));
  CHECK_FALSE(host.frames.back().present.test(0));
  host.frames.clear();
  host.board.act(twin_input::Break{{FaultKind::Flicker, 40, {}, {}}});
  host.wait(2s);
  // Five times a second on and five times off.
  CHECK(host.frames.size() >= 18);
  CHECK(host.frames.size() <= 22);
}

}  // namespace
}  // namespace kirin
