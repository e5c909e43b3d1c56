// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/twin.h"
#include "backend/twin/twin_host.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>

namespace kirin {

/// A twin in real time, on one thread of its own that sleeps while nothing happens. Any thread may act or look; the
/// sink is called on its thread. The clock, the telemetry and all the sink needs outlive it.
class RealTwin final : public ITwinHost {
 public:
  /// The twin's instants are the clock's: begin it at its now().
  RealTwin(const ITime& time, Twin twin, MachineSink sink, BoardTelemetry* telemetry = nullptr);
  /// Ends the thread; nothing reaches the sink afterwards.
  ~RealTwin() override;
  RealTwin(const RealTwin&) = delete;
  RealTwin& operator=(const RealTwin&) = delete;

  void act(TwinInput input) override;
  /// A copy, as it was when its thread woke last.
  Twin snapshot() const;

 private:
  void run(const std::stop_token& stop);

  const ITime& time_;
  MachineSink sink_;
  BoardTelemetry* telemetry_;
  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  Twin twin_;
  std::deque<TwinInput> inputs_;
  std::jthread thread_;
};

}  // namespace kirin
