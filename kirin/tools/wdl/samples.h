// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wdl/fit.h"

#include <string_view>

namespace kirin::wdl {

/// Adds the positions of a PGN's finished games whose moves carry an [%eval]: each counts once, before the move, from
/// the side to move. Scores beyond 1500 centipawns are left out, as are the first `opening` plies of a game. The number
/// of games that gave any.
int addGames(std::string_view pgn, int opening, Samples& samples);

}  // namespace kirin::wdl
