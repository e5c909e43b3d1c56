// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/person/choice.h"

#include <algorithm>

namespace kirin {

using fixed::Fixed;
using fixed::kOne;

int winningChances(int score, int steepness) {
  const int thousandths = std::clamp(score * steepness / 100, -10'000, 10'000);
  return static_cast<int>(fixed::logistic(thousandths) * 1000 / kOne);
}

std::vector<Fixed> likelihoods(std::span<const int> worth, int spread, int curve) {
  const int best = *std::max_element(worth.begin(), worth.end());
  constexpr Fixed kLargest = 8 * kOne;  // e^8 times less likely than the best in its logarithm: never
  std::vector<Fixed> steepness;
  steepness.reserve(worth.size());
  for (const int each : worth) {
    const Fixed distance = fixed::power((best - each) * kOne / spread, curve * kOne / 100);
    steepness.push_back(fixed::exp(std::min(distance, kLargest)));
  }
  // The more p_0 is halved, the less all of them are: so that they add up to one is found by halving intervals.
  const auto sumOf = [&](Fixed halvings) {
    Fixed sum = 0;
    for (const Fixed each : steepness) sum += fixed::exp2(-(each * halvings / kOne));
    return sum;
  };
  Fixed low = 0, high = 16 * kOne;
  while (high - low > 1) {
    const Fixed middle = (low + high) / 2;
    (sumOf(middle) > kOne ? low : high) = middle;
  }
  std::vector<Fixed> result;
  result.reserve(worth.size());
  for (const Fixed each : steepness) result.push_back(fixed::exp2(-(each * high / kOne)));
  return result;
}

}  // namespace kirin
