// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/player.h"

#include "chess/movegen.h"

#include <functional>

namespace kirin::arena {

/// An engine whose answers a test gives.
class ScriptedEngine final : public IEngine {
 public:
  using Search = std::function<Result<SearchResult>(const GameLine&, const SearchLimits&)>;
  explicit ScriptedEngine(Search search) : search_(std::move(search)) {}

  Result<void> applyOptions(const EngineOptions&) override { return {}; }
  Result<void> newGame() override { return {}; }
  Result<SearchResult> search(const GameLine& line, const SearchLimits& limits, std::stop_token,
                              const InfoCallback&) override {
    return search_(line, limits);
  }

 private:
  Search search_;
};

/// The first move there is, with a score.
inline SearchResult firstMove(const GameLine& line, int cp) {
  SearchResult result;
  result.move = legalMoves(line.current())[0];
  result.score.cp = cp;
  result.nodes = 10;
  return result;
}

}  // namespace kirin::arena
