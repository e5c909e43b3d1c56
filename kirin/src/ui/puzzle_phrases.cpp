// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle_phrases.h"

#include "ui/phrases.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>

namespace kirin {
namespace {

constexpr std::array<const char*, kPuzzleThemes> kThemes{
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Mate in 1"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Mate in 2"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Mate in 3"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Mate in 4"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Mate in 5"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Back rank mate"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Smothered mate"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Double check"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Fork"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Pin"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Skewer"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Discovered attack"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Hanging piece"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Trapped piece"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Deflection"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Attraction"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "In-between move"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Sacrifice"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Quiet move"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Defence"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Promotion"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Underpromotion"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Advanced pawn"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "En passant"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Opening"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Middlegame"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Endgame"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Pawn endgame"),
    QT_TRANSLATE_NOOP("PuzzlePhrases", "Rook endgame"),
};

}  // namespace

QString PuzzlePhrases::theme(PuzzleTheme theme) { return tr(kThemes[index(theme)]); }

QString PuzzlePhrases::themes(const PuzzleThemes& themes) {
  QStringList words;
  for (int i = 0; i < kPuzzleThemes; ++i)
    if (themes.test(static_cast<std::size_t>(i))) words << theme(puzzleTheme(i));
  return words.join(QStringLiteral(" · "));
}

QString PuzzlePhrases::goal(const Puzzle& puzzle) {
  const bool white = puzzle.solver() == Color::White;
  switch (puzzle.goal) {
    case PuzzleGoal::Mate:
      return white ? tr("White to move. Mate in %1.").arg(puzzle.length())
                   : tr("Black to move. Mate in %1.").arg(puzzle.length());
    case PuzzleGoal::Hold:
      return white ? tr("White to move. Find the only move that holds.")
                   : tr("Black to move. Find the only move that holds.");
    case PuzzleGoal::Win: break;
  }
  return white ? tr("White to move. Find the winning move.") : tr("Black to move. Find the winning move.");
}

QString PuzzlePhrases::wrong(const Puzzle& puzzle, const QString& reply, bool wins) {
  if (reply.isEmpty()) return tr("Not this one: it is stalemate.");
  if (wins && puzzle.goal == PuzzleGoal::Mate) return tr("That is good too, but there is a mate.");
  if (wins) return tr("That is good, but there is better. The answer is %1.").arg(reply);
  return tr("Not this one. The answer is %1.").arg(reply);
}

QString PuzzlePhrases::solved(bool clean) { return clean ? tr("Solved.") : tr("That was it."); }

QString PuzzlePhrases::rated(const Puzzle& puzzle) { return tr("This puzzle is rated about %1.").arg(puzzle.rating); }

QString PuzzlePhrases::change(const RatingChange& change) {
  const auto by = std::lround(change.after.rating) - std::lround(change.before.rating);
  const QString sign = by < 0 ? QStringLiteral("−") : QStringLiteral("+");
  return tr("Kirin rating for puzzles: %1 (%2)")
      .arg(Phrases::rating(change.after), sign + QString::number(std::abs(by)));
}

QString PuzzlePhrases::runOver(PuzzleMode mode, int solved, int best) {
  const QString text = mode == PuzzleMode::Streak ? tr("Solved in a row: %1. Your best: %2.")
                                                  : tr("Solved in three minutes: %1. Your best: %2.");
  return text.arg(solved).arg(best);
}

QString PuzzlePhrases::imported(const PuzzleImport& result) {
  QStringList sentences{tr("Puzzles added: %1.").arg(result.added)};
  if (result.known > 0) sentences << tr("There already: %1.").arg(result.known);
  if (result.skipped > 0) {
    const auto line = [](const auto& reason) { return reason.second.firstLine; };
    const auto first = std::ranges::min_element(result.reasons, {}, line);
    sentences << tr("Rows that could not be read: %1, the first in line %2 (%3).")
                     .arg(result.skipped)
                     .arg(first->second.firstLine)
                     .arg(QString::fromStdString(first->first));
  }
  return sentences.join(u' ');
}

}  // namespace kirin
