// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nnue/network.h"

#include "base/files.h"
#include "engine/nnue/features.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <fmt/format.h>

namespace kirin {

namespace {

// A net file is this header and then the numbers of NetworkWeights in its order, all little-endian.
struct Header {
  char magic[8];
  std::uint32_t version;
  std::uint16_t width;
  std::uint16_t buckets;
  std::uint32_t scale;
  std::uint32_t reserved;
  std::uint64_t hash;  // FNV-1a of what follows
};
static_assert(sizeof(Header) == 32);
static_assert(std::endian::native == std::endian::little, "net files are read as they lie");

constexpr char kMagic[9] = "KirinNet";
constexpr std::uint32_t kVersion = 1;

// The sums of the first layer are 16 bits wide: a bias and at most 32 pieces.
constexpr int kLargestFeature = 990;
constexpr int kLargestBias = 32767 - 32 * kLargestFeature;
// See the kernels: weight * 255 fits 16 bits, and with this total the sum fits 32.
constexpr int kLargestOutput = 127;
constexpr long kLargestOutputTotal = 2147483647L / (255L * 255L);

std::uint64_t fnv1a(std::string_view bytes) {
  std::uint64_t hash = 0xCBF29CE484222325ULL;
  for (char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
  return hash;
}

template <class Number>
void appendNumbers(std::string& bytes, const std::vector<Number>& numbers) {
  bytes.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number));
}

template <class Number>
std::vector<Number> takeNumbers(std::string_view& bytes, std::size_t count) {
  std::vector<Number> numbers(count);
  std::memcpy(numbers.data(), bytes.data(), count * sizeof(Number));
  bytes.remove_prefix(count * sizeof(Number));
  return numbers;
}

bool within(const std::vector<std::int16_t>& numbers, int largest) {
  return std::ranges::all_of(numbers, [&](int n) { return -largest <= n && n <= largest; });
}

bool outputsFit(const NetworkWeights& weights) {
  if (!within(weights.outputs, kLargestOutput)) return false;
  for (int bucket = 0; bucket < weights.buckets; ++bucket) {
    const auto first = weights.outputs.begin() + bucket * 2 * weights.width;
    long total = 0;
    std::for_each(first, first + 2 * weights.width, [&](int w) { total += std::abs(w); });
    if (total > kLargestOutputTotal) return false;
  }
  return true;
}

}  // namespace

Network::Network(NetworkWeights weights, std::uint64_t hash)
    : weights_(std::move(weights)),
      rows_(weights_.features.size() + weights_.featureBiases.size()),
      outputs_(weights_.outputs.size()),
      hash_(hash) {
  std::int16_t* const biases = std::ranges::copy(weights_.features, rows_.data()).out;
  std::ranges::copy(weights_.featureBiases, biases);
  std::ranges::copy(weights_.outputs, outputs_.data());
  weights_.features = {};
  weights_.featureBiases = {};
  weights_.outputs = {};
}

std::string Network::serialize(const NetworkWeights& weights) {
  std::string numbers;
  appendNumbers(numbers, weights.features);
  appendNumbers(numbers, weights.featureBiases);
  appendNumbers(numbers, weights.outputs);
  appendNumbers(numbers, weights.outputBiases);

  Header header{};
  std::memcpy(header.magic, kMagic, sizeof(header.magic));
  header.version = kVersion;
  header.width = static_cast<std::uint16_t>(weights.width);
  header.buckets = static_cast<std::uint16_t>(weights.buckets);
  header.scale = static_cast<std::uint32_t>(weights.scale);
  header.hash = fnv1a(numbers);
  return std::string(reinterpret_cast<const char*>(&header), sizeof(header)) + numbers;
}

Result<Network> Network::parse(std::string_view bytes) {
  Header header;
  if (bytes.size() < sizeof(header) || std::memcmp(bytes.data(), kMagic, sizeof(header.magic)) != 0)
    return Error{"net.magic", {"not a Kirin net"}};
  std::memcpy(&header, bytes.data(), sizeof(header));
  bytes.remove_prefix(sizeof(header));
  if (header.version != kVersion)
    return Error{"net.version", {fmt::format("version {}, this program reads {}", header.version, kVersion)}};

  NetworkWeights weights;
  weights.width = header.width;
  weights.buckets = header.buckets;
  weights.scale = static_cast<int>(std::min(header.scale, 100000U));
  if (weights.width < 64 || weights.width > 1024 || weights.width % 64 != 0 || weights.buckets < 1 ||
      weights.buckets > 8)
    return Error{"net.size", {fmt::format("{} wide with {} output layers", weights.width, weights.buckets)}};
  const std::size_t width = header.width;
  const std::size_t expected = 2 * width * (kFeatures + 1 + 2 * header.buckets) + 4 * header.buckets;
  if (bytes.size() != expected)
    return Error{"net.size", {fmt::format("{} bytes of numbers, {} expected", bytes.size(), expected)}};
  if (fnv1a(bytes) != header.hash) return Error{"net.hash", {"the numbers are damaged"}};

  weights.features = takeNumbers<std::int16_t>(bytes, kFeatures * width);
  weights.featureBiases = takeNumbers<std::int16_t>(bytes, width);
  weights.outputs = takeNumbers<std::int16_t>(bytes, 2 * width * header.buckets);
  weights.outputBiases = takeNumbers<std::int32_t>(bytes, header.buckets);
  if (weights.scale < 1 || weights.scale > 4000) return Error{"net.range", {fmt::format("scale {}", header.scale)}};
  if (!within(weights.features, kLargestFeature) || !within(weights.featureBiases, kLargestBias))
    return Error{"net.range", {"the first layer could overflow"}};
  if (!outputsFit(weights)) return Error{"net.range", {"the output layer could overflow"}};
  return Network(std::move(weights), header.hash);
}

Result<Network> Network::load(const std::filesystem::path& path) {
  const Result<std::string> bytes = readFile(path);
  if (!bytes) return bytes.error();
  Result<Network> network = parse(*bytes);
  if (network) return network;
  Error error = network.error();
  error.args.insert(error.args.begin(), path.string());
  return error;
}

int Network::output(const NetKernels& kernels, const std::int16_t* own, const std::int16_t* other, int pieces) const {
  const int bucket = outputBucket(pieces, buckets());
  const std::int16_t* const weights = outputs_.data() + static_cast<std::size_t>(bucket * 2 * width());
  const std::int64_t sum = kernels.output(own, other, weights, width()) / kFeatureOne +
                           std::int64_t{weights_.outputBiases[static_cast<std::size_t>(bucket)]};
  return static_cast<int>(sum * scale() / (kFeatureOne * kOutputOne));
}

int Network::evaluate(const Position& position, const NetKernels& kernels) const {
  const auto rowsOf = [&](Color view) {
    AlignedRows sums(static_cast<std::size_t>(width()));
    std::copy_n(featureBiases(), width(), sums.data());
    const Square turned = orientation(view, position.king(view));
    for (Bitboard left = position.pieces(); left != 0; left &= left - 1) {
      const Square square = std::countr_zero(left);
      const int feature = featureOf(view, turned, position.at(square), square);
      kernels.add(sums.data(), sums.data(), featureRow(feature), width());
    }
    return sums;
  };
  const AlignedRows own = rowsOf(position.sideToMove());
  const AlignedRows other = rowsOf(!position.sideToMove());
  return output(kernels, own.data(), other.data(), std::popcount(position.pieces()));
}

}  // namespace kirin
