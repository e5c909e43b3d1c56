// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The driver and the code for serial ports, over a pseudo terminal, against a controller whose replies get lost,
// doubled, garbled and late, and whose cable is pulled.
#include "backend/grbl_driver.h"
#include "backend/serial_link.h"
#include "backend/twin/grbl_sim.h"
#include "base/inbox.h"
#include "base/rng.h"
#include "testing/fake_time.h"
#include "testing/pty.h"
#include "testing/qt_application.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fmt/format.h>

namespace kirin {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// What becomes of the controller's words on their way.
class Noise {
 public:
  explicit Noise(std::uint64_t seed) : rng_(seed) {}

  /// Of a hundred lines so many suffer.
  void level(int percent) { percent_ = percent; }
  int harmed() const { return harmed_; }

  void hear(std::string_view bytes, Instant at) {
    for (const char byte : bytes) {
      line_ += byte;
      if (byte == '\n') put(std::exchange(line_, {}), at);
    }
  }
  /// What is on the wire by then.
  std::string take(Instant at) {
    std::string bytes;
    while (!wire_.empty() && wire_.front().first <= at) {
      bytes += wire_.front().second;
      wire_.pop_front();
    }
    return bytes;
  }
  std::optional<Instant> next() const { return wire_.empty() ? std::nullopt : std::optional(wire_.front().first); }
  void forget() {
    line_.clear();
    wire_.clear();
  }

 private:
  std::size_t spot(const std::string& line) { return rng_.below(static_cast<std::uint32_t>(line.size())); }

  void put(std::string line, Instant at) {
    // All that is said after something late is late too.
    if (!wire_.empty()) at = std::max(at, wire_.back().first);
    if (rng_.between(1, 100) <= percent_) {
      ++harmed_;
      switch (rng_.below(8)) {
        case 0: return;
        case 1: line += line; break;
        case 2: line[spot(line)] = static_cast<char>(rng_.below(256)); break;
        case 3: line.erase(spot(line), 1); break;
        case 4: line.insert(spot(line), 1, static_cast<char>(rng_.below(256))); break;
        case 5: line.resize(spot(line)); break;
        case 6: line.insert(0, rng_.below(2) ? "ok\r\n" : "error:20\r\n"); break;
        default: at += std::chrono::milliseconds(rng_.between(50, 20'000)); break;
      }
    }
    wire_.emplace_back(at, std::move(line));
  }

  Rng rng_;
  int percent_ = 0;
  int harmed_ = 0;
  std::string line_;
  std::deque<std::pair<Instant, std::string>> wire_;
};

/// One place the head was at when something happened to it.
struct Seen {
  Point head;
  bool magnet = false;
};

/// A driver and a controller with a terminal between them, in time that goes from one event to the next.
class Wired final : public IMotionLink {
 public:
  explicit Wired(std::uint64_t seed) : rng_(seed), noise_(seed + 1) {
    testing::needQtApplication();
    SerialPortChoice choice;
    choice.path = folder_ / "port";
    serial_ =
        std::make_unique<SerialLink>(choice, time_, [this](MachineEvent event) { inbox_.post(std::move(event)); });
    sim_.powerUp();
    plug();
  }
  ~Wired() override {
    driver_.shutDown();
    serial_.reset();
  }

  GrblDriver& driver() { return driver_; }
  const GrblSim& sim() const { return sim_; }
  Noise& noise() { return noise_; }
  Rng& rng() { return rng_; }
  const std::vector<Seen>& seen() const { return seen_; }
  Duration longestIdle() const { return longestIdle_; }
  const std::string& last() const { return last_; }
  void forget() {
    seen_.clear();
    last_.clear();
  }
  Instant now() const { return time_.now(); }

  void plug() {
    pty_ = std::make_unique<testing::Pty>();
    fs::remove(folder_ / "port");
    fs::create_symlink(pty_->path(), folder_ / "port");
  }
  /// The controller goes on with what it has.
  void pull() {
    settle();
    pty_->close();
    sim_.unplug();
    noise_.forget();
    if (std::exchange(up_, false)) awaitDown_ = true;
    fs::remove(folder_ / "port");
  }

  template <class Predicate>
  bool until(Predicate holds, Duration longest) {
    const Instant end = time_.now() + longest;
    settle();
    while (!holds()) {
      if (time_.now() >= end) return false;
      Instant next = end;
      for (const auto& each : {driver_.nextDeadline(), sim_.nextEvent(), noise_.next()}) {
        if (each) next = std::min(next, std::max(*each, time_.now()));
      }
      time_.setNow(next);
      settle();
      driver_.handleDeadlines();
      settle();
    }
    return true;
  }

  // The driver's link: counts what is on its way, so that nobody has to guess how long that takes.
  void open() override {
    up_ = false;
    opening_ = true;
    serial_->open();
  }
  void send(std::string_view bytes) override {
    if (up_) toController_ += bytes.size();
    serial_->send(bytes);
  }
  void close() override {
    up_ = opening_ = false;
    serial_->close();
  }

 private:
  /// Until nothing is on its way any more.
  void settle() {
    while (true) {
      if (toController_ > 0 && up_) {
        const std::size_t count = std::exchange(toController_, 0);
        const std::string bytes = pty_->read(count);
        if (bytes.size() != count) throw std::runtime_error("the terminal lost what was sent");
        sim_.receive(bytes);
      }
      happen();
      const std::string words = noise_.take(time_.now());
      if (up_ && !words.empty()) {
        pty_->write(words);
        toHost_ += words.size();
      }
      if (toHost_ == 0 && toController_ == 0 && !opening_ && !awaitDown_ && inbox_.empty()) return;
      real_.waitUntil(inbox_, real_.now() + 10s);
      auto event = inbox_.take();
      if (!event) throw std::runtime_error("the link says nothing");
      hear(*event);
    }
  }

  void hear(const MachineEvent& event) {
    if (const auto* received = std::get_if<machine_event::Received>(&event)) {
      // Some of it may be of a port that was closed since.
      toHost_ -= std::min(toHost_, received->bytes.size());
    } else if (std::holds_alternative<machine_event::LinkUp>(event)) {
      opening_ = false;
      up_ = true;
      toHost_ = toController_ = 0;
      noise_.forget();
      sim_.powerUp();
    } else if (std::holds_alternative<machine_event::LinkDown>(event)) {
      up_ = opening_ = awaitDown_ = false;
      toHost_ = toController_ = 0;
    }
    driver_.handle(event);
  }

  /// Takes the controller to now, and looks whenever something happens to it.
  void happen() {
    while (true) {
      const auto next = sim_.nextEvent();
      const bool more = next && *next <= time_.now();
      sim_.advance(more ? *next : time_.now());
      look();
      noise_.hear(sim_.takeOutput(), sim_.now());
      if (!more) return;
    }
  }

  void look() {
    const Seen now{sim_.head(), sim_.magnet()};
    if (seen_.empty() || seen_.back().magnet != now.magnet || distance(seen_.back().head, now.head) > 0.01) {
      seen_.push_back(now);
    }
    if (!now.magnet || sim_.moving() || !up_) {
      idleSince_.reset();
    } else if (!idleSince_) {
      idleSince_ = sim_.now();
    } else {
      longestIdle_ = std::max(longestIdle_, sim_.now() - *idleSince_);
    }
  }

  void say(const GrblEvent& event) {
    struct {
      std::string operator()(const grbl_event::Connected&) const { return "connected"; }
      std::string operator()(const grbl_event::Homed&) const { return "homed"; }
      std::string operator()(const grbl_event::Done&) const { return "done"; }
      std::string operator()(const grbl_event::Held&) const { return "held"; }
      std::string operator()(const grbl_event::Stopped&) const { return "stopped"; }
      std::string operator()(const grbl_event::Failed& failed) const { return failed.error.debugText(); }
      std::string operator()(const grbl_event::Lost&) const { return "lost"; }
    } const name;
    last_ = std::visit(name, event);
  }

  testing::FakeTime time_;
  RealTime real_;
  Rng rng_;
  Noise noise_;
  testing::TempFolder folder_;
  std::unique_ptr<testing::Pty> pty_;
  Inbox<MachineEvent> inbox_;
  std::unique_ptr<SerialLink> serial_;
  GrblSim sim_{GrblSettings::forBoard(558.8, 558.8), {}, time_.now()};
  BoardProfile profile_;
  GrblDriver driver_{time_, *this, profile_, [this](const GrblEvent& event) { say(event); }};
  bool opening_ = false, up_ = false, awaitDown_ = false;
  std::size_t toController_ = 0, toHost_ = 0;
  std::vector<Seen> seen_;
  std::optional<Instant> idleSince_;
  Duration longestIdle_{};
  std::string last_;
};

/// Fetches at the first, carries along the others.
HeadProgram carryAlong(const Path& path) {
  HeadProgram program{head_step::Go{path.front(), 250}, head_step::Magnet{true, 100ms}};
  for (std::size_t i = 1; i < path.size(); ++i) program.push_back(head_step::Go{path[i], 120});
  program.push_back(head_step::Magnet{false, 100ms});
  return program;
}

/// The head went there with the magnet as it should be, point by point.
bool wentAlong(const Path& path, const std::vector<Seen>& seen) {
  std::size_t next = 0;
  bool magnet = false;
  for (const Seen& each : seen) {
    // The magnet goes off at the very moment the head arrives.
    const bool dragged = std::exchange(magnet, each.magnet) || each.magnet;
    if (next < path.size() && dragged && distance(each.head, path[next]) < 0.02) ++next;
  }
  return next == path.size();
}

/// With the magnet on it was nowhere but on that way.
bool strayed(const Path& path, const std::vector<Seen>& seen) {
  return std::any_of(seen.begin(), seen.end(), [&path](const Seen& each) {
    if (!each.magnet) return false;
    for (std::size_t i = 1; i < path.size(); ++i) {
      if (distanceToSegment(each.head, path[i - 1], path[i]) < 0.1) return false;
    }
    return true;
  });
}

struct Outcome {
  int done = 0, failed = 0, harmed = 0, pulled = 0;
};

/// Carries under noise; whatever came of it, the next carry without noise arrives.
void carryInNoise(std::uint64_t seed, Outcome& outcome) {
  CAPTURE(seed);
  Wired w(seed);
  const auto spot = [&w] { return Point{w.rng().between(20, 500) / 1.0, w.rng().between(20, 500) / 1.0}; };
  const Duration patience = 10min;
  if (w.rng().below(3) == 0) w.noise().level(1);
  w.driver().connect();
  REQUIRE(w.until([&] { return w.driver().connected(); }, patience));
  w.noise().level(0);
  w.driver().home();
  REQUIRE(w.until([&] { return w.driver().ready() || w.last() != "connected"; }, patience));
  if (!w.driver().ready()) {
    w.driver().home();
    REQUIRE(w.until([&] { return w.driver().ready(); }, patience));
  }

  for (int carry = 0; carry < 3; ++carry) {
    const Path path{spot(), spot(), spot()};
    w.forget();
    w.noise().level(w.rng().between(2, 10));
    const bool pulls = w.rng().below(3) == 0;
    const Instant pulledAt = w.now() + std::chrono::milliseconds(w.rng().between(0, 9000));
    w.driver().run(carryAlong(path));
    const auto over = [&] { return w.driver().ready() || !w.driver().homed(); };
    REQUIRE(w.until([&] { return over() || (pulls && w.now() >= pulledAt); }, patience));
    if (!over()) {
      w.pull();
      ++outcome.pulled;
      w.until([] { return false; }, std::chrono::milliseconds(w.rng().between(1, 6000)));
      w.plug();
    }
    REQUIRE(w.until(over, patience));
    CHECK_FALSE(strayed(path, w.seen()));
    if (w.last() == "done") {
      ++outcome.done;
      CHECK(wentAlong(path, w.seen()));
      CHECK(distance(w.sim().head(), path.back()) < 0.02);
      CHECK_FALSE(w.sim().magnet());
      CHECK_FALSE(w.sim().moving());
    } else {
      ++outcome.failed;
    }
    outcome.harmed += w.noise().harmed();

    w.noise().level(0);
    while (!w.driver().ready()) {
      REQUIRE(w.until([&] { return w.driver().connected() && !w.driver().homing(); }, patience));
      w.driver().home();
      REQUIRE(w.until([&] { return !w.driver().homing(); }, patience));
    }
    CHECK_FALSE(w.sim().magnet());
    CHECK(w.sim().positionKnown());
    CHECK(w.longestIdle() <= 30s);
  }
}

Outcome carryOften(int episodes) {
  Outcome outcome;
  for (int episode = 0; episode < episodes; ++episode) carryInNoise(static_cast<std::uint64_t>(episode), outcome);
  CAPTURE(outcome.done, outcome.failed, outcome.harmed, outcome.pulled);
  CHECK(outcome.done > episodes);
  CHECK(outcome.failed > episodes / 4);
  CHECK(outcome.pulled > episodes / 4);
  return outcome;
}

}  // namespace

TEST_CASE("replies lost, doubled, garbled, late, and cables pulled: no answer is taken for another's") {
  carryOften(12);
}

TEST_CASE("the same over a thousand cuts of the stream", "[.slow]") { CHECK(carryOften(1250).pulled >= 1000); }

}  // namespace kirin
