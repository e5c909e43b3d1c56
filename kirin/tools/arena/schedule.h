// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/arguments.h"

#include <vector>

namespace kirin::arena {

/// Which two of the contenders meet, by their places in the arguments.
struct Encounter {
  std::size_t first = 0, second = 1;
};

/// Who meets whom in a match: the first each of the others in a gauntlet, else everybody everybody.
std::vector<Encounter> encountersOf(const Arguments& arguments);

/// How many pairs a match has.
int pairsOf(const Arguments& arguments);

/// Pairs go round the encounters, so that a match cut short is even; all encounters have the same openings.
std::size_t encounterOf(int pair, std::size_t encounters);
int openingOf(int pair, std::size_t encounters);

}  // namespace kirin::arena
