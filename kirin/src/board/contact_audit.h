// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/carry_planner.h"

namespace kirin {

/// What comes of a plan's carries when they are stepped through, a quarter of a millimetre at a time, by simple means
/// that share nothing with those that found them.
struct ContactAudit {
  int contacts = 0;           ///< carries on which bases might touch, somebody being as far off as they may be
  int impossible = 0;         ///< carries from where nothing is, to where something is, or out of the head's travel
  double clearance = 0;       ///< least gap between bases; infinite when nothing passes anything
  double magnetDistance = 0;  ///< least distance of the head to another magnet
  double offCentre = 0;       ///< furthest an object that trails by `lag` comes to rest from the middle of its place
  Placement result;           ///< where everything is then
};

ContactAudit auditContacts(const BoardProfile& profile, const Table& table, const CarryPlan& plan);

}  // namespace kirin
