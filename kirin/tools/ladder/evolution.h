// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace kirin::ladder {

/// Looks for the least of a function by evolution: each generation draws points around a middle, ranks them, and moves
/// the middle and the width of every axis towards the better half. Widths adapt each for itself, as in the separable
/// form of CMA-ES. A value: what is saved of it goes on as if it had never stopped.
struct Evolution {
  std::vector<double> middle;
  std::vector<double> width;  ///< by axis
  std::vector<double> path;   ///< the middle's recent way, in widths
  double scale = 1;           ///< of all widths together
  int generation = 0;
  std::uint64_t seed = 0;

  Evolution() = default;
  Evolution(std::vector<double> start, std::vector<double> widths, std::uint64_t randomSeed);

  /// One generation. The loss of the best point in it.
  double step(const std::function<double(std::span<const double>)>& loss);
};

}  // namespace kirin::ladder
