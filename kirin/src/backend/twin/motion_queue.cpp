// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/motion_queue.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kirin {
namespace {

constexpr double kNanoseconds = 1e9;
constexpr double kLeastFeed = 1.0 / 60;       ///< as GRBL has it: 1 mm/min
constexpr double kLeastAcceleration = 0.001;  ///< a setting of nought must not stop time
constexpr double kUnlimited = std::numeric_limits<double>::max();

double seconds(Duration d) { return static_cast<double>(d.count()) / kNanoseconds; }
Duration toDuration(double s) { return Duration(std::llround(s * kNanoseconds)); }

double product(const Axes& a, const Axes& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

/// The most along a direction that leaves every axis within its own limit.
double along(const Axes& limits, const Axes& direction) {
  double most = kUnlimited;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (direction[axis] != 0) most = std::min(most, limits[axis] / std::abs(direction[axis]));
  }
  return most;
}

/// The square of the speed a corner may be taken with: as if it were an arc that misses the corner by the deviation.
double cornerSpeed(const Axes& before, const Axes& after, const GrblSettings& settings) {
  const double cosine = -product(before, after);
  if (cosine > 0.999999) return 0;
  if (cosine < -0.999999) return kUnlimited;
  Axes inward{};
  for (std::size_t axis = 0; axis < 3; ++axis) inward[axis] = after[axis] - before[axis];
  const double size = std::sqrt(product(inward, inward));
  for (double& component : inward) component /= size;
  const double half = std::sqrt(0.5 * (1 - cosine));
  return along(settings.acceleration, inward) * settings.junctionDeviation * half / (1 - half);
}

}  // namespace

void MotionQueue::append(const Axes& end, std::optional<double> feed, const GrblSettings& settings, Instant now) {
  const Axes begin = target();
  Block block;
  block.end = end;
  for (std::size_t axis = 0; axis < 3; ++axis) block.direction[axis] = end[axis] - begin[axis];
  block.length = std::sqrt(product(block.direction, block.direction));
  // GRBL counts steps: what makes none is no motion.
  if (block.length * settings.stepsPerMm[0] < 0.5) return;
  for (double& component : block.direction) component /= block.length;
  block.acceleration = std::max(along(settings.acceleration, block.direction), kLeastAcceleration);
  const double rapid = along(settings.rate, block.direction) / 60;
  block.nominal = std::max(feed ? std::min(*feed, rapid) : rapid, kLeastFeed);
  if (!blocks_.empty()) {
    const Block& before = blocks_.back();
    const double slower = std::min(block.nominal, before.nominal);
    block.fastestEntry = std::min(cornerSpeed(before.direction, block.direction, settings), slower * slower);
  }
  if (moving_) anchor(now, doneAt(now), speedAt(now));
  blocks_.push_back(block);
  replan();
}

void MotionQueue::start(Instant now) {
  holding_ = false;
  if (moving_ || blocks_.empty()) return;
  moving_ = true;
  anchor(now, done_, 0);
  replan();
}

void MotionQueue::hold(Instant now) {
  if (!moving_ || holding_) return;
  anchor(now, doneAt(now), speedAt(now));
  holding_ = true;
  replan();
}

void MotionQueue::stop(Instant now) {
  const Axes here = at(now).position;
  moving_ = holding_ = false;
  setPosition(here);
}

void MotionQueue::setPosition(const Axes& position) {
  blocks_.clear();
  position_ = position;
  done_ = speed_ = 0;
}

std::optional<Instant> MotionQueue::nextEnd() const {
  if (!moving_) return std::nullopt;
  return anchor_ + toDuration(profile_.faster + profile_.steady + profile_.slower);
}

void MotionQueue::advance(Instant to) {
  while (moving_) {
    const Instant end = *nextEnd();
    if (end > to) return;
    if (holding_ && profile_.to == 0) {
      done_ += profile_.fasterWay + profile_.steadyWay + profile_.slowerWay;
      speed_ = 0;
      moving_ = holding_ = false;
      return;
    }
    const double speed = profile_.to;
    position_ = blocks_.front().end;
    blocks_.pop_front();
    if (blocks_.empty()) {
      moving_ = holding_ = false;
      done_ = speed_ = 0;
      return;
    }
    anchor(end, 0, speed);
    replan();
  }
}

MotionQueue::Motion MotionQueue::at(Instant when) const {
  Motion motion;
  motion.position = position_;
  if (blocks_.empty()) return motion;
  const Block& block = blocks_.front();
  const double done = moving_ ? doneAt(when) : done_;
  const double speed = moving_ ? speedAt(when) : 0;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    motion.position[axis] += block.direction[axis] * done;
    motion.velocity[axis] = block.direction[axis] * speed;
  }
  const double since = seconds(when - anchor_);
  const bool steady = since >= profile_.faster && since <= profile_.faster + profile_.steady;
  motion.acceleration = moving_ && !steady ? block.acceleration : 0;
  return motion;
}

void MotionQueue::anchor(Instant now, double done, double speed) {
  anchor_ = now;
  done_ = done;
  speed_ = speed;
}

void MotionQueue::replan() {
  // Backwards: nobody enters a block faster than it can be left at rest. Forwards: nor faster than it can be reached.
  double entered = 0;
  for (std::size_t i = blocks_.size(); i-- > 1;) {
    Block& block = blocks_[i];
    block.entry = std::min(block.fastestEntry, entered + 2 * block.acceleration * block.length);
    entered = block.entry;
  }
  double speed = speed_ * speed_;
  for (std::size_t i = 0; i + 1 < blocks_.size(); ++i) {
    const double way = blocks_[i].length - (i == 0 ? done_ : 0);
    speed = std::min(blocks_[i + 1].entry, speed + 2 * blocks_[i].acceleration * way);
    blocks_[i + 1].entry = speed;
  }
  if (blocks_.empty()) return;

  const Block& block = blocks_.front();
  const double a = block.acceleration, way = std::max(0.0, block.length - done_);
  Profile p;
  p.from = speed_;
  if (holding_) {
    const double left = speed_ * speed_ - 2 * a * way;
    p.to = left > 0 ? std::sqrt(left) : 0;
    p.peak = p.from;
  } else {
    const double to = blocks_.size() > 1 ? blocks_[1].entry : 0;
    const double reachable = a * way + (speed_ * speed_ + to) / 2;
    p.peak = std::max({std::sqrt(std::min(block.nominal * block.nominal, reachable)), p.from, std::sqrt(to)});
    p.to = std::sqrt(to);
  }
  p.fasterWay = (p.peak * p.peak - p.from * p.from) / (2 * a);
  p.slowerWay = (p.peak * p.peak - p.to * p.to) / (2 * a);
  p.steadyWay = holding_ ? 0 : std::max(0.0, way - p.fasterWay - p.slowerWay);
  p.faster = (p.peak - p.from) / a;
  p.slower = (p.peak - p.to) / a;
  p.steady = p.steadyWay > 0 ? p.steadyWay / p.peak : 0;
  profile_ = p;
}

double MotionQueue::doneAt(Instant when) const {
  const Profile& p = profile_;
  const double a = blocks_.front().acceleration;
  double t = seconds(when - anchor_);
  if (t < p.faster) return done_ + p.from * t + a * t * t / 2;
  t -= p.faster;
  if (t < p.steady) return done_ + p.fasterWay + p.peak * t;
  t = std::min(t - p.steady, p.slower);
  return done_ + p.fasterWay + p.steadyWay + p.peak * t - a * t * t / 2;
}

double MotionQueue::speedAt(Instant when) const {
  const Profile& p = profile_;
  const double a = blocks_.front().acceleration;
  double t = seconds(when - anchor_);
  if (t < p.faster) return p.from + a * t;
  t -= p.faster;
  if (t < p.steady) return p.peak;
  t = std::min(t - p.steady, p.slower);
  return std::max(0.0, p.peak - a * t);
}

}  // namespace kirin
