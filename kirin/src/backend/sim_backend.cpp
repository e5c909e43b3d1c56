// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/sim_backend.h"

namespace kirin {

void SimBackend::prepareNewGame(bool, ResetMode, const Placement& placement) {
  placement_ = placement;
  sink_(backend_event::Prepared{placement_});
}

void SimBackend::watch(const Position&, const MoveList&, const Placement&) {}

void SimBackend::perform(const MotionPlan& plan) {
  placement_ = plan.result;
  sink_(backend_event::Performed{placement_});
}

void SimBackend::rescan(const Placement& expected) {
  sink_(backend_event::Scanned{placement_, placement_ == expected});
}

void SimBackend::service(const ServiceTask&) { sink_(backend_event::Fault{{"board.no-machine", {}}}); }

void SimBackend::stop() {}

}  // namespace kirin
