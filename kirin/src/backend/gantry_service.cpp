// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/carry_program.h"
#include "backend/gantry_backend.h"

#include <fmt/format.h>

// What a person wants of the machine itself, while no game is on.
namespace kirin {
namespace {

constexpr Duration kPulse = std::chrono::seconds(2);

bool inReach(Point spot, const BoardProfile& profile) {
  const Point travel = profile.geometry.travel;
  return spot.x >= 0 && spot.y >= 0 && spot.x <= travel.x && spot.y <= travel.y;
}

}  // namespace

void GantryBackend::service(const ServiceTask& task) {
  begin(Job::Service, table_.placement);
  service_ = task;
  const auto* go = std::get_if<service_task::Go>(&task);
  if (go != nullptr && !inReach(go->to, parts_.profile)) {
    answer(backend_event::Fault{{"machine.reach", {fmt::format("{:.0f}, {:.0f}", go->to.x, go->to.y)}}});
    return;
  }
  stage_ = Stage::Machine;
  proceed();
  publish();
}

/// The machine is ready, or will never be.
void GantryBackend::serve() {
  if (machineGone_) {
    answer(backend_event::Fault{{"machine.silent", {}}});
    return;
  }
  stage_ = Stage::Service;
  if (std::holds_alternative<service_task::Home>(service_)) {
    driver_.home();
    return;
  }
  HeadProgram program;
  if (const auto* go = std::get_if<service_task::Go>(&service_)) {
    program.push_back(head_step::Go{go->to, parts_.profile.motion.emptyFeed});
  } else {
    program.push_back(head_step::Go{table_.head, parts_.profile.motion.emptyFeed});
    program.push_back(head_step::Magnet{true, kPulse});
    blind_ = sensorsNear(program, parts_.profile);
  }
  driver_.run(program);
}

void GantryBackend::served() {
  if (stage_ == Stage::Service) answer(backend_event::Serviced{});
}

}  // namespace kirin
