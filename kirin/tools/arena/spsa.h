// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin::arena {

/// A whole number to be tuned.
struct Parameter {
  std::string name;
  double start = 0.0, low = 0.0, high = 0.0;
  double step = 1.0;  ///< how far it is moved to either side in the last iterations; should be felt in play

  friend bool operator==(const Parameter&, const Parameter&) = default;
};

/// Lines of "name, start, low, high, step"; empty ones and those that begin with '#' are passed over. Errors:
/// "arena.parameters" (args: line, what is wrong there).
Result<std::vector<Parameter>> parseParameters(std::string_view text);

struct SpsaState {
  int iteration = 0;
  std::vector<double> values;
};

/// Simultaneous perturbation: all parameters are moved at once, each to a side drawn by lot, the two settings play each
/// other, and all values go a little towards the better one. Steps and moves shrink as powers of the iteration, chosen
/// so that the last ones are `step` and a five-hundredth of it for each point of difference.
class Spsa {
 public:
  /// What the first setting scored beyond the second, in points: from -1 to 1 a game. Errors end the run.
  using Play =
      std::function<Result<double>(const std::vector<int>& first, const std::vector<int>& second, int iteration)>;

  Spsa(std::vector<Parameter> parameters, int iterations, std::uint64_t seed);

  /// As many values as parameters.
  void restore(SpsaState state) { state_ = std::move(state); }
  const SpsaState& state() const { return state_; }
  bool done() const { return state_.iteration >= iterations_; }

  /// One iteration; depends on seed, state and the answer alone. Errors: those of `play`; then nothing changed.
  Result<void> iterate(const Play& play);

 private:
  std::vector<Parameter> parameters_;
  int iterations_;
  std::uint64_t seed_;
  SpsaState state_;
};

}  // namespace kirin::arena
