// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player_rating.h"
#include "app/puzzle_store.h"

#include <QCoreApplication>
#include <QString>

namespace kirin {

/// Words about puzzles, in the language that is set. GUI thread.
class PuzzlePhrases {
  Q_DECLARE_TR_FUNCTIONS(PuzzlePhrases)

 public:
  /// "Fork", "Mate in 2"
  static QString theme(PuzzleTheme theme);
  /// "Fork, endgame": those that tell something, in their order.
  static QString themes(const PuzzleThemes& themes);
  /// "White to move. Find the mate in 2."
  static QString goal(const Puzzle& puzzle);
  /// After a move that was not the one. `reply` in SAN, empty where there is none; `wins`: that it is good all the
  /// same.
  static QString wrong(const Puzzle& puzzle, const QString& reply, bool wins);
  static QString solved(bool clean);
  /// "This puzzle is rated about 1480."
  static QString rated(const Puzzle& puzzle);
  /// "Kirin rating for puzzles 1520 ± 90 (+12)"
  static QString change(const RatingChange& change);
  /// "Solved in a row: 12. Your best: 15."
  static QString runOver(PuzzleMode mode, int solved, int best);
  /// "Puzzles added: 1200. There already: 3. Rows that could not be read: 2, the first in line 7 (fen.board)."
  static QString imported(const PuzzleImport& result);
};

}  // namespace kirin
