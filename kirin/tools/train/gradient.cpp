// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gradient.h"

#include <algorithm>
#include <cmath>

namespace kirin {

namespace {

constexpr int kTile = 64;  // numbers of a row that are kept in registers at a time

template <int kBytes>
struct Lanes {
  typedef float Type __attribute__((vector_size(kBytes), may_alias));
};

// The first layer is sparse: only the rows of the pieces on the board are read, and only theirs get a gradient.
template <int kBytes>
[[gnu::always_inline]] inline double learnBody(const NetShape& shape, const float* net, std::span<const Sample> samples,
                                               float* gradient) {
  using Vector = typename Lanes<kBytes>::Type;
  constexpr int kLanes = kBytes / 4;
  constexpr int kVectors = kTile / kLanes;
  const Vector zero{};
  const Vector one = zero + 1.0F;
  const int width = shape.width;
  const float* const biases = net + shape.featureBiases();
  alignas(64) float hidden[2][1024];
  double loss = 0;

  for (const Sample& sample : samples) {
    const std::uint16_t* const features[2] = {sample.own, sample.other};
    const int bucket = outputBucket(sample.pieces, shape.buckets);
    const std::size_t layer = shape.outputs() + static_cast<std::size_t>(2 * width * bucket);

    Vector total = zero;
    for (int view = 0; view < 2; ++view) {
      for (int tile = 0; tile < width; tile += kTile) {
        Vector sum[kVectors];
        for (int k = 0; k < kVectors; ++k) sum[k] = *reinterpret_cast<const Vector*>(biases + tile + k * kLanes);
        for (int i = 0; i < sample.pieces; ++i) {
          const float* const row = net + static_cast<std::size_t>(features[view][i] * width + tile);
          for (int k = 0; k < kVectors; ++k) sum[k] += *reinterpret_cast<const Vector*>(row + k * kLanes);
        }
        const float* const weights = net + layer + static_cast<std::size_t>(view * width + tile);
        for (int k = 0; k < kVectors; ++k) {
          *reinterpret_cast<Vector*>(hidden[view] + tile + k * kLanes) = sum[k];
          Vector x = sum[k] > zero ? sum[k] : zero;
          x = x < one ? x : one;
          total += x * x * *reinterpret_cast<const Vector*>(weights + k * kLanes);
        }
      }
    }
    float output = net[shape.outputBiases() + static_cast<std::size_t>(bucket)];
    for (int i = 0; i < kLanes; ++i) output += total[i];
    const float expected = 1 / (1 + std::exp(-output));
    const float error = expected - sample.target;
    loss += static_cast<double>(error) * static_cast<double>(error);
    if (gradient == nullptr) continue;

    const float slope = 2 * error * expected * (1 - expected);
    gradient[shape.outputBiases() + static_cast<std::size_t>(bucket)] += slope;
    for (int view = 0; view < 2; ++view) {
      for (int tile = 0; tile < width; tile += kTile) {
        const std::size_t at = layer + static_cast<std::size_t>(view * width + tile);
        Vector delta[kVectors];
        for (int k = 0; k < kVectors; ++k) {
          const Vector sum = *reinterpret_cast<const Vector*>(hidden[view] + tile + k * kLanes);
          Vector x = sum > zero ? sum : zero;
          x = x < one ? x : one;
          *reinterpret_cast<Vector*>(gradient + at + k * kLanes) += slope * x * x;
          const Vector through = 2 * slope * x * *reinterpret_cast<const Vector*>(net + at + k * kLanes);
          delta[k] = sum < one ? through : zero;  // below zero x is zero, and so is this
          *reinterpret_cast<Vector*>(gradient + shape.featureBiases() + tile + k * kLanes) += delta[k];
        }
        for (int i = 0; i < sample.pieces; ++i) {
          float* const row = gradient + static_cast<std::size_t>(features[view][i] * width + tile);
          for (int k = 0; k < kVectors; ++k) *reinterpret_cast<Vector*>(row + k * kLanes) += delta[k];
        }
      }
    }
  }
  return loss;
}

[[gnu::always_inline]] inline void stepBody(float* __restrict net, float* __restrict mean, float* __restrict variance,
                                            float* __restrict gradient, std::size_t count, const AdamStep& step) {
  constexpr float kBeta1 = 0.9F;
  constexpr float kBeta2 = 0.999F;
  const AdamStep s = step;
  for (std::size_t i = 0; i < count; ++i) {
    const float g = gradient[i] * s.share;
    gradient[i] = 0;
    mean[i] = kBeta1 * mean[i] + (1 - kBeta1) * g;
    variance[i] = kBeta2 * variance[i] + (1 - kBeta2) * g * g;
    const float move = mean[i] * s.correction1 / (std::sqrt(variance[i] * s.correction2) + 1e-8F);
    const float moved = net[i] - s.rate * (move + s.decay * net[i]);
    net[i] = std::min(std::max(moved, -s.limit), s.limit);
  }
}

[[gnu::always_inline]] inline void addToBody(float* __restrict sum, float* __restrict part, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    sum[i] += part[i];
    part[i] = 0;
  }
}

#define KIRIN_TRAIN_KERNELS(name, bytes, ...)                                                         \
  namespace name {                                                                                    \
  __VA_ARGS__ double learn(const NetShape& shape, const float* net, std::span<const Sample> samples,  \
                           float* gradient) {                                                         \
    return learnBody<bytes>(shape, net, samples, gradient);                                           \
  }                                                                                                   \
  __VA_ARGS__ void step(float* net, float* mean, float* variance, float* gradient, std::size_t count, \
                        const AdamStep& step) {                                                       \
    stepBody(net, mean, variance, gradient, count, step);                                             \
  }                                                                                                   \
  __VA_ARGS__ void addTo(float* sum, float* part, std::size_t count) { addToBody(sum, part, count); } \
  constexpr TrainKernels kKernels{learn, step, addTo};                                                \
  }

KIRIN_TRAIN_KERNELS(plain, 16, )
#if defined(__x86_64__)
KIRIN_TRAIN_KERNELS(avx2, 32, [[gnu::target("avx2,fma")]])
#ifdef __clang__
KIRIN_TRAIN_KERNELS(avx512, 64, [[gnu::target("avx512f,avx512bw,fma")]])
#else
KIRIN_TRAIN_KERNELS(avx512, 64, [[gnu::target("avx512f,avx512bw,fma,prefer-vector-width=512")]])
#endif
#endif

}  // namespace

const TrainKernels& trainKernels() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")) return avx512::kKernels;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return avx2::kKernels;
#endif
  return plain::kKernels;
}

}  // namespace kirin
