// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"
#include "engine/nnue/features.h"
#include "engine/nnue/network.h"

#include <cstdint>
#include <memory>

namespace kirin::testing {

/// A net that knows nothing, but whose sums use the whole range: any slip changes its answer.
inline NetworkWeights randomWeights(int width, int buckets, std::uint64_t seed) {
  Rng rng(seed);
  NetworkWeights weights;
  weights.width = width;
  weights.buckets = buckets;
  weights.scale = 400;
  for (int i = 0; i < kFeatures * width; ++i)
    weights.features.push_back(static_cast<std::int16_t>(rng.between(-120, 120)));
  for (int i = 0; i < width; ++i) weights.featureBiases.push_back(static_cast<std::int16_t>(rng.between(-50, 200)));
  const int most = width <= 128 ? 127 : 16000 / width;
  for (int i = 0; i < 2 * width * buckets; ++i)
    weights.outputs.push_back(static_cast<std::int16_t>(rng.between(-most, most)));
  for (int i = 0; i < buckets; ++i) weights.outputBiases.push_back(rng.between(-9000, 9000));
  return weights;
}

inline std::shared_ptr<const Network> randomNetwork(int width, int buckets, std::uint64_t seed) {
  return std::make_shared<const Network>(
      Network::parse(Network::serialize(randomWeights(width, buckets, seed))).value());
}

}  // namespace kirin::testing
