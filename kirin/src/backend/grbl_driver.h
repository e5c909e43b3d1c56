// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/controller_settings.h"
#include "backend/grbl_reply.h"
#include "backend/head_program.h"
#include "backend/machine.h"

#include <deque>
#include <functional>
#include <string>
#include <variant>

namespace kirin {

/// What a GrblDriver says, on the worker.
namespace grbl_event {
/// The controller answers and agrees with the profile. Only home() gets it to move.
struct Connected {};
/// It knows where it is.
struct Homed {};
/// The program is carried out, the magnet is off, the head stands still.
struct Done {};
/// The head stands still in the middle of its program; a magnet that was on is on.
struct Held {};
/// What was under way is off, the magnet too; the head stands still.
struct Stopped {};
/// What was asked did not come about, and the magnet is off or about to be. Nothing moves before the next home().
/// Errors: "machine.alarm", "machine.homing" (args: GRBL's number), "machine.reset", "machine.silent",
/// "machine.refused" (args: line, GRBL's error number), "machine.astray", "machine.magnet", "machine.reach", and
/// those of checkSettings(): then nothing but connect() helps.
struct Failed {
  Error error;
};
/// There is no controller; it is looked for. Connected follows.
struct Lost {
  Error error;
};
}  // namespace grbl_event

using GrblEvent = std::variant<grbl_event::Connected, grbl_event::Homed, grbl_event::Done, grbl_event::Held,
                               grbl_event::Stopped, grbl_event::Failed, grbl_event::Lost>;

/// Drives a GRBL 1.1 controller over a link that carries bytes. A state machine on the worker: it never waits and never
/// reads a clock but the one it is given.
///
/// One line is under way at a time, and every line of a program may be sent twice without harm, for it says where to be
/// and not how far to go. When an answer doesn't come in the time the plan allows, the line is uncertain: then a tool
/// number not used lately is set (to a machine without tools it means nothing) and asked back with `$G`. GRBL answers
/// in order, so once that number comes back nothing older can still come; the head must then stand where the line began
/// or ends, and the line is sent again. The same number ends every program, so that an answer too many can't make one
/// seem done that isn't.
class GrblDriver {
 public:
  using Sink = std::function<void(const GrblEvent&)>;

  /// All of them outlive it.
  GrblDriver(const ITime& time, IMotionLink& link, const BoardProfile& profile, Sink sink);
  ~GrblDriver() { shutDown(); }
  GrblDriver(const GrblDriver&) = delete;
  GrblDriver& operator=(const GrblDriver&) = delete;

  /// Looks for the controller until there is one. Answers Connected, or Lost (and Connected later), or Failed.
  void connect();
  /// As soon as it can. Answers Homed or Failed.
  void home();
  /// Only when ready(). Answers Done or Failed.
  void run(const HeadProgram& program);
  /// Answers Held, if a program is under way.
  void hold();
  /// Goes on with a held program.
  void resume();
  /// Ends what is under way. Answers Stopped, or Failed, or Lost.
  void stop();
  /// At once and without an answer: magnet off, link closed.
  void shutDown();

  void handle(const MachineEvent& event);
  std::optional<Instant> nextDeadline() const;
  void handleDeadlines();

  /// Homed and nothing under way.
  bool ready() const { return phase_ == Phase::Ready; }
  bool homed() const { return homed_; }
  bool connected() const { return phase_ >= Phase::Locked; }
  /// There is none, as far as is known.
  bool lost() const { return phase_ == Phase::Backoff || (phase_ == Phase::Opening && lostTold_); }
  /// It is not a machine for this board.
  bool refused() const { return phase_ == Phase::Refused; }
  bool held() const { return hold_ == Hold::Still; }
  bool magnetMayBeOn() const { return magnetMayBeOn_; }
  bool homing() const { return underWay() && purpose_ == Purpose::Home; }
  /// As last reported, work frame; none before it has been homed.
  std::optional<Point> head() const { return homed_ ? head_ : std::nullopt; }
  const ControllerSettings& settings() const { return settings_; }

 private:
  enum class Phase {
    Off,
    Opening,
    Backoff,    ///< no controller: the next try is due
    Booting,    ///< open, the banner is awaited
    Asking,     ///< `$$`, `$#`, `$I`
    Refused,    ///< the settings disagree with the profile
    Resetting,  ///< 0x18 is sent; only the banner counts
    Checking,   ///< after a reset in standstill: is it idle where it stood?
    Locked,     ///< position unknown
    Ready,
    Running,
    Syncing,   ///< an answer is missing: what is sent and what comes is matched anew
    Settling,  ///< matched; the head is to come to rest where it should
    Stopping   ///< `!` is sent, then comes the reset
  };
  enum class Purpose { Program, Home };
  enum class Hold { None, Asked, Still };
  struct Line {
    std::string text;
    Duration longest{};            ///< that its motion can take
    Point end;                     ///< where the head is after it
    std::optional<bool> magnet{};  ///< switches it
  };

  void say(const GrblEvent& event) const { sink_(event); }
  bool underWay() const { return phase_ == Phase::Running || phase_ == Phase::Syncing || phase_ == Phase::Settling; }

  // The port, the banner, the settings, resets: grbl_driver.cpp
  void on(const machine_event::LinkUp&);
  void on(const machine_event::LinkDown& down) { reopenLater(down.error); }
  void on(const machine_event::Received& received);
  void on(const machine_event::HandSeen&) { hold(); }
  void on(const machine_event::Sensed&) {}
  void on(const machine_event::SensorsDown&) {}
  void on(const grbl_reply::Ok&);
  void on(const grbl_reply::ErrorCode& error);
  void on(const grbl_reply::Alarm& alarm);
  void on(const grbl_reply::Banner&);
  void on(const grbl_reply::Setting& setting);
  void on(const grbl_reply::Info& info);
  void on(const grbl_reply::Status& status);
  void on(const grbl_reply::Garbage&) {}
  void open();
  void send(std::string_view bytes);
  void reopenLater(const Error& why);
  void ask();
  void read();
  void askNext();
  void checkAnswers();
  void reset(Phase then);
  void afterReset();
  void enterLocked();
  void enterReady();
  void fail(Error error);
  void poll();
  bool polls() const;
  void timedOut();

  // What is under way: grbl_program.cpp
  void start(Purpose purpose, std::deque<Line> lines);
  void startHoming();
  void sendFirst();
  void lineAnswered();
  void lineRefused(int code);
  void synchronise();
  void see(const grbl_reply::Status& status);
  void settle();
  void holdStands();
  Duration secondsToStop() const;
  bool whereExpected() const;
  std::optional<Instant> magnetDeadline() const;

  const ITime& time_;
  IMotionLink& link_;
  const BoardProfile& profile_;
  Sink sink_;

  Phase phase_ = Phase::Off;
  GrblLines lines_;
  ControllerSettings settings_;
  std::optional<ControllerSettings> readBefore_;
  int readings_ = 0;
  bool agreed_ = false;              ///< the settings are read and fit
  std::optional<Instant> deadline_;  ///< of what the phase waits for; void while held
  std::optional<Instant> pollAt_;
  int tries_ = 0;  ///< of the same thing, one after the other
  int openTries_ = 0;
  bool lostTold_ = false;  ///< Lost was said and Connected wasn't yet
  std::deque<std::string> questions_;
  Phase afterReset_ = Phase::Locked;

  bool homed_ = false;
  bool homeWanted_ = false;
  bool stopWanted_ = false;  ///< Stopped is owed
  std::optional<Point> head_;

  Purpose purpose_ = Purpose::Program;
  std::deque<Line> program_;  ///< the first is under way
  Point begin_;               ///< where everything before it leads
  Instant busyUntil_{};       ///< by then everything that was sent is done, but for holds
  bool doubtful_ = false;     ///< an answer came that nothing was sent for
  bool markerCame_ = false;   ///< its own `ok` is next
  int marker_ = 0;            ///< a tool number
  int attempts_ = 0;          ///< at the line under way
  std::string modes_;         ///< last answer to `$G`

  Hold hold_ = Hold::None;
  Instant heldSince_{};
  bool magnetMayBeOn_ = false;
  Instant magnetSince_{};
  std::optional<Instant> stillSeen_;        ///< since then its reports say that the head stands
  std::optional<bool> magnetTold_ = false;  ///< what the controller has acknowledged
};

}  // namespace kirin
