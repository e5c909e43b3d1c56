// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/run.h"

#include <string>

namespace kirin::arena {

/// Of two engines: games, wins, draws, losses (of the first engine), pentanomial, elo, elo_lo, elo_hi, llr (null where
/// unbounded or not asked for), crashes, illegal, time_losses, who is to blame for those, and what each engine used. Of
/// more: games, faults, and the same for each encounter.
std::string toJson(const Standings& standings, const Arguments& arguments);

/// "A - B: 12 games +5 =4 -3, Elo +58 [-41, +167]", the test's ratio and verdict, and faults, if any; a line for each
/// encounter.
std::string summary(const Standings& standings, const Arguments& arguments);

/// The same for two engines; for more, how far they are, and faults.
std::string progressLine(const Standings& standings, const Arguments& arguments);

}  // namespace kirin::arena
