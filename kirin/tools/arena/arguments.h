// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/contender.h"
#include "arena/sprt.h"

#include <filesystem>
#include <span>

namespace kirin::arena {

/// A base time and what each move adds.
struct TimeControl {
  Duration base{0};
  Duration increment{0};
};

struct Arguments {
  std::vector<Contender> contenders;  ///< two or more
  bool gauntlet = false;              ///< only the first plays against the others
  int games = 100;                    ///< of each two; even: each opening is played twice, with colours reversed
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::optional<TimeControl> time;
  std::filesystem::path personalities;  ///< a folder of more of them
  std::filesystem::path book;
  int concurrency = 1;
  std::uint64_t seed = 1;
  std::optional<int> resignAt;  ///< centipawns, see Adjudicator
  std::optional<int> drawAt;
  std::optional<SprtSettings> sprt;  ///< ends the match when it is decided
  std::filesystem::path json;
  std::filesystem::path pgn;
};

extern const char* const kUsage;

/// Errors: "arena.argument" (args: the option, what it takes).
Result<Arguments> parseArguments(std::span<const std::string_view> words);

/// "5+0.05", seconds. Errors as above.
Result<TimeControl> parseTimeControl(std::string_view text);
/// The same, as PGN writes it.
std::string toString(const TimeControl& time);

}  // namespace kirin::arena
