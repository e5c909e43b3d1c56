// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/deep.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace kirin::ladder {

namespace {

constexpr int kDeep = 6;

struct Look {
  Move move;
  int cp = 0;
  std::vector<int> byDepth;  // from depth 1 on
};

Look lookAt(IEngine& engine, const GameLine& line, std::uint64_t nodes, std::vector<Move> moves) {
  Look look;
  SearchLimits limits;
  limits.nodes = nodes;
  limits.searchMoves = std::move(moves);
  const auto listen = [&](const SearchInfo& info) {
    look.byDepth.resize(static_cast<std::size_t>(info.depth),
                        look.byDepth.empty() ? info.score.cp : look.byDepth.back());
    look.byDepth.back() = info.score.cp;
  };
  (void)engine.newGame();  // the engine of this process never fails
  const auto result = engine.search(line, limits, {}, listen);
  look.move = result->move;
  look.cp = result->score.cp;
  return look;
}

/// The least depth from which on at least `most` of the difference shows.
std::optional<int> depthOf(const Look& best, const Look& played, int most) {
  const std::size_t depths = std::min(best.byDepth.size(), played.byDepth.size());
  std::optional<int> seen;
  for (std::size_t i = depths; i-- > 0;) {
    if (best.byDepth[i] - played.byDepth[i] < most) break;
    seen = static_cast<int>(i) + 1;
  }
  return seen;
}

}  // namespace

LossMeter::LossMeter(const ITime& time, std::uint64_t nodes) : engine_(makeSearchEngine(time)), nodes_(nodes) {
  (void)engine_->applyOptions({{"Hash", "4"}});
}

Loss LossMeter::measure(const SampledMove& sampled) {
  Loss loss;
  const Look best = lookAt(*engine_, sampled.line, nodes_, {});
  loss.best = best.cp;
  loss.first = best.move == sampled.move;
  if (loss.first) return loss;
  const Look played = lookAt(*engine_, sampled.line, nodes_, {sampled.move});
  loss.lost = std::max(0, best.cp - played.cp);
  if (loss.lost >= kBlunder) loss.seen = depthOf(best, played, kBlunder / 2);
  return loss;
}

DeepProfile deepProfile(const std::vector<SampledMove>& sample, LossMeter& meter, const std::function<void()>& each) {
  DeepProfile deep;
  for (const SampledMove& sampled : sample) {
    const Loss loss = meter.measure(sampled);
    each();
    if (std::abs(loss.best) > kStillAGame) continue;
    const bool blunder = loss.lost >= kBlunder;
    deep.loss.add(std::min(loss.lost, kMostLoss), 1);
    deep.blunders.add(blunder ? 1 : 0, 1);
    deep.first.add(loss.first ? 1 : 0, 1);
    deep.seenAtOnce.add(blunder && loss.seen == 1 ? 1 : 0, blunder ? 1 : 0);
    deep.seenDeep.add(blunder && loss.seen.value_or(kDeep) >= kDeep ? 1 : 0, blunder ? 1 : 0);
  }
  return deep;
}

}  // namespace kirin::ladder
