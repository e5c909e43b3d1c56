// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "app/review.h"

namespace kirin {

/// Where the judgements of games are kept, as text that nobody but the functions below reads. Errors: those of
/// IGameStore.
class IReviewStore {
 public:
  virtual ~IReviewStore() = default;
  /// Empty: none is kept.
  virtual Result<std::string> readReview(GameId id) = 0;
  virtual Result<void> writeReview(GameId id, const std::string& text) = 0;
};

/// What is kept about a game, one more than its plies; all of them none where nothing is, where it was made otherwise
/// (`made`: by what limits), is of other moves, or can't be read.
Judgements keptJudgements(IReviewStore& store, GameId id, const GameLine& line, const std::string& made);
Result<void> keepJudgements(IReviewStore& store, GameId id, const GameLine& line, const Judgements& judgements,
                            const std::string& made);

}  // namespace kirin
