// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/controller_settings.h"

#include "board/sensors.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <initializer_list>

namespace kirin {
namespace {

constexpr int kReportInches = 13, kHomingEnabled = 22, kHomingDirections = 23, kHomingFeed = 24, kHomingSeek = 25;
constexpr int kPullOff = 27, kLaserMode = 32;
constexpr std::array<int, 2> kFastest{110, 111}, kAcceleration{120, 121}, kTravel{130, 131};
constexpr std::array<char, 2> kAxes{'X', 'Y'};
/// Steps are not whole hundredths of a millimetre.
constexpr double kTolerance = 0.02;

struct Range {
  double low = 0, high = 0;
};

double along(Point spot, std::size_t axis) { return axis == 0 ? spot.x : spot.y; }

/// Where the head can go, in the work frame. GRBL's machine frame ends at zero and is negative below; built to call the
/// home position zero, it begins at zero where homing goes down.
Range reach(const ControllerSettings& settings, std::size_t axis) {
  const double travel = settings[kTravel[axis]], offset = along(settings.offset(), axis);
  const bool zeroAtHome = settings.options.find('Z') != std::string::npos;
  const bool homesDown = (static_cast<unsigned>(settings[kHomingDirections]) >> axis & 1U) != 0;
  if (zeroAtHome && homesDown) return {-offset, travel - offset};
  return {-travel - offset, -offset};
}

/// How far the places of the board reach along an axis.
Range places(const BoardProfile& profile, std::size_t axis) {
  Range found{1e9, -1e9};
  for (SensorIndex sensor = 0; sensor < kSensorCount; ++sensor) {
    const double at = along(profile.where(placeOfSensor(sensor)), axis);
    found = {std::min(found.low, at), std::max(found.high, at)};
  }
  return found;
}

Duration secondsOf(double seconds) {
  return std::chrono::duration_cast<Duration>(std::chrono::duration<double>(std::min(seconds, 3600.0)));
}

}  // namespace

Result<void> checkSettings(const ControllerSettings& settings, const BoardProfile& profile) {
  if (!settings.version.starts_with("1.1")) return Error{"machine.version", {settings.version}};
  const auto mustBe = [&](int number, double value) -> Result<void> {
    if (settings[number] == value) return {};
    return Error{"machine.setting",
                 {fmt::format("${}", number), fmt::format("{}", settings[number]), fmt::format("{}", value)}};
  };
  for (const auto& [number, value] : {std::pair{kReportInches, 0.0}, {kHomingEnabled, 1.0}, {kLaserMode, 0.0}}) {
    if (auto agrees = mustBe(number, value); !agrees) return agrees;
  }
  for (const std::size_t axis : {0U, 1U}) {
    for (const int number : {kFastest[axis], kAcceleration[axis], kTravel[axis]}) {
      if (settings[number] > 0) continue;
      return Error{"machine.setting", {fmt::format("${}", number), fmt::format("{}", settings[number]), "> 0"}};
    }
    const Range needed = places(profile, axis), can = reach(settings, axis);
    const std::string name(1, kAxes[axis]);
    if (settings[kTravel[axis]] + kTolerance < needed.high - needed.low) {
      return Error{
          "machine.travel",
          {name, fmt::format("{:.1f}", settings[kTravel[axis]]), fmt::format("{:.1f}", needed.high - needed.low)}};
    }
    if (!settings.g54 || needed.low < can.low - kTolerance || needed.high > can.high + kTolerance) {
      return Error{"machine.origin", {name, fmt::format("{:.3f}", along(settings.offset(), axis))}};
    }
  }
  return {};
}

bool withinTravel(const ControllerSettings& settings, Point spot) {
  for (const std::size_t axis : {0U, 1U}) {
    const Range can = reach(settings, axis);
    const double at = along(spot, axis);
    if (!(at >= can.low - kTolerance && at <= can.high + kTolerance)) return false;
  }
  return true;
}

Duration longestTime(const ControllerSettings& settings, Point from, Point to, double feed) {
  const double way = distance(from, to);
  if (way <= 0) return Duration{0};
  double speed = feed, acceleration = 1e9;
  for (const std::size_t axis : {0U, 1U}) {
    speed = std::min(speed, settings[kFastest[axis]] / 60);
    acceleration = std::min(acceleration, settings[kAcceleration[axis]]);
  }
  return secondsOf(way / speed + speed / acceleration);
}

Duration longestHoming(const ControllerSettings& settings) {
  // GRBL seeks up to one and a half times the travel, then touches again slowly; a build may home one axis after the
  // other.
  const double way = settings[kTravel[0]] + settings[kTravel[1]];
  const double seek = std::max(settings[kHomingSeek], 1.0) / 60, feed = std::max(settings[kHomingFeed], 1.0) / 60;
  return secondsOf(1.5 * way / seek + 2 * 6 * std::max(settings[kPullOff], 1.0) / std::min(seek, feed) + 5);
}

}  // namespace kirin
