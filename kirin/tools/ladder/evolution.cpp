// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/evolution.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

namespace kirin::ladder {

namespace {

double uniform(Rng& rng) { return (static_cast<double>(rng.next() >> 11) + 0.5) / 9007199254740992.0; }

double normal(Rng& rng) {
  const double radius = std::sqrt(-2 * std::log(uniform(rng)));
  return radius * std::cos(2 * std::numbers::pi * uniform(rng));
}

/// Of the better half, best first; they add up to one.
std::vector<double> weightsOf(std::size_t parents) {
  std::vector<double> weights(parents);
  for (std::size_t i = 0; i < parents; ++i)
    weights[i] = std::log(static_cast<double>(parents) + 0.5) - std::log(static_cast<double>(i) + 1);
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  return weights;
}

}  // namespace

Evolution::Evolution(std::vector<double> start, std::vector<double> widths, std::uint64_t randomSeed)
    : middle(std::move(start)), width(std::move(widths)), path(middle.size(), 0), seed(randomSeed) {}

double Evolution::step(const std::function<double(std::span<const double>)>& loss) {
  const std::size_t axes = middle.size();
  const double n = static_cast<double>(axes);
  const auto children = static_cast<std::size_t>(4 + std::floor(3 * std::log(n)));
  const std::vector<double> weights = weightsOf(children / 2);
  double squares = 0;
  for (const double weight : weights) squares += weight * weight;
  const double effective = 1 / squares;

  // Each generation has random numbers of its own, so that going on from a saved one needs no more than its number.
  Rng rng(Rng(seed ^ static_cast<std::uint64_t>(generation)).next());
  std::vector<std::pair<double, std::vector<double>>> born;
  for (std::size_t i = 0; i < children; ++i) {
    std::vector<double> steps(axes), point(axes);
    for (std::size_t a = 0; a < axes; ++a) {
      steps[a] = normal(rng);
      point[a] = middle[a] + scale * width[a] * steps[a];
    }
    born.emplace_back(loss(point), std::move(steps));
  }
  std::stable_sort(born.begin(), born.end(), [](const auto& a, const auto& b) { return a.first < b.first; });

  const double memory = (effective + 2) / (n + effective + 5);
  const double learning = std::min(1.0, (n + 2) / 3 * 2 / ((n + 1.3) * (n + 1.3) + effective));
  const double typical = std::sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
  double length = 0;
  for (std::size_t a = 0; a < axes; ++a) {
    double moved = 0, spread = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      moved += weights[i] * born[i].second[a];
      spread += weights[i] * born[i].second[a] * born[i].second[a];
    }
    middle[a] += scale * width[a] * moved;
    path[a] = (1 - memory) * path[a] + std::sqrt(memory * (2 - memory) * effective) * moved;
    width[a] *= std::sqrt(1 - learning + learning * spread);
    length += path[a] * path[a];
  }
  scale *= std::exp(memory / 2 * (std::sqrt(length) / typical - 1));
  ++generation;
  return born.front().first;
}

}  // namespace kirin::ladder
