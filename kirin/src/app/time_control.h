// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace kirin {

/// Base time and Fischer increment; untimed is the default everywhere.
struct TimeControl {
  Duration base{0};  ///< 0 with no increment: untimed
  Duration increment{0};

  bool timed() const { return base > Duration{0} || increment > Duration{0}; }
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

enum class TimeBucket : std::uint8_t { Untimed, Bullet, Blitz, Rapid, Classical };

/// By the estimate base + 40 x increment: below 180 s Bullet, 480 Blitz, 1500 Rapid, else Classical.
TimeBucket bucketOf(const TimeControl& control);

/// "5+3" (minutes + seconds; minutes may have two decimals: "0.5+1"), or "none". Errors: "time.syntax", "time.range"
/// (args: the text). At most 180 minutes and 180 seconds, and not both 0.
Result<TimeControl> parseTimeControl(std::string_view text);
/// The same notation back; to the nearest hundredth of a minute.
std::string toString(const TimeControl& control);

}  // namespace kirin
