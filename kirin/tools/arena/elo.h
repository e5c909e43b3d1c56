// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

namespace kirin::arena {

/// Pairs of games by what the first engine made of both: 0, 1/2, 1, 3/2, 2 points.
using Pentanomial = std::array<int, 5>;

/// Elo with its 95% interval; nothing where the score leaves it unbounded.
struct EloEstimate {
  std::optional<double> elo, low, high;
};

/// Of one game, for a side so much stronger: 0 to 1.
double expectedScore(double elo);

/// From the spread of pair scores, since the two games of a pair are not independent.
EloEstimate estimateElo(const Pentanomial& pairs);

}  // namespace kirin::arena
