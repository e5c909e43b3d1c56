// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_session.h"
#include "app/opponent_engines.h"
#include "base/virtual_time.h"

namespace kirin {

/// Searches in virtual time: done at once, the answer arriving nodes / 1e6 seconds later. One thread with the session.
class VirtualSearches final : public ISearches {
 public:
  VirtualSearches(VirtualTime& time, SessionInbox& inbox, OpponentEngines engines)
      : time_(time), inbox_(inbox), engines_(std::move(engines)) {}

  void select(std::uint64_t searchId, const Personality& personality) override;
  void start(std::uint64_t searchId, const Personality& personality, std::uint64_t seed, bool freshGame,
             const GameLine& line, const SearchLimits& limits) override;
  /// The answer still comes, with its old id.
  void cancel() override {}

 private:
  VirtualTime& time_;
  SessionInbox& inbox_;
  OpponentEngines engines_;
};

}  // namespace kirin
