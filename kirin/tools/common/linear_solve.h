// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace kirin {

/// Solves a x = b for a symmetric, positive definite `a`, row by row in one array, by its square root (Cholesky).
std::vector<double> solveSymmetric(std::vector<double> a, std::vector<double> b);

}  // namespace kirin
