// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"

#include <array>

namespace kirin::twin {

/// Books every moment of a timed game on White, Black or nobody, from what the session says of its clocks, and counts
/// what does not add up: a clock that moved while it did not run, or by more than the time that passed. For games
/// without an increment.
class ClockLedger {
 public:
  /// In the order of the session's events, each at the moment it was said.
  void see(const SessionEvent& event);

  /// What each side has been charged with, less what takebacks gave back, and all the rest of the time since the game
  /// began.
  const std::array<Duration, 2>& charged() const { return charged_; }
  Duration nobodys() const { return nobodys_; }
  /// Since the game began, as far as has been booked.
  Duration total() const { return total_; }
  int errors() const { return errors_; }

 private:
  void book(const ClockInfo& info);

  std::optional<ClockInfo> last_;
  std::array<Duration, 2> charged_{};
  Duration nobodys_{}, total_{};
  bool inGame_ = false;
  bool restored_ = false;  ///< clocks were set back since the last entry
  int errors_ = 0;
};

}  // namespace kirin::twin
