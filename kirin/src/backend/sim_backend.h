// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/board_backend.h"

namespace kirin {

/// The board that is only on the screen. Nothing takes time, nothing goes wrong, ResetMode means nothing, and hands
/// don't exist: a person's moves come from screen or console. It keeps every object's place all the same, so that
/// identity, slots and takebacks are exactly those of a real board.
class SimBackend final : public IBoardBackend {
 public:
  explicit SimBackend(BackendSink sink) : sink_(std::move(sink)) {}

  void prepareNewGame(bool engineWhite, ResetMode mode, const Placement& placement) override;
  void watch(const Position& position, const MoveList& legalMoves, const Placement& placement) override;
  void perform(const MotionPlan& plan) override;
  void rescan(const Placement& expected) override;
  void service(const ServiceTask& task) override;
  void stop() override;
  BoardCapabilities capabilities() const override { return {}; }

 private:
  BackendSink sink_;
  Placement placement_ = Placement::standard();
};

}  // namespace kirin
