// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/win_rate.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace kirin {

namespace {

// What kirin-wdl prints: centipawns at which half the games are won, and by which the chance changes; each times 1, m
// and m * m, where m is the material over 58. From 600 games of 1,500 nodes a move.
constexpr std::array<int, 3> kMiddle{741, -1463, 821};
constexpr std::array<int, 3> kSpread{301, -537, 438};

constexpr int kStep = 64;  // steps of the curve to a spread

/// 1e6 / (1 + e^-x) for x in steps from 0 to 8. A constant, so no machine's own arithmetic comes into it.
constexpr std::array<int, 8 * kStep + 1> kCurve = [] {
  // e^(-1/64), by its series.
  double factor = 0;
  double term = 1;
  for (int n = 1; n < 20; ++n) {
    factor += term;
    term *= -1.0 / kStep / n;
  }
  std::array<int, 8 * kStep + 1> curve{};
  double power = 1;
  for (int& value : curve) {
    value = static_cast<int>(1e6 / (1 + power) + 0.5);
    power *= factor;
  }
  return curve;
}();
static_assert(kCurve[0] == 500'000 && kCurve[kStep] == 731'059);

int polynomial(const std::array<int, 3>& coefficients, int material) {
  constexpr int kUsual = 58;
  const int m = std::clamp(material, 17, 78);
  return coefficients[0] + (coefficients[1] * m + coefficients[2] * m * m / kUsual) / kUsual;
}

/// Permille, of the logistic curve at distance / spread.
int chance(int distance, int spread) {
  const int steps = std::min(std::abs(distance) * kStep / spread, 8 * kStep);
  const int millionths = kCurve[static_cast<std::size_t>(steps)];
  return ((distance < 0 ? 1'000'000 - millionths : millionths) + 500) / 1000;
}

}  // namespace

int materialOf(const Position& position) {
  const auto count = [&](PieceType t) { return std::popcount(position.pieces(t)); };
  return count(PieceType::Pawn) + 3 * (count(PieceType::Knight) + count(PieceType::Bishop)) +
         5 * count(PieceType::Rook) + 9 * count(PieceType::Queen);
}

WinDrawLoss winDrawLoss(const Score& score, int material) {
  if (score.mateIn) return score.cp > 0 ? WinDrawLoss{1000, 0, 0} : WinDrawLoss{0, 0, 1000};
  const int middle = polynomial(kMiddle, material);
  const int spread = std::max(polynomial(kSpread, material), 10);
  const int cp = std::clamp(score.cp, -10'000, 10'000);
  const int win = chance(cp - middle, spread);
  const int loss = chance(-cp - middle, spread);
  return {win, 1000 - win - loss, loss};
}

}  // namespace kirin
