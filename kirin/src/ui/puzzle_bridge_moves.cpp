// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/movegen.h"
#include "ui/board_choices.h"
#include "ui/move_words.h"
#include "ui/phrases.h"
#include "ui/puzzle_bridge.h"
#include "ui/puzzle_phrases.h"

// The board of an attempt: what may be moved, and what a move does.
namespace kirin {

bool PuzzleBridge::canMoveFrom(int square) const { return !targetsFrom(square).isEmpty(); }

QVariantList PuzzleBridge::targetsFrom(int square) const {
  QVariantList squares;
  if (phase_ != Yours || !onBoard(square)) return squares;
  for (const Square target : kirin::targetsFrom(board_.position(), square)) squares << target;
  return squares;
}

bool PuzzleBridge::isCaptureTarget(int from, int to) const {
  if (!onBoard(from) || !onBoard(to)) return false;
  const auto moves = movesBetween(board_.position(), from, to);
  return !moves.empty() && board_.position().isCapture(moves.front());
}

QString PuzzleBridge::describeSquare(int square) const {
  return onBoard(square) ? Phrases::square(square, board_.position().at(square)) : QString();
}

void PuzzleBridge::move(int from, int to) {
  if (phase_ != Yours || !onBoard(from) || !onBoard(to) || !promotion_.empty()) return;
  const std::vector<Move> choices = movesBetween(board_.position(), from, to);
  if (choices.empty()) {
    emit sound(QStringLiteral("illegal"));
  } else if (choices.size() == 1) {
    tryMove(choices.front());
  } else {
    promotion_ = choices;
    emit promotionChanged();
  }
}

void PuzzleBridge::choosePromotion(const QString& letter) {
  const auto chosen = promotionPiece(letter);
  const std::vector<Move> choices = std::exchange(promotion_, {});
  emit promotionChanged();
  if (phase_ != Yours || !chosen) return;
  for (const Move choice : choices)
    if (choice.promotion() == *chosen) return tryMove(choice);
}

void PuzzleBridge::cancelPromotion() {
  promotion_.clear();
  emit promotionChanged();
}

void PuzzleBridge::showBoard() {
  pieces_.show(board_.placement());
  emit positionChanged();
}

void PuzzleBridge::playOnBoard(Move move) {
  const QString heard = soundOf(board_.position(), move);
  board_.play(move);
  showBoard();
  emit sound(heard);
}

void PuzzleBridge::tryMove(Move move) {
  hint_ = -1;
  const PuzzleSession::Answer answer = session_->tryMove(move);
  playOnBoard(move);
  switch (answer.verdict) {
    case PuzzleSession::Verdict::Solved: return finishAttempt();
    case PuzzleSession::Verdict::Right:
      steps_ = {answer.reply};
      say(Right, PuzzlePhrases::tr("Right. Go on."));
      return setPhase(Showing);
    case PuzzleSession::Verdict::Wrong: break;
  }
  settle(false);
  emit sound(QStringLiteral("illegal"));
  say(NotThis, {});
  lookForRefutation();
}

void PuzzleBridge::goOn() {
  if (steps_.empty()) return;
  playOnBoard(steps_.front());
  steps_.pop_front();
  if (phase_ == Showing && steps_.empty()) return setPhase(session_->over() ? Over : Yours);
  emit attemptChanged();
}

void PuzzleBridge::tryAgain() {
  if (phase_ != Wrong || inRun()) return;
  steps_.clear();
  while (board_.plies() > session_->line().plies()) board_.back();
  showBoard();
  say(Silent, {});
  setPhase(Yours);
}

void PuzzleBridge::hint() {
  if (phase_ != Yours || inRun()) return;
  settle(false);
  hint_ = session_->hint();
  setPhase(Yours);
}

void PuzzleBridge::solution() {
  if ((phase_ != Yours && phase_ != Wrong) || inRun()) return;
  settle(false);
  steps_.clear();
  promotion_.clear();
  hint_ = -1;
  emit promotionChanged();
  while (board_.plies() > session_->line().plies()) board_.back();
  const std::vector<Move> rest = session_->showSolution();
  steps_.assign(rest.begin(), rest.end());
  showBoard();
  say(Done, PuzzlePhrases::tr("This is the solution."));
  setPhase(Showing);
}

void PuzzleBridge::step(int plies) {
  if (phase_ != Over) return;
  if (plies < 0 && canStepBack()) {
    board_.back();
    showBoard();
  } else if (plies > 0 && canStepOn()) {
    playOnBoard(session_->line().moves()[static_cast<std::size_t>(board_.plies())]);
  }
}

}  // namespace kirin
