// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponent_engines.h"

#include "base/rng.h"

namespace kirin {
namespace {

/// Every move of a game has a seed of its own.
std::uint64_t seedOfMove(std::uint64_t gameSeed, int ply) {
  Rng mixed(gameSeed);
  return Rng(mixed.next() + static_cast<std::uint64_t>(ply)).next();
}

}  // namespace

IEngine& OpponentEngines::engineOf(const Personality& personality) {
  auto& engine = engines_[personality.engine];
  if (!engine) engine = factory_(personality.engine);
  return *engine;
}

Result<void> OpponentEngines::select(const Personality& personality) {
  return engineOf(personality).applyOptions(personality.options);
}

Result<SearchResult> OpponentEngines::search(const SearchRequest& request, std::stop_token stop) {
  IEngine& engine = engineOf(request.personality);
  const bool ours = request.personality.engine.empty();
  EngineOptions options = request.personality.options;
  // Another program may not know the option.
  if (ours) options["Seed"] = std::to_string(seedOfMove(request.seed, request.line.plies()));
  if (auto done = engine.applyOptions(options); !done) return done.error();
  if (ours || request.freshGame) {
    if (auto done = engine.newGame(); !done) return done.error();
  }
  return engine.search(request.line, request.limits, std::move(stop), {});
}

OpponentEngines::Factory realEngines(const ITime& time) {
  return [&time](const std::vector<std::string>& command) {
    return command.empty() ? makeSearchEngine(time) : makeUciEngine(command, time);
  };
}

}  // namespace kirin
