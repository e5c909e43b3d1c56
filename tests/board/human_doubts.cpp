// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/human_hand.h"
#include "board/watched_board.h"

#include <algorithm>
#include <cstdlib>

// What hands do besides the move: second thoughts, messes, offers.
namespace kirin::testing {

namespace {

template <class T>
T pick(const std::vector<T>& from, Rng& rng) {
  return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

}  // namespace

void HumanHand::thinkAgain(Move move) {
  std::vector<Square> own;
  for (const Move each : moves_) own.push_back(each.from());
  switch (rng_.below(6)) {
    case 0: own = {move.from()}; [[fallthrough]];
    case 1: {  // takes a piece up and puts it back
      const Square square = pick(own, rng_);
      const PieceId piece = lift(square);
      chance(5) ? pause(10'000, 60'000) : dwell();
      place(square, piece);
      break;
    }
    case 2: giveBack(move); break;
    case 3: {  // makes another move of the piece, and undoes it
      std::vector<Move> others;
      for (const Move each : moves_)
        if (each.from() == move.from() && each.to() != move.to() && each.kind() == Move::Kind::Normal)
          others.push_back(each);
      if (!others.empty()) makeAndUndo(pick(others, rng_));
      break;
    }
    case 4: {  // makes any other move, and undoes it
      std::vector<Move> others;
      for (const Move each : moves_)
        if (each.from() != move.from() && each.kind() == Move::Kind::Normal) others.push_back(each);
      if (!others.empty()) makeAndUndo(pick(others, rng_));
      break;
    }
    default: twoHands(move);
  }
  pause(150, 3000);
}

void HumanHand::makeAndUndo(Move move) {
  const auto victim = board_.at(move.to());
  make(move);
  chance(70) ? pause(100, 4000) : pause(4000, 9000);
  const PieceId mover = lift(move.to());
  if (chance(50)) {
    dwell();
    place(move.from(), mover);
  }
  pause(50, 900);
  if (victim) {
    if (const auto slot = board_.slotOf(*victim)) lift(64 + *slot);
    dwell();
    place(move.to(), *victim);
    pause(50, 900);
  }
  if (!there(move.from())) place(move.from(), mover);
}

/// Has taken, and gives it back.
void HumanHand::giveBack(Move move) {
  if (!position_.isCapture(move) || move.kind() == Move::Kind::EnPassant) return;
  const bool attackerBackFirst = chance(50);
  const PieceId victim = lift(move.to());
  pause(50, 900);
  if (chance(30)) {  // looks at it only
    place(move.to(), victim);
    return;
  }
  const PieceId attacker = lift(move.from());
  dwell();
  attackerBackFirst ? place(move.from(), attacker) : place(move.to(), victim);
  pause(50, 900);
  attackerBackFirst ? place(move.to(), victim) : place(move.from(), attacker);
}

/// Two of one's own in the air at once, and both put back.
void HumanHand::twoHands(Move move) {
  std::vector<Square> own;
  for (const Move each : moves_)
    if (each.from() != move.from()) own.push_back(each.from());
  if (own.empty()) return;
  const Square other = pick(own, rng_);
  const PieceId first = lift(move.from());
  dwell();
  const PieceId second = lift(other);
  dwell();
  const bool inOrder = chance(50);
  inOrder ? place(move.from(), first) : place(other, second);
  pause(50, 900);
  inOrder ? place(other, second) : place(move.from(), first);
}

/// Anything may go wrong, is seen after a while, and put right.
void HumanHand::mess() {
  auto squares = occupied();
  const auto draw = [&] {
    const Square square = pick(squares, rng_);
    std::erase(squares, square);
    return square;
  };
  const auto notice = [&] { chance(60) ? pause(200, 4000) : pause(4000, 15'000); };
  if (squares.size() < 4) return;
  switch (rng_.below(4)) {
    case 0: {  // two swapped, and back; with both in the air at once nobody could tell
      const Square a = draw(), b = draw(), aside = pick(emptySquares(), rng_);
      for (int round = 0; round < 2; ++round) {
        carry(a, aside);
        dwell();
        carry(b, a);
        dwell();
        carry(aside, b);
        notice();
      }
      break;
    }
    case 1: {  // one displaced
      const Square from = draw(), to = pick(emptySquares(), rng_);
      place(to, lift(from));
      notice();
      place(from, lift(to));
      break;
    }
    case 2: {  // some fallen over
      std::vector<std::pair<Square, PieceId>> fallen;
      for (int count = rng_.between(1, 3); count > 0; --count) {
        const Square square = draw();
        fallen.emplace_back(square, lift(square));
        pause(0, 300);
      }
      notice();
      while (!fallen.empty()) {
        const auto next = fallen.begin() + rng_.below(static_cast<std::uint32_t>(fallen.size()));
        place(next->first, next->second);
        fallen.erase(next);
        dwell();
      }
      break;
    }
    default: {  // three pushed aside by a sleeve, and put back one by one
      std::vector<std::pair<Square, Square>> pushed;
      for (int count = rng_.between(2, 3); count > 0; --count) {
        const Square from = draw();
        const auto around = emptyAround(from);
        if (around.empty()) continue;
        const Square to = pick(around, rng_);
        const PieceId piece = lift(from);
        pause(20, 150);
        place(to, piece);
        pause(5, 100);
        pushed.emplace_back(from, to);
      }
      notice();
      std::reverse(pushed.begin(), pushed.end());  // one may stand where another came from
      for (auto [from, to] : pushed) {
        const PieceId piece = lift(to);
        dwell();
        place(from, piece);
        pause(100, 900);
      }
    }
  }
  pause(150, 3000);
}

void HumanHand::straighten(Square square) {
  pause(100, 2500);
  const PieceId piece = lift(square);
  pause(40, 900);
  place(square, piece);
}

/// At some moment since then, or up to `lateness` ms after all: acts on places the hand does not touch.
template <class Acts>
void HumanHand::meanwhile(Duration since, int lateness, Acts acts) {
  const Duration end = now_;
  const auto span = std::chrono::duration_cast<std::chrono::milliseconds>(end - since).count() + lateness;
  now_ = since + std::chrono::milliseconds(rng_.below(static_cast<std::uint32_t>(span)));
  acts();
  now_ = std::max(now_, end);
}

void HumanHand::bumpNeighbours(Square from, Square to) {
  for (int bump = rng_.between(1, 2); bump > 0; --bump) {
    std::vector<Square> near = occupied();
    std::erase_if(near, [&](Square square) {
      const auto beside = [square](Square other) {
        return std::abs(fileOf(square) - fileOf(other)) <= 1 && std::abs(rankOf(square) - rankOf(other)) <= 1;
      };
      return touched_[static_cast<std::size_t>(square)] || !(beside(from) || beside(to));
    });
    if (near.empty()) return;
    const Square square = pick(near, rng_);
    const bool knockedOver = chance(10);  // and seen later
    meanwhile(knockedOver ? moveBegan_ : script_.acts.front().at, 300, [&] {
      const PieceId piece = lift(square);
      knockedOver ? pause(250, 8000) : pause(70, 250);
      place(square, piece);
    });
  }
}

/// What was taken earlier and left beside the board goes to its slot, whenever.
void HumanHand::tidyUp() {
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place belongs = placement_.places[piece];
    if (!belongs.isSlot() || board_.slotOf(piece)) continue;
    const SensorIndex sensor = sensorOf(belongs);
    if (there(sensor) || touched_[static_cast<std::size_t>(sensor)]) continue;
    meanwhile(script_.acts.front().at, 2000, [&] { place(sensor, piece); });
    return;
  }
}

HandScript HumanHand::takesBack(const Placement& earlier) {
  begins(500, 5000);
  std::vector<PieceId> moved;
  for (const bool opponents : {true, false}) {
    for (PieceId piece = 0; piece < kPieceCount; ++piece) {
      const bool others = colorOf(piece) != position_.sideToMove();
      const Place from = placement_.places[piece];
      if (earlier.places[piece] != from && from.isSquare() && others == opponents) moved.push_back(piece);
    }
  }
  for (const PieceId piece : moved) {
    const SensorIndex to = sensorOf(earlier.places[piece]);
    lift(sensorOf(placement_.places[piece]));
    dwell();
    if (there(to)) return {};  // where two change places nobody could tell
    place(to, piece);
    pause(100, 1500);
  }
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (!earlier.places[piece].isSquare() || placement_.places[piece].isSquare()) continue;
    const SensorIndex to = sensorOf(earlier.places[piece]);
    if (there(to)) return {};
    if (const auto slot = board_.slotOf(piece)) lift(64 + *slot);
    dwell();
    place(to, piece);
    pause(100, 1500);
  }
  return done();
}

HandScript HumanHand::putsKingsInTheCentre() {
  begins(500, 5000);
  std::vector<Square> centre{27, 28, 35, 36};
  std::erase_if(centre, [this](Square square) { return there(square); });
  for (const Square square : occupied()) {
    const PieceId piece = *board_.at(square);
    if (kindOf(piece) != PieceType::King) continue;
    if (centre.empty()) return {};
    const Square to = pick(centre, rng_);
    std::erase(centre, to);
    lift(square);
    dwell();
    place(to, piece);
    dwell();
  }
  return done();
}

}  // namespace kirin::testing
