// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"

#include <optional>
#include <span>
#include <vector>

/// How well moves were played, in the measures of Lichess (D-79). Pure.
namespace kirin {

/// The chance of winning in percent, 0 to 100, for whom the score speaks: 50 when even. Mates count as 1000 centipawns,
/// and so does whatever is more.
double winPercent(const Score& score);

/// Of one move, 0 to 100, from the mover's chances before it (with the best move) and after it.
double moveAccuracy(double before, double after);

struct WeightedAccuracy {
  double accuracy = 100;
  double weight = 1;  ///< how much the chances swung around the move
};

/// One a move: `whiteWins` are White's chances before the first move and after every one. Fewer than two: none.
std::vector<WeightedAccuracy> weightedAccuracies(std::span<const double> whiteWins, Color first);

/// Of all moves of a side together: the mean of the weighted mean and the harmonic mean; none without a move.
std::optional<double> overallAccuracy(std::span<const WeightedAccuracy> moves);

}  // namespace kirin
