// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_testing.h"
#include "board/sensor_debounce.h"
#include "board/sensor_health.h"
#include "board/whereabouts.h"

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

Occupancy of(std::initializer_list<int> sensors) {
  Occupancy all;
  for (const int sensor : sensors) all.set(static_cast<std::size_t>(sensor));
  return all;
}

constexpr Instant at(Duration time) { return Instant(time); }

}  // namespace

TEST_CASE("a reading counts once it has held, and is dated from where it began") {
  SensorDebounce debounce(30ms);
  debounce.observe({at(0ms), of({1, 2})});
  debounce.observe({at(10ms), of({2, 3})});
  REQUIRE(debounce.nextDeadline(~Occupancy{}) == at(40ms));
  REQUIRE(debounce.nextDeadline(of({2})) == std::nullopt);
  REQUIRE(debounce.settled(at(39ms)).empty());
  REQUIRE(debounce.settled(at(40ms)) == std::vector<SensorEdge>{{at(10ms), 1, false}, {at(10ms), 3, true}});
  REQUIRE(debounce.present() == of({2, 3}));
}

TEST_CASE("a reading that does not hold never was, and one that did counts even if the next frame takes it back") {
  SensorDebounce debounce(30ms);
  debounce.observe({at(0ms), of({})});
  debounce.observe({at(5ms), of({7})});
  debounce.observe({at(10ms), of({})});
  REQUIRE(debounce.settled(at(1s)).empty());
  debounce.observe({at(2000ms), of({7})});
  debounce.observe({at(2040ms), of({})});
  debounce.observe({at(2050ms), of({8})});
  REQUIRE(debounce.settled(at(3s)) ==
          std::vector<SensorEdge>{{at(2000ms), 7, true}, {at(2040ms), 7, false}, {at(2050ms), 8, true}});
}

TEST_CASE("a stuck sensor is believed again only after it was right both ways") {
  SensorHealth health;
  health.contradicted(5, true);
  REQUIRE(health.fault(5) == SensorHealth::Fault::StuckOn);
  for (int turn = 0; turn < 10; ++turn) health.compare(of({5}), of({5}));
  REQUIRE(health.unhealthy() == of({5}));
  health.compare(of({5}), of({}));  // wrong again: it starts anew
  for (int turn = 0; turn < 3; ++turn) health.compare(of({}), of({}));
  REQUIRE(health.unhealthy() == of({5}));
  health.compare(of({5}), of({5}));
  REQUIRE(health.unhealthy().none());
  REQUIRE(health.fault(5) == SensorHealth::Fault::None);
}

TEST_CASE("seven changes in a second are a hand, eight are a flicker") {
  SensorHealth health;
  for (int change = 0; change < 20; ++change) REQUIRE_FALSE(health.changed(9, at(change * 150ms)));
  for (int change = 0; change < 7; ++change) REQUIRE_FALSE(health.changed(10, at(change * 10ms)));
  REQUIRE(health.changed(10, at(80ms)));
  REQUIRE_FALSE(health.changed(10, at(90ms)));  // known already
  REQUIRE(health.unhealthy() == of({10}));
}

TEST_CASE("who is put down is who was in the air") {
  Instant now{};
  const auto later = [&now] { return now += std::chrono::seconds(1); };
  Whereabouts where(Placement::standard());
  const auto sensor = [](std::string_view square) { return sensorOf(on(square)); };
  where.lifted(sensor("e2"));
  where.placed(sensor("e4"), later());
  REQUIRE(where.at(sensor("e4")) == only(white("P5")));
  where.lifted(sensor("d7"));
  where.lifted(sensor("e4"));
  where.placed(sensor("d7"), later());
  REQUIRE(where.at(sensor("d7")) == (only(white("P5")) | only(black("P4"))));
  where.placed(sensorOf(stored(black("P4"))), later());
  where.lifted(sensor("g1"));
  where.placed(sensor("f3"), later());
  REQUIRE(where.at(sensor("f3")) == only(white("N2")));

  where.blind(sensor("b1"));  // its knight may be anywhere from here on
  where.lifted(sensor("f3"));
  where.placed(sensor("g1"), later());
  REQUIRE(where.at(sensor("g1")) == (only(white("N1")) | only(white("N2"))));
}
