// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gantry_fixture.h"

#include <catch2/catch.hpp>

// What a person asks of the machine itself.
namespace kirin {
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

bool serves(GantryFixture& f, const ServiceTask& task) {
  f.events.clear();
  f.gantry->service(task);
  return f.until([&] { return !f.all<backend_event::Serviced>().empty(); }, 2min);
}

Point head(GantryFixture& f) { return f.telemetry.machine.get()->head.value_or(Point{-1, -1}); }

}  // namespace

TEST_CASE("the head goes where it is sent, with nothing in tow and the magnet off") {
  GantryFixture f;
  for (const Point spot : {Point{100, 50}, Point{393.7, 378.968}, Point{0, 0}}) {
    REQUIRE(serves(f, service_task::Go{spot}));
    CHECK(distance(head(f), spot) < 0.1);
    CHECK_FALSE(f.telemetry.machine.get()->magnetOn);
  }
  CHECK(f.stands());
}

TEST_CASE("the head is not sent where it can't go") {
  GantryFixture f;
  f.pass(1min);
  const Point before = head(f);
  for (const Point spot : {Point{-1, 10}, Point{10, -0.5}, Point{900, 10}, Point{10, 559}}) {
    f.events.clear();
    f.gantry->service(service_task::Go{spot});
    f.pass(10s);
    REQUIRE(f.all<backend_event::Fault>().size() == 1);
    CHECK(f.all<backend_event::Fault>().front().error.code == "machine.reach");
    CHECK(head(f) == before);
  }
  REQUIRE(serves(f, service_task::Home{}));
}

TEST_CASE("the magnet is on for two seconds and then off, whatever stands there") {
  GantryFixture f;
  REQUIRE(serves(f, service_task::Go{f.board.where(Place::onSquare(0))}));
  f.gantry->service(service_task::Pulse{});
  REQUIRE(f.until([&] { return f.telemetry.machine.get()->magnetOn; }, 5s));
  const Instant on = f.time.now();
  REQUIRE(f.until([&] { return !f.telemetry.machine.get()->magnetOn; }, 5s));
  CHECK(f.time.now() - on > 1900ms);
  CHECK(f.time.now() - on < 3s);
  CHECK(f.stands());
}

TEST_CASE("stopped on its way, the head stands still and nothing is answered") {
  GantryFixture f;
  REQUIRE(serves(f, service_task::Go{{0, 0}}));
  f.events.clear();
  f.gantry->service(service_task::Go{{500, 500}});
  f.pass(500ms);
  f.gantry->stop();
  f.pass(5s);
  const Point stood = head(f);
  f.pass(20s);
  CHECK(head(f) == stood);
  CHECK(f.all<backend_event::Serviced>().empty());
  CHECK(serves(f, service_task::Home{}));
}

TEST_CASE("an alarm under way is a new homing, and then it goes on") {
  GantryFixture f;
  REQUIRE(serves(f, service_task::Go{{0, 0}}));
  f.events.clear();
  f.gantry->service(service_task::Go{{300, 300}});
  f.pass(300ms);
  f.strike({FaultKind::Alarm, 0, {}, {}});
  REQUIRE(f.until([&] { return !f.all<backend_event::Serviced>().empty(); }, 3min));
  CHECK(distance(head(f), {300, 300}) < 0.1);
}

}  // namespace kirin
