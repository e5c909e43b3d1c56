// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/serial_link.h"

#include "base/inbox.h"
#include "base/rng.h"
#include "testing/fake_time.h"
#include "testing/pty.h"
#include "testing/qt_application.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <memory>
#include <numeric>
#include <sys/stat.h>
#include <thread>

namespace kirin {
namespace {

using namespace machine_event;
namespace fs = std::filesystem;

SerialPortChoice at(const std::string& path) {
  SerialPortChoice choice;
  choice.path = path;
  return choice;
}

/// A link and what it says.
struct Linked {
  explicit Linked(const std::string& path) {
    testing::needQtApplication();
    link = std::make_unique<SerialLink>(at(path), time, [this](MachineEvent event) { inbox.post(std::move(event)); });
  }

  MachineEvent next() {
    real.waitUntil(inbox, real.now() + std::chrono::seconds(10));
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
  std::string receive(std::size_t count) {
    std::string bytes;
    while (bytes.size() < count) bytes += expect<Received>().bytes;
    return bytes;
  }
  Error openAndFail() {
    link->open();
    return expect<LinkDown>().error;
  }

  testing::FakeTime time;
  RealTime real;
  Inbox<MachineEvent> inbox;
  std::unique_ptr<SerialLink> link;
};

std::ptrdiff_t threadsNow() {
  return std::distance(fs::directory_iterator("/proc/self/task"), fs::directory_iterator());
}

/// A thread that has been joined may be listed for a moment still.
bool threadsComeDownTo(std::ptrdiff_t count) {
  const Instant until = RealTime().now() + std::chrono::seconds(5);
  while (threadsNow() > count && RealTime().now() < until) std::this_thread::yield();
  return threadsNow() <= count;
}

std::string allBytes() {
  std::string bytes(256, '\0');
  std::iota(bytes.begin(), bytes.end(), '\0');
  return bytes;
}

}  // namespace

TEST_CASE("a serial link carries every byte both ways, in order") {
  testing::Pty pty;
  Linked l(pty.path());
  l.link->send("before it is open");
  l.link->open();
  l.expect<LinkUp>();
  pty.write(allBytes());
  CHECK(l.receive(256) == allBytes());
  l.link->send(allBytes());
  l.link->send("G1 X10 F3000\n");
  l.link->send("!");
  CHECK(pty.read(256 + 14) == allBytes() + "G1 X10 F3000\n!");
}

TEST_CASE("received bytes carry their time") {
  testing::Pty pty;
  Linked l(pty.path());
  l.link->open();
  l.expect<LinkUp>();
  l.time.advance(std::chrono::seconds(7));
  pty.write("ok\r\n");
  CHECK(l.expect<Received>().at == l.time.now());
}

TEST_CASE("a pulled cable is told once, and the port can be opened again where it then is") {
  testing::TempFolder folder;
  const fs::path port = folder / "port";
  auto pty = std::make_unique<testing::Pty>();
  fs::create_symlink(pty->path(), port);
  Linked l(port);
  l.link->open();
  l.expect<LinkUp>();
  pty->write("<Idle|MPos:0,0,0>\r\n");
  CHECK(l.receive(19) == "<Idle|MPos:0,0,0>\r\n");
  const std::string first = pty->path();
  pty->close();
  CHECK(l.expect<LinkDown>().error == Error{"link.gone", {first}});
  l.link->send("nobody hears this");

  fs::remove(port);
  CHECK(l.openAndFail() == Error{"link.missing", {port}});
  pty = std::make_unique<testing::Pty>();
  fs::create_symlink(pty->path(), port);
  l.link->open();
  l.expect<LinkUp>();
  l.link->send("$$\n");
  CHECK(pty->read(3) == "$$\n");
}

TEST_CASE("opening an open link closes it first") {
  testing::Pty pty;
  Linked l(pty.path());
  l.link->open();
  l.expect<LinkUp>();
  l.link->open();
  l.expect<LinkUp>();
  l.link->send("?");
  CHECK(pty.read(1) == "?");
}

TEST_CASE("what was sent before closing still goes out, and nothing is said after") {
  testing::Pty pty;
  Linked l(pty.path());
  l.link->open();
  l.expect<LinkUp>();
  l.link->send("M9\n");
  l.link->close();
  CHECK(pty.read(3) == "M9\n");
  l.link.reset();
  CHECK(l.inbox.empty());
}

TEST_CASE("a port has one user, whatever it is called") {
  testing::TempFolder folder;
  testing::Pty pty;
  fs::create_symlink(pty.path(), folder / "other-name");
  Linked first(pty.path());
  first.link->open();
  first.expect<LinkUp>();
  Linked second(folder / "other-name");
  CHECK(second.openAndFail() == Error{"link.busy", {pty.path()}});
  first.link->send("?");
  CHECK(pty.read(1) == "?");
  first.link->close();
  first.link.reset();
  second.link->open();
  second.expect<LinkUp>();
}

TEST_CASE("a port that can't be opened says why") {
  testing::TempFolder folder;
  const std::string nowhere = folder / "nowhere";
  CHECK(Linked(nowhere).openAndFail() == Error{"link.missing", {nowhere}});
  const std::string folderItself = fs::canonical(folder.path());
  CHECK(Linked(folderItself).openAndFail().code == "link.failed");

  // Root may open anything.
  testing::Pty pty;
  Linked l(pty.path());
  REQUIRE(::chmod(pty.path().c_str(), 0) == 0);
  const uid_t self = ::geteuid();
  if (self == 0) REQUIRE(::seteuid(65534) == 0);
  l.link->open();
  const MachineEvent said = l.next();
  if (self == 0) REQUIRE(::seteuid(self) == 0);
  REQUIRE(std::holds_alternative<LinkDown>(said));
  CHECK(std::get<LinkDown>(said).error == Error{"link.denied", {pty.path()}});
}

TEST_CASE("a port that takes nothing is given up, and destroying the link doesn't wait for it") {
  testing::Pty pty;
  Linked l(pty.path());
  l.link->open();
  l.expect<LinkUp>();
  l.link->send(std::string(1 << 20, 'x'));
  const Instant began = l.real.now();
  while (l.inbox.empty() && l.real.now() < began + std::chrono::seconds(10)) {
    l.time.advance(std::chrono::seconds(3));
    l.link->send("?");
    l.real.waitUntil(l.inbox, l.real.now() + std::chrono::milliseconds(20));  // the I/O thread has a look meanwhile
  }
  CHECK(l.expect<LinkDown>().error.debugText() == Error{"link.stalled", {pty.path()}}.debugText());

  l.link->open();
  l.expect<LinkUp>();
  l.link->send(std::string(1 << 20, 'x'));
  const Instant closed = l.real.now();
  l.link.reset();
  CHECK(l.real.now() - closed < std::chrono::seconds(5));
  CHECK(l.inbox.empty());
}

TEST_CASE("a thousand cuts of the stream lose no byte before them and no word about them") {
  testing::TempFolder folder;
  const fs::path port = folder / "port";
  Rng rng(20261130);
  const std::ptrdiff_t threads = threadsNow();
  std::unique_ptr<Linked> l;
  int cut = 0, whole = 0;
  bool closed = false;  ///< by the link itself, in the episode before
  std::string before;   ///< the port of that
  for (int episode = 0; episode < 1000; ++episode) {
    if (episode % 40 == 0) {
      l = std::make_unique<Linked>(port);
      closed = false;
    }
    testing::Pty pty;
    fs::remove(port);
    fs::create_symlink(pty.path(), port);
    l->link->open();
    MachineEvent said = l->next();
    // The link that was closed may not have been quite closed when its port went.
    while (closed && !std::holds_alternative<LinkUp>(said)) {
      REQUIRE((std::holds_alternative<Received>(said) || std::get<LinkDown>(said).error.args[0] == before));
      said = l->next();
    }
    REQUIRE(std::holds_alternative<LinkUp>(said));

    std::string sent, received;
    for (std::uint32_t chunk = rng.below(6); chunk > 0; --chunk) {
      std::string bytes(1 + rng.below(120), '\0');
      for (char& byte : bytes) byte = static_cast<char>(rng.below(256));
      pty.write(bytes);
      sent += bytes;
      if (rng.below(2) == 0) l->link->send("?");
    }
    const bool patient = rng.below(2) == 0;
    if (patient) received = l->receive(sent.size());
    before = pty.path();
    closed = rng.below(4) == 0;
    if (closed) {
      l->link->close();
    } else {
      pty.close();
      said = l->next();
      for (; std::holds_alternative<Received>(said); said = l->next()) received += std::get<Received>(said).bytes;
      REQUIRE(std::holds_alternative<LinkDown>(said));
      REQUIRE(std::get<LinkDown>(said).error == Error{"link.gone", {pty.path()}});
      ++cut;
    }
    REQUIRE(sent.starts_with(received));
    if (patient) REQUIRE(received == sent);
    if (!sent.empty() && received == sent) ++whole;
  }
  l.reset();
  CHECK(threadsComeDownTo(threads));
  CHECK(cut > 600);
  CHECK(whole > 300);
}

TEST_CASE("without a path, the controller is the one USB port that could be it") {
  const SerialPortChoice choice;
  const SerialPortPresent builtIn{"/dev/ttyAMA0", {}}, mouse{"/dev/ttyACM0", {0x046d, 0xc077}},
      uno{"/dev/ttyACM1", {0x2341, 0x0043}}, clone{"/dev/ttyUSB0", {0x1a86, 0x7523}};
  CHECK(findSerialPort(choice, {builtIn, mouse, uno}).value() == "/dev/ttyACM1");
  CHECK(findSerialPort(choice, {clone}).value() == "/dev/ttyUSB0");
  CHECK(findSerialPort(choice, {builtIn, mouse}).error() == Error{"link.missing", {"USB"}});
  CHECK(findSerialPort(choice, {clone, uno}).error() == Error{"link.several", {"/dev/ttyUSB0, /dev/ttyACM1"}});
  SerialPortChoice own = choice;
  own.usb = {{0x1234, 0x5678}};
  CHECK(findSerialPort(own, {uno}).error().code == "link.missing");
}

TEST_CASE("a path is a port whether it is on USB or not") {
  testing::Pty pty;
  CHECK(findSerialPort(at(pty.path()), {}).value() == pty.path());
}

}  // namespace kirin
