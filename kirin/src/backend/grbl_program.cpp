// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/grbl_driver.h"
#include "base/log.h"

#include <algorithm>
#include <fmt/format.h>

// Programs: lines and their answers, what is done when one is missing, hold and stop.
namespace kirin {
namespace {

using namespace std::chrono_literals;

/// Whatever else a line needs besides its motion: wire, interpreter, a busy host.
constexpr Duration kAnswer = 1s;
constexpr int kAttempts = 3;
constexpr int kMarkers = 250;  // GRBL's tool numbers end at 255
/// Whole steps and the rounding of a report.
constexpr double kAtTolerance = 0.1;
/// The magnet is to be off before its time is up, not after.
constexpr Duration kMagnetReserve = 1s;

constexpr const char* kModes = "G21 G90 G94 G54";

/// Time for something that must take no longer than `longest`.
Duration allowed(Duration longest) { return std::max<Duration>(longest, 0s) * 5 / 4 + kAnswer; }

std::string inSeconds(Duration duration) {
  return fmt::format("G4 P{:.3f}", std::chrono::duration<double>(duration).count());
}

bool hasWord(const std::string& modes, const std::string& word) {
  return (' ' + modes + ' ').find(' ' + word + ' ') != std::string::npos;
}

}  // namespace

void GrblDriver::run(const HeadProgram& program) {
  Point at = head_.value_or(Point{});
  std::deque<Line> lines{{kModes, {}, at}};
  bool on = false;
  for (const HeadStep& step : program) {
    if (const auto* go = std::get_if<head_step::Go>(&step)) {
      if (!withinTravel(settings_, go->to)) {
        say(grbl_event::Failed{{"machine.reach", {fmt::format("{:.1f},{:.1f}", go->to.x, go->to.y)}}});
        return;
      }
      lines.push_back({fmt::format("G1 X{:.3f} Y{:.3f} F{:.0f}", go->to.x, go->to.y, go->feed * 60),
                       longestTime(settings_, at, go->to, go->feed), go->to});
      at = go->to;
    } else {
      const auto& magnet = std::get<head_step::Magnet>(step);
      on = magnet.on;
      lines.push_back({on ? "M8" : "M9", {}, at, on});
      lines.push_back({inSeconds(magnet.settle), magnet.settle, at});
    }
  }
  if (on) lines.push_back({"M9", {}, at, false});
  lines.push_back({"G4 P0", {}, at});
  start(Purpose::Program, std::move(lines));
}

void GrblDriver::startHoming() {
  homeWanted_ = false;
  homed_ = false;
  head_.reset();
  const Point anywhere{};
  start(Purpose::Home, {{"$H", longestHoming(settings_), anywhere},
                        {kModes, {}, anywhere},
                        {"M9", {}, anywhere, false},
                        {"G4 P0", {}, anywhere}});
}

/// Every program ends with its own mark, and `$G` that reads it back together with the state of the magnet.
void GrblDriver::start(Purpose purpose, std::deque<Line> lines) {
  purpose_ = purpose;
  begin_ = lines.front().end;
  const Point end = lines.back().end;
  lines.push_back({"T", {}, end});
  lines.push_back({"$G", {}, end});
  program_ = std::move(lines);
  busyUntil_ = time_.now();
  attempts_ = 0;
  hold_ = Hold::None;
  pollAt_ = time_.now() + 200ms;
  if (std::exchange(doubtful_, false) && purpose == Purpose::Program) {
    synchronise();
  } else {
    sendFirst();
  }
}

void GrblDriver::sendFirst() {
  Line& line = program_.front();
  const Instant now = time_.now();
  phase_ = Phase::Running;
  busyUntil_ = std::max(busyUntil_, now) + line.longest;
  deadline_ = now + allowed(busyUntil_ - now);
  if (line.magnet) {
    magnetTold_.reset();
    if (*line.magnet) {
      magnetMayBeOn_ = true;
      magnetSince_ = now;
    }
  }
  if (line.text.front() == 'T') {
    marker_ = marker_ % kMarkers + 1;
    line.text = fmt::format("T{}", marker_);
  }
  modes_.clear();
  send(line.text + '\n');
}

void GrblDriver::lineAnswered() {
  const Line line = program_.front();
  if (line.text == "$G") {
    if (!hasWord(modes_, fmt::format("T{}", marker_))) {
      synchronise();  // an answer too many came earlier
    } else if (!hasWord(modes_, "M9")) {
      fail({"machine.magnet", {}});
    } else {
      magnetMayBeOn_ = false;
      program_.pop_front();
      attempts_ = 0;
      settle();
    }
    return;
  }
  if (line.magnet) magnetTold_ = line.magnet;
  begin_ = line.end;
  attempts_ = 0;
  program_.pop_front();
  sendFirst();
}

/// GRBL takes a line as a whole or not at all, so one that arrived garbled can be sent again; but not one that it will
/// never take.
void GrblDriver::lineRefused(int code) {
  constexpr int kHomingDisabled = 5, kNotIdle = 8, kLocked = 9, kBeyondTravel = 15;
  const bool forGood = code == kHomingDisabled || code == kNotIdle || code == kLocked || code == kBeyondTravel;
  if (forGood || attempts_ >= kAttempts) {
    fail({"machine.refused", {program_.front().text, std::to_string(code)}});
  } else {
    synchronise();
  }
}

/// Nobody knows any more which line the next answer belongs to. The first line makes an error of whatever may have
/// arrived without its end; the next two ask for a mark that nothing older can answer with.
void GrblDriver::synchronise() {
  if (++attempts_ > kAttempts) {
    fail({"machine.silent", {}});
    return;
  }
  log::backend().warn("the answer to \"{}\" is in doubt", program_.empty() ? "" : program_.front().text);
  phase_ = Phase::Syncing;
  markerCame_ = false;
  marker_ = marker_ % kMarkers + 1;
  deadline_ = time_.now() + allowed(busyUntil_ - time_.now());
  send(fmt::format("@\nT{}\n$G\n", marker_));
  poll();
}

/// Everything sent has been answered; once the head is at rest it shows where that has led.
void GrblDriver::settle() {
  phase_ = Phase::Settling;
  deadline_ = time_.now() + allowed(busyUntil_ - time_.now());
  poll();
}

bool GrblDriver::whereExpected() const {
  if (purpose_ == Purpose::Home) return head_.has_value();
  const Point end = program_.empty() ? begin_ : program_.front().end;
  return head_ && distanceToSegment(*head_, begin_, end) <= kAtTolerance;
}

/// A report while something is under way.
void GrblDriver::see(const grbl_reply::Status& status) {
  using State = grbl_reply::Status::State;
  switch (status.state) {
    case State::Alarm:
      // Locked, it is in alarm until `$H` is through, and says so if asked in between.
      if (homing() && attempts_ == 0) break;
      fail({"machine.alarm", {"?"}});
      return;
    case State::Door:
    case State::Sleep:
    case State::Check: fail({"machine.state", {}}); return;
    case State::Hold:
      if (status.sub == 0) holdStands();
      return;
    default: break;
  }
  if (hold_ == Hold::Still) resume();  // somebody let it go at the machine
  if (status.magnet && magnetTold_ && *status.magnet != *magnetTold_) {
    fail({"machine.magnet", {}});
    return;
  }
  if (phase_ != Phase::Settling || status.state != State::Idle || hold_ != Hold::None) return;
  if (!whereExpected()) {
    fail({"machine.astray", {}});
  } else if (doubtful_) {
    doubtful_ = false;
    synchronise();
  } else if (!program_.empty()) {
    sendFirst();
  } else {
    busyUntil_ = time_.now();
    homed_ = true;
    enterReady();
    if (purpose_ == Purpose::Home) {
      say(grbl_event::Homed{});
    } else {
      say(grbl_event::Done{});
    }
  }
}

void GrblDriver::hold() {
  if (!underWay() || hold_ != Hold::None || homing()) return;
  hold_ = Hold::Asked;
  heldSince_ = time_.now();
  deadline_ = time_.now() + allowed(secondsToStop());
  poll();
}

void GrblDriver::holdStands() {
  if (hold_ == Hold::Still) return;
  if (hold_ == Hold::None) heldSince_ = time_.now();
  hold_ = Hold::Still;
  say(grbl_event::Held{});
}

void GrblDriver::resume() {
  if (hold_ == Hold::None) return;
  hold_ = Hold::None;
  const Instant now = time_.now();
  busyUntil_ += now - heldSince_;
  deadline_ = now + allowed(busyUntil_ - now);
  send("~");
  poll();
}

void GrblDriver::stop() {
  homeWanted_ = false;
  if (phase_ == Phase::Resetting || phase_ == Phase::Checking || phase_ == Phase::Stopping) {
    stopWanted_ = true;
  } else if (!underWay()) {
    say(grbl_event::Stopped{});
  } else if (homing()) {
    stopWanted_ = true;
    reset(Phase::Locked);
  } else {
    stopWanted_ = true;
    phase_ = Phase::Stopping;
    hold_ = Hold::None;
    program_.clear();
    deadline_ = time_.now() + allowed(secondsToStop());
    poll();
  }
}

Duration GrblDriver::secondsToStop() const {
  return longestTime(settings_, {}, {profile_.motion.emptyFeed, 0}, profile_.motion.emptyFeed);
}

std::optional<Instant> GrblDriver::magnetDeadline() const {
  if (!magnetMayBeOn_ || (!underWay() && phase_ != Phase::Stopping)) return std::nullopt;
  // What is expected may be long over: a line in doubt is allowed its time again and again.
  Instant still = hold_ == Hold::None ? std::max(busyUntil_, magnetSince_) : heldSince_;
  if (stillSeen_) still = std::min(still, std::max(*stillSeen_, magnetSince_));
  return still + profile_.magnet.longestIdle - kMagnetReserve;
}

}  // namespace kirin
