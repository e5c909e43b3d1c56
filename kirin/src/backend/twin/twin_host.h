// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/board_telemetry.h"
#include "backend/machine.h"
#include "backend/twin/twin.h"

namespace kirin {

/// Owns a twin, gives it time, and does to it what it is told.
class ITwinHost {
 public:
  virtual ~ITwinHost() = default;
  /// Does this to the twin at the moment it is now. Returns at once.
  virtual void act(TwinInput input) = 0;
};

/// What a screen shows of it.
inline PlantFacts plantFacts(const Twin& twin) {
  PlantFacts facts;
  facts.head = twin.controller().head();
  facts.magnetOn = twin.controller().magnet();
  for (std::size_t i = 0; i < kPieceCount; ++i) {
    facts.pieces[i] = twin.plant().pieces()[i].at;
    facts.toppled[i] = twin.plant().pieces()[i].toppled;
  }
  return facts;
}

/// The cable to a twin. The host gives what it says to the sink.
class TwinLink final : public IMotionLink {
 public:
  explicit TwinLink(ITwinHost& host) : host_(host) {}
  void open() override { host_.act(twin_input::OpenLink{}); }
  void send(std::string_view bytes) override { host_.act(twin_input::Send{std::string(bytes)}); }
  void close() override { host_.act(twin_input::CloseLink{}); }

 private:
  ITwinHost& host_;
};

/// The sensors of a twin.
class TwinSensors final : public ISensorArray {
 public:
  explicit TwinSensors(ITwinHost& host) : host_(host) {}
  void start() override { host_.act(twin_input::StartSensors{}); }
  void scan() override { host_.act(twin_input::Scan{}); }
  void guard(const Occupancy& sensors) override { host_.act(twin_input::Guard{sensors}); }
  void stop() override { host_.act(twin_input::StopSensors{}); }

 private:
  ITwinHost& host_;
};

}  // namespace kirin
