// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gradient.h"

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

namespace kirin {

struct TrainOptions {
  NetShape shape;
  int epochs = 12;
  int batch = 4096;
  int threads = 1;
  std::uint64_t seed = 1;
  double rate = 2e-3;  ///< after the warm-up; falls along a cosine
  double endRate = 1e-5;
  int warmUpSteps = 500;
  double decay = 0.01;
  double scale = 400;          ///< centipawns, of the score's sigmoid; an output of 1 means so many
  double resultShareFrom = 0;  ///< of the target, in the first epoch; changes evenly
  double resultShareTo = 0;    ///< in the last epoch
};

struct EpochLoss {
  double training = 0;     ///< mean square error, while learning
  double validation = 0;   ///< after it, on the games held out, against what is asked of this epoch
  double scoresAlone = 0;  ///< the same against the scores without results: comparable between runs
  double seconds = 0;
};

/// A row of floats on cache lines.
class FloatRow {
 public:
  explicit FloatRow(std::size_t count) : lines_((count + 15) / 16) {}
  float* data() { return lines_.data()->numbers; }
  const float* data() const { return lines_.data()->numbers; }

 private:
  struct alignas(64) Line {
    float numbers[16];
  };
  std::vector<Line> lines_;
};

/// A net being trained: its numbers, what AdamW remembers of them, and how far it has come. With the same options and
/// number of threads it always becomes the same net.
class Trainer {
 public:
  struct Progress {
    int epoch;         ///< from 0
    double done;       ///< of it
    double loss;       ///< of late
    double perSecond;  ///< positions, in this epoch
  };

  explicit Trainer(const TrainOptions& options);

  const TrainOptions& options() const { return options_; }
  const std::vector<EpochLoss>& losses() const { return losses_; }
  bool done() const { return static_cast<int>(losses_.size()) >= options_.epochs; }
  const float* net() const { return net_.data(); }

  /// One pass over the training positions in a new order, then the validation.
  void epoch(const Dataset& data, const std::function<void(const Progress&)>& report);

  /// Everything needed to go on as if nothing had happened. Errors as for files; "checkpoint.format" (args: path).
  Result<void> save(const std::filesystem::path& path) const;
  /// `threads` and `epochs` are taken from `options`, the rest must agree with it, else "checkpoint.options" (args:
  /// path).
  static Result<Trainer> resume(const std::filesystem::path& path, const TrainOptions& options);
  /// A new run that begins with the net of a checkpoint in place of random numbers. It must be as wide, and have as
  /// many output layers or one, which then all begin as. Errors as above.
  static Result<Trainer> startFrom(const std::filesystem::path& path, const TrainOptions& options);

 private:
  double rateAt(std::int64_t step, std::int64_t steps) const;
  double meanLoss(std::span<const PackedPosition> positions, const TargetRule& rule) const;

  TrainOptions options_;
  FloatRow net_;
  FloatRow mean_;
  FloatRow variance_;
  std::int64_t step_ = 0;
  std::vector<EpochLoss> losses_;
};

}  // namespace kirin
