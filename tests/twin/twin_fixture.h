// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/virtual_twin.h"
#include "base/inbox.h"

#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// A host of a twin in virtual time that knows only what comes through link and sensors, and what it needs of GRBL:
/// send a line, wait for ok.
class TwinFixture {
 public:
  explicit TwinFixture(TwinConfig config = quiet()) : board(time, Twin(std::move(config), time.now()), sink()) {}

  /// Nothing by chance.
  static TwinConfig quiet() {
    TwinConfig config;
    config.plant = PlantProfile::ideal();
    return config;
  }

  MachineSink sink() {
    return [this](MachineEvent event) { inbox.post(std::move(event)); };
  }

  /// Lets everything happen until then; what was heard is kept.
  void wait(Duration duration) {
    const Instant until = time.now() + duration;
    while (time.now() < until) {
      time.waitUntil(inbox, until);
      hear();
    }
  }

  void hear() {
    while (auto event = inbox.take()) {
      if (const auto* received = std::get_if<machine_event::Received>(&*event)) text += received->bytes;
      if (const auto* sensed = std::get_if<machine_event::Sensed>(&*event)) frames.push_back(sensed->frame);
      if (std::holds_alternative<machine_event::LinkUp>(*event)) ++ups;
      if (std::holds_alternative<machine_event::LinkDown>(*event)) ++downs;
      if (std::holds_alternative<machine_event::HandSeen>(*event)) ++hands;
    }
  }

  /// Sends a line and waits up to a minute for its answer. False: none came, or not ok.
  bool ask(std::string_view line) {
    text.clear();
    link.send(fmt::format("{}\n", line));
    const Instant until = time.now() + std::chrono::minutes(1);
    while (time.now() < until && downs == 0) {
      time.waitUntil(inbox, until);
      hear();
      if (text.find("error") != std::string::npos || text.find("ALARM") != std::string::npos) return false;
      if (text.find("ok\r\n") != std::string::npos) return true;
    }
    return false;
  }

  /// Opens, homes, and sets modes.
  bool start() {
    link.open();
    wait(std::chrono::seconds(2));
    return ask("$H") && ask("G21 G90 G94");
  }

  /// Picks up at one spot, carries straight to another, overshoots by the lag, and lets go.
  bool carry(Point from, Point to) {
    const Point past = to + (to - from) * (2 / distance(from, to));
    return ask(fmt::format("G0 X{:.3f} Y{:.3f}", from.x, from.y)) && ask("M8") && ask("G4 P0.1") &&
           ask(fmt::format("G1 X{:.3f} Y{:.3f} F7200", past.x, past.y)) && ask("M9") && ask("G4 P0.1");
  }

  VirtualTime time;
  Inbox<MachineEvent> inbox;
  VirtualTwin board;
  TwinLink link{board};
  TwinSensors sensors{board};
  std::string text;
  std::vector<SensorFrame> frames;
  int ups = 0, downs = 0, hands = 0;
};

inline Point centreOf(const char* name) {
  return BoardProfile().where(Place::onSquare(name[0] - 'a' + 8 * (name[1] - '1')));
}

}  // namespace kirin
