// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/match.h"

#include <string>

namespace kirin::arena {

/// games, wins, draws, losses (of the first engine), pentanomial, elo, elo_lo, elo_hi (null where unbounded), crashes,
/// illegal, time_losses, and who is to blame for those.
std::string toJson(const MatchResult& match, const Arguments& arguments);

/// One line: "A - B: 12 games +5 =4 -3, Elo +58 [-41, +167]", and faults, if any.
std::string summary(const MatchResult& match, const Arguments& arguments);

/// All finished games.
std::string toPgn(const MatchResult& match);

}  // namespace kirin::arena
