// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quantise.h"

#include <algorithm>
#include <cmath>

namespace kirin {

NetworkWeights quantise(const NetShape& shape, const float* net, double scale) {
  const auto rounded = [&]<class Number>(std::size_t begin, std::size_t end, double one, std::vector<Number>& numbers) {
    for (std::size_t i = begin; i < end; ++i)
      numbers.push_back(static_cast<Number>(std::lround(static_cast<double>(net[i]) * one)));
  };
  constexpr double kFeatureOne = Network::kFeatureOne;
  constexpr double kOutputOne = Network::kOutputOne;
  NetworkWeights weights;
  weights.width = shape.width;
  weights.buckets = shape.buckets;
  weights.scale = static_cast<int>(std::lround(scale));
  rounded(0, shape.featureBiases(), kFeatureOne, weights.features);
  rounded(shape.featureBiases(), shape.outputs(), kFeatureOne, weights.featureBiases);
  rounded(shape.outputs(), shape.outputBiases(), kOutputOne, weights.outputs);
  rounded(shape.outputBiases(), shape.size(), kFeatureOne * kOutputOne, weights.outputBiases);
  return weights;
}

double quantisedLoss(const Network& network, std::span<const PackedPosition> positions) {
  const TargetRule rule{static_cast<double>(network.scale()), 0};
  const NetKernels& kernels = bestKernels();
  AlignedRows own(static_cast<std::size_t>(network.width()));
  AlignedRows other(static_cast<std::size_t>(network.width()));
  const auto sum = [&](AlignedRows& sums, const std::uint16_t* features, int count) {
    std::copy_n(network.featureBiases(), network.width(), sums.data());
    for (int i = 0; i < count; ++i)
      kernels.add(sums.data(), sums.data(), network.featureRow(features[i]), network.width());
  };
  double loss = 0;
  for (const PackedPosition& each : positions) {
    const Sample sample = sampleOf(each, rule);
    sum(own, sample.own, sample.pieces);
    sum(other, sample.other, sample.pieces);
    const int score = network.output(kernels, own.data(), other.data(), sample.pieces);
    const double error = 1 / (1 + std::exp(-score / rule.scale)) - static_cast<double>(sample.target);
    loss += error * error;
  }
  return loss / static_cast<double>(std::max<std::size_t>(1, positions.size()));
}

}  // namespace kirin
