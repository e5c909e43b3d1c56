// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/time_control.h"

#include <charconv>
#include <fmt/format.h>

namespace kirin {

namespace {

using namespace std::chrono_literals;

constexpr Duration kLongestBase = 180min;
constexpr Duration kLongestIncrement = 180s;
constexpr Duration kHundredthMinute = 600ms;

/// Digits only, few enough not to overflow.
std::optional<int> parseDigits(std::string_view text) {
  int value = 0;
  if (text.empty() || text.size() > 6 || text.find_first_not_of("0123456789") != text.npos) return std::nullopt;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

/// "0.5", "3", "2.25": minutes with at most two decimals.
std::optional<Duration> parseMinutes(std::string_view text) {
  const auto point = text.find('.');
  const auto whole = parseDigits(text.substr(0, point));
  if (!whole) return std::nullopt;
  Duration minutes = *whole * 1min;
  if (point != text.npos) {
    const std::string_view decimals = text.substr(point + 1);
    const auto value = parseDigits(decimals);
    if (!value || decimals.size() > 2) return std::nullopt;
    minutes += *value * (decimals.size() == 1 ? 10 : 1) * kHundredthMinute;
  }
  return minutes;
}

}  // namespace

TimeBucket bucketOf(const TimeControl& control) {
  if (!control.timed()) return TimeBucket::Untimed;
  const Duration estimate = control.base + 40 * control.increment;
  if (estimate < 180s) return TimeBucket::Bullet;
  if (estimate < 480s) return TimeBucket::Blitz;
  if (estimate < 1500s) return TimeBucket::Rapid;
  return TimeBucket::Classical;
}

Result<TimeControl> parseTimeControl(std::string_view text) {
  if (text == "none") return TimeControl{};
  const auto plus = text.find('+');
  const Error syntax{"time.syntax", {std::string(text)}};
  if (plus == text.npos) return syntax;
  const auto base = parseMinutes(text.substr(0, plus));
  const auto seconds = parseDigits(text.substr(plus + 1));
  if (!base || !seconds) return syntax;
  const TimeControl control{*base, *seconds * 1s};
  if (!control.timed() || control.base > kLongestBase || control.increment > kLongestIncrement) {
    return Error{"time.range", {std::string(text)}};
  }
  return control;
}

std::string toString(const TimeControl& control) {
  if (!control.timed()) return "none";
  const auto hundredths = (control.base + kHundredthMinute / 2) / kHundredthMinute;
  std::string minutes = std::to_string(hundredths / 100);
  if (const auto rest = hundredths % 100; rest != 0) {
    minutes += rest % 10 == 0 ? fmt::format(".{}", rest / 10) : fmt::format(".{:02}", rest);
  }
  return fmt::format("{}+{}", minutes, control.increment / 1s);
}

}  // namespace kirin
