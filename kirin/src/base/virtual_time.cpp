// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/virtual_time.h"

#include "base/inbox.h"

#include <algorithm>

namespace kirin {

WallTime VirtualTime::wallNow() const {
  return wallAtZero_ + std::chrono::duration_cast<std::chrono::milliseconds>(now_.time_since_epoch());
}

void VirtualTime::setWall(WallTime wall) {
  wallAtZero_ = wall - std::chrono::duration_cast<std::chrono::milliseconds>(now_.time_since_epoch());
}

void VirtualTime::schedule(Instant at, std::function<void()> happens) {
  events_.emplace(std::max(at, now_), std::move(happens));
}

void VirtualTime::waitUntil(InboxSignal& inbox, std::optional<Instant> deadline) {
  while (inbox.empty()) {
    const auto next = events_.begin();
    const bool due = next != events_.end() && (!deadline || next->first <= *deadline);
    if (!due) {
      if (deadline) now_ = std::max(now_, *deadline);
      return;
    }
    now_ = next->first;
    const auto happens = std::move(next->second);
    events_.erase(next);
    happens();
  }
}

}  // namespace kirin
