// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/search_speed.h"

#include "chess/fen.h"
#include "engine/bench.h"

#include <sys/resource.h>

namespace kirin::bench {

Result<std::vector<Effort>> searchBenchPositions(const std::vector<IEngine*>& engines, const SearchLimits& limits,
                                                 const ITime& time) {
  std::vector<Effort> efforts(engines.size());
  for (std::string_view fen : benchPositions()) {
    const GameLine line(parseFen(fen).value());
    for (std::size_t i = 0; i < engines.size(); ++i) {
      if (auto ready = engines[i]->newGame(); !ready) return ready.error();
      const Instant began = time.now();
      const auto found = engines[i]->search(line, limits, {}, {});
      if (!found) return found.error();
      efforts[i].spent += time.now() - began;
      efforts[i].nodes += found->nodes;
    }
  }
  return efforts;
}

std::uint64_t peakMemory() {
  rusage usage{};
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

}  // namespace kirin::bench
