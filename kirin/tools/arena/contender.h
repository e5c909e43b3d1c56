// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ladder/yardstick.h"

#include "app/personality.h"
#include "base/result.h"
#include "engine/engine.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kirin::arena {

/// One side of a match: a Kirin configuration, another UCI program, a personality, or a yardstick.
struct Contender {
  std::string name;
  std::vector<std::string> command;  ///< empty: the engine of this process
  EngineOptions options;
  std::optional<std::uint64_t> nodes;  ///< a move; before the match's own limits
  std::optional<int> depth;
  std::optional<Personality> personality;  ///< brings its engine, options and budget; none of the above is set then
  std::optional<ladder::Yardstick> yardstick = std::nullopt;  ///< no limits; only the name is set besides

  friend bool operator==(const Contender&, const Contender&) = default;
};

/// "name=A,cmd=PATH ARGS,nodes=5000,depth=6,option.Skill Level=0", or "personality=novice" or "yardstick=random",
/// perhaps with a name beside it. A comma that belongs to a value is written "\,", a blank that belongs to a word of
/// the command "\ ". Errors: "arena.argument".
Result<Contender> parseContender(std::string_view text, const PersonalityRegistry& personalities);

}  // namespace kirin::arena
