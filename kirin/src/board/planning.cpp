// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/planning.h"

#include "board/detour.h"
#include "board/setup_roles.h"

#include <optional>

namespace kirin {

MotionPlan planMove(const Placement& now, const PlyEffects& effects) {
  PieceTracker tracker(now);
  tracker.apply(effects);
  return {effects.operations, tracker.placement()};
}

MotionPlan planTakeback(const Placement& now, const std::vector<PlyEffects>& undone) {
  MotionPlan plan;
  PieceTracker tracker(now);
  for (const auto& effects : undone) {
    tracker.undo(effects);
    for (auto operation = effects.operations.rbegin(); operation != effects.operations.rend(); ++operation) {
      // The usual regret: the piece just moved was captured. It comes out of its slot and goes home in one carry.
      if (!plan.operations.empty() && plan.operations.back().piece == operation->piece) {
        plan.operations.back().to = operation->from;
      } else {
        plan.operations.push_back({operation->piece, operation->to, operation->from});
      }
    }
  }
  plan.result = tracker.placement();
  return plan;
}

namespace {

/// Of the carries whose way is free: stores before shifts before fetches, so that the board empties before it fills.
std::optional<PieceOperation> nextFreeCarry(const Placement& now, const SetupRoles& roles) {
  const auto turn = [](const PieceOperation& operation) {
    return operation.to.isSlot() ? 0 : operation.from.isSquare() ? 1 : 2;
  };
  std::optional<PieceOperation> next;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (!roles.pending(now, piece) || now.at(roles.destination(piece))) continue;
    const PieceOperation operation{piece, now.places[piece], roles.destination(piece)};
    if (!next || turn(operation) < turn(*next)) next = operation;
  }
  return next;
}

/// Of all objects in rings, the one that gets out of the way most cheaply.
std::optional<PieceOperation> nextRingOpening(const Placement& now, const SetupRoles& roles) {
  std::optional<PieceOperation> next;
  int least = 0;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (roles.ringOf(now, piece).empty()) continue;
    const Detour detour = cheapestDetour(now, piece, roles.destination(piece));
    if (next && detour.cost >= least) continue;
    next = {piece, now.places[piece], detour.over};
    least = detour.cost;
  }
  return next;
}

}  // namespace

SetupPlan planSetup(const Placement& now, const Placement& target, bool interchange) {
  const SetupRoles roles = interchange ? SetupRoles::shared(now, target) : SetupRoles::fixed(now, target);
  SetupPlan plan;
  Placement& board = plan.motion.result;
  board = now;
  for (;;) {
    auto next = nextFreeCarry(board, roles);
    if (!next) next = nextRingOpening(board, roles);
    if (!next) break;
    board.places[next->piece] = next->to;
    plan.motion.operations.push_back(*next);
  }

  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place destination = roles.destination(piece);
    const auto wanted = destination.isSquare() ? target.at(destination) : std::nullopt;
    board.playsAs[piece] = wanted ? target.playsAs[*wanted] : kindOf(piece);
    if (wanted && board.places[piece].isNowhere()) plan.missing.push_back(piece);
  }
  board.known = target.known && plan.missing.empty();
  return plan;
}

}  // namespace kirin
