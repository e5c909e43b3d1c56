// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/progress.h"

#include "arena/report.h"

#include <fmt/format.h>
#include <utility>

namespace kirin::arena {

namespace {
constexpr Duration kBetweenLines = std::chrono::seconds(10);
}

Progress::Progress(const Arguments& arguments, const ITime& time, bool terminal, Write write)
    : arguments_(arguments), time_(time), terminal_(terminal), write_(std::move(write)), began_(time.now()) {}

void Progress::show(const Standings& standings) {
  const Instant now = time_.now();
  if (!terminal_ && shown_ && now - *shown_ < kBetweenLines) return;
  shown_ = now;
  const double minutes = std::chrono::duration<double, std::ratio<60>>(now - began_).count();
  const double perMinute = minutes > 0.0 ? (standings.games() - standings.resumed) / minutes : 0.0;
  const std::string text = fmt::format("{}; {:.0f} games a minute", progressLine(standings, arguments_), perMinute);
  // Back to the beginning of the line; what an earlier, longer text left behind is cleared.
  write_(terminal_ ? "\r" + text + "\x1b[K" : text + "\n");
  open_ = terminal_;
}

void Progress::end() {
  if (open_) write_("\n");
  open_ = false;
}

}  // namespace kirin::arena
