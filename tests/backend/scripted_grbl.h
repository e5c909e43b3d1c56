// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/grbl_driver.h"
#include "testing/fake_time.h"

#include <fmt/format.h>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kirin::testing {

/// The other end of a link: answers each line at once as an obedient controller would, except where a test has it say
/// something else. Moves take no time; the test says when the head stands where.
class ScriptedGrbl final : public IMotionLink {
 public:
  /// What the controller says to a line instead of its own answer; none: its own.
  std::function<std::optional<std::string>(const std::string& line)> instead;
  std::string settings =
      "$10=1\r\n$13=0\r\n$22=1\r\n$23=3\r\n$24=300\r\n$25=6000\r\n$27=1\r\n$32=0\r\n"
      "$110=15000\r\n$111=15000\r\n$120=254\r\n$121=254\r\n$130=558.8\r\n$131=558.8\r\n";
  std::string offsets = "[G54:-558.800,-558.800,0.000]\r\n[G92:0.000,0.000,0.000]\r\n";
  std::string build = "[VER:1.1h.20190830:]\r\n[OPT:V,15,128]\r\n";
  bool present = true;  ///< there is a port
  bool resetsOnOpen = true;
  bool deaf = false;  ///< to everything but 0x18
  bool answersStatus = true;
  std::string moreStatus;  ///< appended to every report

  // What has happened to it.
  std::vector<std::string> lines;  ///< since it was last cleared; realtime bytes as lines of their own, but no '?'
  int opened = 0, resets = 0, asked = 0;
  bool open_ = false;
  bool locked = true, held = false, magnet = false;
  std::string state = "Idle";
  Point head;  ///< work frame

  void open() override {
    open_ = false;
    ++opened;
    if (!present) {
      events_.push_back(machine_event::LinkDown{{"link.missing", {}}});
      return;
    }
    open_ = true;
    events_.push_back(machine_event::LinkUp{});
    if (resetsOnOpen) restart();
  }
  void send(std::string_view bytes) override {
    if (!open_) return;
    for (const char byte : bytes) receive(byte);
  }
  void close() override { open_ = false; }

  /// Says something of its own accord.
  void say(const std::string& text) { events_.push_back(machine_event::Received{text, {}}); }
  void unplug() {
    open_ = false;
    events_.push_back(machine_event::LinkDown{{"link.gone", {}}});
  }
  /// Loses its memory, as by a dip of its supply.
  void restart() {
    magnet = held = deaf = false;
    locked = true;
    line_.clear();
    tool_ = 0;
    say("\r\nGrbl 1.1h ['$' for help]\r\n");
  }
  std::optional<MachineEvent> next() {
    if (events_.empty()) return std::nullopt;
    MachineEvent event = std::move(events_.front());
    events_.pop_front();
    return event;
  }

 private:
  void receive(char byte) {
    if (byte == '\x18') {
      ++resets;
      lines.push_back("0x18");
      if (held) {
        const bool was = locked;
        restart();
        locked = was;
      } else {
        restart();
      }
      return;
    }
    if (deaf) return;
    if (byte == '?') {
      ++asked;
      if (answersStatus) say(status());
    } else if (byte == '!') {
      lines.push_back("!");
      held = true;
    } else if (byte == '~') {
      lines.push_back("~");
      held = false;
    } else if (byte == '\n') {
      const std::string line = std::exchange(line_, {});
      lines.push_back(line);
      const auto other = instead ? instead(line) : std::nullopt;
      const std::string own = answer(line);
      say(other ? *other : own);
    } else {
      line_ += byte;
    }
  }
  std::string status() const {
    const std::string_view now = held ? "Hold:0" : locked ? "Alarm" : std::string_view(state);
    return fmt::format("<{}|MPos:{:.3f},{:.3f},0.000|FS:0,0{}>\r\n", now, head.x - 558.8, head.y - 558.8, moreStatus);
  }
  std::string answer(const std::string& line) {
    if (line == "$$") return settings + "ok\r\n";
    if (line == "$#") return offsets + "ok\r\n";
    if (line == "$I") return build + "ok\r\n";
    if (line == "$G") {
      return fmt::format("[GC:G1 G54 G17 G21 G90 G94 M5 {} T{} F0 S0]\r\nok\r\n", magnet ? "M8" : "M9", tool_);
    }
    if (line == "$H") {
      locked = false;
      head = {1, 1};
      return "ok\r\n";
    }
    if (line == "@") return "error:1\r\n";
    if (locked) return "error:9\r\n";
    if (line == "M8") magnet = true;
    if (line == "M9") magnet = false;
    if (line.starts_with('T')) tool_ = std::stoi(line.substr(1));
    double x = 0, y = 0;
    if (std::sscanf(line.c_str(), "G1 X%lf Y%lf", &x, &y) == 2) head = {x, y};
    return "ok\r\n";
  }

  std::deque<MachineEvent> events_;
  std::string line_;
  int tool_ = 0;
};

/// A driver at the end of a scripted link, in time that a test moves.
struct DriverFixture {
  FakeTime time;
  ScriptedGrbl grbl;
  BoardProfile profile;
  std::vector<GrblEvent> events;
  GrblDriver driver{time, grbl, profile, [this](const GrblEvent& event) { events.push_back(event); }};

  /// Delivers what the controller has said, and what that makes it say.
  void settle() {
    while (auto event = grbl.next()) driver.handle(*event);
  }
  /// Lets time pass, deadline by deadline.
  void pass(Duration duration) {
    const Instant end = time.now() + duration;
    settle();
    while (true) {
      const auto next = driver.nextDeadline();
      if (!next || *next > end) break;
      if (*next > time.now()) time.setNow(*next);
      driver.handleDeadlines();
      settle();
    }
    time.setNow(end);
  }
  void connect() {
    driver.connect();
    settle();
  }
  /// Connected, homed, nothing said yet.
  void ready() {
    connect();
    driver.home();
    pass(std::chrono::seconds(1));
    if (!driver.ready()) throw std::logic_error("the driver did not home");
    events.clear();
    grbl.lines.clear();
  }
  void run(const HeadProgram& program) {
    driver.run(program);
    settle();
  }

  template <class T>
  std::vector<T> all() const {
    std::vector<T> found;
    for (const auto& event : events) {
      if (const auto* each = std::get_if<T>(&event)) found.push_back(*each);
    }
    return found;
  }
  /// The code of the one failure there was; "" when there was none.
  std::string failure() const {
    const auto failed = all<grbl_event::Failed>();
    if (failed.size() > 1) throw std::logic_error("failed more than once");
    return failed.empty() ? "" : failed.front().error.code;
  }
  /// How often a line was sent.
  int sent(const std::string& line) const {
    return static_cast<int>(std::count(grbl.lines.begin(), grbl.lines.end(), line));
  }
};

/// Fetches at one spot, carries to the other.
inline HeadProgram carryFromTo(Point from, Point to) {
  return {head_step::Go{from, 250}, head_step::Magnet{true, std::chrono::milliseconds(100)}, head_step::Go{to, 120},
          head_step::Magnet{false, std::chrono::milliseconds(100)}};
}

}  // namespace kirin::testing
