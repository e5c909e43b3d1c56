// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/memory_game_store.h"

namespace kirin {
namespace {

Error missing(GameId id) { return {"store.missing", {std::to_string(id)}}; }

}  // namespace

Result<GameId> MemoryGameStore::begin(const StoredGame& game) {
  const GameId id = games_.empty() ? 1 : games_.rbegin()->first + 1;
  games_[id] = game;
  games_[id].id = id;
  return id;
}

Result<void> MemoryGameStore::addPly(GameId id, int ply, const StoredPly& played) {
  const auto game = games_.find(id);
  if (game == games_.end() || static_cast<int>(game->second.plies.size()) != ply) return missing(id);
  game->second.plies.push_back(played);
  game->second.clocks.reset();
  return {};
}

Result<void> MemoryGameStore::truncate(GameId id, int plies) {
  const auto game = games_.find(id);
  if (game == games_.end() || static_cast<int>(game->second.plies.size()) < plies) return missing(id);
  game->second.plies.resize(static_cast<std::size_t>(plies));
  game->second.clocks.reset();
  return {};
}

Result<void> MemoryGameStore::saveClocks(GameId id, const std::array<Duration, 2>& remaining) {
  const auto game = games_.find(id);
  if (game == games_.end()) return missing(id);
  game->second.clocks = remaining;
  return {};
}

Result<void> MemoryGameStore::markUnrated(GameId id, Unrated why) {
  const auto game = games_.find(id);
  if (game == games_.end()) return missing(id);
  game->second.unrated = why;
  return {};
}

Result<std::optional<RatingChange>> MemoryGameStore::finish(GameId id, const GameEnd& end,
                                                            const std::optional<CountedGame>& counted) {
  const auto game = games_.find(id);
  if (game == games_.end()) return missing(id);
  game->second.end = end;
  if (!counted) return std::optional<RatingChange>();
  const RatingChange change = ratingChange(rating_, ratedAt_, counted->result, counted->at);
  rating_ = change.after;
  ratedAt_ = counted->at;
  return std::optional(change);
}

Result<StoredGame> MemoryGameStore::load(GameId id) {
  const auto game = games_.find(id);
  if (game == games_.end()) return missing(id);
  return game->second;
}

Result<std::vector<GameSummary>> MemoryGameStore::list() {
  std::vector<GameSummary> rows;
  for (auto game = games_.rbegin(); game != games_.rend(); ++game) rows.push_back(summaryOf(game->second));
  return rows;
}

Result<std::optional<GameId>> MemoryGameStore::latestUnfinished() {
  for (auto game = games_.rbegin(); game != games_.rend(); ++game) {
    if (!game->second.end && !game->second.plies.empty()) return std::optional(game->first);
  }
  return std::optional<GameId>();
}

GameSummary summaryOf(const StoredGame& game) {
  return {game.id,
          game.config.players,
          game.names,
          game.config.odds,
          game.config.timeControl,
          game.end,
          static_cast<int>(game.plies.size()),
          game.startedAt};
}

}  // namespace kirin
