// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/move_picker.h"

#include "chess/attacks.h"
#include "chess/see.h"
#include "engine/tunables.h"

#include <utility>

namespace kirin {

namespace {
constexpr std::array<int, 7> kVictim{100, 320, 330, 500, 950, 0, 0};
constexpr int kKillerBonus = 12000;
constexpr int kCheckBonus = 9000;
constexpr int kEvadingCapture = 1 << 20;
constexpr std::array<int, 6> kThreatened{0, 8000, 8000, 13000, 20000, 0};  // by what stands attacked

/// By type of piece of the side to move: the squares on which an enemy piece of less worth attacks it.
std::array<Bitboard, 6> attackedByLesser(const Position& position) {
  const Color them = !position.sideToMove();
  const Bitboard all = position.pieces();
  std::array<Bitboard, 6> result{};
  Bitboard attacked = 0;
  const auto add = [&](PieceType type, auto attacks) {
    for (Bitboard left = position.pieces(them, type); left != 0; left &= left - 1) attacked |= attacks(lowest(left));
  };
  add(PieceType::Pawn, [&](Square s) { return pawnAttacks(them, s); });
  result[index(PieceType::Knight)] = result[index(PieceType::Bishop)] = attacked;
  add(PieceType::Knight, [](Square s) { return knightAttacks(s); });
  add(PieceType::Bishop, [&](Square s) { return bishopAttacks(s, all); });
  result[index(PieceType::Rook)] = attacked;
  add(PieceType::Rook, [&](Square s) { return rookAttacks(s, all); });
  result[index(PieceType::Queen)] = attacked;
  return result;
}

}  // namespace

int quietHistory(const History& history, const ReplyHistories& replies, const Position& position, Move m) {
  const int mover = pieceIndex(position.at(m.from()));
  const auto by = [&](std::size_t which) -> int { return (*replies[which])[mover][m.to()]; };
  return (tune::quietWeight * history.quiet(position.sideToMove(), m) +
          tune::replyWeight * (by(0) + by(1) + by(2) / 2) + tune::pawnWeight * by(3)) /
         32;
}

int captureHistory(const History& history, const Position& position, Move m) {
  return tune::captureWeight * history.capture(position.at(m.from()), m.to(), position.captured(m).type) / 32;
}

MovePicker::MovePicker(const Position& position, const History& history, const ReplyHistories& replies, Move tableMove,
                       Move killer)
    : position_(position), history_(history), replies_(replies), tableMove_(tableMove), killer_(killer) {}

MovePicker MovePicker::noisy(const Position& position, const History& history, const ReplyHistories& replies,
                             Move tableMove, int threshold) {
  MovePicker picker(position, history, replies, tableMove, {});
  picker.noisyOnly_ = true;
  picker.threshold_ = threshold;
  return picker;
}

void MovePicker::scoreNoisy() {
  for (int i = 0; i < moves_.size(); ++i) {
    const Move m = moves_[i];
    const Piece taken = position_.captured(m);
    if (taken.none() && m.promotion() != PieceType::Queen) {  // an evasion
      scores_[i] = quietHistory(history_, replies_, position_, m);
      continue;
    }
    const int gain =
        kVictim[index(taken.type)] + (m.promotion() == PieceType::Queen ? kVictim[index(PieceType::Queen)] : 0);
    scores_[i] = gain * 32 + captureHistory(history_, position_, m);
    if (noisyOnly_ && position_.inCheck()) scores_[i] += kEvadingCapture;
  }
}

void MovePicker::scoreQuiets() {
  const Square king = position_.king(!position_.sideToMove());
  const Bitboard straight = rookAttacks(king, position_.pieces());
  const Bitboard diagonal = bishopAttacks(king, position_.pieces());
  const std::array<Bitboard, 6> checking{
      pawnAttacks(!position_.sideToMove(), king), knightAttacks(king), diagonal, straight, straight | diagonal, 0};
  const std::array<Bitboard, 6> lesser = attackedByLesser(position_);
  for (int i = 0; i < moves_.size(); ++i) {
    const Move m = moves_[i];
    const int type = index(position_.typeAt(m.from()));
    const int saved = ((lesser[type] & bit(m.from())) != 0) - ((lesser[type] & bit(m.to())) != 0);
    scores_[i] = quietHistory(history_, replies_, position_, m) + saved * kThreatened[type] * tune::threatWeight / 32;
    if (m == killer_) scores_[i] += kKillerBonus;
    if ((checking[type] & bit(m.to())) != 0) scores_[i] += kCheckBonus;
  }
}

Move MovePicker::best(int& at) {
  int top = at;
  for (int i = at + 1; i < moves_.size(); ++i)
    if (scores_[i] > scores_[top]) top = i;
  std::swap(moves_.begin()[at], moves_.begin()[top]);
  std::swap(scores_[at], scores_[top]);
  return moves_[at++];
}

Move MovePicker::next() {
  switch (stage_) {
    case Stage::Table:
      stage_ = Stage::MakeNoisy;
      if (tableMove_) return tableMove_;
      [[fallthrough]];

    case Stage::MakeNoisy:
      stage_ = Stage::GoodNoisy;
      // In check the main search sees evasions as it sees all moves: noisy ones first, then the quiet.
      for (Move m : legalNoisyMoves(position_))
        if (noisyOnly_ || !position_.inCheck() || isNoisy(position_, m)) moves_.add(m);
      scoreNoisy();
      [[fallthrough]];

    case Stage::GoodNoisy:
      while (at_ < moves_.size()) {
        const Move m = best(at_);
        if (m == tableMove_) continue;
        if (noisyOnly_ ? position_.inCheck() || seeAtLeast(position_, m, threshold_) : seeAtLeast(position_, m, 0))
          return m;
        losing_.add(m);
      }
      if (noisyOnly_) {
        stage_ = Stage::Done;
        return {};
      }
      [[fallthrough]];

    case Stage::MakeQuiet:
      stage_ = Stage::Quiet;
      if (!skipQuiets_) {
        moves_.clear();
        at_ = 0;
        for (Move m : legalMoves(position_))
          if (m != tableMove_ && !isNoisy(position_, m)) moves_.add(m);
        scoreQuiets();
      }
      [[fallthrough]];

    case Stage::Quiet:
      if (!skipQuiets_ && at_ < moves_.size()) return best(at_);
      stage_ = Stage::BadNoisy;
      [[fallthrough]];

    case Stage::BadNoisy:
      if (losingAt_ < losing_.size()) return losing_[losingAt_++];
      stage_ = Stage::Done;
      [[fallthrough]];

    case Stage::Done: break;
  }
  return {};
}

}  // namespace kirin
