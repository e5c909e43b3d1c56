// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/carry_planner.h"

#include "board/carry_order.h"
#include "board/clearing.h"

#include <algorithm>
#include <array>
#include <limits>

namespace kirin {

namespace {

/// With more operations trying every order takes too long, and a set-up has been ordered already.
constexpr std::size_t kMostReordered = 3;
constexpr std::size_t kPatience = 4;

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

/// Does one after the other; true if all went. Each stays where it is in the order unless somebody would have to make
/// way for it: then others go first that needn't wait, since later the way may be free. (What comes first in an order
/// that can be done can be done now, whatever of the rest was done before.)
bool carryAll(Clearing& clearing, std::vector<PieceOperation> left, PieceId& stuck) {
  // Looking takes time: who had no way is asked again only after a few others have gone, or when nobody else can go.
  std::array<std::size_t, kPieceCount> askAgain{};
  std::size_t gone = 0;
  const auto goes = [&](const PieceOperation& operation) {
    if (clearing.table().placement.places[operation.piece] != operation.from) return false;
    if (clearing.carryFreely(operation.piece, operation.to)) return true;
    askAgain[operation.piece] = gone + kPatience;
    return false;
  };
  const auto waits = [&](const PieceOperation& operation) { return askAgain[operation.piece] > gone; };
  for (; !left.empty(); ++gone) {
    auto next = std::find_if(left.begin(), left.end(),
                             [&](const PieceOperation& operation) { return !waits(operation) && goes(operation); });
    if (next == left.end()) next = std::find_if(left.begin(), left.end(), goes);
    if (next == left.end()) {
      next = left.begin();
      stuck = next->piece;
      if (!clearing.carry(next->piece, next->to)) return false;
    }
    left.erase(next);
  }
  return true;
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
    const Clearing asItIs = clearing;
    if (!carryAll(clearing, order, stuck)) {
      // With wide bases a few crooked ones close the board, and which they are is seen too late.
      clearing = asItIs;
      if (!clearing.centreAll() || !carryAll(clearing, order, stuck)) continue;
    }
    CarryPlan plan = planOf(clearing.takeCarries(), motion.result);
    if (!best || plan.total < best->total) best = std::move(plan);
  }
  if (!best) return Error{"plan.no-way", {std::string(pieceLabel(stuck))}};
  return std::move(*best);
}

}  // namespace kirin
