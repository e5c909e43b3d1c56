// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/schedule.h"

namespace kirin::arena {

std::vector<Encounter> encountersOf(const Arguments& arguments) {
  const std::size_t contenders = arguments.contenders.size();
  std::vector<Encounter> encounters;
  for (std::size_t first = 0; first < (arguments.gauntlet ? 1 : contenders); ++first)
    for (std::size_t second = first + 1; second < contenders; ++second) encounters.push_back({first, second});
  return encounters;
}

int pairsOf(const Arguments& arguments) {
  return static_cast<int>(encountersOf(arguments).size()) * (arguments.games / 2);
}

std::size_t encounterOf(int pair, std::size_t encounters) { return static_cast<std::size_t>(pair) % encounters; }

int openingOf(int pair, std::size_t encounters) { return pair / static_cast<int>(encounters); }

}  // namespace kirin::arena
