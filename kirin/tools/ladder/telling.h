// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/windows.h"

#include "base/rng.h"

#include <vector>

namespace kirin::ladder {

/// A window of somebody who is a machine, or isn't, and the game that it is of.
struct Told {
  Window window{};
  bool machine = false;
  int game = 0;  ///< windows of one resemble each other
};

/// How well ten moves tell machines from people: a logistic regression in the traits and their squares. Values.
class Teller {
 public:
  /// Learns from these; both kinds are among them.
  explicit Teller(const std::vector<Told>& examples);

  /// The more, the more like a machine; only their order means something.
  double suspicion(const Window& window) const;
  /// By how much one standard deviation of a trait raises suspicion, near its mean.
  double weight(Trait trait) const { return weights_[1 + static_cast<std::size_t>(trait)]; }

 private:
  std::vector<double> inputs(const Window& window) const;

  Window mean_{}, deviation_{};
  std::vector<double> weights_;  ///< the constant, the traits, their squares
};

/// The area under the ROC curve: how often, of one of each kind drawn at random, the machine is the one suspected more.
/// 0.5: can't be told apart.
struct Area {
  double value = 0.5;
  double error = 0;  ///< standard, by drawing games anew
};
Area areaUnderRoc(const Teller& teller, const std::vector<Told>& others, Rng& rng);

}  // namespace kirin::ladder
