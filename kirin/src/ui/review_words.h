// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/retry_round.h"
#include "app/review_game.h"

#include <QCoreApplication>
#include <QString>
#include <QVariantList>

namespace kirin {

/// What a review says, in the language that is set. GUI thread.
class ReviewWords {
  Q_DECLARE_TR_FUNCTIONS(ReviewWords)

 public:
  /// "+0.4", "-12.0", "#3", "#-2"; White's side.
  static QString score(const Score& score);
  /// "12. Nf3 Nc6 13. d4": a line from that position, at most so many plies of it.
  static QString line(const Position& from, const std::vector<Move>& moves, std::size_t most);
  /// "C57 Fried Liver Attack"; empty where the game has no name.
  static QString opening(const ReviewGame& game);
  /// "87 %"; a dash while nobody knows.
  static QString percent(const std::optional<double>& percent);
  /// "0:12", "12:05"; empty where nobody measured.
  static QString spent(const std::optional<Duration>& spent);
  /// Of a move, as a name that QML has pictures for: "book", "best", "only", "good", "inaccuracy", "mistake",
  /// "blunder", "missedWin".
  static QString markName(MoveMark mark);
  /// "Blunder"
  static QString mark(MoveMark mark);
  /// What is to be said of the move that led to the position after so many plies, at least 1.
  static QString ofMove(const ReviewGame& game, const Review& review, int ply);
  /// What was tried instead, and what the position is worth now, as far as it is known.
  static QString ofTry(const GameLine& line, int tried, const std::optional<Judgement>& judgement);
  /// What retrying asks for or answers.
  static QString ofRetry(const ReviewGame& game, const Review& review, const RetryRound& round);
  /// Of {name, white, black}: the whole game, then the phases that were played.
  static QVariantList accuracyRows(const Review& review);
  /// Of {mark, name, white, black}: each mark that was given.
  static QVariantList markRows(const Review& review);
  /// "Ann", or "Master, 1900"; what PGN calls them.
  static QString player(const ReviewGame& game, Color side);
  /// "1-0"; an asterisk for a game that is not over.
  static QString result(const ReviewGame& game);
};

}  // namespace kirin
