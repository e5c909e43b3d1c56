// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/types.h"
#include "engine/engine.h"
#include "engine/options.h"

#include <optional>

namespace kirin {

/// How long a search may think. Nothing: no such limit.
struct TimePlan {
  std::optional<Duration> soft;  ///< begin no new iteration after this, more or less: see softLimit
  std::optional<Duration> hard;  ///< stop
  bool guardsBudget = false;     ///< there is a node budget, and `hard` only keeps it from flagging
};

/// Of the settings: what is lost between the clock and this search, each move, and whether the opponent's time is used
/// too. A clock below zero counts as zero: then the search ends at its first look at the time.
TimePlan planTime(const SearchLimits& limits, Color side, const SearchSettings& settings);

/// What a search has learned, after an iteration, about how hard its choice is.
struct Certainty {
  int steady = 0;     ///< iterations without a change of mind
  int fall = 0;       ///< centipawns the score has fallen of late; negative: risen
  int nodeShare = 0;  ///< percent of all nodes that went into the best move
};

/// The plan's soft limit, shorter for an easy choice and longer for a hard one; the plan must have one.
Duration softLimit(const TimePlan& plan, const Certainty& certainty);

}  // namespace kirin
