// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/pgn.h"

#include <string>
#include <string_view>

namespace kirin {

/// The commands in a comment that we know: [%clk h:mm:ss] and [%eval 0.35] or [%eval #-3].
struct PgnCommands {
  std::optional<std::chrono::milliseconds> clock;
  std::optional<int> evalCp;
};

/// Takes them out of a comment's text, and gives the first of each; what is malformed or unknown stays. Blanks and line
/// ends become single spaces.
PgnCommands takeCommands(std::string& comment);
/// "[%eval 0.35] [%clk 0:04:59.5]", or nothing.
std::string writeCommands(const PgnMove& move);

}  // namespace kirin
