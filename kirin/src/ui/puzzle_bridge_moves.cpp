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
namespace {

/// Kings in the centre, say. (No move is taken back: nobody knows which piece is which in a puzzle, D-25.)
bool endedByHands(const SessionEvent& event) {
  const auto* over = std::get_if<GameOver>(&event);
  return over && (over->end.reason == EndReason::Resignation || over->end.reason == EndReason::Agreement ||
                  over->end.reason == EndReason::Aborted);
}

}  // namespace

bool PuzzleBridge::canMoveFrom(int square) const { return !targetsFrom(square).isEmpty(); }

QVariantList PuzzleBridge::targetsFrom(int square) const {
  QVariantList squares;
  if (phase_ != Yours || !kirin::onBoard(square) || (onBoard() && !realBoard_->ready())) return squares;
  for (const Square target : kirin::targetsFrom(board_.position(), square)) squares << target;
  return squares;
}

bool PuzzleBridge::isCaptureTarget(int from, int to) const {
  if (!kirin::onBoard(from) || !kirin::onBoard(to)) return false;
  const auto moves = movesBetween(board_.position(), from, to);
  return !moves.empty() && board_.position().isCapture(moves.front());
}

QString PuzzleBridge::describeSquare(int square) const {
  return kirin::onBoard(square) ? Phrases::square(square, board_.position().at(square)) : QString();
}

void PuzzleBridge::move(int from, int to) {
  if (phase_ != Yours || !kirin::onBoard(from) || !kirin::onBoard(to) || !promotion_.empty()) return;
  const std::vector<Move> choices = movesBetween(board_.position(), from, to);
  if (choices.empty() || (onBoard() && !realBoard_->ready())) {
    emit sound(QStringLiteral("illegal"));
  } else if (choices.size() == 1) {
    propose(choices.front());
  } else {
    promotion_ = choices;
    emit promotionChanged();
  }
}

void PuzzleBridge::choosePromotion(const QString& letter) {
  const auto chosen = promotionPiece(letter);
  const std::vector<Move> choices = std::exchange(promotion_, {});
  emit promotionChanged();
  const bool byHand = std::exchange(promotedByHand_, false);
  if (phase_ != Yours || !chosen) return;
  if (byHand) return realBoard_->promote(*chosen);
  for (const Move choice : choices)
    if (choice.promotion() == *chosen) return propose(choice);
}

void PuzzleBridge::cancelPromotion() {
  if (std::exchange(promotedByHand_, false)) realBoard_->cancelPromotion();
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
  // What is carried, the session makes heard.
  if (!onBoard() || phase_ == Over) emit sound(heard);
}

/// What is seen here is to stand on the board.
void PuzzleBridge::place() {
  if (onBoard()) realBoard_->setUp(board_.position());
}

void PuzzleBridge::hear(const SessionEvent& event) {
  if (!realBoard_ || !realBoard_->follows(event)) return;
  if (const auto* move = std::get_if<MoveDecided>(&event)) {
    decided(move->move);
  } else if (const auto* promotion = std::get_if<PromotionPending>(&event); promotion && phase_ == Yours) {
    promotion_ = movesBetween(board_.position(), promotion->from, promotion->to);
    promotedByHand_ = true;
    emit promotionChanged();
  } else if (const auto* notice = std::get_if<Notice>(&event); notice && realBoard_->settingUp()) {
    // Three queens, say: then on the screen alone. What the machine has to say is the session's business.
    refused_ = notice->error.code == "placement.pieces";
    if (refused_) realBoard_->leave();
  } else if (phase_ != Over && endedByHands(event)) {
    place();
  }
  emit attemptChanged();
  emit positionChanged();
}

/// A move was played on the board, by hands, from the screen, or because it was asked for.
void PuzzleBridge::decided(Move move) {
  if (!steps_.empty() && move == steps_.front()) {
    showStep();
  } else if (phase_ == Yours) {
    promotion_.clear();
    promotedByHand_ = false;
    emit promotionChanged();
    tryMove(move);
  } else if (!steps_.empty() || phase_ == Judging) {
    place();  // hands were faster than the answer, which wasn't theirs to give
  }
}

/// The solver's move from the screen: on the board it is carried first.
void PuzzleBridge::propose(Move move) {
  if (onBoard()) return realBoard_->play(move);
  tryMove(move);
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
  if (!waiting()) return;
  if (onBoard()) return realBoard_->play(steps_.front());
  showStep();
}

void PuzzleBridge::showStep() {
  playOnBoard(steps_.front());
  steps_.pop_front();
  if (phase_ == Showing && steps_.empty()) return setPhase(session_->over() ? Over : Yours);
  emit attemptChanged();
}

void PuzzleBridge::tryAgain() {
  if (phase_ != Wrong || inRun()) return;
  steps_.clear();
  while (board_.plies() > session_->line().plies()) board_.back();
  place();
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
  if (phase_ == Wrong) {
    while (board_.plies() > session_->line().plies()) board_.back();
    place();
  }
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
