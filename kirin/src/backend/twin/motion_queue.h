// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/grbl_settings.h"
#include "base/time.h"

#include <deque>
#include <optional>

namespace kirin {

/// GRBL's planner and stepper in one: up to fifteen straight blocks, each a trapezoid of speed, corners taken as fast
/// as the junction deviation lets them. Where the head is follows from the instant alone, not from how often one asks:
/// nothing is summed up between two things that happen. Millimetres, seconds inside; machine frame.
class MotionQueue {
 public:
  static constexpr std::size_t kRoom = 15;

  /// How the head moves at a moment.
  struct Motion {
    Axes position{};
    Axes velocity{};          ///< mm/s
    double acceleration = 0;  ///< mm/s2 along the way, never negative
  };

  bool full() const { return blocks_.size() >= kRoom; }
  bool empty() const { return blocks_.empty(); }
  std::size_t room() const { return kRoom - blocks_.size(); }
  /// A block is being run, or slowed down for a hold.
  bool moving() const { return moving_; }
  bool holding() const { return holding_; }
  /// Where the last block ends, or the head rests.
  Axes target() const { return blocks_.empty() ? position_ : blocks_.back().end; }

  /// Adds a straight way to `end`. `feed` in mm/s, nothing for a rapid. A way of no length adds no block.
  void append(const Axes& end, std::optional<double> feed, const GrblSettings& settings, Instant now);
  /// Runs what is queued.
  void start(Instant now);
  /// Brakes at the block's acceleration, through further blocks if need be; start() goes on afterwards.
  void hold(Instant now);
  /// Stands still at once and forgets the queue.
  void stop(Instant now);
  /// Forgets the queue (only while it stands) and takes this for the head's position.
  void setPosition(const Axes& position);

  /// When the block being run, or the braking, ends.
  std::optional<Instant> nextEnd() const;
  /// Retires what has ended.
  void advance(Instant to);
  Motion at(Instant when) const;

  friend bool operator==(const MotionQueue&, const MotionQueue&) = default;

 private:
  struct Block {
    Axes end{};
    Axes direction{};
    double length = 0;
    double nominal = 0;
    double acceleration = 0;
    double fastestEntry = 0;  ///< squared
    double entry = 0;         ///< squared, as planned
    friend bool operator==(const Block&, const Block&) = default;
  };
  /// What is left of the first block from the anchor on: faster, steady, slower.
  struct Profile {
    double from = 0, peak = 0, to = 0;                   ///< mm/s
    double faster = 0, steady = 0, slower = 0;           ///< s
    double fasterWay = 0, steadyWay = 0, slowerWay = 0;  ///< mm
    friend bool operator==(const Profile&, const Profile&) = default;
  };

  void anchor(Instant now, double done, double speed);
  void replan();
  double doneAt(Instant when) const;
  double speedAt(Instant when) const;

  std::deque<Block> blocks_;
  Axes position_{};  ///< where the first block begins, or the head rests
  bool moving_ = false;
  bool holding_ = false;
  Instant anchor_{};  ///< the profile counts from here
  double done_ = 0;   ///< mm of the first block behind the head at the anchor
  double speed_ = 0;  ///< mm/s at the anchor
  Profile profile_;
};

}  // namespace kirin
