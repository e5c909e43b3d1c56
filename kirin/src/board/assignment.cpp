// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/assignment.h"

#include <cassert>
#include <limits>

namespace kirin {

// The Hungarian method with potentials: rows come in one by one, and each takes the cheapest way of exchanging columns
// among those that are in already. Index 0 of rows and columns stands for "none".
std::vector<int> cheapestAssignment(const std::vector<std::vector<double>>& costs) {
  const std::size_t rows = costs.size();
  const std::size_t columns = rows == 0 ? 0 : costs.front().size();
  assert(rows <= columns);
  std::vector<double> rowPotential(rows + 1, 0);
  std::vector<double> columnPotential(columns + 1, 0);
  std::vector<std::size_t> rowOf(columns + 1, 0);
  for (std::size_t row = 1; row <= rows; ++row) {
    std::vector<double> least(columns + 1, std::numeric_limits<double>::infinity());
    std::vector<std::size_t> before(columns + 1, 0);
    std::vector<bool> reached(columns + 1, false);
    rowOf[0] = row;
    std::size_t column = 0;
    while (rowOf[column] != 0) {
      reached[column] = true;
      const std::size_t current = rowOf[column];
      double delta = std::numeric_limits<double>::infinity();
      std::size_t next = 0;
      for (std::size_t other = 1; other <= columns; ++other) {
        if (reached[other]) continue;
        const double reduced = costs[current - 1][other - 1] - rowPotential[current] - columnPotential[other];
        if (reduced < least[other]) {
          least[other] = reduced;
          before[other] = column;
        }
        if (least[other] < delta) {
          delta = least[other];
          next = other;
        }
      }
      for (std::size_t other = 0; other <= columns; ++other) {
        if (reached[other]) {
          rowPotential[rowOf[other]] += delta;
          columnPotential[other] -= delta;
        } else {
          least[other] -= delta;
        }
      }
      column = next;
    }
    while (column != 0) {
      rowOf[column] = rowOf[before[column]];
      column = before[column];
    }
  }
  std::vector<int> assigned(rows, 0);
  for (std::size_t column = 1; column <= columns; ++column)
    if (rowOf[column] != 0) assigned[rowOf[column] - 1] = static_cast<int>(column) - 1;
  return assigned;
}

}  // namespace kirin
