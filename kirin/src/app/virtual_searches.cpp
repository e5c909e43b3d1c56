// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/virtual_searches.h"

#include <algorithm>

namespace kirin {

void VirtualSearches::select(std::uint64_t searchId, const Personality& personality) {
  inbox_.post(OpponentReady{searchId, engines_.select(personality)});
}

void VirtualSearches::start(std::uint64_t searchId, const Personality& personality, std::uint64_t seed, bool freshGame,
                            const GameLine& line, const SearchLimits& limits) {
  constexpr Duration perNode = std::chrono::microseconds(1);
  SearchRequest request{personality, seed, freshGame, line, limits};
  // The engine's own look at the clock says nothing here, since no time passes while it searches: half of what is left,
  // in nodes, stands in for it.
  const bool white = line.current().sideToMove() == Color::White;
  if (const auto left = white ? limits.whiteTime : limits.blackTime) {
    const auto most = static_cast<std::uint64_t>(std::max<std::int64_t>(*left / perNode / 2, 1));
    request.limits.nodes = std::min(limits.nodes.value_or(most), most);
  }
  auto result = engines_.search(request, {});
  const Duration spent = result ? perNode * static_cast<std::int64_t>(result->nodes) : Duration{0};
  const Instant at = time_.now() + spent;
  time_.schedule(at, [this, done = SearchDone{searchId, std::move(result), at}] { inbox_.post(done); });
}

}  // namespace kirin
