// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/grbl_settings.h"
#include "base/time.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kirin {

/// What stays between one line of G-code and the next.
struct GrblModes {
  int motion = 0;            ///< G0, G1, G80
  int plane = 17;            ///< G17..G19
  bool inches = false;       ///< G20
  bool relative = false;     ///< G91
  bool inverseTime = false;  ///< G93
  int system = 0;            ///< 0..5 for G54..G59
  int program = 0;           ///< M0, 2, 30 of the line just read
  int spindle = 5;           ///< M3, M4, M5
  bool coolant = false;      ///< M8
  double feed = 0;           ///< mm/min
  double speed = 0;          ///< S
  int tool = 0;
  Axes position{};  ///< where the last queued motion ends: mm, machine frame

  friend bool operator==(const GrblModes&, const GrblModes&) = default;
};

/// What a line asks the machine to do, in GRBL's order of execution.
namespace grbl_action {
/// Waits for all motion, then switches.
struct Spindle {
  int mode = 5;
  friend bool operator==(const Spindle&, const Spindle&) = default;
};
struct Coolant {
  bool on = false;
  friend bool operator==(const Coolant&, const Coolant&) = default;
};
/// Waits for all motion, then this long.
struct Dwell {
  Duration time{};
  friend bool operator==(const Dwell&, const Dwell&) = default;
};
/// G10: waits for all motion, then writes one of G54..G59 to the EEPROM.
struct StoreOffset {
  int system = 0;
  Axes offset{};
  friend bool operator==(const StoreOffset&, const StoreOffset&) = default;
};
/// Another of G54..G59 counts from here on: waits for all motion.
struct UseSystem {
  friend bool operator==(const UseSystem&, const UseSystem&) = default;
};
/// To `end` (machine frame); a rapid when there is no feed (mm/s).
struct Move {
  Axes end{};
  std::optional<double> feed;
  friend bool operator==(const Move&, const Move&) = default;
};
/// M0.
struct Pause {
  friend bool operator==(const Pause&, const Pause&) = default;
};
/// M2, M30.
struct End {
  friend bool operator==(const End&, const End&) = default;
};
}  // namespace grbl_action

using GrblAction =
    std::variant<grbl_action::Spindle, grbl_action::Coolant, grbl_action::Dwell, grbl_action::StoreOffset,
                 grbl_action::UseSystem, grbl_action::Move, grbl_action::Pause, grbl_action::End>;

/// A line understood: what it does and the modes after it, or the number GRBL answers with.
struct GrblBlock {
  int error = 0;  ///< 0: none
  GrblModes modes;
  std::vector<GrblAction> actions;
};

/// Reads one line as GRBL 1.1 does (already stripped of spaces and comments, in capitals). Known: G0 G1 G4 G10 L2 L20
/// G17..G21 G40 G49 G53 G54..G59 G61 G80 G90 G91 G91.1 G93 G94, M0..M5 M8 M9 M30, and the words F L N P R S T X Y Z.
/// Arcs, probing, G28, G30, G43 and G92 answer error:20, unlike the real one.
GrblBlock readGrblBlock(std::string_view line, const GrblModes& before, const GrblSettings& settings);
/// The part of $J= behind the sign. Only moves; the modes stay but for the position.
GrblBlock readGrblJog(std::string_view line, const GrblModes& before, const GrblSettings& settings);

}  // namespace kirin
