// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "board/board_profile.h"

#include <string>
#include <string_view>

namespace kirin {

/// Reads a board.json. What it leaves out is as on the reference board. Errors, whose args are what stands there, the
/// JSON pointer, and what it takes: "profile.type", "profile.range", "profile.unknown-key"; without the last:
/// "profile.pin" (a line used twice); those of checkGeometry; those of parseStrictJson.
Result<BoardProfile> parseBoardProfile(std::string_view text);

/// All of a profile, so that reading it gives the same one.
std::string writeBoardProfile(const BoardProfile& profile);

}  // namespace kirin
