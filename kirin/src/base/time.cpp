// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time.h"

#include "base/inbox.h"
#include "base/waits.h"

namespace kirin {

Instant RealTime::now() const { return std::chrono::time_point_cast<Duration>(std::chrono::steady_clock::now()); }

WallTime RealTime::wallNow() const {
  return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

void RealTime::waitUntil(InboxSignal& inbox, std::optional<Instant> deadline) {
  mayWait("inbox");
  inbox.blockUntil(deadline);
}

}  // namespace kirin
