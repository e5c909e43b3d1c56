// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/grbl_block.h"
#include "backend/twin/motion_queue.h"
#include "backend/twin/serial_wire.h"
#include "board/geometry.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin {

/// A controller with GRBL 1.1 and the gantry on its motors: bytes in, bytes out, and where the head really is. A value:
/// a copy goes on exactly as the original does. It has no clock; advance() takes it to a moment, event by event, and
/// between two events nothing depends on how often one asks. One thread.
///
/// As the real one: `ok` means parsed and queued; G4 and a changing M8 or M9 wait for the motion; all that can block
/// the program blocks it here, and only what its interrupts do goes on then. A line at work when a reset comes is
/// answered with `ok` before the banner. What is not there: arcs, probing, G28, G30, G92, startup lines, the safety
/// door, and overrides, whose bytes are swallowed.
class GrblSim {
 public:
  enum class State { Idle, Run, Hold, Jog, Home, Alarm, Check, Sleep };

  /// How a controller is built, beyond its settings.
  struct Build {
    Point travel{558.8, 558.8};  ///< the head can be from 0,0, where the switches are, to here
    Point head{50, 50};          ///< where it stands at first
    bool homesZFirst = false;    ///< stock GRBL does, and fails: there is no Z switch
    Duration boot = std::chrono::milliseconds(1500);
    friend bool operator==(const Build&, const Build&) = default;
  };

  /// Without power, until powerUp().
  GrblSim(GrblSettings settings, Build build, Instant now);

  /// Power, or the reset that opening the port makes: forgets all but the EEPROM, and says the banner after booting.
  void powerUp();
  void powerDown();
  /// The cable is gone; the controller goes on with what it has.
  void unplug();

  /// Bytes of the host begin to arrive, now.
  void receive(std::string_view bytes);
  /// What has reached the host by now.
  std::string takeOutput();

  Instant now() const { return now_; }
  /// When something happens next unless more bytes come; nothing: never.
  std::optional<Instant> nextEvent() const;
  /// Time only goes forward.
  void advance(Instant to);

  State state() const { return state_; }
  bool powered() const { return powered_; }
  bool magnet() const { return magnet_; }
  bool moving() const { return queue_.moving() || homing_.has_value(); }
  /// Homed, and no step lost since: what it says of its position is so.
  bool positionKnown() const { return known_; }
  /// Of the table's frame, in which the switches are at 0,0; mm/s, mm/s2.
  Point head() const;
  Point velocity() const;
  double acceleration() const;
  /// Lines taken from the buffer since the beginning, by any host; power does not reset it.
  int lines() const { return lines_; }
  const GrblSettings& settings() const { return settings_; }

  // What goes wrong with it.
  /// ALARM:1, 2, 3 or 6..9, with all that comes with it.
  void alarm(int number);
  /// The head is not where the steps say, until homing.
  void slip(Point by);
  void loseNextOk() { ++lostOks_; }
  /// The next `ok`, and all that is said after it, comes this much later.
  void delayNextOk(Duration by) { lateOk_ = by; }
  void babble(std::string_view bytes) { toHost_.put(bytes, now_); }

  friend bool operator==(const GrblSim&, const GrblSim&) = default;

 private:
  /// What the program does when it does not read lines.
  enum class Busy { No, Booting, Stalled, Announcing, Critical, Asleep };

  /// One leg of homing: both axes at once, each until its own end, at rest first.
  struct Leg {
    Point from, to;
    double speed = 0;
    double acceleration = 0;
    Instant begins{}, ends{};
    friend bool operator==(const Leg&, const Leg&) = default;
  };
  struct Homing {
    std::vector<Leg> legs;
    bool fails = false;
    Instant ends{};
    friend bool operator==(const Homing&, const Homing&) = default;
  };

  // grbl_sim.cpp: bytes and the program
  std::optional<Instant> nextOwnEvent() const;
  void happen();
  void finishBusy();
  void absorb(const SerialWire::Chunk& chunk);
  void realtime(unsigned char byte);
  bool lost(Instant arrival);
  void work();
  void takeByte(char byte);
  void endLine();
  void answer(int error);
  void say(std::string_view text);

  // grbl_motion.cpp: what moves, holds and resets
  bool perform(const GrblAction& action);
  bool performMove(const grbl_action::Move& move);
  bool rested();
  void startCycle();
  void settleMotion();
  void feedHold();
  void standStill();
  void cycleStart();
  void cancelJog();
  void softReset();
  void switchOff();
  void stopAbruptly();
  void forgetWork();
  void restart();
  void finishHoming();
  void checkTravel();
  bool insideTravel(const Axes& target) const;
  Axes physical() const;
  void beginHoming();

  // grbl_commands.cpp: what begins with a dollar, and reports
  int command(std::string_view line);
  int idleCommand(std::string_view line);
  int jog(std::string_view line);
  int restore(std::string_view what);
  void stall(Duration time);
  std::string statusReport();
  std::string offsetsReport() const;
  std::string modesReport() const;
  std::string axesText(const Axes& axes) const;

  GrblSettings settings_;
  Build build_;
  Instant now_;
  bool powered_ = false;
  State state_ = State::Idle;
  Busy busy_ = Busy::No;
  std::optional<Instant> busyUntil_;
  int alarm_ = 0;

  SerialWire toController_, toHost_;
  std::deque<char> ring_;
  std::string line_;
  bool overflow_ = false, comment_ = false, tail_ = false;
  bool lineAtWork_ = false;
  std::deque<GrblAction> actions_;
  GrblModes modes_;
  std::optional<Instant> dwellEnds_;
  std::optional<Duration> dwellLeft_;  ///< while held
  bool dwelt_ = false;
  bool held_ = false;        ///< a hold is complete: the program waits for the resume
  bool cancelling_ = false;  ///< a jog brakes and is forgotten then
  bool softLimit_ = false;   ///< brakes for a target outside the travel
  bool statusWanted_ = false;
  std::optional<Instant> stallBegan_, stallEnds_;
  int heldByUart_ = 0;

  MotionQueue queue_;
  Axes offset_{};  ///< table frame minus what the steps say
  bool known_ = false;
  std::optional<Homing> homing_;
  bool magnet_ = false;

  int offsetReports_ = 0, overrideReports_ = 0;  ///< status reports until WCO and Ov are due
  int lines_ = 0;
  int lostOks_ = 0;
  Duration lateOk_{};
};

}  // namespace kirin
