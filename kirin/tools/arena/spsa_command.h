// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/arguments.h"
#include "arena/spsa.h"

#include <functional>

namespace kirin::arena {

extern const char* const kSpsaUsage;

struct SpsaArguments {
  Arguments match;  ///< of an iteration; two engines that differ in the parameters alone
  std::filesystem::path parameters;
  std::filesystem::path state;
  int iterations = 1000;
};

/// What follows "spsa". Errors: "arena.argument".
Result<SpsaArguments> parseSpsaArguments(std::span<const std::string_view> words);

/// Tunes until all iterations are done or `stop` is requested, and goes on where its state file says it was. After each
/// iteration the state is on disk and `progress` is told. Errors: those of the files; "arena.parameters";
/// "arena.resume" (args: file, why) when the state is of another run; those of playPairs.
Result<SpsaState> tune(const SpsaArguments& arguments, const ITime& time, std::stop_token stop,
                       const std::function<void(const SpsaState&, const std::vector<Parameter>&)>& progress);

/// "iteration 12: A 100, B 7.5".
std::string toText(const SpsaState& state, const std::vector<Parameter>& parameters);

}  // namespace kirin::arena
