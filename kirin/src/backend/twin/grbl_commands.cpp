// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that begin with a dollar, and what GRBL reports.
#include "backend/twin/grbl_sim.h"

#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace kirin {
namespace {

constexpr int kBadNumber = 2, kUnknown = 3, kHomingDisabled = 5, kNotIdle = 8, kBeyondTravel = 15;
constexpr Duration kSettingWrite = std::chrono::milliseconds(17);  ///< five bytes of EEPROM, 3.4 ms each
constexpr Duration kRestoreWrite = std::chrono::milliseconds(400);
constexpr double kInch = 25.4;

// Status reports until the next WCO or Ov, at rest and at work.
constexpr int kOffsetsIdle = 10, kOffsetsBusy = 30, kOverridesIdle = 10, kOverridesBusy = 20;

std::string_view name(GrblSim::State state) {
  switch (state) {
    case GrblSim::State::Idle: return "Idle";
    case GrblSim::State::Run: return "Run";
    case GrblSim::State::Hold: return "Hold";
    case GrblSim::State::Jog: return "Jog";
    case GrblSim::State::Home: return "Home";
    case GrblSim::State::Alarm: return "Alarm";
    case GrblSim::State::Check: return "Check";
    case GrblSim::State::Sleep: return "Sleep";
  }
  return "";
}

}  // namespace

int GrblSim::command(std::string_view line) {
  if (line == "$") {
    say("[HLP:$$ $# $G $I $N $x=val $Nx=line $J=line $SLP $C $X $H ~ ! ? ctrl-x]\r\n");
    return 0;
  }
  if (line.starts_with("$J")) return jog(line);
  if (line == "$$") {
    if (state_ == State::Run || state_ == State::Hold) return kNotIdle;
    say(settings_.text());
    return 0;
  }
  if (line == "$G") {
    say(modesReport());
    return 0;
  }
  if (line == "$C") {
    if (state_ == State::Check) {
      softReset();
      say("[MSG:Disabled]\r\n");
      return 0;
    }
    if (state_ != State::Idle || !queue_.empty()) return kNotIdle;
    state_ = State::Check;
    say("[MSG:Enabled]\r\n");
    return 0;
  }
  if (line == "$X") {
    if (state_ != State::Alarm) return 0;
    say("[MSG:Caution: Unlocked]\r\n");
    state_ = State::Idle;
    return 0;
  }
  if ((state_ != State::Idle && state_ != State::Alarm) || !queue_.empty()) return kNotIdle;
  return idleCommand(line);
}

int GrblSim::idleCommand(std::string_view line) {
  if (line == "$#") {
    say(offsetsReport());
    return 0;
  }
  if (line == "$H") {
    if (!settings_.homing) return kHomingDisabled;
    beginHoming();
    return 0;
  }
  if (line == "$SLP") {
    switchOff();
    state_ = State::Sleep;
    answer(0);
    say("[MSG:Sleeping]\r\n");
    busy_ = Busy::Asleep;
    return 0;
  }
  if (line == "$I") {
    say("[VER:1.1h.20190830:]\r\n[OPT:V,15,128]\r\n");
    return 0;
  }
  if (line == "$N") {
    say("$N0=\r\n$N1=\r\n");
    return 0;
  }
  if (line.starts_with("$RST=")) return restore(line.substr(5));
  std::size_t at = 1;
  const auto number = readGrblNumber(line, at);
  if (!number) return line.size() > 1 && line[1] >= 'A' ? kUnknown : kBadNumber;
  if (at >= line.size() || line[at] != '=' || *number < 0 || *number > 255) return kUnknown;
  if (const auto error = settings_.set(static_cast<int>(*number), line.substr(at + 1))) return *error;
  stall(kSettingWrite);
  return 0;
}

int GrblSim::jog(std::string_view line) {
  if (state_ != State::Jog && (state_ != State::Idle || !queue_.empty())) return kNotIdle;
  if (line.size() < 3 || line[2] != '=') return kUnknown;
  const GrblBlock block = readGrblJog(line.substr(3), modes_, settings_);
  if (block.error) return block.error;
  if (settings_.softLimits && !insideTravel(block.modes.position)) return kBeyondTravel;
  modes_ = block.modes;
  actions_.assign(block.actions.begin(), block.actions.end());
  state_ = State::Jog;
  return 0;
}

int GrblSim::restore(std::string_view what) {
  if (what != "$" && what != "#" && what != "*") return kUnknown;
  const auto offsets = settings_.offsets;
  if (what != "#") settings_ = GrblSettings{};
  settings_.offsets = what == "$" ? offsets : GrblSettings{}.offsets;
  say("[MSG:Restoring defaults]\r\n");
  softReset();
  stall(kRestoreWrite);
  return 0;
}

void GrblSim::stall(Duration time) {
  busy_ = Busy::Stalled;
  stallBegan_ = now_;
  busyUntil_ = stallEnds_ = now_ + time;
  heldByUart_ = 0;
}

std::string GrblSim::axesText(const Axes& axes) const {
  const double unit = settings_.inches ? 1 / kInch : 1;
  return settings_.inches ? fmt::format("{:.4f},{:.4f},{:.4f}", axes[0] * unit, axes[1] * unit, axes[2] * unit)
                          : fmt::format("{:.3f},{:.3f},{:.3f}", axes[0], axes[1], axes[2]);
}

std::string GrblSim::statusReport() {
  std::string out = "<";
  out += name(state_);
  if (state_ == State::Hold) out += held_ ? ":0" : ":1";
  const MotionQueue::Motion motion = queue_.at(now_);
  const Axes& offset = settings_.offsets[static_cast<std::size_t>(modes_.system)];
  Axes position = motion.position;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    // Whole steps.
    const double steps = settings_.stepsPerMm[axis];
    if (steps > 0) position[axis] = std::round(position[axis] * steps) / steps;
    if ((settings_.statusMask & 1) == 0) position[axis] -= offset[axis];
  }
  out += settings_.statusMask & 1 ? "|MPos:" : "|WPos:";
  out += axesText(position);
  if (settings_.statusMask & 2) out += fmt::format("|Bf:{},{}", queue_.room(), 128 - ring_.size());
  const Axes& v = motion.velocity;
  const double feed = std::hypot(v[0], v[1], v[2]) * 60;
  const double speed = modes_.spindle == 5 ? 0 : modes_.speed;
  out += settings_.inches ? fmt::format("|FS:{:.1f},{:.0f}", feed / kInch, speed)
                          : fmt::format("|FS:{:.0f},{:.0f}", feed, speed);
  const bool busy = state_ == State::Run || state_ == State::Hold || state_ == State::Jog || state_ == State::Home;
  if (offsetReports_ > 0) {
    --offsetReports_;
  } else {
    offsetReports_ = (busy ? kOffsetsBusy : kOffsetsIdle) - 1;
    if (overrideReports_ == 0) overrideReports_ = 1;
    out += "|WCO:";
    out += axesText(offset);
  }
  if (overrideReports_ > 0) {
    --overrideReports_;
  } else {
    overrideReports_ = (busy ? kOverridesBusy : kOverridesIdle) - 1;
    out += "|Ov:100,100,100";
    const std::string_view spindle = modes_.spindle == 3 ? "S" : modes_.spindle == 4 ? "C" : "";
    if (!spindle.empty() || magnet_) {
      out += "|A:";
      out += spindle;
      if (magnet_) out += 'F';
    }
  }
  out += ">\r\n";
  return out;
}

std::string GrblSim::offsetsReport() const {
  std::string out;
  for (std::size_t i = 0; i < settings_.offsets.size(); ++i) {
    out += fmt::format("[G{}:{}]\r\n", 54 + i, axesText(settings_.offsets[i]));
  }
  for (const char* place : {"G28", "G30", "G92"}) out += fmt::format("[{}:{}]\r\n", place, axesText({}));
  out += settings_.inches ? "[TLO:0.0000]\r\n" : "[TLO:0.000]\r\n";
  out += fmt::format("[PRB:{}:0]\r\n", axesText({}));
  return out;
}

std::string GrblSim::modesReport() const {
  std::string out = fmt::format("[GC:G{} G{} G{} G{} G{} G{}", modes_.motion, 54 + modes_.system, modes_.plane,
                                modes_.inches ? 20 : 21, modes_.relative ? 91 : 90, modes_.inverseTime ? 93 : 94);
  if (modes_.program > 0) out += modes_.program == 1 ? " M0" : fmt::format(" M{}", modes_.program);
  out += fmt::format(" M{} M{} T{}", modes_.spindle, modes_.coolant ? 8 : 9, modes_.tool);
  const double feed = modes_.feed / (settings_.inches ? kInch : 1);
  out += settings_.inches ? fmt::format(" F{:.1f}", feed) : fmt::format(" F{:.0f}", feed);
  out += fmt::format(" S{:.0f}]\r\n", modes_.speed);
  return out;
}

}  // namespace kirin
