// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_profile.h"
#include "board/piece_tracker.h"

namespace kirin::bench {

/// Seconds the operations of a ply take in their quicker order if every piece may go straight through all others, and
/// the head comes from where it let go last, exactly over that place. Moves the head.
double plyBound(const BoardProfile& profile, const std::vector<PieceOperation>& operations, Point& head);

/// Seconds below which no set-up that carries these objects stays: equal objects are assigned to the target's places so
/// that straight carries through everything, with the settling of the magnet, take least; and the pick-ups of those
/// carries to the releases before them (or to where the head begins) so that straight empty ways take least, whether or
/// not they make one tour.
double resetBound(const BoardProfile& profile, const Placement& now, const Placement& target, Point head);

}  // namespace kirin::bench
