// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle.h"
#include "engine/engine.h"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace kirin::puzzles {

/// What a puzzle's difficulty is guessed from. The order is that of featureNames().
using Features = std::vector<double>;
std::span<const std::string_view> featureNames();

/// Measures puzzles with an engine of its own: so many nodes whatever the machine, some milliseconds a puzzle. One
/// thread.
class FeatureMeter {
 public:
  /// `time` outlives it.
  explicit FeatureMeter(const ITime& time);
  /// The puzzle's themes are those of themesOf().
  Features measure(const Puzzle& puzzle);

 private:
  /// How a move looks to a search that has only begun.
  struct Glimpse {
    double nodesToFind = 0;  ///< log2, until it is the best and stays so; the whole budget where it never is
    double rank = 0;         ///< log2 of its place among all moves, looked at two plies deep
    bool found = false;
  };
  Glimpse glimpse(const Position& position, Move solution);

  std::unique_ptr<IEngine> search_, all_;
};

}  // namespace kirin::puzzles
