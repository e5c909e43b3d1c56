// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/geometry.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kirin {

/// What a GRBL 1.1 controller writes, a line at a time, as values. What can't be read is Garbage and says nothing.
namespace grbl_reply {
struct Ok {};
struct ErrorCode {
  int code = 0;
};
struct Alarm {
  int code = 0;
};
/// "Grbl 1.1h ['$' for help]": the controller has just begun anew.
struct Banner {
  std::string version;  ///< "1.1h"
};
/// A line of `$$`.
struct Setting {
  int number = 0;
  double value = 0;
};
/// A line of `$#`, `$G` or `$I`: "[G54:1.000,2.000,0.000]".
struct Info {
  std::string name;   ///< "G54", "GC", "VER"
  std::string value;  ///< what follows the colon
};
struct Status {
  enum class State { Idle, Run, Hold, Jog, Alarm, Door, Check, Home, Sleep };
  State state = State::Idle;
  int sub = 0;                         ///< of Hold and Door: 0 once it stands still
  std::optional<Point> machine, work;  ///< MPos or WPos, whichever is reported
  std::optional<Point> offset;         ///< WCO: machine = work + offset; comes rarely
  std::optional<bool> magnet;          ///< said only where overrides are: on with "A:...F...", off without
};
struct Garbage {};
}  // namespace grbl_reply

using GrblReply = std::variant<grbl_reply::Ok, grbl_reply::ErrorCode, grbl_reply::Alarm, grbl_reply::Banner,
                               grbl_reply::Setting, grbl_reply::Info, grbl_reply::Status, grbl_reply::Garbage>;

/// A line without its end.
GrblReply parseGrblReply(std::string_view line);

/// "1.000,-2.5,0": numbers, or nothing when one of them is none.
std::optional<std::vector<double>> parseGrblNumbers(std::string_view text);

/// Cuts what arrives into lines.
class GrblLines {
 public:
  void add(std::string_view bytes) { pending_ += bytes; }
  /// The next whole line without its end; empty ones are skipped. One far longer than GRBL writes is thrown away.
  std::optional<std::string> next();
  void clear() { pending_.clear(); }

 private:
  std::string pending_;
};

}  // namespace kirin
