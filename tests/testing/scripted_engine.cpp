// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/scripted_engine.h"

#include "base/rng.h"
#include "chess/movegen.h"
#include "chess/notation.h"

#include <stdexcept>

namespace kirin::testing {

Result<void> ScriptedEngine::applyOptions(const EngineOptions& options) {
  if (script_.refusal) return *std::exchange(script_.refusal, std::nullopt);
  script_.applied.push_back(options);
  options_ = options;
  return {};
}

Result<void> ScriptedEngine::newGame() {
  ++newGames_;
  return {};
}

Result<SearchResult> ScriptedEngine::search(const GameLine& line, const SearchLimits& limits, std::stop_token,
                                            const InfoCallback&) {
  script_.asked.push_back({options_, limits, line.moves(), newGames_});
  if (script_.failure) return *std::exchange(script_.failure, std::nullopt);
  SearchResult result;
  result.nodes = script_.keepsLimits ? std::min(script_.nodes, limits.nodes.value_or(script_.nodes)) : script_.nodes;
  result.score = script_.score;
  result.timeBound = script_.timeBound;
  if (script_.illegal) {
    result.move = *std::exchange(script_.illegal, std::nullopt);
  } else if (!script_.replies.empty()) {
    const auto move = parseSan(line.current(), script_.replies.front());
    if (!move) throw std::logic_error("the script's " + script_.replies.front() + " is no move here");
    script_.replies.pop_front();
    result.move = *move;
  } else {
    const auto seed = options_.find("Seed");
    result.move = randomMove(line.current(), seed == options_.end() ? 0 : std::stoull(seed->second));
  }
  return result;
}

OpponentEngines::Factory scriptedEngines(EngineScript& script) {
  return [&script](const std::vector<std::string>& command) {
    script.commands.push_back(command);
    return std::make_unique<ScriptedEngine>(script);
  };
}

Move randomMove(const Position& position, std::uint64_t seed) {
  const MoveList moves = legalMoves(position);
  if (moves.empty()) throw std::logic_error("no legal move");
  return moves[static_cast<int>(Rng(seed ^ position.key()).below(static_cast<std::uint32_t>(moves.size())))];
}

}  // namespace kirin::testing
