// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "board/carry_planner.h"
#include "board/sensor_health.h"

#include <optional>

namespace kirin {

/// What has to outlive a power cut: where every object was last known to be, what the head was about to carry, and
/// which sensors can't be believed.
struct JournalEntry {
  Placement placement;            ///< before what is under way
  std::optional<Carry> underWay;  ///< begun, and not seen to have arrived
  SensorFaults faults{};
};

/// Keeps one entry. Written on the worker before anything moves; durable when it returns. Errors: "store.unwritable",
/// "store.corrupt".
class ICarryJournal {
 public:
  virtual ~ICarryJournal() = default;
  virtual Result<void> write(const JournalEntry& entry) = 0;
  /// None: nothing was ever written.
  virtual Result<std::optional<JournalEntry>> read() = 0;
};

/// Keeps it for as long as the process lives.
class MemoryCarryJournal final : public ICarryJournal {
 public:
  Result<void> write(const JournalEntry& entry) override {
    entry_ = entry;
    return {};
  }
  Result<std::optional<JournalEntry>> read() override { return entry_; }

 private:
  std::optional<JournalEntry> entry_;
};

}  // namespace kirin
