// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wdl/fit.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace kirin::wdl {

namespace {

constexpr double kUsualMaterial = 58;

double valueAt(const std::array<double, 3>& c, double m) { return c[0] + m * (c[1] + m * c[2]); }

/// What is fitted: the values at three materials, which hang together far less than the coefficients do.
constexpr std::array<double, 3> kAt{0.3, 0.8, 1.3};
struct Values {
  std::array<double, 3> middle{150, 150, 150};
  std::array<double, 3> spread{80, 80, 80};
};

double& parameter(Values& values, std::size_t i) { return i < 3 ? values.middle[i] : values.spread[i - 3]; }

/// The parabola through three values.
std::array<double, 3> through(const std::array<double, 3>& v) {
  const double first = (v[1] - v[0]) / (kAt[1] - kAt[0]);
  const double second = ((v[2] - v[1]) / (kAt[2] - kAt[1]) - first) / (kAt[2] - kAt[0]);
  return {v[0] - first * kAt[0] + second * kAt[0] * kAt[1], first - second * (kAt[0] + kAt[1]), second};
}

Model modelOf(const Values& values) { return {through(values.middle), through(values.spread)}; }

}  // namespace

double loss(const Model& model, const Samples& samples) {
  double sum = 0;
  double games = 0;
  for (const auto& [key, counts] : samples) {
    const double m = key.first / kUsualMaterial;
    const double middle = valueAt(model.middle, m);
    const double spread = std::max(valueAt(model.spread, m), 5.0);
    const double win = 1 / (1 + std::exp((middle - key.second) / spread));
    const double lost = 1 / (1 + std::exp((middle + key.second) / spread));
    const std::array<double, 3> chance{win, 1 - win - lost, lost};
    for (std::size_t i = 0; i < 3; ++i) {
      sum -= static_cast<double>(counts.games[i]) * std::log(std::max(chance[i], 1e-6));
      games += static_cast<double>(counts.games[i]);
    }
  }
  return sum / games;
}

// Along one parameter at a time, in steps that grow while they help and shrink when they don't: six numbers and a
// smooth loss need no more.
Model fit(const Samples& samples) {
  Values values;
  std::array<double, 6> steps;
  steps.fill(16);
  double best = loss(modelOf(values), samples);
  for (int round = 0; round < 400; ++round)
    for (std::size_t i = 0; i < steps.size(); ++i) {
      Values tried = values;
      parameter(tried, i) += steps[i];
      const double there = loss(modelOf(tried), samples);
      if (there < best) {
        best = there;
        values = tried;
        steps[i] *= 1.5;
      } else {
        steps[i] *= -0.6;
        if (std::abs(steps[i]) < 0.01) steps[i] = 0.01;
      }
    }
  return modelOf(values);
}

}  // namespace kirin::wdl
