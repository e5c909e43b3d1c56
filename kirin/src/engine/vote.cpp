// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/vote.h"

#include <algorithm>
#include <cstdint>

namespace kirin {

std::size_t mostTrusted(std::span<const SearchResult> results) {
  const auto byScore = [](const SearchResult& a, const SearchResult& b) { return a.score.cp < b.score.cp; };
  const int worst = std::min_element(results.begin(), results.end(), byScore)->score.cp;
  const auto best = std::max_element(results.begin(), results.end(), byScore);
  if (best->score.mateIn && best->score.cp > 0) return static_cast<std::size_t>(best - results.begin());

  constexpr int kLeast = 12;  // centipawns: even the one that thinks least of its move has a vote
  const auto weight = [&](const SearchResult& r) { return std::int64_t{r.score.cp - worst + kLeast} * r.depth; };
  const auto votes = [&](Move m) {
    std::int64_t sum = 0;
    for (const SearchResult& r : results)
      if (r.move == m) sum += weight(r);
    return sum;
  };
  std::size_t chosen = 0;
  for (std::size_t i = 1; i < results.size(); ++i) {
    const SearchResult& mine = results[i];
    const SearchResult& others = results[chosen];
    const bool better =
        mine.move == others.move ? weight(mine) > weight(others) : votes(mine.move) > votes(others.move);
    if (better) chosen = i;
  }
  return chosen;
}

}  // namespace kirin
