// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace kirin {

/// Gives every row a column of its own so that the costs add up to the least. `costs[row][column]`, all rows equally
/// long and at least as long as there are rows. Takes rows^2 x columns steps.
std::vector<int> cheapestAssignment(const std::vector<std::vector<double>>& costs);

}  // namespace kirin
