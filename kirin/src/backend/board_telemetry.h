// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/geometry.h"
#include "board/piece_tracker.h"
#include "board/sensors.h"

#include <array>
#include <mutex>
#include <optional>
#include <utility>

namespace kirin {

enum class MachineState : std::uint8_t { Absent, Connecting, Locked, Homing, Ready, Moving, Held, Alarm };

/// What a machine is doing right now: changes all the time, so nobody is told; whoever shows it asks.
struct MachineFacts {
  MachineState state = MachineState::Absent;
  std::optional<Point> head;  ///< work frame, millimetres; none until it has been homed
  bool magnetOn = false;
  Occupancy sensors;    ///< as they read
  Occupancy unhealthy;  ///< not to be relied on
  std::optional<PieceOperation> carrying;
  int carriesDone = 0;  ///< of the set-up, move or takeback under way
  int carriesToDo = 0;
  Placement placement;  ///< what is believed
};

/// Where the objects of the twin truly are; a real board has nobody who could say.
struct PlantFacts {
  Point head;
  bool magnetOn = false;
  std::array<Point, kPieceCount> pieces{};
  std::array<bool, kPieceCount> toppled{};
};

/// A slot for the latest value. Any thread may put or get; neither waits longer than a copy takes.
template <class T>
class Latest {
 public:
  void put(T value) {
    std::lock_guard lock(mutex_);
    value_ = std::move(value);
  }
  std::optional<T> get() const {
    std::lock_guard lock(mutex_);
    return value_;
  }

 private:
  mutable std::mutex mutex_;
  std::optional<T> value_;
};

/// Written by the worker (plant: by whoever steps the twin), polled by visible screens on the GUI thread.
struct BoardTelemetry {
  Latest<MachineFacts> machine;
  Latest<PlantFacts> plant;
};

}  // namespace kirin
