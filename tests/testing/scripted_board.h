// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/board_backend.h"
#include "base/virtual_time.h"

#include <optional>
#include <vector>

namespace kirin::testing {

/// A board whose machine takes time and can fail, in virtual time. Keeps where every object is.
class ScriptedBoard final : public IBoardBackend {
 public:
  ScriptedBoard(VirtualTime& time, BackendSink sink) : time_(time), sink_(std::move(sink)) {}

  Duration setUpTime{std::chrono::seconds(20)};
  Duration carryTime{std::chrono::seconds(3)};
  std::optional<BackendEvent> nextAnswer;  ///< given once instead of the proper one, which then never comes
  std::optional<Placement> found;          ///< what the next rescan sees instead
  std::vector<MotionPlan> performed;
  std::vector<ServiceTask> services;
  std::vector<ResetMode> setUps;
  bool lastEngineWhite = false;
  int watched = 0;
  int stops = 0;

  const Placement& placement() const { return placement_; }
  void put(const Placement& placement) { placement_ = placement; }
  void say(BackendEvent event) { sink_(std::move(event)); }

  void prepareNewGame(bool engineWhite, ResetMode mode, const Placement& placement) override {
    setUps.push_back(mode);
    lastEngineWhite = engineWhite;
    answer(setUpTime, placement, backend_event::Prepared{placement});
  }
  void watch(const Position&, const MoveList&, const Placement&) override { ++watched; }
  void perform(const MotionPlan& plan) override {
    performed.push_back(plan);
    answer(carryTime, plan.result, backend_event::Performed{plan.result});
  }
  void rescan(const Placement& expected) override {
    const Placement seen = found ? *std::exchange(found, std::nullopt) : placement_;
    answer(std::chrono::milliseconds(50), placement_, backend_event::Scanned{seen, seen == expected});
  }
  void service(const ServiceTask& task) override {
    services.push_back(task);
    answer(carryTime, placement_, backend_event::Serviced{});
  }
  void stop() override {
    ++stops;
    ++generation_;
  }
  BoardCapabilities capabilities() const override { return {true, true}; }

 private:
  void answer(Duration after, const Placement& then, BackendEvent event) {
    if (nextAnswer) {
      sink_(*std::exchange(nextAnswer, std::nullopt));
      return;
    }
    time_.schedule(time_.now() + after, [this, asked = generation_, then, event = std::move(event)] {
      if (asked != generation_) return;
      placement_ = then;
      sink_(event);
    });
  }

  VirtualTime& time_;
  BackendSink sink_;
  Placement placement_ = Placement::standard();
  int generation_ = 0;
};

}  // namespace kirin::testing
