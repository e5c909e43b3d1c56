// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "board/piece_tracker.h"

namespace kirin {

/// What a board is to carry, in order. (Routes, durations and clearances are the gantry's and come with it.)
struct MotionPlan {
  std::vector<PieceOperation> operations;
  /// Where everything is once it is done.
  Placement result;

  bool empty() const { return operations.empty(); }
};

/// Carries what a move moves.
MotionPlan planMove(const Placement& now, const PlyEffects& effects);
/// Puts the plies back, newest first in `undone`.
MotionPlan planTakeback(const Placement& now, const std::vector<PlyEffects>& undone);

/// From anywhere to a target: store (square to slot), fetch (slot to square) and shift (square to square) operations, each
/// to a place empty at that moment. Equal objects may interchange when `interchange` (then result may differ from the target
/// in who stands where, and the result is the truth); fewest operations; cycles are broken over the emptiest place.
/// Queen odds from the standard board is one store. Objects that are nowhere are left out and named.
struct SetupPlan {
  MotionPlan motion;
  std::vector<PieceId> missing;  ///< needed on a square, but nobody knows where they are
};
SetupPlan planSetup(const Placement& now, const Placement& target, bool interchange);

}  // namespace kirin
