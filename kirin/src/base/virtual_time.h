// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <functional>
#include <map>

namespace kirin {

/// Time that passes only while somebody waits, and then at once: from one thing that happens to the next. Everything in
/// it runs on one thread, in an order fixed by the moments (the same moment: by the order of scheduling).
class VirtualTime final : public ITime {
 public:
  /// Wall time starts at a fixed date and goes with the virtual clock; setWall makes it jump.
  VirtualTime() = default;

  Instant now() const override { return now_; }
  WallTime wallNow() const override;
  void setWall(WallTime wall);

  /// Something happens at that moment (at once, if it is past): usually a value is posted to an Inbox.
  void schedule(Instant at, std::function<void()> happens);
  bool idle() const { return events_.empty(); }

  /// Steps from event to event until the inbox holds something or the deadline is reached. Where nothing is scheduled
  /// and there is no deadline it returns, since nothing could ever come.
  void waitUntil(InboxSignal& inbox, std::optional<Instant> deadline) override;

 private:
  Instant now_{std::chrono::hours(1)};
  WallTime wallAtZero_{std::chrono::days(20000)};
  std::multimap<Instant, std::function<void()>> events_;
};

}  // namespace kirin
