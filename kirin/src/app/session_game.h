// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "app/personality.h"

namespace kirin {

using BothClocks = std::array<Duration, 2>;  ///< by colour

/// The running game as a value: its record, its line and what follows from the two. Pure.
class SessionGame {
 public:
  /// The record's plies must be legal. `initialClocks`: what the clocks show before the first move.
  SessionGame(StoredGame stored, const BothClocks& initialClocks);

  const StoredGame& stored() const { return stored_; }
  const GameLine& line() const { return line_; }
  const Position& position() const { return line_.current(); }
  int plies() const { return line_.plies(); }
  Color sideToMove() const { return position().sideToMove(); }
  bool over() const { return stored_.end.has_value(); }

  const PlayerConfig& player(Color side) const { return stored_.config.players[index(side)]; }
  bool isHuman(Color side) const { return player(side).human; }
  int humans() const { return int{isHuman(Color::White)} + int{isHuman(Color::Black)}; }
  /// The person a command comes from: the only one, or of two the one on move.
  Color person() const;
  /// How many plies a takeback undoes, so that the same person is on move again: two, but one between two people.
  int takebackPlies() const { return humans() == 2 ? 1 : 2; }

  /// After that many plies.
  BothClocks clocksAfter(int plies) const;
  /// Where every object belongs now.
  Placement placement() const;

  void setId(GameId id) { stored_.id = id; }
  /// The board stands and play begins.
  void begin(const Placement& placement, WallTime at);
  void play(Move move, const PlyEffects& effects, const BothClocks& clocks);
  /// Returns what was undone, newest first.
  std::vector<PlyEffects> truncate(int plies);
  void keepClocks(const BothClocks& clocks) { stored_.clocks = clocks; }
  /// `counted`: what the result means for the rating, unless the game doesn't count.
  void finish(const GameEnd& end, std::optional<CountedGame> counted = std::nullopt);
  void markUnrated(Unrated why) { stored_.unrated = why; }
  const std::optional<CountedGame>& counted() const { return counted_; }
  void setRatingChange(const std::optional<RatingChange>& change) { ratingChange_ = change; }
  const std::optional<RatingChange>& ratingChange() const { return ratingChange_; }

  /// Mate, or a draw that happens by itself.
  std::optional<GameEnd> endByRules() const;
  /// A loss, or a draw if the other side could never mate.
  GameEnd endByFlag(Color flagged) const;

 private:
  StoredGame stored_;
  GameLine line_;
  BothClocks initialClocks_;
  std::optional<CountedGame> counted_;
  std::optional<RatingChange> ratingChange_;
};

GameEnd wonBy(Color winner, EndReason reason);

/// Why a game would not count, as far as that is known before it.
std::optional<Unrated> whyUnrated(const NewGameConfig& config, const PersonalityRegistry& personalities);

/// Checks what was asked for and makes the game that will be played, ready to be set up; it has no id yet.
/// Errors: "session.*", "fen.*", "placement.pieces", as listed at Notice.
Result<StoredGame> makeGame(const NewGameConfig& config, const PersonalityRegistry& personalities,
                            std::uint64_t drawnSeed);

/// Would this personality, by what its last search said (from its own side), agree to a draw now? It plays on in the
/// first ten moves; then it takes a draw when clearly worse, and towards the end when it is not better.
bool agreesToDraw(const Position& position, const Score& own);

}  // namespace kirin
