// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time.h"
#include "board/board_profile.h"
#include "board/geometry.h"

namespace kirin {

/// Seconds along a way from standstill to standstill, as the controller drives it: at `feed` mm/s along the way,
/// accelerating as the profile says, and through each corner no faster than its junction deviation allows, which is
/// next to nothing unless the corner is shallow. The controller is taken to look ahead to the end of the way.
double secondsAlong(const Path& path, double feed, const BoardProfile::Motion& motion);

/// The fastest the controller goes through a corner where the way turns by the angle between these directions; both
/// have length 1. Without limit where it doesn't turn.
double cornerSpeed(Point before, Point after, const BoardProfile::Motion& motion);

/// The same rounded up to whole nanoseconds.
Duration timeAlong(const Path& path, double feed, const BoardProfile::Motion& motion);

}  // namespace kirin
