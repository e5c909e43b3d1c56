// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/turn.h"

#include "chess/movegen.h"

#include <algorithm>

namespace kirin::ladder {

std::string_view nameOf(Question question) {
  static constexpr std::array<std::string_view, kQuestions> kNames{
      "mate-found",     "mate-allowed",     "moved-into",      "left",
      "queen-hung",     "free-taken",       "free-taken-near", "free-taken-far",
      "free-taken-new", "free-taken-again", "recaptured"};
  return kNames[static_cast<std::size_t>(question)];
}

namespace {

/// What could be won now on a square could be won there a move ago, too, and nobody has been there since.
bool wasFree(const GameLine& line, int ply, const Exchange& now) {
  if (ply < 2 || now.value < kPiece) return false;
  for (int back = 1; back <= 2; ++back)
    if (line.moves()[static_cast<std::size_t>(ply - back)].to() == now.move.to()) return false;
  const Exchange then = bestExchange(line.at(ply - 2));
  return then.value >= kPiece && then.move.to() == now.move.to();
}

}  // namespace

Turn::Turn(const GameLine& line) : Turn(line, line.plies()) {}

Turn::Turn(const GameLine& line, int ply)
    : position_(line.at(ply)), mate_(canMateAtOnce(position_)), free_(bestExchange(position_)) {
  if (ply == 0) return;
  const Move last = line.moves()[static_cast<std::size_t>(ply - 1)];
  const Position& before = line.at(ply - 1);
  if (last.kind() == Move::Kind::Castling) return;
  lastTo_ = last.to();
  again_ = wasFree(line, ply, free_);
  if (!before.isCapture(last)) return;
  for (const Move m : legalMoves(position_))
    if (m.to() == lastTo_ && position_.isCapture(m)) takeBack_ = std::max(takeBack_, exchangeOf(position_, m));
}

Answers Turn::judge(Move move) const {
  Answers answers;
  const auto answer = [&](Question question, bool asked, bool done) {
    answers[static_cast<std::size_t>(question)] = {asked, asked && done};
  };
  const Position after = position_.after(move);
  answer(Question::MateFound, mate_, mates(position_, move));
  answer(Question::MateAllowed, true, canMateAtOnce(after));

  const Exchange answered = bestExchange(after);
  const bool hangs = answered.value - valueOf(position_.captured(move).type) >= kPiece;
  const bool moved = hangs && answered.move.to() == move.to();
  answer(Question::MovedInto, true, moved);
  answer(Question::Left, true, hangs && !moved);
  const int lost = answered.value - valueOf(position_.captured(move).type);
  answer(Question::QueenHung, true, lost >= kQueen && after.captured(answered.move).type == PieceType::Queen);

  const bool free = free_.value >= kPiece;
  const bool near = free_.move.to() == lastTo_;
  const bool took =
      (position_.isCapture(move) || move.kind() == Move::Kind::Promotion) && exchangeOf(position_, move) >= kPiece;
  answer(Question::FreeTaken, free, took);
  answer(Question::FreeTakenNear, free && near, took);
  answer(Question::FreeTakenFar, free && !near, took);
  answer(Question::FreeTakenNew, free && !near && !again_, took);
  answer(Question::FreeTakenAgain, free && !near && again_, took);
  answer(Question::Recaptured, takeBack_ >= 200, move.to() == lastTo_ && position_.isCapture(move));
  return answers;
}

}  // namespace kirin::ladder
