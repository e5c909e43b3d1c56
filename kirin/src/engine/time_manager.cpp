// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/time_manager.h"

#include <algorithm>

namespace kirin {

namespace {
constexpr int kHorizon = 26;         // moves a sudden-death clock is shared among
constexpr int kLongestHorizon = 40;  // with many moves to go the first ones still matter most
constexpr int kReserve = 4;          // overheads kept back, so that one late move is not the last
}  // namespace

TimePlan planTime(const SearchLimits& limits, Color side, const SearchSettings& settings) {
  TimePlan plan;
  if (limits.moveTime) plan.hard = std::max(*limits.moveTime, Duration::zero());
  const auto given = side == Color::White ? limits.whiteTime : limits.blackTime;
  if (!given || limits.infinite) return plan;

  const Duration overhead = settings.moveOverhead;
  const Duration clock = std::max(*given, Duration::zero());
  const Duration increment =
      std::max(side == Color::White ? limits.whiteIncrement : limits.blackIncrement, Duration::zero());
  const int moves = std::clamp(limits.movesToGo.value_or(kHorizon), 1, kLongestHorizon);
  // The reserve shrinks before what is left to think with does; when not even this move's overhead is left, a moment
  // has to do.
  const Duration spare = clock - overhead;
  const Duration left =
      spare > Duration::zero() ? std::max(spare - overhead * std::min(moves - 1, kReserve), spare / 4) : clock / 50;
  // Never more than a share of what is left, but for the last move of a period.
  const Duration most = moves == 1 ? left * 4 / 5 : left * 2 / 5;
  const Duration share = std::min(left / moves + increment * 3 / 4, most);

  plan.guardsBudget = limits.nodes.has_value();
  const Duration hard = std::min(share * (plan.guardsBudget ? 2 : 4), most);
  plan.hard = plan.hard ? std::min(*plan.hard, hard) : hard;
  if (!plan.guardsBudget && !limits.moveTime) plan.soft = std::min(share * (settings.ponder ? 9 : 7) / 10, hard);
  return plan;
}

Duration softLimit(const TimePlan& plan, const Certainty& certainty) {
  const int steady = std::max(75, 135 - 10 * certainty.steady);
  const int falling = std::clamp(100 + certainty.fall, 90, 160);
  // A best move that took nearly all the nodes had no rival.
  const int contested = 175 - std::clamp(certainty.nodeShare, 0, 100);
  return *plan.soft * steady * falling / 100 * contested / 10'000;
}

}  // namespace kirin
