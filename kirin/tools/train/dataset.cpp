// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dataset.h"

#include "engine/nnue/features.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <fstream>

namespace kirin {

Result<Dataset> Dataset::load(std::span<const std::filesystem::path> paths) {
  Dataset data;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return Error{"file.missing", {path.string(), "cannot be opened"}};
    PackedHeader header;
    file.read(reinterpret_cast<char*>(&header), sizeof(header));
    if (!file || header != PackedHeader{}) return Error{"positions.format", {path.string()}};
    std::vector<PackedPosition> block(1 << 16);
    while (file) {
      file.read(reinterpret_cast<char*>(block.data()), static_cast<std::streamsize>(block.size() * sizeof(block[0])));
      const auto bytes = static_cast<std::size_t>(file.gcount());
      if (bytes % sizeof(PackedPosition) != 0) return Error{"positions.format", {path.string()}};
      for (std::size_t i = 0; i < bytes / sizeof(PackedPosition); ++i)
        (block[i].flags & PackedPosition::kValidation ? data.validation : data.training).push_back(block[i]);
    }
  }
  return data;
}

Sample sampleOf(const PackedPosition& packed, const TargetRule& rule) {
  std::array<Piece, 32> pieces;
  std::array<Square, 32> squares;
  std::array<Square, 2> kings{};
  Sample sample;
  for (Bitboard left = packed.occupied; left != 0; left &= left - 1, ++sample.pieces) {
    const std::size_t i = static_cast<std::size_t>(sample.pieces);
    const int code = packed.pieces[i / 2] >> (i % 2 * 4) & 15;
    pieces[i] = {code < 8 ? Color::White : Color::Black, static_cast<PieceType>(code & 7)};
    squares[i] = std::countr_zero(left);
    if (pieces[i].type == PieceType::King) kings[static_cast<std::size_t>(index(pieces[i].color))] = squares[i];
  }
  const Square own = orientation(Color::White, kings[0]);
  const Square other = orientation(Color::Black, kings[1]);
  for (std::size_t i = 0; i < static_cast<std::size_t>(sample.pieces); ++i) {
    sample.own[i] = static_cast<std::uint16_t>(featureOf(Color::White, own, pieces[i], squares[i]));
    sample.other[i] = static_cast<std::uint16_t>(featureOf(Color::Black, other, pieces[i], squares[i]));
  }
  const double byScore = 1 / (1 + std::exp(-packed.score / rule.scale));
  sample.target = static_cast<float>((1 - rule.resultShare) * byScore + rule.resultShare * packed.result / 2.0);
  return sample;
}

double fitScale(std::span<const PackedPosition> positions) {
  // Only the score matters, so the positions are counted by it first.
  constexpr int kMost = 2000;
  std::vector<std::array<double, 2>> byScore(2 * kMost + 1);  // how many, and the sum of their results
  double squares = 0;
  for (const auto& each : positions) {
    auto& [count, sum] = byScore[static_cast<std::size_t>(std::clamp<int>(each.score, -kMost, kMost) + kMost)];
    count += 1;
    sum += each.result / 2.0;
    squares += each.result * each.result / 4.0;
  }
  const auto error = [&](double scale) {
    double total = squares;
    for (int score = -kMost; score <= kMost; ++score) {
      const auto& [count, sum] = byScore[static_cast<std::size_t>(score + kMost)];
      const double p = 1 / (1 + std::exp(-score / scale));
      total += count * p * p - 2 * p * sum;
    }
    return total;
  };
  double low = 20;
  double high = 2000;
  while (high - low > 0.05) {
    const double third = (high - low) / 3;
    (error(low + third) < error(high - third) ? high : low) =
        error(low + third) < error(high - third) ? high - third : low + third;
  }
  return (low + high) / 2;
}

}  // namespace kirin
