// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "board/board_profile.h"

namespace kirin {

/// Where the head stood when it was jogged onto the middles of the corner squares.
struct JoggedCorners {
  Point a1, h1, a8, h8;
};

/// Could this be a board under this head? Errors (args: what was found, JSON pointer, what it takes): "profile.pitch"
/// (squares of another size than 20..80 mm), "profile.square" (files and ranks of different width, or not at right
/// angles, or the corners no parallelogram), "profile.travel" (a place out of the head's reach), "profile.columns" (a
/// storage column on the board or on its neighbour).
Result<void> checkGeometry(const BoardProfile::Geometry& geometry);

/// The geometry of a board whose corners were jogged to, the storage columns and the travel as they are in `now`. The
/// corners are the parallelogram nearest to those jogged, since eyes err and rails are straight. A board may be turned
/// and mirrored. Errors: those of checkGeometry.
Result<BoardProfile::Geometry> calibrated(const BoardProfile::Geometry& now, const JoggedCorners& corners);

}  // namespace kirin
