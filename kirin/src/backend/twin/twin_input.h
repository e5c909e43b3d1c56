// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/faults.h"
#include "base/time.h"
#include "board/geometry.h"
#include "board/piece.h"
#include "board/sensors.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace kirin {

/// A hand does one thing to one piece: takes it up, or has it standing somewhere.
struct HandAction {
  Instant at{};
  PieceId piece = 0;
  std::optional<Point> to;  ///< millimetres; nothing: it is taken up

  friend bool operator==(const HandAction&, const HandAction&) = default;
};

/// Everything that can be done to a twin, as values: a run is its beginning and these with their instants.
namespace twin_input {
// The host's link and sensors: what IMotionLink and ISensorArray are asked for.
struct OpenLink {
  friend bool operator==(const OpenLink&, const OpenLink&) = default;
};
struct CloseLink {
  friend bool operator==(const CloseLink&, const CloseLink&) = default;
};
struct Send {
  std::string bytes;
  friend bool operator==(const Send&, const Send&) = default;
};
struct StartSensors {
  friend bool operator==(const StartSensors&, const StartSensors&) = default;
};
struct Scan {
  friend bool operator==(const Scan&, const Scan&) = default;
};
struct Guard {
  Occupancy sensors;
  friend bool operator==(const Guard&, const Guard&) = default;
};
struct StopSensors {
  friend bool operator==(const StopSensors&, const StopSensors&) = default;
};
// The world around it.
struct Hand {
  std::vector<HandAction> actions;
  friend bool operator==(const Hand&, const Hand&) = default;
};
struct Break {
  Fault fault;
  friend bool operator==(const Break&, const Break&) = default;
};
}  // namespace twin_input

using TwinInput =
    std::variant<twin_input::OpenLink, twin_input::CloseLink, twin_input::Send, twin_input::StartSensors,
                 twin_input::Scan, twin_input::Guard, twin_input::StopSensors, twin_input::Hand, twin_input::Break>;

}  // namespace kirin
