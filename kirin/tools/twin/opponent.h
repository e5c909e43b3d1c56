// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_session.h"
#include "app/opponent_engines.h"
#include "base/rng.h"
#include "base/virtual_time.h"

#include <functional>
#include <memory>

namespace kirin::twin {

/// Who plays against the person: the personality's engine, or whatever a function says. Its answers die with it, as
/// those of a process that lost its power do. One thread, the clock's.
class Opponent final : public ISearches {
 public:
  /// A legal move in a position that has one; none: the personality's engine is asked.
  using Choice = std::function<Move(const GameLine&)>;

  Opponent(VirtualTime& time, SessionInbox& inbox, Choice choice)
      : time_(time), inbox_(inbox), choice_(std::move(choice)), engines_(realEngines(time)) {}

  void select(std::uint64_t searchId, const Personality& personality) override;
  void start(std::uint64_t searchId, const Personality& personality, std::uint64_t seed, bool freshGame,
             const GameLine& line, const SearchLimits& limits) override;
  /// The answer still comes, with its old id.
  void cancel() override {}

 private:
  VirtualTime& time_;
  SessionInbox& inbox_;
  Choice choice_;
  OpponentEngines engines_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

/// Any legal move, all alike.
Move randomMove(const Position& position, Rng& rng);

}  // namespace kirin::twin
