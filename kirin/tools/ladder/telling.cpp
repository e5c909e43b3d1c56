// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/telling.h"

#include "common/linear_solve.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace kirin::ladder {

namespace {

constexpr double kRidge = 5;  // how strongly weights are held near 0, in examples
constexpr int kSteps = 12;    // of Newton's method; far more than it needs
constexpr int kDraws = 200;

/// An example's suspicion, how often it is drawn, and what it is.
struct Ranked {
  double suspicion;
  bool machine;
  double times;
};

/// Of ranked examples, sorted; those that are suspected alike count half.
double area(const std::vector<Ranked>& sorted) {
  double people = 0, pairs = 0, machines = 0;
  for (std::size_t i = 0; i < sorted.size();) {
    double peopleHere = 0, machinesHere = 0;
    std::size_t end = i;
    for (; end < sorted.size() && sorted[end].suspicion == sorted[i].suspicion; ++end)
      (sorted[end].machine ? machinesHere : peopleHere) += sorted[end].times;
    pairs += machinesHere * (people + peopleHere / 2);
    people += peopleHere;
    machines += machinesHere;
    i = end;
  }
  return people > 0 && machines > 0 ? pairs / (people * machines) : 0.5;
}

}  // namespace

Teller::Teller(const std::vector<Told>& examples) {
  const auto many = static_cast<double>(examples.size());
  for (std::size_t trait = 0; trait < mean_.size(); ++trait) {
    double sum = 0, squares = 0;
    for (const Told& example : examples) sum += example.window[trait];
    mean_[trait] = sum / many;
    for (const Told& example : examples) squares += std::pow(example.window[trait] - mean_[trait], 2);
    deviation_[trait] = std::sqrt(squares / many);
  }
  std::vector<std::vector<double>> rows;
  for (const Told& example : examples) rows.push_back(inputs(example.window));

  const std::size_t size = rows.front().size();
  weights_.assign(size, 0);
  for (int step = 0; step < kSteps; ++step) {
    std::vector<double> gradient(size, 0), curvature(size * size, 0);
    for (std::size_t i = 0; i < size; ++i) {
      const double held = i == 0 ? 1e-6 : kRidge;  // the constant may be anything
      gradient[i] = -held * weights_[i];
      curvature[i * size + i] = held;
    }
    for (std::size_t n = 0; n < rows.size(); ++n) {
      const std::vector<double>& row = rows[n];
      double sum = 0;
      for (std::size_t i = 0; i < size; ++i) sum += weights_[i] * row[i];
      const double chance = 1 / (1 + std::exp(-sum));
      const double missed = (examples[n].machine ? 1 : 0) - chance, bend = chance * (1 - chance);
      for (std::size_t i = 0; i < size; ++i) {
        gradient[i] += missed * row[i];
        for (std::size_t j = 0; j < size; ++j) curvature[i * size + j] += bend * row[i] * row[j];
      }
    }
    const std::vector<double> change = solveSymmetric(std::move(curvature), std::move(gradient));
    for (std::size_t i = 0; i < size; ++i) weights_[i] += change[i];
  }
}

std::vector<double> Teller::inputs(const Window& window) const {
  std::vector<double> row(1 + 2 * window.size(), 1);
  for (std::size_t trait = 0; trait < window.size(); ++trait) {
    // A trait that never varies tells nothing; one far out would outweigh all others by its square.
    const double apart = deviation_[trait] > 0 ? (window[trait] - mean_[trait]) / deviation_[trait] : 0;
    const double value = std::clamp(apart, -4.0, 4.0);
    row[1 + trait] = value;
    row[1 + window.size() + trait] = value * value - 1;
  }
  return row;
}

double Teller::suspicion(const Window& window) const {
  const std::vector<double> row = inputs(window);
  double sum = 0;
  for (std::size_t i = 0; i < row.size(); ++i) sum += weights_[i] * row[i];
  return sum;
}

Area areaUnderRoc(const Teller& teller, const std::vector<Told>& others, Rng& rng) {
  std::vector<std::pair<Ranked, int>> ranked;
  std::map<int, std::size_t> games;  // each game, and its place among the drawn ones
  for (const Told& other : others) {
    const std::size_t place = games.emplace(other.game, games.size()).first->second;
    ranked.push_back({{teller.suspicion(other.window), other.machine, 1}, static_cast<int>(place)});
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first.suspicion < b.first.suspicion; });
  const auto drawn = [&](const std::vector<double>& times) {
    std::vector<Ranked> sorted;
    for (const auto& [each, place] : ranked)
      sorted.push_back({each.suspicion, each.machine, times[static_cast<std::size_t>(place)]});
    return area(sorted);
  };
  Area result{drawn(std::vector<double>(games.size(), 1)), 0};
  double sum = 0, squares = 0;
  for (int draw = 0; draw < kDraws; ++draw) {
    std::vector<double> times(games.size(), 0);
    for (std::size_t i = 0; i < times.size(); ++i) ++times[rng.below(static_cast<std::uint32_t>(times.size()))];
    const double value = drawn(times);
    sum += value;
    squares += value * value;
  }
  result.error = std::sqrt(std::max(0.0, squares / kDraws - std::pow(sum / kDraws, 2)));
  return result;
}

}  // namespace kirin::ladder
