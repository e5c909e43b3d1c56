// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/check.h"

#include "base/rng.h"

#include <algorithm>

namespace kirin::puzzles {

namespace {

/// So many of them, each as likely as any other.
std::vector<Puzzle> drawn(std::vector<Puzzle> puzzles, int sample, std::uint64_t seed) {
  if (sample <= 0 || static_cast<std::size_t>(sample) >= puzzles.size()) return puzzles;
  Rng rng(seed);
  for (std::size_t i = 0; i < static_cast<std::size_t>(sample); ++i)
    std::swap(puzzles[i], puzzles[i + rng.below(static_cast<std::uint32_t>(puzzles.size() - i))]);
  puzzles.resize(static_cast<std::size_t>(sample));
  return puzzles;
}

}  // namespace

bool reachesGoal(const Score& second, PuzzleGoal goal) {
  constexpr int kWin = 200, kLost = -150;  // centipawns
  switch (goal) {
    case PuzzleGoal::Mate: return second.mateIn && *second.mateIn > 0;
    case PuzzleGoal::Win: return second.cp >= kWin;
    case PuzzleGoal::Hold: return second.cp > kLost;
  }
  return false;
}

Result<std::vector<Checked>> check(const std::vector<Puzzle>& puzzles, const CheckOptions& options, const ITime& time,
                                   const std::function<void(const Checked&)>& report) {
  const auto engine = options.engine.empty() ? makeSearchEngine(time) : makeUciEngine(options.engine, time);
  if (const auto set = engine->applyOptions({{"Hash", "64"}, {"MultiPV", "2"}}); !set) return set.error();
  std::vector<Checked> all;
  for (const Puzzle& puzzle : drawn(puzzles, options.sample, options.seed)) {
    if (const auto fresh = engine->newGame(); !fresh) return fresh.error();
    Checked checked;
    checked.puzzle = puzzle;
    GameLine line(puzzle.before);
    line.play(puzzle.moves.front());
    const auto listen = [&](const SearchInfo& info) {
      if (info.pv.empty()) return;
      if (info.multiPv == 2) {
        checked.seen.second = info.score;
      } else {
        checked.seen.move = info.pv.front();
        checked.seen.score = info.score;
        checked.seen.depth = info.depth;
      }
    };
    SearchLimits limits;
    limits.nodes = options.nodes;
    const auto result = engine->search(line, limits, {}, listen);
    if (!result) return result.error();
    checked.agrees = result->move == puzzle.moves[1];
    checked.sole = checked.agrees && !(checked.seen.second && reachesGoal(*checked.seen.second, puzzle.goal));
    report(checked);
    all.push_back(std::move(checked));
  }
  return all;
}

}  // namespace kirin::puzzles
