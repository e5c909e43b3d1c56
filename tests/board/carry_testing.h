// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_testing.h"
#include "board/carry_planner.h"
#include "board/contact_audit.h"
#include "board/motion_timing.h"

namespace kirin::testing {

/// A tournament set: three quarters of a square.
inline BoardProfile wideBases() {
  BoardProfile profile;
  profile.pieces.bases.fill(28.6);
  return profile;
}

/// The table after a plan was carried out.
inline Table tableAfter(const BoardProfile& profile, Table table, const CarryPlan& plan) {
  for (const Carry& carry : plan.carries) {
    table.put(profile, carry.operation.piece, carry.operation.to, profile.pieces.placedByMachine);
    table.head = carry.path.back();
  }
  table.placement = plan.result;
  return table;
}

/// Plans, and checks all that a plan promises against an audit that knows nothing of how it was found.
inline CarryPlan checkedPlan(const CarryPlanner& planner, const Table& table, const MotionPlan& motion) {
  const BoardProfile& profile = planner.profile();
  const auto found = planner.plan(table, motion);
  REQUIRE(found);
  const ContactAudit audit = auditContacts(profile, table, *found);
  CHECK(audit.contacts == 0);
  CHECK(audit.impossible == 0);
  CHECK(audit.result.places == motion.result.places);
  CHECK(found->result == motion.result);
  CHECK(found->clearance >= 0);
  CHECK(audit.clearance >= found->clearance - 0.02);
  CHECK(audit.magnetDistance >= found->magnetDistance - 0.001);
  CHECK(audit.offCentre <= profile.pieces.placedByMachine);

  Duration total{};
  Point head = table.head;
  for (const Carry& carry : found->carries) {
    CHECK(carry.approach == timeAlong({head, carry.path.front()}, profile.motion.emptyFeed, profile.motion));
    CHECK(carry.drag == timeAlong(carry.path, profile.motion.carryFeed, profile.motion));
    CHECK(carry.total == carry.approach + carry.drag + 2 * profile.motion.settle);
    head = carry.path.back();
    total += carry.total;
  }
  CHECK(found->total == total);
  return *found;
}

/// The carries of one purpose.
inline std::vector<Carry> carriesFor(const CarryPlan& plan, Carry::Purpose purpose) {
  std::vector<Carry> carries;
  for (const Carry& carry : plan.carries)
    if (carry.purpose == purpose) carries.push_back(carry);
  return carries;
}

}  // namespace kirin::testing
