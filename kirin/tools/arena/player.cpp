// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/player.h"

#include "app/opponent_engines.h"
#include "base/rng.h"

#include <utility>

namespace kirin::arena {

namespace {

class EnginePlayer final : public Player {
 public:
  EnginePlayer(const Contender& contender, std::unique_ptr<IEngine> engine)
      : contender_(contender), engine_(std::move(engine)) {}

  Result<void> newGame(std::uint64_t seed) override {
    EngineOptions options = contender_.options;
    options.emplace("Seed", std::to_string(seed));
    if (auto done = engine_->applyOptions(options); !done) return done;
    return engine_->newGame();
  }

  Result<Reply> move(const GameLine& line, const SearchLimits& match, std::stop_token stop) override {
    SearchLimits limits = match;
    if (contender_.nodes) limits.nodes = contender_.nodes;
    if (contender_.depth) limits.depth = contender_.depth;
    // A program may answer without a word on the score, and 0 would be one.
    bool scored = contender_.command.empty();
    const auto found = engine_->search(line, limits, std::move(stop), [&scored](const SearchInfo&) { scored = true; });
    if (!found) return found.error();
    return Reply{found->move, scored ? std::optional(found->score.cp) : std::nullopt, found->nodes};
  }

 private:
  const Contender& contender_;
  std::unique_ptr<IEngine> engine_;
};

/// As it plays on the board: its own budget, the clock above it, and what the game session does before each move.
class PersonalityPlayer final : public Player {
 public:
  PersonalityPlayer(const Personality& personality, const ITime& time)
      : personality_(personality), engines_(realEngines(time)) {}

  Result<void> newGame(std::uint64_t seed) override {
    seed_ = seed;
    freshGame_ = true;
    return engines_.select(personality_);
  }

  Result<Reply> move(const GameLine& line, const SearchLimits& match, std::stop_token stop) override {
    SearchRequest request{personality_, seed_, std::exchange(freshGame_, false), line, match};
    request.limits.nodes = personality_.limits.nodes;
    request.limits.depth = personality_.limits.depth;
    request.limits.moveTime = personality_.limits.moveTime;
    const auto found = engines_.search(request, std::move(stop));
    if (!found) return found.error();
    const bool scored = personality_.engine.empty();
    return Reply{found->move, scored ? std::optional(found->score.cp) : std::nullopt, found->nodes};
  }

 private:
  const Personality& personality_;
  OpponentEngines engines_;
  std::uint64_t seed_ = 0;
  bool freshGame_ = true;
};

class YardstickPlayer final : public Player {
 public:
  explicit YardstickPlayer(ladder::Yardstick yardstick) : yardstick_(yardstick) {}

  Result<void> newGame(std::uint64_t seed) override {
    seeds_ = Rng(seed);
    return {};
  }

  Result<Reply> move(const GameLine& line, const SearchLimits&, std::stop_token) override {
    return Reply{ladder::moveOf(yardstick_, line.current(), seeds_.next()), std::nullopt, 0};
  }

 private:
  ladder::Yardstick yardstick_;
  Rng seeds_{0};
};

}  // namespace

std::unique_ptr<Player> makePlayer(const Contender& contender, const ITime& time) {
  if (contender.yardstick) return std::make_unique<YardstickPlayer>(*contender.yardstick);
  if (contender.personality) return std::make_unique<PersonalityPlayer>(*contender.personality, time);
  return makePlayer(contender, realEngines(time)(contender.command));
}

std::unique_ptr<Player> makePlayer(const Contender& contender, std::unique_ptr<IEngine> engine) {
  return std::make_unique<EnginePlayer>(contender, std::move(engine));
}

}  // namespace kirin::arena
