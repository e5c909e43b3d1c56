// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/grbl_sim.h"

#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// Somebody at the other end of a controller's cable who waits as long as it takes.
class GrblHost {
 public:
  explicit GrblHost(GrblSettings settings = GrblSettings::forBoard(558.8, 558.8), GrblSim::Build build = {})
      : grbl(settings, build, Instant(std::chrono::hours(1))) {
    grbl.powerUp();
    wait(std::chrono::seconds(2));
  }

  /// Lets time pass and returns what was heard, lines ended by '\n' only.
  std::string wait(Duration time) {
    grbl.advance(grbl.now() + time);
    return heard();
  }

  /// Sends a line and waits for its answer; what was said before it comes first.
  std::string ask(std::string_view line) {
    grbl.receive(std::string(line) + "\n");
    std::string all;
    while (all.find("ok\n") == std::string::npos && all.find("error:") == std::string::npos) {
      const auto next = grbl.nextEvent();
      if (!next) return all + "(silence)";
      grbl.advance(*next);
      all += heard();
    }
    return all;
  }

  /// Sends bytes without an end of line and hears for 30 ms.
  std::string tell(std::string_view bytes) {
    grbl.receive(bytes);
    return wait(std::chrono::milliseconds(30));
  }

  /// Homed, magnet off, G21 G90 G94: ready to move.
  void home() {
    ask("$H");
    ask("G21 G90 G94");
  }

  /// How long until all motion is done.
  double secondsUntilRest() {
    const Instant begin = grbl.now();
    while (grbl.moving() || grbl.state() == GrblSim::State::Run) grbl.advance(*grbl.nextEvent());
    return std::chrono::duration<double>(grbl.now() - begin).count();
  }

  GrblSim grbl;

 private:
  std::string heard() {
    std::string out;
    for (const char c : grbl.takeOutput()) {
      if (c != '\r') out += c;
    }
    return out;
  }
};

}  // namespace kirin
