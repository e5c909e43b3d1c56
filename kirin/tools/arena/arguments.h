// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/engine.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kirin::arena {

/// A base time and what each move adds.
struct TimeControl {
  Duration base{0};
  Duration increment{0};
};

/// One side of a match: a Kirin configuration, or another UCI program.
struct Contender {
  std::string name;
  std::vector<std::string> command;  ///< empty: the engine of this process
  EngineOptions options;
  std::optional<std::uint64_t> nodes;  ///< a move; before the match's own limits
  std::optional<int> depth;
};

struct Arguments {
  std::vector<Contender> contenders;  ///< two
  int games = 100;                    ///< even: each opening is played twice, with colours reversed
  std::optional<std::uint64_t> nodes;
  std::optional<int> depth;
  std::optional<TimeControl> time;
  std::filesystem::path book;
  int concurrency = 1;
  std::uint64_t seed = 1;
  std::optional<int> resignAt;  ///< centipawns both sides must agree on, for four moves, to end a game early
  std::filesystem::path json;
  std::filesystem::path pgn;
};

extern const char* const kUsage;

/// Errors: "arena.argument" (args: the option, what it takes).
Result<Arguments> parseArguments(std::span<const std::string_view> words);

/// "name=A,cmd=PATH ARGS,nodes=5000,depth=6,option.Skill Level=0". Errors as above.
Result<Contender> parseContender(std::string_view text);

/// "5+0.05", seconds. Errors as above.
Result<TimeControl> parseTimeControl(std::string_view text);

}  // namespace kirin::arena
