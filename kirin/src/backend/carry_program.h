// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/head_program.h"
#include "board/board_profile.h"
#include "board/sensors.h"

namespace kirin {

/// Takes up what stands at the beginning of the way, drags it along, and lets it go. `haste`: part of the usual speed.
HeadProgram carryAlong(const Path& way, const BoardProfile::Motion& motion, double haste = 1);

/// The same, slower, for what is not quite where the way begins: it is drawn there first from all sides.
HeadProgram gatherAndCarry(const Path& way, const BoardProfile::Motion& motion);

/// Finds what lies somewhere on a way and brings it to its end: the magnet goes off and on again every few millimetres,
/// whatever bends the way has.
HeadProgram sweepAlong(const Path& way, const BoardProfile::Motion& motion);

/// What of a way lies between these two lengths of it, in millimetres.
Path partOf(const Path& way, double from, double to);
/// Where on a way it comes nearest to a spot, and how near.
struct Approach {
  double along = 0;
  double away = 0;
};
Approach approach(const Path& way, Point spot);

/// The sensors that the magnet may trip.
Occupancy sensorsNear(const HeadProgram& program, const BoardProfile& profile);

}  // namespace kirin
