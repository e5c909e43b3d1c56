// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dataset.h"

#include "engine/nnue/features.h"

#include <cstddef>
#include <span>

namespace kirin {

/// Where the parts of a net lie in its row of floats: features [768][width], their biases [width], output layers
/// [buckets][2][width] (own view first), their biases [buckets].
struct NetShape {
  int width = 256;
  int buckets = 1;

  std::size_t featureBiases() const { return static_cast<std::size_t>(kFeatures) * static_cast<std::size_t>(width); }
  std::size_t outputs() const { return featureBiases() + static_cast<std::size_t>(width); }
  std::size_t outputBiases() const { return outputs() + static_cast<std::size_t>(2 * width * buckets); }
  std::size_t size() const { return outputBiases() + static_cast<std::size_t>(buckets); }

  friend bool operator==(const NetShape&, const NetShape&) = default;
};

/// One step of AdamW.
struct AdamStep {
  float rate;
  float decay;        ///< weights shrink by rate * decay
  float correction1;  ///< 1 / (1 - beta1^t)
  float correction2;  ///< 1 / (1 - beta2^t)
  float share;        ///< 1 / positions of the batch
  float limit;        ///< weights stay within +- this
};

/// The trainer's arithmetic, in the widest instructions this processor has. Rows begin on 64 bytes; width is a multiple
/// of 64.
struct TrainKernels {
  /// The sum of (sigmoid(net) - target)^2; adds its gradient to `gradient`, unless that is null.
  double (*learn)(const NetShape& shape, const float* net, std::span<const Sample> samples, float* gradient);
  /// Moves `count` numbers of the net against `gradient`, the batch's sum, and sets that to zero.
  void (*step)(float* net, float* mean, float* variance, float* gradient, std::size_t count, const AdamStep& step);
  void (*addTo)(float* sum, float* part, std::size_t count);  ///< and sets `part` to zero
};

const TrainKernels& trainKernels();

}  // namespace kirin
