// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle.h"

#include <map>
#include <string>
#include <vector>

namespace kirin::puzzles {

inline constexpr int kLowestShipped = 500, kHighestShipped = 2600, kBand = 200;

struct PackOptions {
  int perBand = 400;  ///< of each 200 points; the rare themes first
};

/// What ships of all that was found: each position once, ratings as the screens need them, no band too full. Where a
/// band is, puzzles of rare themes stay. By rating.
std::vector<Puzzle> choosePuzzles(std::vector<Puzzle> found, const PackOptions& options);

/// The file kirin/data/puzzles.txt.
std::string packedText(const std::vector<Puzzle>& puzzles);

/// How many there are by band, and by theme: lines of text.
std::string countsText(const std::vector<Puzzle>& puzzles);

}  // namespace kirin::puzzles
