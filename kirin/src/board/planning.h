// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_profile.h"
#include "board/piece_tracker.h"

#include <vector>

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
/// Puts the plies back, newest first in `undone`. An object that goes on twice in a row is carried once.
MotionPlan planTakeback(const Placement& now, const std::vector<PlyEffects>& undone);

/// What planSetup found.
struct SetupPlan {
  MotionPlan motion;
  std::vector<PieceId> missing;  ///< needed on a square, but nobody knows where they are
};

/// From anywhere to a target: store (square to slot), fetch (slot to square) and shift (square to square) operations,
/// each to a place empty at that moment, and no fewer would do. Queen odds from the standard board is one store.
///
/// Without `interchange` each object goes where the target has it. With it, any object of the same kind and colour may
/// serve a square (then the result may differ from the target in who stands where, and the result is the truth), so
/// that the carries are the shortest, and what isn't needed on a square goes to its own slot. A ring of objects, each
/// in the way of another, is opened over the free square, or the object's own slot, that costs the shortest and least
/// crowded way. The carries come in an order that keeps the empty head's ways short, beginning at `head`. Objects that
/// are nowhere are left out and named; then `known` is false, else it is the target's.
SetupPlan planSetup(const Placement& now, const Placement& target, bool interchange, const BoardProfile& profile = {},
                    Point head = {});

}  // namespace kirin
