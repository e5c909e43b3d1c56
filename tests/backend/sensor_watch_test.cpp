// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/sensor_watch.h"

#include "backend/fake_sensor_bank.h"
#include "backend/gpio_sensors.h"
#include "testing/fake_time.h"

#include <catch2/catch.hpp>
#include <vector>

namespace kirin {
namespace {

using namespace machine_event;

constexpr Duration kPause = std::chrono::milliseconds(10);

Occupancy sensors(std::initializer_list<SensorIndex> those) {
  Occupancy set;
  for (const SensorIndex sensor : those) set.set(static_cast<std::size_t>(sensor));
  return set;
}

struct Watched {
  testing::FakeTime time;
  testing::FakeSensorBank bank;
  std::vector<MachineEvent> said;
  std::vector<std::size_t> holds;  ///< how much had been said when the hold was sent
  SensorWatch watch{bank.opener(), kPause, time, [this](MachineEvent event) { said.push_back(std::move(event)); },
                    [this] { holds.push_back(said.size()); }};

  /// Goes on to the next reading.
  void poll() {
    REQUIRE(watch.nextPoll());
    time.setNow(*watch.nextPoll());
    watch.poll();
  }
  /// The one thing said since the last look; it is of this kind.
  template <class Event>
  Event only() {
    REQUIRE(said.size() == 1);
    REQUIRE(std::holds_alternative<Event>(said[0]));
    Event event = std::get<Event>(said[0]);
    said.clear();
    holds.clear();
    return event;
  }
};

}  // namespace

TEST_CASE("a watch tells the sensors at once, and then what changes, on every sensor") {
  Watched w;
  CHECK_FALSE(w.watch.nextPoll());
  w.bank.put(7, true);
  w.watch.start();
  CHECK(w.only<Sensed>().frame == SensorFrame{w.time.now(), sensors({7})});
  w.poll();
  CHECK(w.said.empty());
  w.bank.put(7, false);
  w.poll();
  CHECK(w.only<Sensed>().frame.present.none());

  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
    w.bank.put(sensor, true);
    w.poll();
    CHECK(w.only<Sensed>().frame == SensorFrame{w.time.now(), sensors({sensor})});
    w.bank.put(sensor, false);
    w.poll();
    CHECK(w.only<Sensed>().frame.present.none());
  }
}

TEST_CASE("a reading takes sixteen addresses and is followed by the pause") {
  Watched w;
  w.watch.start();
  const int before = w.bank.addressesRead();
  w.poll();
  CHECK(w.bank.addressesRead() == before + 16);
  CHECK(w.watch.nextPoll() == w.time.now() + kPause);
}

TEST_CASE("a scan tells the sensors without a change, and no single wrong reading") {
  Watched w;
  w.bank.put(95, true);
  w.watch.start();
  w.only<Sensed>();
  w.watch.scan();
  CHECK(w.only<Sensed>().frame.present == sensors({95}));
  w.bank.misreadOnce(95);
  w.bank.misreadOnce(12);
  w.watch.scan();
  CHECK(w.only<Sensed>().frame.present == sensors({95}));
  // Otherwise frames are raw.
  w.bank.misreadOnce(12);
  w.poll();
  CHECK(w.only<Sensed>().frame.present == sensors({12, 95}));
}

TEST_CASE("a guarded sensor that changes holds the machine before it is told") {
  Watched w;
  w.bank.put(8, true);
  w.watch.start();
  w.only<Sensed>();
  w.watch.guard(sensors({8, 9}));

  w.bank.put(20, true);
  w.poll();
  CHECK(w.holds.empty());
  CHECK(w.only<Sensed>().frame.present == sensors({8, 20}));

  w.bank.misreadOnce(9);
  w.poll();
  CHECK(w.said.empty());
  CHECK(w.holds.empty());

  w.bank.put(8, false);
  w.poll();
  CHECK(w.holds == std::vector<std::size_t>{0});
  CHECK(w.only<HandSeen>().frame == SensorFrame{w.time.now(), sensors({20})});
  w.poll();
  CHECK(w.said.empty());

  w.bank.put(8, true);
  w.watch.scan();
  CHECK(w.holds.size() == 1);
  w.only<HandSeen>();

  w.watch.guard({});
  w.bank.put(8, false);
  w.poll();
  CHECK(w.holds.empty());
  w.only<Sensed>();
}

TEST_CASE("a guard begins with what is there, whatever was read wrong before") {
  Watched w;
  w.watch.start();
  w.only<Sensed>();
  w.bank.misreadOnce(9);
  w.poll();
  CHECK(w.only<Sensed>().frame.present == sensors({9}));
  w.watch.guard(sensors({9}));
  CHECK(w.only<Sensed>().frame.present.none());
  w.poll();
  CHECK(w.said.empty());
  CHECK(w.holds.empty());

  // A hand between two guards is the first one's.
  w.bank.put(9, true);
  w.watch.guard(sensors({10}));
  CHECK(w.holds.size() == 1);
  w.only<HandSeen>();

  w.bank.setFault(Error{"gpio.read", {}});
  w.watch.guard(sensors({11}));
  w.only<SensorsDown>();
}

TEST_CASE("lines that can't be opened are said once and tried every second") {
  Watched w;
  const Error missing{"gpio.missing", {"pinctrl-bcm2711"}}, denied{"gpio.denied", {"pinctrl-bcm2711"}};
  w.bank.setFault(missing);
  w.watch.start();
  CHECK(w.only<SensorsDown>().error == missing);
  CHECK(w.watch.nextPoll() == w.time.now() + std::chrono::seconds(1));
  w.poll();
  w.poll();
  CHECK(w.said.empty());
  w.bank.setFault(denied);
  w.poll();
  CHECK(w.only<SensorsDown>().error == denied);
  // Who asks gets an answer.
  w.watch.scan();
  CHECK(w.only<SensorsDown>().error == denied);

  w.bank.setFault(std::nullopt);
  w.bank.put(3, true);
  w.poll();
  CHECK(w.only<Sensed>().frame.present == sensors({3}));
}

TEST_CASE("lines that fail are given back and opened anew") {
  Watched w;
  w.watch.start();
  w.only<Sensed>();
  w.watch.guard(sensors({40}));
  const Error broken{"gpio.read", {"pinctrl-bcm2711", "No such device"}};
  w.bank.setFault(broken);
  w.poll();
  CHECK(w.only<SensorsDown>().error == broken);
  CHECK(w.bank.openNow() == 0);

  // What a hand did meanwhile counts.
  w.bank.put(40, true);
  w.bank.setFault(std::nullopt);
  w.poll();
  CHECK(w.bank.timesOpened() == 2);
  CHECK(w.holds.size() == 1);
  CHECK(w.only<HandSeen>().frame.present == sensors({40}));

  // The next outage is a new one.
  w.bank.setFault(broken);
  w.poll();
  CHECK(w.only<SensorsDown>().error == broken);
}

TEST_CASE("a stopped watch gives the lines back and says nothing") {
  Watched w;
  w.watch.start();
  w.only<Sensed>();
  CHECK(w.bank.openNow() == 1);
  w.watch.stop();
  CHECK(w.bank.openNow() == 0);
  CHECK_FALSE(w.watch.nextPoll());
  w.watch.scan();
  CHECK(w.said.empty());
  w.bank.put(3, true);
  w.watch.start();
  CHECK(w.only<Sensed>().frame.present == sensors({3}));
}

TEST_CASE("the sensors are read on a thread of their own") {
  RealTime time;
  testing::FakeSensorBank bank;
  Inbox<MachineEvent> inbox;
  std::atomic<int> holds = 0;
  const auto next = [&] {
    time.waitUntil(inbox, time.now() + std::chrono::seconds(10));
    std::optional<MachineEvent> event = inbox.take();
    REQUIRE(event);
    return *event;
  };
  {
    GpioSensors array(
        bank.opener(), std::chrono::milliseconds(1), time, [&](MachineEvent event) { inbox.post(std::move(event)); },
        [&] { ++holds; });
    CHECK(bank.timesOpened() == 0);
    array.start();
    CHECK(std::get<Sensed>(next()).frame.present.none());
    bank.put(5, true);
    CHECK(std::get<Sensed>(next()).frame.present == sensors({5}));
    array.scan();
    CHECK(std::get<Sensed>(next()).frame.present == sensors({5}));
    array.guard(sensors({6}));
    array.scan();  // the guard is on when this is answered
    CHECK(std::get<Sensed>(next()).frame.present == sensors({5}));
    bank.put(6, true);
    CHECK(std::get<HandSeen>(next()).frame.present == sensors({5, 6}));
    CHECK(holds == 1);
    bank.setFault(Error{"gpio.read", {"chip", "why"}});
    CHECK(std::get<SensorsDown>(next()).error.code == "gpio.read");
    array.stop();
  }
  CHECK(bank.openNow() == 0);
  CHECK(inbox.empty());
}

TEST_CASE("a chip that isn't there is missing, and without libgpiod there is none") {
  RealTime time;
  BoardProfile::Sensing sensing;
  sensing.chip = "no chip is called that";
  const Result<OpenSensorLines> open = gpioLines(sensing);
  const auto sensors = makeGpioSensors(
      sensing, time, [](MachineEvent) {}, [] {});
  CHECK(open.ok() == sensors.ok());
  if (open) {
    CHECK((*open)().error() == Error{"gpio.missing", {"no chip is called that"}});
  } else {
    CHECK(open.error() == Error{"gpio.unavailable", {}});
    CHECK(sensors.error() == open.error());
  }
}

}  // namespace kirin
