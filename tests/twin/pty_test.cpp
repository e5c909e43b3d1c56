// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The twin in real time: on its thread, and behind a pseudo terminal.
#include "twin/twin_fixture.h"

#include "backend/twin/twin_pty.h"
#include "testing/temp_folder.h"

#include <array>
#include <catch2/catch.hpp>
#include <ctime>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace kirin {
namespace {

using namespace std::chrono_literals;

TwinConfig quickStart() {
  TwinConfig config = TwinFixture::quiet();
  config.build.boot = 30ms;
  config.build.head = {3, 3};
  config.controller.homingSeek = 12000;
  return config;
}

/// A program that opens the terminal as it would a serial port.
class Port {
 public:
  explicit Port(const std::filesystem::path& name) : descriptor_(::open(name.c_str(), O_RDWR | O_NOCTTY | O_NONBLOCK)) {
    termios raw{};
    ::tcgetattr(descriptor_, &raw);
    ::cfmakeraw(&raw);
    ::tcsetattr(descriptor_, TCSANOW, &raw);
  }
  ~Port() {
    if (isOpen()) ::close(descriptor_);
  }
  bool isOpen() const { return descriptor_ >= 0; }
  bool send(std::string_view bytes) { return ::write(descriptor_, bytes.data(), bytes.size()) > 0; }

  /// Reads until the text is there, the file ends, or two seconds pass.
  bool hears(std::string_view wanted) {
    for (int i = 0; i < 300 && !ended_; ++i) {
      if (heard_.find(wanted) != std::string::npos) return true;
      pollfd waiting{descriptor_, POLLIN, 0};
      ::poll(&waiting, 1, 10);
      std::array<char, 256> bytes{};
      const ssize_t got = ::read(descriptor_, bytes.data(), bytes.size());
      if (got > 0) heard_.append(bytes.data(), static_cast<std::size_t>(got));
      ended_ = got == 0 || (got < 0 && errno != EAGAIN);
    }
    return heard_.find(wanted) != std::string::npos;
  }
  void forget() { heard_.clear(); }
  bool ended() {
    hears("\x01 nothing says this");
    return ended_;
  }

 private:
  int descriptor_;
  std::string heard_;
  bool ended_ = false;
};

TEST_CASE("a program finds the twin behind a terminal, loses it with the cable, and finds it again") {
  const testing::TempFolder folder;
  const RealTime time;
  auto pty = TwinPty::open(time, Twin(quickStart(), time.now()), folder.path() / "port");
  REQUIRE(pty);
  {
    Port port((*pty)->name());
    REQUIRE(port.isOpen());
    CHECK(port.hears("[MSG:'$H'|'$X' to unlock]"));
    port.send("$H\n");
    CHECK(port.hears("ok\r\n"));
    port.forget();
    port.send("?");
    CHECK(port.hears("<Idle|MPos:-557.800,-557.800,0.000|"));
    (*pty)->twin().act(twin_input::Break{{FaultKind::Unplugged, 0, 50ms, {}}});
    CHECK(port.ended());
  }
  for (int i = 0; i < 200 && !std::filesystem::exists((*pty)->name()); ++i) std::this_thread::sleep_for(10ms);
  Port again((*pty)->name());
  REQUIRE(again.isOpen());
  CHECK(again.hears("[MSG:'$H'|'$X' to unlock]"));
}

TEST_CASE("a terminal that cannot be named is refused") {
  const RealTime time;
  const auto pty = TwinPty::open(time, Twin(quickStart(), time.now()), "/nowhere/at/all/port");
  REQUIRE_FALSE(pty);
  CHECK(pty.error().code == "pty.unavailable");
}

TEST_CASE("in real time the twin sleeps while nothing happens") {
  const RealTime time;
  Inbox<MachineEvent> inbox;
  BoardTelemetry telemetry;
  RealTwin twin(
      time, Twin(quickStart(), time.now()), [&inbox](MachineEvent event) { inbox.post(std::move(event)); }, &telemetry);
  TwinLink link(twin);
  TwinSensors sensors(twin);
  sensors.start();
  link.open();
  std::string text;
  const auto hear = [&](std::string_view wanted) {
    const Instant until = time.now() + 5s;
    RealTime waiting;
    while (text.find(wanted) == std::string::npos && time.now() < until) {
      waiting.waitUntil(inbox, until);
      while (auto event = inbox.take()) {
        if (const auto* received = std::get_if<machine_event::Received>(&*event)) text += received->bytes;
      }
    }
    return text.find(wanted) != std::string::npos;
  };
  CHECK(hear("to unlock"));
  link.send("$H\n");
  CHECK(hear("ok\r\n"));
  text.clear();
  link.send("G1 X30 F7200\nG4 P0\n");
  CHECK(hear("ok\r\nok\r\n"));
  CHECK(telemetry.plant.get()->head.x == Approx(30));
  CHECK(twin.snapshot().controller().head().x == Approx(30));

  timespec begin{}, end{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
  std::this_thread::sleep_for(200ms);
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
  const double used =
      static_cast<double>(end.tv_sec - begin.tv_sec) + static_cast<double>(end.tv_nsec - begin.tv_nsec) / 1e9;
  CHECK(used < 0.01);
}

}  // namespace
}  // namespace kirin
