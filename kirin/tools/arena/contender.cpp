// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/contender.h"

#include "arena/parsing.h"

namespace kirin::arena {

namespace {

constexpr std::string_view kTakes =
    "name=A[,cmd=PATH ARGS][,nodes=N][,depth=N][,option.NAME=VALUE]..., personality=ID[,name=A], or "
    "yardstick=random|greedy|exchange[,name=A]";
constexpr std::string_view kOption = "option.";

}  // namespace

Result<Contender> parseContender(std::string_view text, const PersonalityRegistry& personalities) {
  Contender contender;
  std::string yardstickName;
  for (const std::string& part : splitUnescaped(text, ',')) {
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos) return badArgument("--engine", kTakes);
    const std::string key = part.substr(0, equals);
    const std::string value = part.substr(equals + 1);
    if (key == "name") {
      contender.name = value;
    } else if (key == "personality") {
      const Personality* found = personalities.find(value);
      if (found == nullptr) return badArgument("--engine", "personality= takes the id of one, such as novice");
      contender.personality = *found;
    } else if (key == "yardstick") {
      contender.yardstick = ladder::yardstickNamed(value);
      if (!contender.yardstick) return badArgument("--engine", "yardstick= takes random, greedy or exchange");
      yardstickName = value;
    } else if (key == "cmd") {
      for (std::string& word : splitUnescaped(value, ' '))
        if (!word.empty()) contender.command.push_back(std::move(word));
      if (contender.command.empty()) return badArgument("--engine", "cmd= takes a program and its arguments");
    } else if (key == "nodes") {
      contender.nodes = parseNumber<std::uint64_t>(value, 1, UINT64_MAX);
      if (!contender.nodes) return badArgument("--engine", "nodes= takes a positive number");
    } else if (key == "depth") {
      contender.depth = parseNumber<int>(value, 1, 100);
      if (!contender.depth) return badArgument("--engine", "depth= takes a number from 1 to 100");
    } else if (key.starts_with(kOption) && key.size() > kOption.size()) {
      contender.options[key.substr(kOption.size())] = value;
    } else {
      return badArgument("--engine", kTakes);
    }
  }
  if (contender.personality || contender.yardstick) {
    // What it plays like is its own; mixed with anything else it would be another opponent of the same name.
    Contender alone;
    alone.name = contender.name;
    if (contender.personality)
      alone.personality = contender.personality;
    else
      alone.yardstick = contender.yardstick;
    if (contender != alone) return badArgument("--engine", kTakes);
    if (contender.name.empty()) contender.name = contender.personality ? contender.personality->id : yardstickName;
  }
  if (contender.name.empty()) return badArgument("--engine", kTakes);
  return contender;
}

}  // namespace kirin::arena
