// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/time.h"
#include "board/sensors.h"

#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace kirin {

/// What a machine says, as values in the order they happened. Nothing here decides anything.
namespace machine_event {
/// The port is open. Opening it resets most controllers.
struct LinkUp {
  friend bool operator==(const LinkUp&, const LinkUp&) = default;
};
/// The port could not be opened, or is gone (end of file, unplugged): what was sent may or may not have arrived.
struct LinkDown {
  Error error;
  friend bool operator==(const LinkDown&, const LinkDown&) = default;
};
/// Bytes of the controller, cut anywhere.
struct Received {
  std::string bytes;
  Instant at{};
  friend bool operator==(const Received&, const Received&) = default;
};
struct Sensed {
  SensorFrame frame;
  friend bool operator==(const Sensed&, const Sensed&) = default;
};
struct SensorsDown {
  Error error;
  friend bool operator==(const SensorsDown&, const SensorsDown&) = default;
};
/// A guarded sensor changed while the machine moved; the controller was told to hold already.
struct HandSeen {
  SensorFrame frame;
  friend bool operator==(const HandSeen&, const HandSeen&) = default;
};
}  // namespace machine_event

using MachineEvent = std::variant<machine_event::LinkUp, machine_event::LinkDown, machine_event::Received,
                                  machine_event::Sensed, machine_event::SensorsDown, machine_event::HandSeen>;
/// Any thread may call it; it posts to the session's Inbox.
using MachineSink = std::function<void(MachineEvent)>;

/// Carries bytes to and from a motion controller and knows nothing of what they mean. Called on the worker; every call
/// returns at once, and what comes of it goes to the sink given at construction.
class IMotionLink {
 public:
  virtual ~IMotionLink() = default;
  /// Answers LinkUp or LinkDown. On an open link: closes it first.
  virtual void open() = 0;
  /// Hands the bytes to the wire. Nothing is sent, and nothing said, when the link is not open.
  virtual void send(std::string_view bytes) = 0;
  /// No answer; nothing of this link reaches the sink any more after what is in flight.
  virtual void close() = 0;
};

/// The 96 sensors. Called on the worker; returns at once; answers go to the sink given at construction.
class ISensorArray {
 public:
  virtual ~ISensorArray() = default;
  /// Reports Sensed: at once, then whenever a reading changes. Or SensorsDown.
  virtual void start() = 0;
  /// One Sensed even if nothing changed.
  virtual void scan() = 0;
  /// While the machine moves: a change of one of these sensors sends feed hold to the controller at once and is
  /// reported as HandSeen instead of Sensed. None: no guard.
  virtual void guard(const Occupancy& sensors) = 0;
  virtual void stop() = 0;
};

}  // namespace kirin
