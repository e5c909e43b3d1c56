// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accuracy.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kirin {
namespace {

constexpr int kMostCentipawns = 1000;
constexpr double kLeastWeight = 0.5, kMostWeight = 12;
constexpr std::size_t kLeastWindow = 2, kMostWindow = 8;

/// Of everything there is, not of a sample.
double standardDeviation(std::span<const double> values) {
  const double count = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
  const double squares = std::accumulate(values.begin(), values.end(), 0.0, [mean](double sum, double value) {
    return sum + (value - mean) * (value - mean);
  });
  return std::sqrt(squares / count);
}

}  // namespace

double winPercent(const Score& score) {
  const int cp = std::clamp(score.cp, -kMostCentipawns, kMostCentipawns);
  return 50 + 50 * (2 / (1 + std::exp(-0.00368208 * cp)) - 1);
}

double moveAccuracy(double before, double after) {
  if (after >= before) return 100;
  const double accuracy = 103.1668100711649 * std::exp(-0.04354415386753951 * (before - after)) - 3.166924740191411;
  return std::clamp(accuracy, 0.0, 100.0);
}

std::vector<WeightedAccuracy> weightedAccuracies(std::span<const double> whiteWins, Color first) {
  std::vector<WeightedAccuracy> moves;
  if (whiteWins.size() < 2) return moves;
  const std::size_t count = whiteWins.size() - 1;
  const std::size_t window = std::clamp(count / 10, kLeastWindow, kMostWindow);
  Color side = first;
  for (std::size_t i = 0; i < count; ++i, side = !side) {
    const bool white = side == Color::White;
    const double before = white ? whiteWins[i] : 100 - whiteWins[i];
    const double after = white ? whiteWins[i + 1] : 100 - whiteWins[i + 1];
    // The window ends with the move; the first moves share the first full one.
    const std::size_t end = std::max(i + 2, window);
    const double swing = standardDeviation(whiteWins.subspan(end - window, window));
    moves.push_back({moveAccuracy(before, after), std::clamp(swing, kLeastWeight, kMostWeight)});
  }
  return moves;
}

std::optional<double> overallAccuracy(std::span<const WeightedAccuracy> moves) {
  if (moves.empty()) return std::nullopt;
  double weighted = 0, weights = 0, inverse = 0;
  for (const WeightedAccuracy& move : moves) {
    weighted += move.accuracy * move.weight;
    weights += move.weight;
    inverse += 1 / std::max(1.0, move.accuracy);
  }
  return (weighted / weights + static_cast<double>(moves.size()) / inverse) / 2;
}

}  // namespace kirin
