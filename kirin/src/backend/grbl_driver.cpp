// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/grbl_driver.h"

#include "base/log.h"

#include <algorithm>
#include <fmt/format.h>

// The port, the banner, the settings, and every way into and out of a reset. What is under way once the machine is
// homed is in grbl_program.cpp.
namespace kirin {
namespace {

using namespace std::chrono_literals;

constexpr Duration kPollEvery = 200ms;   // GRBL should not be asked more often
constexpr Duration kPollHeldEvery = 1s;  // only to notice that somebody else let it go
constexpr Duration kBoot = 4s;           // boot loader and banner
constexpr Duration kAnswer = 2s;         // to a question
constexpr Duration kLongestBackoff = 8s;
constexpr int kTries = 3;
constexpr int kReadings = 6;
constexpr double kOffsetTolerance = 0.01;
constexpr const char* kReset = "\x18";

}  // namespace

GrblDriver::GrblDriver(const ITime& time, IMotionLink& link, const BoardProfile& profile, Sink sink)
    : time_(time), link_(link), profile_(profile), sink_(std::move(sink)) {}

void GrblDriver::connect() {
  openTries_ = 0;
  lostTold_ = stopWanted_ = homeWanted_ = false;
  open();
}

void GrblDriver::open() {
  phase_ = Phase::Opening;
  deadline_.reset();
  lines_.clear();
  link_.open();
}

void GrblDriver::send(std::string_view bytes) {
  if (bytes != "?") log::backend().trace("to grbl: {}", bytes);
  link_.send(bytes);
}

void GrblDriver::home() {
  if (homing()) return;
  homeWanted_ = true;
  if (phase_ == Phase::Locked || phase_ == Phase::Ready) startHoming();
}

void GrblDriver::shutDown() {
  // What moves is lost with its position; a magnet left on would be worse.
  if (phase_ >= Phase::Booting) send(kReset);
  if (phase_ != Phase::Off) link_.close();
  phase_ = Phase::Off;
  homed_ = magnetMayBeOn_ = false;
  hold_ = Hold::None;
  deadline_.reset();
}

void GrblDriver::handle(const MachineEvent& event) {
  if (phase_ == Phase::Off) return;
  std::visit([this](const auto& each) { on(each); }, event);
}

void GrblDriver::on(const machine_event::LinkUp&) {
  if (phase_ != Phase::Opening) return;
  phase_ = Phase::Booting;
  lines_.clear();
  tries_ = 0;
  deadline_ = time_.now() + kBoot;
}

void GrblDriver::on(const machine_event::Received& received) {
  lines_.add(received.bytes);
  while (phase_ >= Phase::Booting) {
    const auto line = lines_.next();
    if (!line) break;
    log::backend().trace("grbl: {}", *line);
    std::visit([this](const auto& each) { on(each); }, parseGrblReply(*line));
  }
}

void GrblDriver::reopenLater(const Error& why) {
  link_.close();
  phase_ = Phase::Backoff;
  homed_ = agreed_ = homeWanted_ = stopWanted_ = false;
  hold_ = Hold::None;
  program_.clear();
  deadline_ = time_.now() + std::min<Duration>(500ms * (1 << std::min(openTries_, 4)), kLongestBackoff);
  ++openTries_;
  if (std::exchange(lostTold_, true)) return;
  log::backend().warn("the controller is gone: {}", why.debugText());
  say(grbl_event::Lost{why});
}

/// Position and memory of the controller are gone with whatever it was doing.
void GrblDriver::reset(Phase then) {
  send(kReset);
  phase_ = Phase::Resetting;
  afterReset_ = then;
  homed_ = homed_ && then == Phase::Checking;
  hold_ = Hold::None;
  program_.clear();
  tries_ = 0;
  deadline_ = time_.now() + kBoot;
}

void GrblDriver::fail(Error error) {
  homeWanted_ = false;
  reset(Phase::Locked);
  log::backend().warn("what was under way failed: {}", error.debugText());
  say(grbl_event::Failed{std::move(error)});
}

void GrblDriver::on(const grbl_reply::Banner&) {
  magnetMayBeOn_ = false;
  magnetTold_ = false;
  doubtful_ = false;
  switch (phase_) {
    case Phase::Booting:
    case Phase::Asking:
    case Phase::Refused: ask(); break;
    case Phase::Resetting: afterReset(); break;
    case Phase::Locked: break;
    default: {  // in the middle of things: as bad as an alarm, but it is over already
      program_.clear();
      hold_ = Hold::None;
      homed_ = homeWanted_ = false;
      phase_ = Phase::Locked;
      deadline_.reset();
      if (std::exchange(stopWanted_, false)) {
        say(grbl_event::Stopped{});
      } else {
        say(grbl_event::Failed{{"machine.reset", {}}});
      }
    }
  }
}

void GrblDriver::afterReset() {
  if (!agreed_) {
    ask();
  } else if (afterReset_ == Phase::Checking) {
    phase_ = Phase::Checking;
    deadline_ = time_.now() + kAnswer;
    poll();
  } else {
    enterLocked();
  }
}

void GrblDriver::enterLocked() {
  phase_ = Phase::Locked;
  homed_ = false;
  deadline_.reset();
  if (std::exchange(stopWanted_, false)) say(grbl_event::Stopped{});
  if (phase_ == Phase::Locked && homeWanted_) startHoming();
}

void GrblDriver::enterReady() {
  phase_ = Phase::Ready;
  deadline_.reset();
  if (std::exchange(stopWanted_, false)) say(grbl_event::Stopped{});
  if (phase_ == Phase::Ready && homeWanted_) startHoming();
}

void GrblDriver::ask() {
  readings_ = 0;
  readBefore_.reset();
  read();
}

void GrblDriver::read() {
  phase_ = Phase::Asking;
  agreed_ = homed_ = false;
  settings_ = {};
  questions_ = {"$$", "$#", "$I"};
  askNext();
}

void GrblDriver::askNext() {
  deadline_ = time_.now() + kAnswer;
  send(questions_.front() + '\n');
}

/// A garbled line may read like another number, and one that is missing like a default: what two readings agree on is
/// so.
void GrblDriver::checkAnswers() {
  if (readBefore_ != settings_) {
    if (++readings_ >= kReadings) {
      reopenLater({"machine.silent", {}});
      return;
    }
    readBefore_ = settings_;
    read();
    return;
  }
  deadline_.reset();
  tries_ = openTries_ = 0;
  if (const auto agrees = checkSettings(settings_, profile_); !agrees) {
    log::backend().error("the controller doesn't fit the profile: {}", agrees.error().debugText());
    phase_ = Phase::Refused;
    homeWanted_ = stopWanted_ = false;
    say(grbl_event::Failed{agrees.error()});
    return;
  }
  agreed_ = true;
  lostTold_ = false;
  phase_ = Phase::Locked;
  say(grbl_event::Connected{});
  if (phase_ == Phase::Locked) enterLocked();
}

void GrblDriver::on(const grbl_reply::Setting& setting) {
  if (phase_ == Phase::Asking) settings_.numbered[setting.number] = setting.value;
}

void GrblDriver::on(const grbl_reply::Info& info) {
  if (info.name == "GC") {
    modes_ = info.value + ' ';
    if (phase_ == Phase::Syncing && modes_.find(fmt::format(" T{} ", marker_)) != std::string::npos) markerCame_ = true;
  }
  if (phase_ != Phase::Asking) return;
  const auto spot = [&]() -> std::optional<Point> {
    const auto numbers = parseGrblNumbers(info.value);
    if (!numbers || numbers->size() < 2) return std::nullopt;
    return Point{(*numbers)[0], (*numbers)[1]};
  };
  if (info.name == "G54") settings_.g54 = spot();
  if (info.name == "G92") settings_.g92 = spot();
  if (info.name == "VER") settings_.version = info.value.substr(0, info.value.find(':'));
  if (info.name == "OPT") settings_.options = info.value.substr(0, info.value.find(','));
}

void GrblDriver::on(const grbl_reply::Ok&) {
  switch (phase_) {
    case Phase::Asking:
      questions_.pop_front();
      if (questions_.empty()) {
        checkAnswers();
      } else {
        askNext();
      }
      break;
    case Phase::Running:
      if (program_.empty()) {
        doubtful_ = true;
      } else {
        lineAnswered();
      }
      break;
    case Phase::Syncing:
      if (markerCame_) settle();
      break;
    case Phase::Settling:
    case Phase::Locked:
    case Phase::Ready: doubtful_ = true; break;
    default: break;  // of something that a reset has made void
  }
}

void GrblDriver::on(const grbl_reply::ErrorCode& error) {
  if (phase_ == Phase::Running && !program_.empty()) {
    lineRefused(error.code);
  } else if (phase_ == Phase::Asking) {
    reset(Phase::Locked);
  } else if (phase_ == Phase::Settling || phase_ == Phase::Locked || phase_ == Phase::Ready) {
    doubtful_ = true;
  }
}

void GrblDriver::on(const grbl_reply::Alarm& alarm) {
  switch (phase_) {
    case Phase::Ready:
    case Phase::Running:
    case Phase::Syncing:
    case Phase::Settling: fail({homing() ? "machine.homing" : "machine.alarm", {std::to_string(alarm.code)}}); break;
    case Phase::Asking:
    case Phase::Refused:
    case Phase::Locked:
    case Phase::Checking:
    case Phase::Stopping: reset(Phase::Locked); break;
    case Phase::Resetting: afterReset_ = Phase::Locked; break;
    default: break;
  }
}

void GrblDriver::on(const grbl_reply::Status& status) {
  if (status.offset && agreed_ && distance(*status.offset, settings_.offset()) > kOffsetTolerance) {
    const bool wasUnderWay = underWay();
    agreed_ = false;  // read anew after the reset
    if (wasUnderWay) {
      fail({"machine.origin", {"XY", fmt::format("{:.3f},{:.3f}", status.offset->x, status.offset->y)}});
    } else {
      reset(Phase::Locked);
    }
    return;
  }
  if (status.work) head_ = status.work;
  if (status.machine) head_ = *status.machine - settings_.offset();

  using State = grbl_reply::Status::State;
  if (status.state == State::Run || status.state == State::Home) {
    stillSeen_.reset();
  } else if (!stillSeen_) {
    stillSeen_ = time_.now();
  }
  if (phase_ == Phase::Checking) {
    if (status.state == State::Idle) {
      enterReady();
    } else {
      enterLocked();
    }
  } else if (phase_ == Phase::Stopping) {
    if (status.state == State::Hold && status.sub == 0) reset(Phase::Checking);
    if (status.state == State::Alarm) reset(Phase::Locked);
  } else if (underWay()) {
    see(status);
  }
}

bool GrblDriver::polls() const {
  switch (phase_) {
    // While it homes it answers nothing.
    case Phase::Running: return program_.empty() || program_.front().text != "$H";
    case Phase::Syncing:
    case Phase::Settling:
    case Phase::Stopping:
    case Phase::Checking: return true;
    default: return false;
  }
}

void GrblDriver::poll() {
  // Said again until it is seen to hold: a byte can get lost, and a second one does nothing.
  if (phase_ == Phase::Stopping || hold_ == Hold::Asked) send("!");
  send("?");
  pollAt_ = time_.now() + (hold_ == Hold::Still ? kPollHeldEvery : kPollEvery);
}

std::optional<Instant> GrblDriver::nextDeadline() const {
  std::optional<Instant> next = hold_ == Hold::Still ? std::nullopt : deadline_;
  const auto sooner = [&next](std::optional<Instant> other) {
    if (other && (!next || *other < *next)) next = other;
  };
  if (polls()) sooner(pollAt_);
  sooner(magnetDeadline());
  return next;
}

void GrblDriver::handleDeadlines() {
  const Instant now = time_.now();
  if (const auto magnet = magnetDeadline(); magnet && *magnet <= now) {
    fail({"machine.magnet", {}});
    return;
  }
  if (deadline_ && hold_ != Hold::Still && *deadline_ <= now) timedOut();
  if (polls() && pollAt_ && *pollAt_ <= now) poll();
}

void GrblDriver::timedOut() {
  switch (phase_) {
    case Phase::Backoff: open(); break;
    case Phase::Booting:
    case Phase::Asking:
    case Phase::Resetting:
      if (++tries_ >= kTries) {
        reopenLater({"machine.silent", {}});
        break;
      }
      // Not every board resets when its port is opened.
      send(kReset);
      phase_ = phase_ == Phase::Asking ? Phase::Booting : phase_;
      deadline_ = time_.now() + kBoot;
      break;
    case Phase::Running:
      if (hold_ == Hold::Asked) {
        fail({"machine.silent", {}});
      } else {
        synchronise();
      }
      break;
    case Phase::Syncing: synchronise(); break;
    case Phase::Settling: fail({"machine.silent", {}}); break;
    case Phase::Checking:
    case Phase::Stopping: reset(Phase::Locked); break;
    default: deadline_.reset(); break;
  }
}

}  // namespace kirin
