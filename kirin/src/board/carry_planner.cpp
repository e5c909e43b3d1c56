// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/carry_planner.h"

#include "board/carry_order.h"
#include "board/clearing.h"

#include <algorithm>
#include <limits>

namespace kirin {

namespace {

/// With more operations trying every order takes too long, and a set-up has been ordered already.
constexpr std::size_t kMostReordered = 3;

/// The orders in which the operations can be done, the given one first.
std::vector<std::vector<PieceOperation>> ordersOf(const Placement& placement,
                                                  const std::vector<PieceOperation>& operations) {
  std::vector<std::vector<PieceOperation>> orders{operations};
  if (operations.size() > kMostReordered) return orders;
  std::vector<std::size_t> index(operations.size());
  for (std::size_t i = 0; i < index.size(); ++i) index[i] = i;
  while (std::next_permutation(index.begin(), index.end())) {
    std::vector<PieceOperation> order;
    for (const std::size_t i : index) order.push_back(operations[i]);
    if (canBeDone(placement, order)) orders.push_back(std::move(order));
  }
  return orders;
}

CarryPlan planOf(std::vector<Carry> carries, const Placement& result) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  CarryPlan plan{std::move(carries), result, Duration::zero(), kFar, kFar};
  for (const Carry& carry : plan.carries) {
    plan.total += carry.total;
    plan.clearance = std::min(plan.clearance, carry.clearance);
    plan.magnetDistance = std::min(plan.magnetDistance, carry.magnetDistance);
  }
  return plan;
}

}  // namespace

CarryPlanner::CarryPlanner(const BoardProfile& profile) : profile_(profile), lattice_(profile) {}

Result<CarryPlan> CarryPlanner::plan(const Table& table, const MotionPlan& motion) const {
  std::optional<CarryPlan> best;
  PieceId stuck = 0;
  for (const auto& order : ordersOf(table.placement, motion.operations)) {
    Clearing clearing(profile_, lattice_, table);
    const bool done = std::all_of(order.begin(), order.end(), [&](const PieceOperation& operation) {
      stuck = operation.piece;
      return clearing.carry(operation.piece, operation.to);
    });
    if (!done) continue;
    CarryPlan plan = planOf(clearing.takeCarries(), motion.result);
    if (!best || plan.total < best->total) best = std::move(plan);
  }
  if (!best) return Error{"plan.no-way", {std::string(pieceLabel(stuck))}};
  return std::move(*best);
}

}  // namespace kirin
