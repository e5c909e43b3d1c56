// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/profile.h"

#include "base/time.h"
#include "engine/engine.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace kirin::ladder {

/// What one move cost, by searches of a fixed number of nodes.
struct Loss {
  int best = 0;        ///< centipawns from the mover's side, of the best move
  int lost = 0;        ///< how much less the played move is worth; 0 for the best
  bool first = false;  ///< the played move is the search's own
  std::optional<int>
      seen;  ///< plies: the least depth at which half of what was lost shows, and stays; only of blunders
};

/// From how many centipawns on a loss is a blunder; within how many of level a position is still a game.
inline constexpr int kBlunder = 200, kStillAGame = 300;

class LossMeter {
 public:
  /// `time` outlives it.
  LossMeter(const ITime& time, std::uint64_t nodes);
  Loss measure(const SampledMove& sampled);

 private:
  std::unique_ptr<IEngine> engine_;
  std::uint64_t nodes_;
};

/// The columns that need a search, over a band's sample.
struct DeepProfile {
  Ratio loss;        ///< centipawns, of positions within kStillAGame, one move counting for at most kMostLoss
  Ratio blunders;    ///< moves losing kBlunder and more
  Ratio first;       ///< the move that the search would play
  Ratio seenAtOnce;  ///< of blunders: at depth 1
  Ratio seenDeep;    ///< of blunders: at depth 6 or never
};
inline constexpr int kMostLoss = 1000;

DeepProfile deepProfile(const std::vector<SampledMove>& sample, LossMeter& meter, const std::function<void()>& each);

}  // namespace kirin::ladder
