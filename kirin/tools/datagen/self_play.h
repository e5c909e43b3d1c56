// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "labelled_game.h"
#include "start.h"

#include "engine/engine.h"

namespace kirin {

/// How games of self-play are made.
struct SelfPlayRules {
  std::uint64_t seed = 1;
  std::uint32_t softNodes = 1500;  ///< a move: beyond, no deeper iteration is begun
  std::uint32_t hardNodes = 7500;  ///< a move: here the search ends
  StartShares shares{55, 20, 15, 10};

  // When nobody doubts the result any more: so many plies on end scored so. Scores in centipawns.
  int wonScore = 1800;
  int wonPlies = 5;
  int drawnScore = 5;
  int drawnPlies = 10;
  int drawnFrom = 70;  ///< ply of the game
  int longest = 320;   ///< plies; then drawn
};

/// Counts plies on end that say the same.
class Adjudicator {
 public:
  explicit Adjudicator(const SelfPlayRules& rules) : rules_(rules) {}

  /// `score` from White's side, of the position after `ply` moves. The result for White (0, 1, 2), once it is clear.
  std::optional<int> see(int score, int ply);

 private:
  const SelfPlayRules& rules_;
  int won_ = 0;  ///< plies; negative while Black wins
  int drawn_ = 0;
};

/// Game number `number`: the same whatever was played before. Only an engine in another process can fail.
Result<LabelledGame> playGame(IEngine& engine, const SelfPlayRules& rules, std::uint64_t number);

}  // namespace kirin
