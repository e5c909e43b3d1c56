// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/linear_solve.h"

#include <cmath>
#include <cstddef>

namespace kirin {

std::vector<double> solveSymmetric(std::vector<double> a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t column = 0; column <= row; ++column) {
      double sum = a[row * n + column];
      for (std::size_t k = 0; k < column; ++k) sum -= a[row * n + k] * a[column * n + k];
      a[row * n + column] = row == column ? std::sqrt(sum) : sum / a[column * n + column];
    }
  }
  for (std::size_t row = 0; row < n; ++row) {
    for (std::size_t k = 0; k < row; ++k) b[row] -= a[row * n + k] * b[k];
    b[row] /= a[row * n + row];
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t k = row + 1; k < n; ++k) b[row] -= a[k * n + row] * b[k];
    b[row] /= a[row * n + row];
  }
  return b;
}

}  // namespace kirin
