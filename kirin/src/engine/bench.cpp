// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench.h"

#include "chess/fen.h"
#include "engine/search_engine.h"
#include "engine/uci_text.h"

#include <charconv>
#include <fmt/format.h>

namespace kirin {

namespace {

constexpr int kUsualDepth = 12;

// From games of the engine against itself: openings, middlegames, endings, positions in check and near mate.
constexpr std::string_view kPositions[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
};

}  // namespace

Result<int> parseBenchDepth(std::string_view text) {
  if (text.empty()) return kUsualDepth;
  int depth = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), depth);
  if (error != std::errc{} || end != text.data() + text.size() || depth < 1 || depth > 60)
    return Error{"uci.bench", {std::string(text), "a depth from 1 to 60"}};
  return depth;
}

BenchResult runBench(const ITime& time, int depth, std::stop_token stop,
                     const std::function<void(std::string_view)>& progress) {
  SearchEngine engine(time);
  SearchLimits limits;
  limits.depth = depth;
  BenchResult result;
  const Instant began = time.now();
  int number = 0;
  for (std::string_view fen : kPositions) {
    if (stop.stop_requested()) break;
    const auto position = parseFen(fen);
    const auto found = engine.search(GameLine(*position), limits, stop, {});
    result.nodes += found->nodes;
    progress(fmt::format("info string position {} of {}: {} nodes", ++number, std::size(kPositions), found->nodes));
  }
  result.nodesPerSecond = nodesPerSecond(result.nodes, time.now() - began);
  return result;
}

}  // namespace kirin
