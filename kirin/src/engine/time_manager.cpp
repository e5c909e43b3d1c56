// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/time_manager.h"

#include <algorithm>

namespace kirin {

namespace {
constexpr int kHorizon = 26;         // moves a sudden-death clock is shared among
constexpr int kLongestHorizon = 40;  // with many moves to go the first ones still matter most
}  // namespace

TimePlan planTime(const SearchLimits& limits, Color side, Duration overhead) {
  TimePlan plan;
  if (limits.moveTime) plan.hard = std::max(*limits.moveTime, Duration::zero());
  const auto clock = side == Color::White ? limits.whiteTime : limits.blackTime;
  if (!clock || limits.infinite) return plan;

  const Duration increment =
      std::max(side == Color::White ? limits.whiteIncrement : limits.blackIncrement, Duration::zero());
  // When hardly more than the overhead is left, some of that has to do.
  const Duration left = std::max({*clock - overhead, *clock / 10, Duration(1)});
  const int moves = std::clamp(limits.movesToGo.value_or(kHorizon), 1, kLongestHorizon);
  // Never more than a share of what is left, but for the last move of a period.
  const Duration most = moves == 1 ? left * 4 / 5 : left * 2 / 5;
  const Duration share = std::min(left / moves + increment * 3 / 4, most);

  plan.guardsBudget = limits.nodes.has_value();
  const Duration hard = std::min(share * (plan.guardsBudget ? 2 : 4), most);
  plan.hard = plan.hard ? std::min(*plan.hard, hard) : hard;
  if (!plan.guardsBudget && !limits.moveTime) plan.soft = share * 7 / 10;
  return plan;
}

}  // namespace kirin
