// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponent_engines.h"

namespace kirin {

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
  // The game's, the same at every move: what is overlooked is overlooked for a while. Another program may not know the
  // option.
  if (ours) options["Seed"] = std::to_string(request.seed);
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
