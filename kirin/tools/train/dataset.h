// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packed_position.h"

#include "base/result.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace kirin {

/// Positions in memory, those held out apart.
struct Dataset {
  std::vector<PackedPosition> training;
  std::vector<PackedPosition> validation;

  /// Errors: "file.missing", "positions.format" (args: the path).
  static Result<Dataset> load(std::span<const std::filesystem::path> paths);
};

/// A position as the trainer wants it.
struct Sample {
  std::uint16_t own[32];    ///< features of the side to move's view (engine/nnue/features.h)
  std::uint16_t other[32];  ///< of the other's
  int pieces = 0;
  float target = 0;  ///< expected score of the side to move, 0 to 1
};

/// What a score and a result are worth as a target.
struct TargetRule {
  double scale = 400;      ///< centipawns: the score counts sigmoid(score / scale)
  double resultShare = 0;  ///< the rest is the result's
};

Sample sampleOf(const PackedPosition& packed, const TargetRule& rule);

/// The scale at which sigmoid(score / scale) foretells the results of these games best (least mean square).
double fitScale(std::span<const PackedPosition> positions);

}  // namespace kirin
