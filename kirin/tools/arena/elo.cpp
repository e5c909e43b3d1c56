// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/elo.h"

#include <cmath>

namespace kirin::arena {

namespace {

std::optional<double> eloOf(double score) {
  if (score <= 0.0 || score >= 1.0) return std::nullopt;
  return -400.0 * std::log10(1.0 / score - 1.0);
}

}  // namespace

double expectedScore(double elo) { return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0)); }

EloEstimate estimateElo(const Pentanomial& pairs) {
  double count = 0.0;
  double sum = 0.0;
  for (std::size_t k = 0; k < pairs.size(); ++k) {
    count += pairs[k];
    sum += pairs[k] * static_cast<double>(k) / 4.0;
  }
  if (count == 0.0) return {};
  const double mean = sum / count;
  double variance = 0.0;
  for (std::size_t k = 0; k < pairs.size(); ++k) {
    const double off = static_cast<double>(k) / 4.0 - mean;
    variance += pairs[k] * off * off / count;
  }
  const double margin = 1.959964 * std::sqrt(variance / count);
  return {eloOf(mean), eloOf(mean - margin), eloOf(mean + margin)};
}

}  // namespace kirin::arena
