// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/planning.h"

#include "board/carry_order.h"
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

/// One carry each, and for each ring one more, in any order that can be done.
std::vector<PieceOperation> operationsOf(const Placement& now, const SetupRoles& roles) {
  std::vector<PieceOperation> operations;
  std::vector<Place> wanted;
  Placement board = now;
  for (PieceId piece = 0; piece < kPieceCount; ++piece)
    if (roles.pending(now, piece)) wanted.push_back(roles.destination(piece));
  const auto carry = [&](PieceId piece, Place to) {
    operations.push_back({piece, board.places[piece], to});
    board.places[piece] = to;
  };
  for (;;) {
    bool anyWent = false;
    for (PieceId piece = 0; piece < kPieceCount; ++piece) {
      if (!roles.pending(board, piece) || board.at(roles.destination(piece))) continue;
      carry(piece, roles.destination(piece));
      anyWent = true;
    }
    if (anyWent) continue;
    // All that is left are rings: whoever gets out of the way most cheaply opens one.
    std::optional<PieceId> opener;
    Detour cheapest{};
    for (PieceId piece = 0; piece < kPieceCount; ++piece) {
      if (!roles.pending(board, piece)) continue;
      const Detour detour = cheapestDetour(board, piece, roles.destination(piece), wanted);
      if (opener && detour.cost >= cheapest.cost) continue;
      opener = piece;
      cheapest = detour;
    }
    if (!opener) return operations;
    carry(*opener, cheapest.over);
  }
}

}  // namespace

SetupPlan planSetup(const Placement& now, const Placement& target, bool interchange, const BoardProfile& profile,
                    Point head) {
  const SetupRoles roles = interchange ? SetupRoles::shared(now, target, profile) : SetupRoles::fixed(now, target);
  SetupPlan plan;
  plan.motion.operations = shortestOrder(now, operationsOf(now, roles), profile, head);
  Placement& board = plan.motion.result;
  board = now;
  for (const PieceOperation& operation : plan.motion.operations) board.places[operation.piece] = operation.to;

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
