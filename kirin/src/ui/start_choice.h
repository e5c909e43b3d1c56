// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace kirin {

class PersonalityRegistry;

/// A game against an opponent, which may be kPersonId, from the words of a menu or a command line. `color`: "white",
/// "black", "random" (then `dice` decides), "watch" (the opponent plays with itself); `time`: "5+3" or "none"; `odds`:
/// "queen", "rook", "knight" or "none". Whether the opponent exists is the session's to say. Errors: "option.value"
/// (args: --color or --odds, the word, what it takes), "time.*".
Result<NewGameConfig> gameFromWords(const std::string& opponent, std::string_view color, std::string_view time,
                                    std::string_view odds, std::uint64_t dice);

/// As in PGN: "Player", or the personality's name.
std::string pgnName(const PlayerConfig& player, const PersonalityRegistry& registry);

}  // namespace kirin
