// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/real_twin.h"

#include <algorithm>
#include <utility>

namespace kirin {
namespace {

/// A moving twin has an event every millisecond; they are taken in handfuls, since steps make no difference to it.
constexpr Duration kHandful = std::chrono::milliseconds(4);

}  // namespace

RealTwin::RealTwin(const ITime& time, Twin twin, MachineSink sink, BoardTelemetry* telemetry)
    : time_(time),
      sink_(std::move(sink)),
      telemetry_(telemetry),
      twin_(std::move(twin)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

RealTwin::~RealTwin() {
  thread_.request_stop();
  thread_.join();
}

void RealTwin::act(TwinInput input) {
  {
    std::lock_guard lock(mutex_);
    inputs_.push_back(std::move(input));
  }
  changed_.notify_one();
}

Twin RealTwin::snapshot() const {
  std::lock_guard lock(mutex_);
  return twin_;
}

void RealTwin::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  const auto asked = [this] { return !inputs_.empty(); };
  while (!stop.stop_requested()) {
    twin_.advance(std::max(time_.now(), twin_.now()));
    for (; !inputs_.empty(); inputs_.pop_front()) twin_.apply(inputs_.front());
    std::vector<MachineEvent> events = twin_.take();
    if (telemetry_) telemetry_->plant.put(plantFacts(twin_));
    const auto next = twin_.nextEvent();
    lock.unlock();
    for (MachineEvent& event : events) sink_(std::move(event));
    lock.lock();
    if (next) {
      changed_.wait_until(lock, stop, std::max(*next, time_.now() + kHandful), asked);
    } else {
      changed_.wait(lock, stop, asked);
    }
  }
}

}  // namespace kirin
