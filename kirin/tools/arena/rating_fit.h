// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kirin::arena {

/// A game between two players, by their places in a list.
struct RatedGame {
  std::size_t white = 0, black = 0;
  double score = 0.0;  ///< White's: 0, 1/2, 1
};

/// Games that are not independent, since they began alike: the two of a pair; or a single one. All of the same two
/// players.
using RatedPair = std::vector<RatedGame>;

struct FitSettings {
  std::vector<std::optional<double>> anchors;  ///< by player: fixed at this Elo; without any, the mean is 0
  int samples = 0;                             ///< of the bootstrap; 0: no intervals
  std::uint64_t seed = 1;                      ///< of the bootstrap
};

struct Rating {
  /// Infinite for who only won, or only lost, against those that have one, directly or through others; not a number for
  /// who has no games that tie him to them.
  double elo = 0.0;
  std::optional<double> low, high;  ///< of 95% of the samples; may be infinite
  int games = 0;
  double scored = 0.0;    ///< points in the games that count, those between players with finite ratings
  double expected = 0.0;  ///< the same by the fit; differs only for anchors
  /// Of an anchor: where its own games would place it among the others, less where it is fixed.
  std::optional<double> residual;
};

struct RatingFit {
  std::vector<Rating> ratings;  ///< by player
  double whiteAdvantage = 0.0;  ///< Elo; 0 where no two players met with both colours
};

/// The Elo that makes the scores likeliest, what having White is worth fitted with it: White's expected score is that
/// of the difference white - black + advantage. Intervals are from samples of the pairs, drawn anew for each two
/// players.
RatingFit fitRatings(std::size_t players, const std::vector<RatedPair>& pairs, const FitSettings& settings);

}  // namespace kirin::arena
