// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>

namespace kirin {

/// Says, to a search on the opponent's time, that the move it ponders on was played. Any thread.
class PonderHit {
 public:
  /// Once; `at`: when the engine's own clock began to run.
  void tell(Instant at) {
    std::lock_guard lock(mutex_);
    at_ = at;
    told_.notify_all();
  }

  std::optional<Instant> at() const {
    std::lock_guard lock(mutex_);
    return at_;
  }

  /// Until it is told, or a stop is requested.
  void wait(std::stop_token stop) {
    std::unique_lock lock(mutex_);
    told_.wait(lock, std::move(stop), [this] { return at_.has_value(); });
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable_any told_;
  std::optional<Instant> at_;
};

}  // namespace kirin
