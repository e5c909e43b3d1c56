// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/faults.h"

#include "base/rng.h"
#include "board/sensors.h"

#include <algorithm>
#include <string>

namespace kirin {
namespace {

constexpr std::array<std::string_view, kFaultKinds> kNames = {
    "alarm",     "eof",        "unplug",    "lost-ok", "late-ok",  "garbage",   "drop",
    "no-pickup", "lost-steps", "power-cut", "hand",    "stuck-on", "stuck-off", "flicker"};
constexpr std::array<int, 3> kAlarms = {1, 2, 3};

}  // namespace

std::string_view faultName(FaultKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

Result<std::vector<FaultKind>> parseFaultNames(std::string_view text) {
  std::vector<FaultKind> kinds;
  if (text == "none") return kinds;
  if (text == "all") {
    for (int i = 0; i < kFaultKinds; ++i) kinds.push_back(static_cast<FaultKind>(i));
    return kinds;
  }
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string_view name = text.substr(begin, end - begin);
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) return Error{"faults.name", {std::string(name)}};
    kinds.push_back(static_cast<FaultKind>(found - kNames.begin()));
    begin = end + 1;
  }
  return kinds;
}

Fault usualFault(FaultKind kind, std::uint64_t seed) {
  Rng rng(seed);
  Fault fault{kind, 0, {}, {}};
  switch (kind) {
    case FaultKind::Alarm: fault.number = kAlarms[rng.below(kAlarms.size())]; break;
    case FaultKind::EndOfFile:
    case FaultKind::Unplugged:
    case FaultKind::PowerCut: fault.lasts = std::chrono::milliseconds(rng.between(200, 5000)); break;
    case FaultKind::LateOk: fault.lasts = std::chrono::milliseconds(rng.between(500, 20000)); break;
    case FaultKind::Garbage: fault.number = rng.between(1, 40); break;
    case FaultKind::LostSteps: fault.by = {rng.between(-400, 400) / 80.0, rng.between(-400, 400) / 80.0}; break;
    case FaultKind::Hand: fault.lasts = std::chrono::milliseconds(rng.between(300, 3000)); break;
    case FaultKind::StuckOn:
    case FaultKind::StuckOff:
    case FaultKind::Flicker:
      // A contact that comes and goes: somebody sees to it within minutes.
      fault.number = rng.between(0, kSensorCount - 1);
      fault.lasts = std::chrono::seconds(rng.between(20, 600));
      break;
    case FaultKind::LostOk:
    case FaultKind::DroppedPiece:
    case FaultKind::FailedPickUp: break;
  }
  return fault;
}

FaultPlan randomFaults(const std::vector<FaultKind>& kinds, std::uint64_t seed, int lines, int linesApart) {
  FaultPlan plan;
  if (kinds.empty()) return plan;
  Rng rng(seed);
  for (int line = rng.between(1, 2 * linesApart); line <= lines; line += rng.between(1, 2 * linesApart)) {
    const FaultKind kind = kinds[rng.below(static_cast<std::uint32_t>(kinds.size()))];
    plan.push_back({line, std::chrono::milliseconds(rng.between(0, 1500)), usualFault(kind, rng.next())});
  }
  return plan;
}

}  // namespace kirin
