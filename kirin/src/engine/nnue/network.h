// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/position.h"
#include "engine/nnue/kernels.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// Rows of a net lie on cache lines.
class AlignedRows {
 public:
  explicit AlignedRows(std::size_t numbers) : lines_((numbers + 31) / 32) {}

  std::int16_t* data() { return lines_.data()->numbers; }
  const std::int16_t* data() const { return lines_.data()->numbers; }

 private:
  struct alignas(64) Line {
    std::int16_t numbers[32];
  };
  std::vector<Line> lines_;
};

/// The whole numbers of a net, (768 -> width) x 2 -> 1 with squared clipped ReLU: what training writes.
struct NetworkWeights {
  int width = 0;    ///< of the hidden layer, for each of the two views: a multiple of 64, at most 1024
  int buckets = 0;  ///< output layers, by number of pieces: 1 to 8
  int scale = 0;    ///< centipawns that an output of 1 means
  std::vector<std::int16_t> features;       ///< [768][width], 255 is 1
  std::vector<std::int16_t> featureBiases;  ///< [width], 255 is 1
  std::vector<std::int16_t> outputs;        ///< [buckets][2][width], own view first, 64 is 1
  std::vector<std::int32_t> outputBiases;   ///< [buckets], 255 * 64 is 1

  friend bool operator==(const NetworkWeights&, const NetworkWeights&) = default;
};

/// A net that was read and found sound: no position can make its sums overflow. Never changes; any thread.
class Network {
 public:
  static constexpr int kFeatureOne = 255;
  static constexpr int kOutputOne = 64;

  /// Reads what `serialize` wrote. Errors (no args but the detail): "net.magic", "net.version", "net.size", "net.hash",
  /// "net.range" (a number that could overflow).
  static Result<Network> parse(std::string_view bytes);
  /// The same from a file. Errors: as above, or those of readFile; args: the path, then the detail.
  static Result<Network> load(const std::filesystem::path& path);
  /// The net this program carries.
  static std::shared_ptr<const Network> embedded();

  static std::string serialize(const NetworkWeights& weights);

  int width() const { return weights_.width; }
  int buckets() const { return weights_.buckets; }
  int scale() const { return weights_.scale; }
  /// Identifies the net: of its numbers.
  std::uint64_t hash() const { return hash_; }

  const std::int16_t* featureRow(int feature) const {
    return rows_.data() + static_cast<std::size_t>(feature) * static_cast<std::size_t>(width());
  }
  const std::int16_t* featureBiases() const { return featureRow(kBiasRow); }

  /// Centipawns for the side whose view is `own`, from both views' sums.
  int output(const NetKernels& kernels, const std::int16_t* own, const std::int16_t* other, int pieces) const;

  /// The same from nothing, for one position: slow.
  int evaluate(const Position& position, const NetKernels& kernels = bestKernels()) const;

 private:
  static constexpr int kBiasRow = 768;

  Network(NetworkWeights weights, std::uint64_t hash);

  NetworkWeights weights_;  ///< sizes and output layers; the rest moved to `rows_`
  AlignedRows rows_;        ///< the features, then their biases
  AlignedRows outputs_;
  std::uint64_t hash_ = 0;
};

}  // namespace kirin
