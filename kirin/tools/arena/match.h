// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/game.h"
#include "arena/openings.h"
#include "arena/schedule.h"

#include <functional>
#include <vector>

namespace kirin::arena {

/// One opening, played twice: the first contender is White in the first game.
struct PairRecord {
  int number = 0;
  std::size_t encounter = 0;
  std::array<GameRecord, 2> games;
};

/// What to do with each pair as it ends: one call at a time, on the thread that played it. True: enough, the match is
/// decided. An error ends the match.
using PairSink = std::function<Result<bool>(PairRecord&&)>;

/// Plays the pairs that `finished` (by number) doesn't have yet, `concurrency` at a time. With node or depth limits a
/// pair depends on the arguments and its number alone. Pairs not yet over when the match is decided or `stop` is
/// requested are dropped. Errors: those of the sink, of starting an engine and of its options.
Result<void> playPairs(const Arguments& arguments, const Openings& openings, std::vector<bool> finished,
                       const ITime& time, std::stop_token stop, const PairSink& sink);

}  // namespace kirin::arena
