// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/sensor_lines.h"

#include <memory>
#include <mutex>
#include <utility>

namespace kirin::testing {

/// A bank of sensors that a test sets by hand. Any thread.
class FakeSensorBank {
 public:
  /// Opens the bank's lines; an error as long as one is set.
  OpenSensorLines opener() {
    return [this]() -> Result<std::unique_ptr<ISensorLines>> {
      std::lock_guard lock(mutex_);
      if (fault_) return *fault_;
      ++opened_;
      return std::unique_ptr<ISensorLines>(std::make_unique<Lines>(*this));
    };
  }

  void put(SensorIndex sensor, bool present) {
    std::lock_guard lock(mutex_);
    present_[static_cast<std::size_t>(sensor)] = present;
  }
  /// Its next reading is wrong, the one after that is right again.
  void misreadOnce(SensorIndex sensor) {
    std::lock_guard lock(mutex_);
    wrong_.set(static_cast<std::size_t>(sensor));
  }
  /// Opening and reading fail with it.
  void setFault(std::optional<Error> fault) {
    std::lock_guard lock(mutex_);
    fault_ = std::move(fault);
  }
  int timesOpened() const { return locked(opened_); }
  int openNow() const { return locked(open_); }
  int addressesRead() const { return locked(read_); }

 private:
  class Lines final : public ISensorLines {
   public:
    explicit Lines(FakeSensorBank& bank) : bank_(bank) { ++bank_.open_; }
    ~Lines() override {
      std::lock_guard lock(bank_.mutex_);
      --bank_.open_;
    }
    Result<std::bitset<kMultiplexers>> read(int channel) override { return bank_.read(channel); }

   private:
    FakeSensorBank& bank_;
  };

  Result<std::bitset<kMultiplexers>> read(int channel) {
    std::lock_guard lock(mutex_);
    if (fault_) return *fault_;
    ++read_;
    std::bitset<kMultiplexers> seen;
    for (int multiplexer = 0; multiplexer < kMultiplexers; ++multiplexer) {
      const auto sensor = static_cast<std::size_t>(wiredSensor(multiplexer, channel));
      seen[static_cast<std::size_t>(multiplexer)] = present_[sensor] != wrong_[sensor];
      wrong_.reset(sensor);
    }
    return seen;
  }

  int locked(const int& value) const {
    std::lock_guard lock(mutex_);
    return value;
  }

  mutable std::mutex mutex_;
  Occupancy present_;
  Occupancy wrong_;
  std::optional<Error> fault_;
  int opened_ = 0;
  int open_ = 0;
  int read_ = 0;
};

}  // namespace kirin::testing
