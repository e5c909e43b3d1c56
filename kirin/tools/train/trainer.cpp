// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer.h"

#include "base/rng.h"

#include <algorithm>
#include <barrier>
#include <chrono>
#include <cmath>
#include <numbers>
#include <numeric>
#include <thread>

namespace kirin {

namespace {

// Weights within this can be rounded to the integers of the engine's output layer (127 of 64).
constexpr float kLimit = 127.0F / 64.0F;

double secondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

double uniform(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-52 - 1; }  // -1 to 1

std::vector<std::uint32_t> shuffled(std::size_t count, std::uint64_t seed) {
  std::vector<std::uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0U);
  Rng rng(seed);
  for (std::size_t i = count; i > 1; --i) std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
  return order;
}

/// Calls work(thread) on so many threads and waits for all.
template <class Work>
void onThreads(int threads, const Work& work) {
  std::vector<std::jthread> pool;
  for (int i = 1; i < threads; ++i) pool.emplace_back([&work, i] { work(i); });
  work(0);
}

}  // namespace

Trainer::Trainer(const TrainOptions& options)
    : options_(options), net_(options.shape.size()), mean_(options.shape.size()), variance_(options.shape.size()) {
  const NetShape& shape = options_.shape;
  Rng rng(options_.seed);
  float* const net = net_.data();
  // Small: what a rare feature began with stays in the net as noise.
  for (std::size_t i = 0; i < shape.featureBiases(); ++i) net[i] = static_cast<float>(0.03 * uniform(rng));
  for (std::size_t i = shape.featureBiases(); i < shape.outputs(); ++i) net[i] = 0.2F;
  const double span = 1 / std::sqrt(2.0 * shape.width);
  // All output layers begin alike, or each would want something else of the same hidden numbers.
  const std::size_t layer = static_cast<std::size_t>(2 * shape.width);
  for (std::size_t i = shape.outputs(); i < shape.outputBiases(); ++i)
    net[i] = i < shape.outputs() + layer ? static_cast<float>(span * uniform(rng)) : net[i - layer];
}

double Trainer::rateAt(std::int64_t step, std::int64_t steps) const {
  if (step < options_.warmUpSteps) return options_.rate * static_cast<double>(step + 1) / options_.warmUpSteps;
  const double done = static_cast<double>(step) / static_cast<double>(steps);
  return options_.endRate +
         (options_.rate - options_.endRate) * (1 + std::cos(std::numbers::pi * std::min(done, 1.0))) / 2;
}

void Trainer::epoch(const Dataset& data, const std::function<void(const Progress&)>& report) {
  const int number = static_cast<int>(losses_.size());
  const double way = options_.epochs > 1 ? static_cast<double>(number) / (options_.epochs - 1) : 0;
  const double share = options_.resultShareFrom + way * (options_.resultShareTo - options_.resultShareFrom);
  const TargetRule rule{options_.scale, share};
  const NetShape& shape = options_.shape;
  const TrainKernels& kernels = trainKernels();
  const auto began = std::chrono::steady_clock::now();

  const std::vector<std::uint32_t> order =
      shuffled(data.training.size(), options_.seed + 1000 + static_cast<unsigned>(number));
  const std::size_t batch = static_cast<std::size_t>(options_.batch);
  const std::int64_t batches = static_cast<std::int64_t>(order.size() / batch);
  const std::size_t threads = static_cast<std::size_t>(options_.threads);
  std::vector<FloatRow> gradients(threads, FloatRow(shape.size()));
  std::vector<double> losses(threads);
  std::barrier together(static_cast<std::ptrdiff_t>(threads));
  double total = 0;

  // Each thread learns from its part of the batch; then each gathers and applies its part of the gradient.
  onThreads(options_.threads, [&](int thread) {
    const std::size_t t = static_cast<std::size_t>(thread);
    const std::size_t lines = (shape.size() + 15) / 16;
    const std::size_t first = lines * t / threads * 16;
    const std::size_t count = std::min(lines * (t + 1) / threads * 16, shape.size()) - first;
    std::vector<Sample> samples(batch * (t + 1) / threads - batch * t / threads);
    double recent = 0;
    for (std::int64_t b = 0; b < batches; ++b) {
      const std::uint32_t* const mine = order.data() + static_cast<std::size_t>(b) * batch + batch * t / threads;
      for (std::size_t i = 0; i < samples.size(); ++i) {
        if (i + 8 < samples.size()) __builtin_prefetch(&data.training[mine[i + 8]]);
        samples[i] = sampleOf(data.training[mine[i]], rule);
      }
      losses[t] = kernels.learn(shape, net_.data(), samples, gradients[t].data());
      together.arrive_and_wait();

      for (std::size_t other = 1; other < threads; ++other)
        kernels.addTo(gradients[0].data() + first, gradients[other].data() + first, count);
      const std::int64_t step = step_ + b;
      const double n = static_cast<double>(step + 1);
      const AdamStep adam{.rate = static_cast<float>(rateAt(step, batches * options_.epochs)),
                          .decay = static_cast<float>(options_.decay),
                          .correction1 = static_cast<float>(1 / (1 - std::pow(0.9, n))),
                          .correction2 = static_cast<float>(1 / (1 - std::pow(0.999, n))),
                          .share = 1.0F / static_cast<float>(batch),
                          .limit = kLimit};
      kernels.step(net_.data() + first, mean_.data() + first, variance_.data() + first, gradients[0].data() + first,
                   count, adam);
      if (thread == 0) {
        const double loss = std::accumulate(losses.begin(), losses.end(), 0.0);
        total += loss;
        recent += (loss / static_cast<double>(batch) - recent) * (b == 0 ? 1 : 0.02);
        if (b % 64 == 0)
          report({number, static_cast<double>(b) / static_cast<double>(batches), recent,
                  static_cast<double>(b * options_.batch) / secondsSince(began)});
      }
      together.arrive_and_wait();
    }
  });
  step_ += batches;

  EpochLoss loss;
  loss.seconds = secondsSince(began);
  loss.training = total / static_cast<double>(std::max<std::int64_t>(1, batches * options_.batch));
  loss.validation = meanLoss(data.validation, rule);
  loss.scoresAlone = share == 0 ? loss.validation : meanLoss(data.validation, {options_.scale, 0});
  losses_.push_back(loss);
}

double Trainer::meanLoss(std::span<const PackedPosition> positions, const TargetRule& rule) const {
  std::vector<double> sums(static_cast<std::size_t>(options_.threads));
  onThreads(options_.threads, [&](int thread) {
    const std::size_t t = static_cast<std::size_t>(thread);
    const std::size_t end = positions.size() * (t + 1) / sums.size();
    std::vector<Sample> samples;
    for (std::size_t i = positions.size() * t / sums.size(); i < end;) {
      samples.clear();
      for (; i < end && samples.size() < 1024; ++i) samples.push_back(sampleOf(positions[i], rule));
      sums[t] += trainKernels().learn(options_.shape, net_.data(), samples, nullptr);
    }
  });
  return std::accumulate(sums.begin(), sums.end(), 0.0) /
         static_cast<double>(std::max<std::size_t>(1, positions.size()));
}

}  // namespace kirin
