// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/engine.h"

#include <functional>
#include <span>
#include <stop_token>
#include <string_view>

namespace kirin {

/// The positions it searches, as FEN.
std::span<const std::string_view> benchPositions();

struct BenchResult {
  std::uint64_t nodes = 0;  ///< identifies what the search does: the same on every machine
  std::uint64_t nodesPerSecond = 0;
};

/// Empty: the usual depth. Errors: "uci.bench" (args: the text, what it takes).
Result<int> parseBenchDepth(std::string_view text);

/// Searches a fixed set of positions with default options, each to `depth`. `progress` gets a line a position.
BenchResult runBench(const ITime& time, int depth, std::stop_token stop,
                     const std::function<void(std::string_view)>& progress);

}  // namespace kirin
