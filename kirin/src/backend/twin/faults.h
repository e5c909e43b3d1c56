// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "base/time.h"
#include "board/geometry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace kirin {

enum class FaultKind : std::uint8_t {
  Alarm,         ///< `number`: which
  EndOfFile,     ///< the port goes for `lasts`; the controller goes on with what it has
  Unplugged,     ///< the same, and the controller lives on that cable
  LostOk,        ///< the next one
  LateOk,        ///< the next one, and all behind it, by `lasts`
  Garbage,       ///< `number` random bytes from the controller
  DroppedPiece,  ///< what is carried
  FailedPickUp,  ///< the next one
  LostSteps,     ///< the head is off by `by` millimetres until it is homed
  PowerCut,      ///< everything is dark for `lasts`
  Hand,          ///< takes up a piece that is not carried, and puts it back after `lasts`
  StuckOn,       ///< sensor `number`, for `lasts`; zero: for good
  StuckOff,
  Flicker
};
inline constexpr int kFaultKinds = 14;

/// What a fault is called: "alarm", "eof", "unplug", "lost-ok", "late-ok", "garbage", "drop", "no-pickup",
/// "lost-steps", "power-cut", "hand", "stuck-on", "stuck-off", "flicker".
std::string_view faultName(FaultKind kind);

struct Fault {
  FaultKind kind = FaultKind::Alarm;
  int number = 0;
  Duration lasts{};
  Point by;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// A fault, and when: `after` the controller took its nth line (1 is the first; any host, settings included), or
/// `after` the twin's beginning.
struct PlannedFault {
  std::optional<int> line;
  Duration after{};
  Fault fault;

  friend bool operator==(const PlannedFault&, const PlannedFault&) = default;
};

using FaultPlan = std::vector<PlannedFault>;

/// "none", "all", or names with commas between. Errors: "faults.name" (args: the unknown name).
Result<std::vector<FaultKind>> parseFaultNames(std::string_view text);

/// A fault of that kind with usual numbers.
Fault usualFault(FaultKind kind, std::uint64_t seed);

/// Faults of these kinds at random lines, about one every `linesApart`, up to that line. The same seed, the same plan.
FaultPlan randomFaults(const std::vector<FaultKind>& kinds, std::uint64_t seed, int lines, int linesApart);

}  // namespace kirin
