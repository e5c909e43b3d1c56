// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twin/clock_ledger.h"

namespace kirin::twin {

void ClockLedger::see(const SessionEvent& event) {
  if (std::holds_alternative<GameStarted>(event)) {
    *this = {};
    inGame_ = true;
  } else if (std::holds_alternative<TakebackInfo>(event)) {
    restored_ = true;
  } else if (const auto* info = std::get_if<ClockInfo>(&event); info && inGame_) {
    book(*info);
  } else if (std::holds_alternative<GameOver>(event)) {
    inGame_ = false;
  }
}

void ClockLedger::book(const ClockInfo& info) {
  if (last_) {
    const Duration passed = info.takenAt - last_->takenAt;
    total_ += passed;
    Duration booked{};
    for (const Color side : kColors) {
      const std::size_t s = index(side);
      const Duration shown = last_->remaining[s] - info.remaining[s];
      const bool ran = last_->runningSide == side;
      if (!restored_ && (ran ? shown < Duration{0} || shown > passed : shown != Duration{0})) ++errors_;
      charged_[s] += shown;
      booked += shown;
    }
    nobodys_ += passed - booked;
  }
  restored_ = false;
  last_ = info;
}

}  // namespace kirin::twin
