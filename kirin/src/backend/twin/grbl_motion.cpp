// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What moves: actions, holds, resets, alarms, homing.
#include "backend/twin/grbl_sim.h"
#include "backend/twin/overloaded.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace kirin {
namespace {

constexpr Duration kAlarmPause = std::chrono::milliseconds(500);  ///< GRBL waits for its message to get out
constexpr double kDrift = 5000;                                   ///< mm/s2 that a head without current slows down with
constexpr double kSearch = 1.5;                                   ///< travels to look for a switch
constexpr Duration kOffsetWrite = std::chrono::milliseconds(47);  ///< 14 bytes of EEPROM

double seconds(Duration d) { return static_cast<double>(d.count()) / 1e9; }
Duration toDuration(double s) { return Duration(std::llround(s * 1e9)); }

/// Millimetres from rest after a time, and how long a way takes, without braking: a switch stops it.
double rampWay(double speed, double acceleration, double time) {
  const double ramp = speed / acceleration;
  if (time < ramp) return acceleration * time * time / 2;
  return speed * (time - ramp / 2);
}
double rampTime(double speed, double acceleration, double way) {
  const double ramp = speed / acceleration;
  const double rampLength = speed * ramp / 2;
  return way < rampLength ? std::sqrt(2 * way / acceleration) : ramp + (way - rampLength) / speed;
}

double towards(double from, double to, double way) {
  return from < to ? std::min(to, from + way) : std::max(to, from - way);
}

}  // namespace

bool GrblSim::perform(const GrblAction& action) {
  using namespace grbl_action;
  return std::visit(
      Overloaded{[this](const Move& move) { return performMove(move); }, [this](const Spindle&) { return rested(); },
                 [this](const Coolant& coolant) {
                   if (!rested()) return false;
                   if (state_ == State::Check) return true;
                   magnet_ = coolant.on;
                   overrideReports_ = 0;
                   return true;
                 },
                 [this](const Dwell& dwell) {
                   if (!rested()) return false;
                   if (state_ == State::Check || std::exchange(dwelt_, false)) return true;
                   if (!dwellEnds_) dwellEnds_ = now_ + dwell.time;
                   return false;
                 },
                 [this](const StoreOffset& store) {
                   if (!rested()) return false;
                   settings_.offsets[static_cast<std::size_t>(store.system)] = store.offset;
                   offsetReports_ = 0;
                   stall(kOffsetWrite);
                   return true;
                 },
                 [this](const UseSystem&) {
                   if (!rested()) return false;
                   offsetReports_ = 0;
                   return true;
                 },
                 [this](const Pause&) {
                   if (!rested()) return false;
                   feedHold();
                   return true;
                 },
                 [this](const End&) {
                   if (!rested()) return false;
                   if (state_ != State::Check) switchOff();
                   say("[MSG:Pgm End]\r\n");
                   return true;
                 }},
      action);
}

bool GrblSim::performMove(const grbl_action::Move& move) {
  if (settings_.softLimits && state_ != State::Jog && !insideTravel(move.end)) {
    // Brakes first: the position is kept.
    if (queue_.moving()) {
      if (state_ == State::Run) feedHold();
      softLimit_ = true;
      return false;
    }
    alarm(2);
    return true;
  }
  if (state_ == State::Check) return true;
  if (queue_.full()) {
    startCycle();
    return false;
  }
  queue_.append(move.end, move.feed, settings_, now_);
  return true;
}

bool GrblSim::insideTravel(const Axes& target) const {
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (target[axis] > 0 || target[axis] < -settings_.travel[axis]) return false;
  }
  return true;
}

bool GrblSim::rested() {
  if (state_ == State::Check) return true;
  startCycle();
  return queue_.empty();
}

void GrblSim::startCycle() {
  if (queue_.empty() || queue_.moving()) return;
  if (state_ == State::Idle) state_ = State::Run;
  if (state_ == State::Run || state_ == State::Jog) queue_.start(now_);
}

void GrblSim::settleMotion() {
  if (queue_.moving()) return;
  if (softLimit_) return alarm(2);
  switch (state_) {
    case State::Run:
      if (queue_.empty()) state_ = State::Idle;
      break;
    case State::Hold: held_ = true; break;
    case State::Jog:
      if (std::exchange(cancelling_, false)) standStill();
      if (queue_.empty() && actions_.empty()) state_ = State::Idle;
      break;
    default: break;
  }
}

void GrblSim::standStill() {
  queue_.stop(now_);
  actions_.clear();
  modes_.position = queue_.target();
}

void GrblSim::feedHold() {
  switch (state_) {
    case State::Run:
      queue_.hold(now_);
      state_ = State::Hold;
      break;
    case State::Idle:
      if (homing_ || busy_ != Busy::No) return;
      state_ = State::Hold;
      held_ = true;
      if (dwellEnds_) dwellLeft_ = *dwellEnds_ - now_;
      dwellEnds_.reset();
      break;
    case State::Jog: cancelJog(); break;
    default: break;
  }
}

void GrblSim::cycleStart() {
  if (state_ != State::Hold || !held_) return;
  held_ = false;
  state_ = State::Idle;
  if (dwellLeft_) dwellEnds_ = now_ + *dwellLeft_;
  dwellLeft_.reset();
  startCycle();
}

void GrblSim::cancelJog() {
  if (state_ != State::Jog) return;
  cancelling_ = true;
  queue_.hold(now_);
}

void GrblSim::softReset() {
  if (busy_ == Busy::Announcing) return;
  if (homing_) return alarm(6);
  if (queue_.moving() && busy_ != Busy::Critical) return alarm(3);
  switchOff();
  restart();
}

void GrblSim::switchOff() {
  if (magnet_) overrideReports_ = 0;
  magnet_ = false;
}

void GrblSim::alarm(int number) {
  if (!powered_ || busy_ == Busy::Booting || busy_ == Busy::Announcing || busy_ == Busy::Critical) return;
  stopAbruptly();
  switchOff();
  known_ = known_ && number == 2;
  forgetWork();
  state_ = State::Alarm;
  alarm_ = number;
  say(fmt::format("ALARM:{}\r\n", number));
  busy_ = Busy::Announcing;
  busyUntil_ = now_ + kAlarmPause;
}

/// No steps any more: what moved rolls on a little, and nobody counts it.
void GrblSim::stopAbruptly() {
  const Axes here = physical();
  const Axes velocity = queue_.at(now_).velocity;
  const bool slips = queue_.moving();
  queue_.stop(now_);
  homing_.reset();
  for (std::size_t axis = 0; axis < 2; ++axis) {
    offset_[axis] = here[axis] - queue_.target()[axis] + velocity[axis] * std::abs(velocity[axis]) / (2 * kDrift);
  }
  if (slips) known_ = false;
}

void GrblSim::forgetWork() {
  actions_.clear();
  held_ = cancelling_ = softLimit_ = statusWanted_ = dwelt_ = false;
  dwellEnds_.reset();
  dwellLeft_.reset();
}

void GrblSim::restart() {
  if (lineAtWork_) answer(0);
  queue_.stop(now_);
  forgetWork();
  ring_.clear();
  line_.clear();
  overflow_ = comment_ = tail_ = false;
  modes_ = GrblModes{};
  modes_.position = queue_.target();
  offsetReports_ = overrideReports_ = 0;
  busy_ = Busy::No;
  say("\r\nGrbl 1.1h ['$' for help]\r\n");
  if (state_ == State::Alarm || state_ == State::Sleep) {
    state_ = State::Alarm;
    say("[MSG:'$H'|'$X' to unlock]\r\n");
  } else {
    state_ = State::Idle;
  }
}

void GrblSim::powerUp() {
  powerDown();
  powered_ = true;
  offset_ = physical();
  offset_[2] = 0;
  queue_.setPosition({});
  known_ = false;
  state_ = settings_.homing ? State::Alarm : State::Idle;
  busy_ = Busy::Booting;
  busyUntil_ = now_ + build_.boot;
}

void GrblSim::powerDown() {
  stopAbruptly();
  magnet_ = false;
  known_ = false;
  forgetWork();
  lineAtWork_ = false;
  ring_.clear();
  line_.clear();
  toController_.clear();
  busy_ = Busy::No;
  busyUntil_.reset();
  stallBegan_.reset();
  powered_ = false;
}

void GrblSim::unplug() {
  toController_.clear();
  toHost_.clear();
}

void GrblSim::slip(Point by) {
  offset_[0] += by.x;
  offset_[1] += by.y;
  known_ = false;
}

void GrblSim::beginHoming() {
  const Axes start = physical();
  Homing homing;
  Instant at = now_;
  const double axisAcceleration = std::max(0.001, std::min(settings_.acceleration[0], settings_.acceleration[1]));
  const double seek = std::max(settings_.homingSeek, 1.0) / 60, feed = std::max(settings_.homingFeed, 1.0) / 60;
  Point from{start[0], start[1]};
  const auto leg = [&](Point to, double speed) {
    const double way = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const Instant ends = at + toDuration(rampTime(speed, axisAcceleration, way));
    homing.legs.push_back({from, to, speed, axisAcceleration, at, ends});
    at = ends + std::chrono::milliseconds(settings_.homingDebounce);
    from = to;
  };
  // Only the two switches at 0,0 exist.
  homing.fails = build_.homesZFirst || (settings_.homingInvert & 3) != 3;
  if (homing.fails) {
    const double way = kSearch * std::max({settings_.travel[0], settings_.travel[1], settings_.travel[2]});
    if (!build_.homesZFirst) {
      leg({settings_.homingInvert & 1 ? 0 : build_.travel.x, settings_.homingInvert & 2 ? 0 : build_.travel.y}, seek);
    }
    homing.ends = now_ + toDuration(rampTime(seek, axisAcceleration, way));
  } else {
    const Point off{settings_.pullOff, settings_.pullOff};
    leg({0, 0}, seek);
    leg(off, seek);
    leg({0, 0}, feed);
    leg(off, seek);
    homing.ends = at;
  }
  homing_ = homing;
  state_ = State::Home;
}

void GrblSim::finishHoming() {
  if (homing_->fails) return alarm(9);
  const Point end = homing_->legs.back().to;
  homing_.reset();
  for (std::size_t axis = 0; axis < 2; ++axis) modes_.position[axis] = settings_.pullOff - settings_.travel[axis];
  queue_.setPosition(modes_.position);
  offset_ = {end.x - modes_.position[0], end.y - modes_.position[1], 0};
  known_ = true;
  state_ = State::Idle;
  if (std::exchange(statusWanted_, false)) say(statusReport());
}

void GrblSim::checkTravel() {
  const Axes at = physical();
  const bool atSwitch = at[0] <= 0 || at[1] <= 0;
  if (atSwitch && settings_.hardLimits) return alarm(1);
  // A wall: the motors turn, the head does not.
  offset_[0] += std::clamp(at[0], 0.0, build_.travel.x) - at[0];
  offset_[1] += std::clamp(at[1], 0.0, build_.travel.y) - at[1];
}

Axes GrblSim::physical() const {
  if (homing_ && !homing_->legs.empty()) {
    const Leg* now = &homing_->legs.front();
    for (const Leg& leg : homing_->legs) {
      if (leg.begins <= now_) now = &leg;
    }
    const double way = rampWay(now->speed, now->acceleration, seconds(now_ - now->begins));
    return {towards(now->from.x, now->to.x, way), towards(now->from.y, now->to.y, way), 0};
  }
  const Axes steps = queue_.at(now_).position;
  return {steps[0] + offset_[0], steps[1] + offset_[1], steps[2]};
}

Point GrblSim::head() const {
  const Axes at = physical();
  return {at[0], at[1]};
}

Point GrblSim::velocity() const {
  const Axes velocity = queue_.at(now_).velocity;
  return {velocity[0], velocity[1]};
}

double GrblSim::acceleration() const { return queue_.at(now_).acceleration; }

}  // namespace kirin
