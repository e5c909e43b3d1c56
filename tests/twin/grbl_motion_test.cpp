// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the head is and when, against closed forms; and what waits for it.
#include "twin/grbl_host.h"

#include "base/rng.h"

#include <catch2/catch.hpp>
#include <cmath>

namespace kirin {
namespace {

using namespace std::chrono_literals;

constexpr double kAcceleration = 254;

/// Seconds for a way from rest to rest.
double trapezoid(double way, double feed, double acceleration = kAcceleration) {
  const double ramp = feed / acceleration;
  if (way < feed * ramp) return 2 * std::sqrt(way / acceleration);
  return way / feed + ramp;
}

/// To a spot on the table, and there.
void goTo(GrblHost& host, const std::string& where) {
  host.ask("G0 " + where);
  host.ask("G4 P0");
}

TEST_CASE("one block is a trapezoid, or a triangle where it is short") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  host.ask("G1 X300 F7200");
  CHECK(host.secondsUntilRest() == Approx(trapezoid(200, 120)).margin(0.003));
  CHECK(host.grbl.head().x == Approx(300));
  host.ask("G1 X290");
  CHECK(host.secondsUntilRest() == Approx(trapezoid(10, 120)).margin(0.003));

  host.ask("G1 X100");
  const Instant begin = host.grbl.now();
  const double ramp = 120 / kAcceleration;
  host.grbl.advance(begin + 200ms);
  const Instant started = begin - std::chrono::duration_cast<Duration>(3 * SerialWire::kByte);
  const double t = std::chrono::duration<double>(host.grbl.now() - started).count();
  CHECK(host.grbl.head().x == Approx(290 - kAcceleration * t * t / 2).margin(0.3));
  CHECK(host.grbl.acceleration() == Approx(kAcceleration));
  host.grbl.advance(begin + 1s);
  CHECK(host.grbl.velocity().x == Approx(-120));
  CHECK(host.grbl.acceleration() == 0);
  CHECK(host.grbl.head().x == Approx(290 - 120 * (1 - ramp / 2)).margin(0.3));
}

TEST_CASE("rapids and diagonals are as fast as the slowest axis allows") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  host.ask("G0 X400 Y400");
  const double diagonal = std::sqrt(2.0);
  CHECK(host.secondsUntilRest() ==
        Approx(trapezoid(300 * diagonal, 250 * diagonal, kAcceleration * diagonal)).margin(0.003));
}

TEST_CASE("a straight way in two blocks takes no longer than in one; a right angle nearly stops") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  host.grbl.receive("G1 X200 F7200\nX300\n");
  host.wait(10ms);
  CHECK(host.secondsUntilRest() + 0.01 == Approx(trapezoid(200, 120)).margin(0.004));

  host.grbl.receive("G1 X200\nY200\n");
  host.wait(10ms);
  // v^2 = a d s / (1 - s), s the sine of half the angle; the corner's acceleration lies on the diagonal.
  const double s = std::sqrt(0.5);
  const double corner = std::sqrt(kAcceleration * std::sqrt(2.0) * 0.01 * s / (1 - s));
  CHECK(corner < 3.1);
  const double toCorner = trapezoid(100, 120) - corner / kAcceleration + corner * corner / (2 * kAcceleration * 120);
  CHECK(host.secondsUntilRest() + 0.01 == Approx(2 * toCorner).margin(0.004));
  CHECK(host.grbl.head().x == Approx(200));
  CHECK(host.grbl.head().y == Approx(200));
}

TEST_CASE("where the head is does not depend on how often one asks") {
  GrblHost often, seldom;
  for (GrblHost* host : {&often, &seldom}) {
    host->home();
    host->grbl.receive("G1 X200 Y30 F7200\nX300 Y200\nM8\nG4 P0.1\nX10 Y10\nM9\n");
  }
  for (int i = 0; i < 3000; ++i) often.grbl.advance(often.grbl.now() + 2ms + 137ns);
  seldom.grbl.advance(often.grbl.now());
  CHECK(often.grbl == seldom.grbl);
}

TEST_CASE("ok means queued: fifteen blocks fit, the next waits for room") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  const Instant begin = host.grbl.now();
  for (int i = 1; i <= 15; ++i) host.ask("G1 F1200 X" + std::to_string(100 + 10 * i));
  CHECK(host.grbl.now() - begin < 100ms);
  host.ask("G1 X100");
  // One block is done by then: 10 mm at 20 mm/s.
  CHECK(host.grbl.now() - begin > 500ms);
}

TEST_CASE("G4 and a changing M8 or M9 wait for the motion before them, a redundant one does not") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  const double way = trapezoid(100, 120);
  const auto timed = [&host](const std::string& line) {
    const Instant begin = host.grbl.now();
    host.ask(line);
    return std::chrono::duration<double>(host.grbl.now() - begin).count();
  };
  CHECK(timed("G1 X200 F7200") < 0.01);
  CHECK(timed("M9") < 0.01);
  CHECK(timed("M8") == Approx(way).margin(0.02));
  CHECK(timed("G1 X100") < 0.01);
  CHECK(timed("M8") < 0.01);
  CHECK(timed("G4 P0") == Approx(way).margin(0.02));
  CHECK(timed("G4 P0.5") == Approx(0.5).margin(0.01));
  CHECK(timed("M9") < 0.01);
}

TEST_CASE("a hold brakes, keeps the magnet on, and goes on where it was") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  host.ask("M8");
  host.ask("G1 X200 F7200");
  host.wait(700ms);
  CHECK(host.tell("!") == "");
  CHECK(host.tell("?").find("<Hold:1|") == 0);
  CHECK(host.tell("~") == "");  // too early
  host.wait(600ms);
  CHECK(host.tell("?").find("<Hold:0|") == 0);
  CHECK(host.grbl.magnet());
  const Point held = host.grbl.head();
  CHECK(held.x > 150);
  CHECK(held.x < 199);
  host.grbl.receive("G4 P0\n");
  CHECK(host.wait(5s) == "");  // no line is read while it holds
  CHECK(host.grbl.head() == held);
  host.tell("~");
  CHECK(host.wait(2s) == "ok\n");
  CHECK(host.grbl.head().x == Approx(200));
}

TEST_CASE("a reset after Hold:0 keeps the position and drops the magnet and the queue") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  host.ask("M8");
  host.ask("G1 X200 F7200");
  host.wait(500ms);
  host.tell("!");
  host.wait(1s);
  const Point held = host.grbl.head();
  CHECK(host.tell("\x18") == "\nGrbl 1.1h ['$' for help]\n");
  CHECK(host.grbl.state() == GrblSim::State::Idle);
  CHECK(host.grbl.positionKnown());
  CHECK_FALSE(host.grbl.magnet());
  host.wait(1s);
  CHECK(host.grbl.head().x == Approx(held.x));
  goTo(host, "X100");
  CHECK(host.grbl.head().x == Approx(100));
}

TEST_CASE("a reset in motion is ALARM:3, half a second, the aborted line's ok, a locked banner") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  host.ask("M8");
  host.ask("G1 X200 F7200");
  host.grbl.receive("G4 P0\n");
  host.wait(600ms);
  CHECK(host.tell("\x18") == "ALARM:3\n");
  CHECK_FALSE(host.grbl.magnet());
  CHECK_FALSE(host.grbl.positionKnown());
  CHECK(host.tell("?") == "");
  CHECK(host.wait(600ms) == "ok\n\nGrbl 1.1h ['$' for help]\n[MSG:'$H'|'$X' to unlock]\n");
  CHECK(host.ask("G0 X100") == "error:9\n");
  host.home();
  CHECK(host.grbl.positionKnown());
}

TEST_CASE("a target outside is ALARM:2: it brakes, and is deaf until a reset, with its position kept") {
  GrblHost host;
  host.home();
  goTo(host, "X300 Y100");
  host.ask("G1 X400 F7200");
  host.wait(600ms);
  host.grbl.receive("G1 X600\n");
  CHECK(host.wait(3s) == "ALARM:2\n[MSG:Reset to continue]\n");
  CHECK(host.tell("?") == "");
  CHECK(host.tell("$H\n") == "");
  CHECK(host.tell("\x18") == "ok\n\nGrbl 1.1h ['$' for help]\n[MSG:'$H'|'$X' to unlock]\n");
  CHECK(host.grbl.positionKnown());
  CHECK(host.ask("$X").find("ok\n") != std::string::npos);
  goTo(host, "X300");
  CHECK(host.grbl.head().x == Approx(300));
}

TEST_CASE("homing finds the switches, backs off, and says nothing before it is done") {
  GrblSim::Build build;
  build.head = {300, 200};
  GrblHost host(GrblSettings::forBoard(558.8, 558.8), build);
  host.grbl.receive("$H\n");
  host.wait(50ms);
  const Instant begin = host.grbl.now();
  host.grbl.receive("?");
  CHECK(host.wait(2s) == "");
  CHECK(host.grbl.head().x < 200);
  const std::string end = host.ask("");
  CHECK(end.find("<Idle|MPos:-557.800,-557.800,0.000|") == 0);
  // The farther axis at 100 mm/s, then a millimetre off, back at 5 mm/s, and off again.
  CHECK(std::chrono::duration<double>(host.grbl.now() - begin).count() ==
        Approx(3.0 + 0.2 + 0.13 + 0.2 + 0.13 + 0.1).margin(0.25));
  CHECK(host.grbl.head() == Point{1, 1});
}

TEST_CASE("homing that fails is an alarm, then ok, then a locked banner") {
  const auto failing = [](GrblSettings settings, GrblSim::Build build) {
    GrblHost host(settings, build);
    host.grbl.receive("$H\n");
    return host.wait(60s);
  };
  const std::string locked = "ALARM:9\nok\n\nGrbl 1.1h ['$' for help]\n[MSG:'$H'|'$X' to unlock]\n";
  GrblSettings away = GrblSettings::forBoard(558.8, 558.8);
  away.homingInvert = 0;
  CHECK(failing(away, {}) == locked);
  GrblSim::Build stock;
  stock.homesZFirst = true;
  CHECK(failing(GrblSettings::forBoard(558.8, 558.8), stock) == locked);

  GrblHost host;
  host.grbl.receive("$H\n");
  host.wait(300ms);
  CHECK(host.tell("\x18") == "ALARM:6\n");
  CHECK(host.wait(1s).find("ok\n") == 0);
  CHECK_FALSE(host.grbl.positionKnown());
}

TEST_CASE("with lost steps the head is elsewhere, runs into its switches, and is right again once homed") {
  GrblHost host;
  host.home();
  goTo(host, "X100 Y100");
  host.grbl.slip({-3, 0});
  CHECK(host.grbl.head().x == Approx(97));
  CHECK(host.tell("?").find("MPos:-458.800") != std::string::npos);
  host.grbl.receive("G0 X2\n");
  CHECK(host.wait(5s) == "ok\nALARM:1\n[MSG:Reset to continue]\n");
  host.tell("\x18");
  host.home();
  goTo(host, "X100");
  CHECK(host.grbl.head().x == Approx(100));
}

TEST_CASE("a jog is cancelled by its own byte and by a hold, and never leaves the travel") {
  GrblHost host;
  host.home();
  CHECK(host.ask("$J=G91 X500 F6000") == "ok\n");
  host.wait(500ms);
  CHECK(host.tell("?").find("<Jog|") == 0);
  CHECK(host.ask("G0 X1") == "error:9\n");
  host.tell("\x85");
  host.wait(1s);
  CHECK(host.grbl.state() == GrblSim::State::Idle);
  CHECK(host.grbl.head().x > 30);
  CHECK(host.grbl.head().x < 120);
  CHECK(host.ask("$J=X0.5 F600") == "ok\n");
}

TEST_CASE("whatever bytes come, an alarm or a reset leaves the magnet off") {
  Rng rng(7);
  const std::string alphabet = "GMXYFPJSHNRTL0123456789.-=$\n\n\n  ;()?!~\x18\x85";
  GrblHost host;
  host.ask("$X");
  for (int i = 0; i < 3000; ++i) {
    std::string bytes;
    const int length = rng.between(1, 40);
    for (int k = 0; k < length; ++k) {
      bytes += rng.below(8) == 0 ? static_cast<char>(rng.between(0, 255))
                                 : alphabet[rng.below(static_cast<std::uint32_t>(alphabet.size()))];
    }
    if (rng.below(4) == 0) bytes += "\nM8\nG1 X-100 Y-100 F9000\n";
    host.grbl.receive(bytes);
    host.wait(std::chrono::milliseconds(rng.between(0, 400)));
    if (rng.below(10) == 0) {
      host.grbl.alarm(rng.between(1, 9));
      if (host.grbl.state() == GrblSim::State::Alarm) REQUIRE_FALSE(host.grbl.magnet());
      host.grbl.receive("\x18");
      host.wait(2s);
      REQUIRE_FALSE(host.grbl.magnet());
      host.grbl.receive("\n$X\n");
    }
  }
}

}  // namespace
}  // namespace kirin
