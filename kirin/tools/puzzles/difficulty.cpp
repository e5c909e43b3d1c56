// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/difficulty.h"

#include "common/linear_solve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace kirin::puzzles {

namespace {

/// What even a perfect model would be off, by the luck of who has played a puzzle.
constexpr double kNoise = 200;
constexpr int kLowest = 400, kHighest = 3000;

constexpr double kShipped[] = {
#include "puzzles/difficulty_weights.inc"
};

}  // namespace

int DifficultyModel::rate(const Features& features) const {
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * features[i];
  return std::clamp(static_cast<int>(std::lround(sum)), kLowest, kHighest);
}

const DifficultyModel& shippedModel() {
  // The error comes first, then a weight for each feature.
  static const DifficultyModel kModel{{std::begin(kShipped) + 1, std::end(kShipped)}, static_cast<int>(kShipped[0])};
  return kModel;
}

std::vector<double> fitWeights(const std::vector<RatedSample>& samples, double penalty) {
  const std::size_t n = featureNames().size();
  std::vector<double> a(n * n), b(n);
  // A penalty means the same for each feature once they are all measured by their own spread.
  std::vector<double> square(n), mean(n);
  for (const RatedSample& sample : samples)
    for (std::size_t i = 0; i < n; ++i) {
      mean[i] += sample.features[i] / static_cast<double>(samples.size());
      square[i] += sample.features[i] * sample.features[i] / static_cast<double>(samples.size());
    }
  for (const RatedSample& sample : samples) {
    const double weight = kNoise * kNoise / (kNoise * kNoise + sample.deviation * sample.deviation);
    for (std::size_t i = 0; i < n; ++i) {
      b[i] += weight * sample.features[i] * sample.rating;
      for (std::size_t j = 0; j <= i; ++j) a[i * n + j] += weight * sample.features[i] * sample.features[j];
    }
  }
  for (std::size_t i = 1; i < n; ++i) {
    constexpr double kNeverVaries = 1e-3;
    a[i * n + i] += penalty * std::max(square[i] - mean[i] * mean[i], kNeverVaries);
  }
  return solveSymmetric(std::move(a), std::move(b));
}

ModelError errorOf(const DifficultyModel& model, const std::vector<RatedSample>& samples) {
  const double n = static_cast<double>(samples.size());
  double x = 0, y = 0, xx = 0, yy = 0, xy = 0;
  ModelError error;
  for (const RatedSample& sample : samples) {
    const double guess = model.rate(sample.features);
    error.rms += (guess - sample.rating) * (guess - sample.rating) / n;
    error.mean += std::abs(guess - sample.rating) / n;
    x += guess / n, y += sample.rating / n;
    xx += guess * guess / n, yy += sample.rating * sample.rating / n, xy += guess * sample.rating / n;
  }
  error.rms = std::sqrt(error.rms);
  error.spread = std::sqrt(yy - y * y);
  error.correlation = (xy - x * y) / std::sqrt(std::max((xx - x * x) * (yy - y * y), 1e-9));
  return error;
}

std::string weightsText(const DifficultyModel& model) {
  std::string text = fmt::format("{},  // error\n", model.error);
  for (std::size_t i = 0; i < model.weights.size(); ++i)
    text += fmt::format("{:.2f},  // {}\n", model.weights[i], featureNames()[i]);
  return text;
}

}  // namespace kirin::puzzles
