// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/assignment.h"

#include "base/rng.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>
#include <set>

using namespace kirin;

namespace {

double costOf(const std::vector<std::vector<double>>& costs, const std::vector<int>& columns) {
  double sum = 0;
  for (std::size_t row = 0; row < costs.size(); ++row) sum += costs[row][static_cast<std::size_t>(columns[row])];
  return sum;
}

}  // namespace

TEST_CASE("no assignment costs less than the one found") {
  Rng rng(4);
  for (int round = 0; round < 300; ++round) {
    const std::size_t columns = 1 + rng.below(6);
    const std::size_t rows = 1 + rng.below(static_cast<std::uint32_t>(columns));
    std::vector<std::vector<double>> costs(rows, std::vector<double>(columns));
    for (auto& row : costs)
      for (double& cost : row) cost = rng.below(20);
    const auto found = cheapestAssignment(costs);
    CHECK(std::set<int>(found.begin(), found.end()).size() == rows);
    std::vector<int> order(columns);
    std::iota(order.begin(), order.end(), 0);
    double least = costOf(costs, order);
    while (std::next_permutation(order.begin(), order.end())) least = std::min(least, costOf(costs, order));
    CHECK(costOf(costs, found) == Approx(least));
  }
}

TEST_CASE("nobody is assigned nothing") { CHECK(cheapestAssignment({}).empty()); }
