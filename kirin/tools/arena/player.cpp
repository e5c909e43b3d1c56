// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/player.h"

namespace kirin::arena {

Player::Player(const Contender& contender, const ITime& time)
    : Player(contender, contender.command.empty() ? makeSearchEngine(time) : makeUciEngine(contender.command, time)) {}

Player::Player(const Contender& contender, std::unique_ptr<IEngine> engine)
    : contender_(contender), engine_(std::move(engine)) {}

Result<void> Player::newGame(std::uint64_t seed) {
  EngineOptions options = contender_.options;
  options.emplace("Seed", std::to_string(seed));
  if (auto done = engine_->applyOptions(options); !done) return done;
  if (auto done = engine_->newGame(); !done) return done;
  proved_ = true;
  return {};
}

Result<Reply> Player::move(const GameLine& line, SearchLimits match, std::stop_token stop) {
  if (contender_.nodes) match.nodes = contender_.nodes;
  if (contender_.depth) match.depth = contender_.depth;
  // A program may answer without a word on the score, and 0 would be one.
  bool scored = contender_.command.empty();
  const auto found = engine_->search(line, match, std::move(stop), [&scored](const SearchInfo&) { scored = true; });
  if (!found) return found.error();
  return Reply{found->move, scored ? std::optional(found->score.cp) : std::nullopt, found->nodes};
}

}  // namespace kirin::arena
