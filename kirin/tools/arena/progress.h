// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/run.h"

#include <functional>
#include <string_view>

namespace kirin::arena {

/// The line that says how a match goes. On a terminal it is rewritten after each pair; elsewhere a new one follows now
/// and then, so that a log stays readable. One thread at a time.
class Progress {
 public:
  using Write = std::function<void(std::string_view)>;
  /// All outlive it.
  Progress(const Arguments& arguments, const ITime& time, bool terminal, Write write);

  void show(const Standings& standings);
  /// Leaves the line.
  void end();

 private:
  const Arguments& arguments_;
  const ITime& time_;
  const bool terminal_;
  const Write write_;
  const Instant began_;
  std::optional<Instant> shown_;
  bool open_ = false;
};

}  // namespace kirin::arena
