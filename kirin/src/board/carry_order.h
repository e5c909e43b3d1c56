// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_profile.h"
#include "board/piece_tracker.h"

#include <vector>

namespace kirin {

/// Can each be done in turn: its object where it begins, and nobody where it goes?
bool canBeDone(const Placement& placement, const std::vector<PieceOperation>& operations);

/// An order that can be done too, in which the empty head's straight ways from each release to the next pick-up, the
/// first from `head`, take close to the least time. `operations` can be done as they are.
std::vector<PieceOperation> shortestOrder(const Placement& placement, const std::vector<PieceOperation>& operations,
                                          const BoardProfile& profile, Point head);

}  // namespace kirin
