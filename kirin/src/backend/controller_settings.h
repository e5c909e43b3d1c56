// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"
#include "board/board_profile.h"

#include <map>
#include <string>

namespace kirin {

/// What a controller says of itself when asked with `$$`, `$#` and `$I`.
struct ControllerSettings {
  std::map<int, double> numbered;  ///< by `$` number
  std::optional<Point> g54;        ///< where the work frame begins, in the machine's
  std::optional<Point> g92;        ///< a shift of the work frame that is lost with the power
  std::string version;             ///< "1.1h.20190830"
  std::string options;             ///< letters of the build, as in "[OPT:VZ,15,128]"

  double operator[](int number) const {
    const auto found = numbered.find(number);
    return found == numbered.end() ? 0.0 : found->second;
  }
  /// Machine coordinates = work coordinates + this.
  Point offset() const { return g54.value_or(Point{}) + g92.value_or(Point{}); }

  friend bool operator==(const ControllerSettings&, const ControllerSettings&) = default;
};

/// Is this a machine that the profile is true of? Errors: "machine.version" (args: version), "machine.setting" (args:
/// `$` number, what it is, what it must be), "machine.travel" (args: axis, its travel, how far the profile's places
/// reach), "machine.origin" (args: axis, G54 as it is).
Result<void> checkSettings(const ControllerSettings& settings, const BoardProfile& profile);

/// Can the head stand there? Work frame.
bool withinTravel(const ControllerSettings& settings, Point spot);

/// The longest a straight way can take, from standstill to standstill, with the controller's own limits.
Duration longestTime(const ControllerSettings& settings, Point from, Point to, double feed);
/// The longest that homing can take.
Duration longestHoming(const ControllerSettings& settings);

}  // namespace kirin
