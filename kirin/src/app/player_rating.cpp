// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player_rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// Mark E. Glickman, "Example of the Glicko-2 system" (2022); the names of the quantities are the paper's.
namespace kirin {
namespace {

constexpr double kCentre = 1500;
constexpr double kScale = 173.7178;  ///< Elo points in one of the algorithm's own
constexpr double kTau = 0.5;         ///< how fast the volatility may change
constexpr double kPrecision = 1e-6;
constexpr double kNoTime = 1e-9;  ///< days; below a tenth of a millisecond

double square(double x) { return x * x; }

double g(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

/// The expected score of mu against muJ, how sure of muJ being phiJ.
double expected(double mu, double muJ, double phiJ) { return 1 / (1 + std::exp(-g(phiJ) * (mu - muJ))); }

/// Step 5: what the results say of the volatility. `period` (0..1] is how long the rating had to wander: its variance
/// then is period * sigma^2, and that of the logarithm of sigma period * tau^2. With 1 it is the published function.
double newVolatility(double sigma, double phi, double v, double delta, double period) {
  const double a = std::log(square(sigma));
  const auto f = [&](double x) {
    const double wandered = period * std::exp(x);
    const double variance = square(phi) + v + wandered;
    return wandered * (square(delta) - variance) / (2 * square(variance)) - (x - a) / (period * square(kTau));
  };

  // Regula falsi, the Illinois way.
  double low = a, high;
  if (square(delta) > square(phi) + v) {
    high = std::log((square(delta) - square(phi) - v) / period);
  } else {
    int k = 1;
    while (f(a - k * kTau) < 0) ++k;
    high = a - k * kTau;
  }
  double fLow = f(low), fHigh = f(high);
  while (std::abs(high - low) > kPrecision && fHigh != fLow) {
    const double next = low + (low - high) * fLow / (fHigh - fLow);
    const double fNext = f(next);
    if (fNext * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else {
      fLow /= 2;
    }
    high = next;
    fHigh = fNext;
  }
  return std::exp(low / 2);
}

double clampedDeviation(double phi) { return std::clamp(phi * kScale, kSmallestDeviation, kLargestDeviation); }

}  // namespace

double idleDays(WallTime from, WallTime to) {
  const std::chrono::duration<double, std::ratio<86400>> days = to - from;
  return std::max(0.0, days.count());
}

PlayerRating afterIdle(const PlayerRating& player, double days) {
  const double phi = player.deviation / kScale;
  PlayerRating after = player;
  after.deviation = clampedDeviation(std::sqrt(square(phi) + std::max(0.0, days) * square(player.volatility)));
  return after;
}

PlayerRating afterGames(const PlayerRating& player, std::span<const RatedGame> games, double days) {
  if (games.empty()) return afterIdle(player, days);
  const double period = std::clamp(days, 0.0, 1.0);
  const PlayerRating before = days > 1 ? afterIdle(player, days - 1) : player;
  const double mu = (before.rating - kCentre) / kScale;
  const double phi = before.deviation / kScale;

  double precision = 0, surprise = 0;
  for (const RatedGame& game : games) {
    const double muJ = (game.opponentRating - kCentre) / kScale;
    const double phiJ = game.opponentDeviation / kScale;
    const double e = expected(mu, muJ, phiJ);
    precision += square(g(phiJ)) * e * (1 - e);
    surprise += g(phiJ) * (game.score - e);
  }
  const double v = 1 / precision;

  PlayerRating after;
  // No time at all: nothing can have wandered, and nothing can be learned about how it does.
  after.volatility = before.volatility;
  if (period > kNoTime) after.volatility = newVolatility(before.volatility, phi, v, v * surprise, period);
  const double phiStar =
      std::min(std::sqrt(square(phi) + period * square(after.volatility)), kLargestDeviation / kScale);
  const double phiNew = 1 / std::sqrt(1 / square(phiStar) + precision);
  after.rating = kCentre + kScale * (mu + square(phiNew) * surprise);
  after.deviation = clampedDeviation(phiNew);
  return after;
}

RatingChange ratingChange(const PlayerRating& player, std::optional<WallTime> since, const RatedGame& game,
                          WallTime at) {
  const double days = since ? idleDays(*since, at) : 0;
  return {afterIdle(player, days), afterGames(player, {&game, 1}, days)};
}

double expectedScore(const PlayerRating& player, double opponentRating, double opponentDeviation) {
  return expected((player.rating - kCentre) / kScale, (opponentRating - kCentre) / kScale, opponentDeviation / kScale);
}

}  // namespace kirin
