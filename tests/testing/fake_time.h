// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inbox.h"
#include "base/time.h"

#include <atomic>
#include <optional>
#include <stdexcept>

namespace kirin::testing {

/// Time that stands still until a test moves it. Waiting costs nothing: with nothing in the inbox, the deadline is now.
/// Reading is for any thread; moving and waiting for the test's own.
class FakeTime : public ITime {
 public:
  Instant now() const override { return Instant(Duration(now_.load())); }
  WallTime wallNow() const override { return WallTime(std::chrono::milliseconds(wall_.load())); }

  void waitUntil(InboxSignal& inbox, std::optional<Instant> deadline) override {
    if (!inbox.empty()) return;
    if (!deadline) throw std::logic_error("waits for something that nobody can post any more");
    if (*deadline > now()) setNow(*deadline);
  }

  void setNow(Instant instant) { now_ = instant.time_since_epoch().count(); }
  void setWall(WallTime wall) { wall_ = wall.time_since_epoch().count(); }
  /// Both clocks go on together.
  void advance(Duration by) {
    setNow(now() + by);
    setWall(wallNow() + std::chrono::duration_cast<std::chrono::milliseconds>(by));
  }

 private:
  std::atomic<Duration::rep> now_{std::chrono::nanoseconds(std::chrono::hours(1)).count()};
  std::atomic<std::chrono::milliseconds::rep> wall_{1'790'000'000'000};
};

}  // namespace kirin::testing
