// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_profile.h"
#include "board/sensors.h"

#include <array>
#include <mutex>
#include <string>

namespace kirin::testing {

/// A GPIO chip of the kernel's gpio-sim, of 32 lines, made and unmade through configfs. Throws where that fails. Any
/// thread.
class SimulatedChip {
 public:
  /// `name` is its folder's, `label` what the chip is called.
  SimulatedChip(const std::string& name, const std::string& label);
  ~SimulatedChip();
  SimulatedChip(const SimulatedChip&) = delete;
  SimulatedChip& operator=(const SimulatedChip&) = delete;

  /// As when a chip's driver goes and comes back.
  void setLive(bool live);
  /// What a line's level is, whoever sets it.
  bool level(int line) const;
  bool pulledUp(int line) const;
  /// What an input's level is as long as nobody drives it.
  void pull(int line, bool up);

 private:
  std::string attribute(int line, const char* name) const;

  const std::string folder_;
  mutable std::mutex mutex_;
  std::string lines_;  ///< the folder in sysfs that has one for each line
};

/// The six multiplexers and 96 sensors on a simulated chip, wired as the profile says: as soon as the select lines are
/// set, the signal lines have the levels of the sensors those select. Any thread.
class SimulatedBank {
 public:
  SimulatedBank(SimulatedChip& chip, const BoardProfile::Sensing& wiring);
  ~SimulatedBank();

  void put(SensorIndex sensor, bool present);

 private:
  void settle();

  SimulatedChip& chip_;
  const BoardProfile::Sensing wiring_;
  std::mutex mutex_;
  Occupancy present_;
};

}  // namespace kirin::testing
