// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/engine.h"

#include <cstdint>
#include <vector>

namespace kirin::bench {

struct Effort {
  std::uint64_t nodes = 0;
  Duration spent{0};

  double nodesPerSecond() const {
    return spent > Duration::zero() ? static_cast<double>(nodes) * 1e9 / static_cast<double>(spent.count()) : 0;
  }
};

/// Each engine searches every bench position with these limits, forgetting everything between positions. The engines
/// take turns at each position, so that a machine that slows down slows all. Errors: those of the engines.
Result<std::vector<Effort>> searchBenchPositions(const std::vector<IEngine*>& engines, const SearchLimits& limits,
                                                 const ITime& time);

/// The most memory this process has ever had, in bytes; 0 where the system does not tell.
std::uint64_t peakMemory();

}  // namespace kirin::bench
