// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace kirin::ladder {

/// Players too simple to change: marks at the low end of a scale, the same in every version.
enum class Yardstick : std::uint8_t {
  Random,    ///< any legal move
  Greedy,    ///< takes the most valuable piece it can (or promotes), whatever that costs; else any move
  Exchange,  ///< mates at once, else wins the most by exchanges, less what the reply wins; it sees no further
};

/// "random", "greedy", "exchange"; nothing for another word.
std::optional<Yardstick> yardstickNamed(std::string_view name);

/// Among equally good moves one drawn by the seed, each as likely. No move where there is none.
Move moveOf(Yardstick yardstick, const Position& position, std::uint64_t seed);

}  // namespace kirin::ladder
