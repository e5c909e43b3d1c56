// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "chess/game_line.h"

#include <filesystem>
#include <vector>

namespace kirin::arena {

/// EPD (or FEN) lines, or games whose moves are the opening. Errors: "file.*", "arena.book" (args: file, line, what is
/// wrong there).
Result<std::vector<GameLine>> readBook(const std::filesystem::path& file);

/// Eight random plies from the standard start, fixed by the seed; the game is not over after them.
GameLine randomOpening(std::uint64_t seed);

}  // namespace kirin::arena
