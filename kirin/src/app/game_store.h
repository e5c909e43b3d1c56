// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace kirin {

/// A game as it is kept: enough to continue it with clock, start position, identity and seed, or to export it.
struct StoredPly {
  Move move;
  std::array<Duration, 2> remaining{};  ///< both clocks after it
  PlyEffects effects;

  friend bool operator==(const StoredPly&, const StoredPly&) = default;
};

struct StoredGame {
  GameId id = 0;
  NewGameConfig config;
  Position start;
  Placement startPlacement;
  std::vector<StoredPly> plies;
  /// What both clocks showed when it was last left or paused in the middle of a turn; none: as after the last ply.
  std::optional<std::array<Duration, 2>> clocks;
  std::optional<GameEnd> end;      ///< none: unfinished
  std::optional<Unrated> unrated;  ///< none: it counts, if it is finished
  WallTime startedAt{};
  std::array<std::string, 2> names;  ///< by colour, as in PGN

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

/// A row of the list, without its moves.
struct GameSummary {
  GameId id = 0;
  std::array<PlayerConfig, 2> players;
  std::array<std::string, 2> names;
  Odds odds = Odds::None;
  TimeControl timeControl;
  std::optional<GameEnd> end;
  int plies = 0;
  WallTime startedAt{};

  friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

/// What a result means for the Kirin rating.
struct CountedGame {
  RatedGame result;
  std::string opponent;  ///< a personality; for a puzzle, which
  WallTime at{};

  friend bool operator==(const CountedGame&, const CountedGame&) = default;
};

/// Where games are kept. One instance a thread; every write is durable when it returns. Errors: "store.unwritable",
/// "store.corrupt", "store.missing" (args: what).
class IGameStore {
 public:
  virtual ~IGameStore() = default;

  /// Keeps a game as it is, with whatever plies it has; its `id` is ignored and the new one returned.
  virtual Result<GameId> begin(const StoredGame& game) = 0;
  /// `ply` counts from 0 and must be the next.
  virtual Result<void> addPly(GameId id, int ply, const StoredPly& played) = 0;
  /// Forgets plies from that one on, and clocks saved after them.
  virtual Result<void> truncate(GameId id, int plies) = 0;
  /// What both clocks show now, when a game is left or paused in the middle of a turn; the next ply forgets it.
  virtual Result<void> saveClocks(GameId id, const std::array<Duration, 2>& remaining) = 0;
  virtual Result<void> markUnrated(GameId id, Unrated why) = 0;
  /// The result and, with it or not at all, the new rating where the game counts.
  virtual Result<std::optional<RatingChange>> finish(GameId id, const GameEnd& end,
                                                     const std::optional<CountedGame>& counted) = 0;
  virtual Result<StoredGame> load(GameId id) = 0;
  /// Newest first.
  virtual Result<std::vector<GameSummary>> list() = 0;
  /// The newest unfinished one in which a move has been played.
  virtual Result<std::optional<GameId>> latestUnfinished() = 0;
};

/// A stored game as it was played (app/game_pgn.cpp).
GameLine lineOf(const StoredGame& game);
/// And as PGN, with clocks.
PgnGame toPgn(const StoredGame& game);

}  // namespace kirin
