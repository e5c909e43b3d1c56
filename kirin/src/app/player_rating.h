// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"

#include <optional>
#include <span>

/// The Kirin rating: Glicko-2 as pure values. A number for a person on this board, never an account's; ratings and
/// deviations in Elo points, time in days (a day is Glicko's rating period). Any thread.
namespace kirin {

struct PlayerRating {
  double rating = 1500;
  double deviation = 350;    ///< one standard deviation of what is not known about `rating`: 45..350
  double volatility = 0.06;  ///< how erratic the results are

  friend bool operator==(const PlayerRating&, const PlayerRating&) = default;
};

inline constexpr double kSmallestDeviation = 45;
inline constexpr double kLargestDeviation = 350;

/// A game (or a puzzle) against somebody whose rating is fixed.
struct RatedGame {
  double opponentRating = 1500;
  double opponentDeviation = kSmallestDeviation;
  double score = 0;  ///< 1 won, 0.5 drawn, 0 lost

  friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

struct RatingChange {
  PlayerRating before, after;

  friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

/// Days between two dates; dates jump, so that what lies backwards is none.
double idleDays(WallTime from, WallTime to);

/// What is known after that many days in which nothing was played: less. Negative days count as none.
PlayerRating afterIdle(const PlayerRating& player, double days);

/// After `games`, played together at the end of that many days since the last ones. The published algorithm where
/// `days` is a whole number: idle days first, and the games in the last of them. A part of a day counts as that part of
/// a period: the rating may have wandered by no more than the part allows, and the volatility learns in proportion, so
/// that ten games of one evening are not ten days. Without games: afterIdle.
PlayerRating afterGames(const PlayerRating& player, std::span<const RatedGame> games, double days);

/// What one game at `at` does to a rating that was last changed at `since`; none: that was never touched.
RatingChange ratingChange(const PlayerRating& player, std::optional<WallTime> since, const RatedGame& game,
                          WallTime at);

/// The score that is to be expected per game, 0..1. The player's own deviation is left out: as likely above as below.
double expectedScore(const PlayerRating& player, double opponentRating, double opponentDeviation);

}  // namespace kirin
