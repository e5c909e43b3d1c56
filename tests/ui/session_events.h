// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "testing/session_fixture.h"

namespace kirin::testing {

/// What a session in virtual time says, one event after another: time passes only while nothing else is to be said.
class SessionEvents {
 public:
  explicit SessionEvents(SessionFixture& fixture) : fixture_(fixture) {}

  /// Nothing when nothing more could ever happen.
  std::optional<SessionEvent> next() {
    const Instant end = fixture_.time.now() + std::chrono::hours(1);
    while (seen_ == fixture_.events.size()) {
      fixture_.settle();
      if (seen_ < fixture_.events.size()) break;
      if (fixture_.time.now() >= end) return std::nullopt;
      const auto deadline = fixture_.session.nextDeadline();
      fixture_.time.waitUntil(fixture_.inbox, deadline ? std::min(*deadline, end) : end);
    }
    return fixture_.events[seen_++];
  }

  /// What has been said already.
  template <class Taker>
  void takeAll(Taker&& take) {
    while (seen_ < fixture_.events.size()) take(SessionEvent(fixture_.events[seen_++]));
  }

 private:
  SessionFixture& fixture_;
  std::size_t seen_ = 0;
};

}  // namespace kirin::testing
