// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/opponent_engines.h"

#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace kirin::testing {

/// What a ScriptedEngine is to do, and what was asked of it. Outlives the engines made from it.
struct EngineScript {
  std::deque<std::string> replies;  ///< SAN, one a search; after them moves drawn from seed and position
  std::optional<Move> illegal;      ///< answered once, as it is
  std::optional<Error> failure;     ///< answered once
  std::optional<Error> refusal;     ///< of options, answered once
  std::uint64_t nodes = 1'000'000;  ///< a second of virtual time
  bool keepsLimits = false;         ///< false: spends `nodes` whatever the limits say
  Score score;
  bool timeBound = false;

  struct Asked {
    EngineOptions options;
    SearchLimits limits;
    std::vector<Move> moves;
    int newGames = 0;  ///< calls of newGame before it
  };
  std::vector<Asked> asked;
  std::vector<EngineOptions> applied;              ///< every call of applyOptions
  std::vector<std::vector<std::string>> commands;  ///< of the engines made
};

/// An engine for tests of everything around it.
class ScriptedEngine final : public IEngine {
 public:
  explicit ScriptedEngine(EngineScript& script) : script_(script) {}
  Result<void> applyOptions(const EngineOptions& options) override;
  Result<void> newGame() override;
  Result<SearchResult> search(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                              const InfoCallback& info) override;

 private:
  EngineScript& script_;
  EngineOptions options_;
  int newGames_ = 0;
};

OpponentEngines::Factory scriptedEngines(EngineScript& script);

/// A legal move drawn from the generator; the position has one.
Move randomMove(const Position& position, std::uint64_t seed);

}  // namespace kirin::testing
