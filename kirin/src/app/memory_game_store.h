// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"

#include <map>

namespace kirin {

/// Keeps games for as long as the process lives: what is played on where the disk can't be written, and in tests.
class MemoryGameStore final : public IGameStore {
 public:
  Result<GameId> begin(const StoredGame& game) override;
  Result<void> addPly(GameId id, int ply, const StoredPly& played) override;
  Result<void> truncate(GameId id, int plies) override;
  Result<void> saveClocks(GameId id, const std::array<Duration, 2>& remaining) override;
  Result<void> markUnrated(GameId id, Unrated why) override;
  Result<std::optional<RatingChange>> finish(GameId id, const GameEnd& end,
                                             const std::optional<CountedGame>& counted) override;
  Result<StoredGame> load(GameId id) override;
  Result<std::vector<GameSummary>> list() override;
  Result<std::optional<GameId>> latestUnfinished() override;

 private:
  std::map<GameId, StoredGame> games_;
  PlayerRating rating_;
  std::optional<WallTime> ratedAt_;
};

/// A game's row in the list.
GameSummary summaryOf(const StoredGame& game);

}  // namespace kirin
