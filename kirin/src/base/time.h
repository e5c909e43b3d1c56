// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace kirin {

class InboxSignal;

using Duration = std::chrono::nanoseconds;

/// A moment on the one clock that never jumps. Its zero means nothing; only differences do.
using Instant = std::chrono::time_point<std::chrono::steady_clock, Duration>;

/// A date: may jump in either direction, since a Pi has no clock of its own. Never subtract two without clamping at
/// zero.
using WallTime = std::chrono::sys_time<std::chrono::milliseconds>;

/// The only clock and the only wait there is. Injected everywhere; nothing else asks for the time or sleeps.
class ITime {
 public:
  virtual ~ITime() = default;

  /// Any thread.
  virtual Instant now() const = 0;
  virtual WallTime wallNow() const = 0;

  /// Returns as soon as the inbox holds something, or at the deadline (never, if there is none), whichever is first.
  /// Only the inbox's one consumer thread.
  virtual void waitUntil(InboxSignal& inbox, std::optional<Instant> deadline) = 0;
};

/// The machine's own clocks.
class RealTime final : public ITime {
 public:
  Instant now() const override;
  WallTime wallNow() const override;
  void waitUntil(InboxSignal& inbox, std::optional<Instant> deadline) override;
};

}  // namespace kirin
