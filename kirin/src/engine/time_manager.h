// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/types.h"
#include "engine/engine.h"

#include <optional>

namespace kirin {

/// How long a search may think. Nothing: no such limit.
struct TimePlan {
  std::optional<Duration>
      soft;  ///< begin no new iteration after this (stretched or shortened by how sure the search is)
  std::optional<Duration> hard;  ///< stop
  bool guardsBudget = false;     ///< there is a node budget, and `hard` only keeps it from flagging
};

/// `overhead`: what is lost between the clock and this search, each move.
TimePlan planTime(const SearchLimits& limits, Color side, Duration overhead);

}  // namespace kirin
