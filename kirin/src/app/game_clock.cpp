// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_clock.h"

#include <algorithm>
#include <cassert>

namespace kirin {

namespace {

constexpr Duration kNothing{0};

}  // namespace

GameClock::GameClock(const ITime& time, const TimeControl& control) : time_(time), control_(control) {
  if (!control_.timed()) return;
  // Without a base the first move would be lost before it began: it is played on the increment.
  remaining_.fill(control_.base > kNothing ? control_.base : control_.increment);
}

void GameClock::startTurn(Color side) {
  assert(!running_ && "the turn before was never completed");
  running_ = side;
  startedAt_ = time_.now();
}

void GameClock::completeTurn(Instant at) {
  const auto side = running_;
  stop(at);
  // Who thought to the last of their time has lost it: no increment brings a fallen flag up again.
  if (side && control_.timed() && remaining_[index(*side)] > kNothing) remaining_[index(*side)] += control_.increment;
}

void GameClock::stop(Instant at) {
  if (!running_) return;
  remaining_[index(*running_)] = remainingAt(*running_, std::min(at, time_.now()));
  running_.reset();
}

void GameClock::restore(const Snapshot& snapshot) {
  remaining_ = snapshot.remaining;
  running_.reset();
}

GameClock::Snapshot GameClock::snapshot() const { return {info().remaining}; }

Duration GameClock::remaining(Color side) const { return remainingAt(side, time_.now()); }

std::optional<Instant> GameClock::flagDeadline() const {
  if (!running_ || !control_.timed()) return std::nullopt;
  return startedAt_ + remaining_[index(*running_)];
}

std::optional<Color> GameClock::flagged() const {
  if (!control_.timed()) return std::nullopt;
  for (const Color side : kColors)
    if (remaining(side) == kNothing) return side;
  return std::nullopt;
}

ClockInfo GameClock::info() const {
  const Instant now = time_.now();
  return {control_, {remainingAt(Color::White, now), remainingAt(Color::Black, now)}, running_, now};
}

Duration GameClock::remainingAt(Color side, Instant at) const {
  const Duration kept = remaining_[index(side)];
  if (running_ != side) return kept;
  // A move made before its turn began (while the gantry still carried) costs nothing.
  const Duration spent = std::max(at - startedAt_, kNothing);
  return control_.timed() ? std::max(kept - spent, kNothing) : kept + spent;
}

}  // namespace kirin
