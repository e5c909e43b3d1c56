// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <utility>

namespace kirin::wdl {

/// How often games were won, drawn and lost, by material and by score (the middle of its bin, centipawns), from the
/// side to move.
struct Counts {
  std::array<std::int64_t, 3> games{};  ///< won, drawn, lost
};
using Samples = std::map<std::pair<int, int>, Counts>;

/// P(win) = 1 / (1 + exp((middle - score) / spread)); both are c0 + c1 m + c2 m^2 with m = material / 58.
struct Model {
  std::array<double, 3> middle{150, 0, 0};
  std::array<double, 3> spread{80, 0, 0};
};

/// Mean of -ln(probability of what happened).
double loss(const Model& model, const Samples& samples);

/// The most likely model, by descent. Samples are not empty.
Model fit(const Samples& samples);

}  // namespace kirin::wdl
