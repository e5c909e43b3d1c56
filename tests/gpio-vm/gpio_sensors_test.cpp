// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gpio_sensors.h"

#include "gpio-vm/counted_ioctl.h"
#include "gpio-vm/simulated_bank.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <sys/resource.h>

// Runs inside the virtual machine, where the kernel has GPIO chips.
namespace kirin {
namespace {

using namespace machine_event;
using testing::SimulatedBank;
using testing::SimulatedChip;

const char* const kLabel = "kirin-sensors";

BoardProfile::Sensing sensingHere() {
  BoardProfile::Sensing sensing;
  sensing.chip = kLabel;
  sensing.scanPause = std::chrono::milliseconds(1);
  return sensing;
}

/// Two chips, the board's being the second, its multiplexers and sensors, and who reads them.
struct Board {
  BoardProfile::Sensing sensing = sensingHere();
  SimulatedChip other{"other", "something-else"};
  SimulatedChip chip{"board", kLabel};
  SimulatedBank bank{chip, sensing};
  RealTime time;
  Inbox<MachineEvent> inbox;
  std::atomic<int> holds = 0;
  std::unique_ptr<ISensorArray> array =
      makeGpioSensors(
          sensing, time, [this](MachineEvent event) { inbox.post(std::move(event)); }, [this] { ++holds; })
          .value();

  MachineEvent next() {
    time.waitUntil(inbox, time.now() + std::chrono::seconds(20));
    std::optional<MachineEvent> event = inbox.take();
    REQUIRE(event);
    return *event;
  }
  template <class Event>
  Event expect() {
    const MachineEvent event = next();
    REQUIRE(std::holds_alternative<Event>(event));
    return std::get<Event>(event);
  }
};

Occupancy only(SensorIndex sensor) { return Occupancy().set(static_cast<std::size_t>(sensor)); }

double processorSeconds() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

double seconds(Duration duration) { return std::chrono::duration<double>(duration).count(); }

}  // namespace

TEST_CASE("every sensor is seen where it is wired, when a piece is put there and when it is lifted") {
  Board board;
  board.array->start();
  REQUIRE(board.expect<Sensed>().frame.present.none());
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
    CAPTURE(sensor);
    board.bank.put(sensor, true);
    REQUIRE(board.expect<Sensed>().frame.present == only(sensor));
    board.bank.put(sensor, false);
    REQUIRE(board.expect<Sensed>().frame.present.none());
  }
  CHECK(board.holds == 0);
}

TEST_CASE("the inputs are pulled up while they are read") {
  Board board;
  for (const int line : board.sensing.signal) REQUIRE_FALSE(board.chip.pulledUp(line));
  const auto lines = gpioLines(board.sensing).value()();
  REQUIRE(lines);
  for (const int line : board.sensing.signal) CHECK(board.chip.pulledUp(line));
}

TEST_CASE("a guarded sensor holds the machine, others don't") {
  Board board;
  board.array->start();
  board.expect<Sensed>();
  board.array->guard(only(28));
  board.array->scan();  // the guard is on when this is answered
  board.expect<Sensed>();
  board.bank.put(80, true);
  board.expect<Sensed>();
  CHECK(board.holds == 0);
  board.bank.put(28, true);
  CHECK(board.expect<HandSeen>().frame.present == (only(28) | only(80)));
  CHECK(board.holds == 1);
}

TEST_CASE("a chip that goes away is told, and read again once it is back") {
  Board board;
  board.array->start();
  board.expect<Sensed>();
  board.chip.setLive(false);
  CHECK(board.expect<SensorsDown>().error.code == "gpio.read");
  CHECK(board.expect<SensorsDown>().error == Error{"gpio.missing", {kLabel}});
  board.chip.setLive(true);
  board.expect<Sensed>();
  board.bank.put(5, true);
  CHECK(board.expect<Sensed>().frame.present == only(5));
}

TEST_CASE("lines that can't be had are named") {
  Board board;
  BoardProfile::Sensing sensing = board.sensing;
  const auto errorOf = [&] { return gpioLines(sensing).value()().error(); };
  sensing.chip = "pinctrl-bcm2711";
  CHECK(errorOf() == Error{"gpio.missing", {"pinctrl-bcm2711"}});
  sensing = board.sensing;
  sensing.signal[3] = 32;
  CHECK(errorOf() == Error{"gpio.line", {kLabel, "32"}});
  sensing.signal[3] = sensing.select[1];
  CHECK(errorOf() == Error{"gpio.line", {kLabel, "27"}});

  const auto held = gpioLines(board.sensing).value()();
  REQUIRE(held);
  sensing = board.sensing;
  CHECK(errorOf() == Error{"gpio.busy", {kLabel, "17", "kirin"}});
  sensing.select = {0, 1, 2, 3};
  CHECK(errorOf() == Error{"gpio.busy", {kLabel, "5", "kirin"}});
}

TEST_CASE("what reading costs") {
  constexpr int kReadings = 1000;
  const SimulatedChip chip("board", kLabel);
  RealTime time;
  const BoardProfile::Sensing sensing = sensingHere();
  SensorWatch watch(
      gpioLines(sensing).value(), sensing.scanPause, time, [](MachineEvent) {}, [] {});
  watch.start();
  const long ioctls = testing::ioctlsMade();
  const Instant began = time.now();
  for (int reading = 0; reading < kReadings; ++reading) watch.poll();
  const double took = seconds(time.now() - began);
  const double each = static_cast<double>(testing::ioctlsMade() - ioctls) / kReadings;
  CHECK(each == 32);
  watch.stop();

  // As it is while nobody moves: the profile's own pause.
  BoardProfile::Sensing idle;
  idle.chip = kLabel;
  const auto array = makeGpioSensors(
      idle, time, [](MachineEvent) {}, [] {});
  array.value()->start();
  const double usedBefore = processorSeconds();
  const long ioctlsBefore = testing::ioctlsMade();
  const Instant idleBegan = time.now();
  std::this_thread::sleep_for(std::chrono::seconds(5));
  const double idled = seconds(time.now() - idleBegan);
  const double idleScans = static_cast<double>(testing::ioctlsMade() - ioctlsBefore) / 32;
  fmt::print(
      "gpio-vm: {} ioctls a scan; at most {:.0f} scans a second, {:.2f} ms each; idle {:.0f} scans a second, "
      "{:.1f}% of a processor\n",
      each, kReadings / took, 1000 * took / kReadings, idleScans / idled,
      100 * (processorSeconds() - usedBefore) / idled);
  CHECK(idleScans > 0);
}

}  // namespace kirin
