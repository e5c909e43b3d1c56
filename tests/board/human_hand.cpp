// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/human_hand.h"

#include "board/watched_board.h"

#include <algorithm>
#include <cstdlib>

// How hands make moves. What else they do is in human_doubts.cpp.
namespace kirin::testing {

namespace {

template <class T>
T pick(const std::vector<T>& from, Rng& rng) {
  return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

int sign(int value) { return (value > 0) - (value < 0); }

}  // namespace

HandScript HumanHand::plays(Move move) {
  begins(500, 20'000);
  script_.move = move;
  if (chance(6)) mess();
  if (chance(25)) thinkAgain(move);
  moveBegan_ = now_;
  make(move);
  if (move.kind() == Move::Kind::Promotion && chance(60)) {
    exchangePromoted(move);
  } else if (move.kind() != Move::Kind::Castling && chance(12)) {
    straighten(move.to());
  }
  if (chance(20)) bumpNeighbours(move.from(), move.to());
  if (chance(15)) tidyUp();
  return done();
}

void HumanHand::begins(int least, int most) {
  script_ = {};
  touched_.reset();
  now_ = std::chrono::milliseconds(rng_.between(least, most));
}

HandScript HumanHand::done() {
  std::stable_sort(script_.acts.begin(), script_.acts.end(), [](auto& a, auto& b) { return a.at < b.at; });
  return script_;
}

PieceId HumanHand::lift(SensorIndex sensor) {
  REQUIRE(there(sensor));
  const PieceId piece = *board_.at(sensor);
  board_.put(sensor, std::nullopt);
  touched_.set(static_cast<std::size_t>(sensor));
  script_.acts.push_back({now_, sensor, false, piece});
  return piece;
}

void HumanHand::place(SensorIndex sensor, PieceId piece) {
  REQUIRE_FALSE(there(sensor));
  board_.put(sensor, piece);
  touched_.set(static_cast<std::size_t>(sensor));
  script_.acts.push_back({now_, sensor, true, piece});
}

void HumanHand::make(Move move) {
  if (move.kind() == Move::Kind::Castling) {
    castle(move);
  } else if (move.kind() == Move::Kind::EnPassant) {
    enPassant(move);
  } else if (position_.isCapture(move)) {
    capture(move);
  } else {
    quiet(move);
  }
}

void HumanHand::quiet(Move move) { carry(move.from(), move.to()); }

void HumanHand::carry(Square from, Square to) {
  const PieceId piece = lift(from);
  dwell();
  slide(piece, from, to);
  putDown(piece, to);
}

/// Over the squares between, if the hand drags; it may stop on one. A knight goes straight first, and then aslant.
void HumanHand::slide(PieceId piece, Square from, Square to) {
  if (!chance(40)) return;
  std::vector<Square> way;
  int file = fileOf(from), rank = rankOf(from);
  while (makeSquare(file, rank) != to) {
    const int files = fileOf(to) - file, ranks = rankOf(to) - rank;
    const bool straight = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
    if (straight || std::abs(files) > std::abs(ranks)) file += sign(files);
    if (straight || std::abs(ranks) > std::abs(files)) rank += sign(ranks);
    way.push_back(makeSquare(file, rank));
  }
  way.pop_back();
  for (const Square over : way) {
    if (there(over)) return;  // lifted over it after all
    place(over, piece);
    if (chance(5)) {
      pause(1300, 4000);
    } else {
      chance(20) ? pause(400, 1200) : pause(40, 400);
    }
    lift(over);
    pause(30, 200);
  }
}

void HumanHand::putDown(PieceId piece, Square to) {
  const auto around = emptyAround(to);
  if (chance(8)) {
    pause(200, 1500);  // on the edge, where no sensor sees it
  } else if (chance(4) && !around.empty()) {
    const Square edge = pick(around, rng_);
    place(edge, piece);
    if (chance(50)) {  // seen by two
      pause(0, 15);
      place(to, piece);
      pause(150, 1300);
      lift(edge);
    } else {  // by the wrong one, and straightened
      pause(100, 1300);
      lift(edge);
      pause(0, 120);
      place(to, piece);
    }
    return;
  }
  place(to, piece);
}

void HumanHand::capture(Move move) {
  const Square from = move.from(), to = move.to();
  const bool putAwayFirst = chance(40);
  PieceId victim = 0;
  switch (rng_.below(3)) {
    case 0: {
      victim = lift(to);
      pause(50, 900);
      if (putAwayFirst) putAway(victim);
      const PieceId captor = lift(from);
      dwell();
      slide(captor, from, to);
      putDown(captor, to);
      break;
    }
    case 1: {
      const PieceId captor = lift(from);
      pause(150, 1500);
      victim = lift(to);
      pause(60, 700);
      if (putAwayFirst) putAway(victim);
      place(to, captor);
      break;
    }
    default: {  // pushes it aside
      const PieceId captor = lift(from);
      dwell();
      victim = lift(to);
      pause(40, 120);
      place(to, captor);
      auto around = emptyAround(to);
      std::erase(around, from);  // that way the captor came
      if (!around.empty() && chance(60)) {
        const Square aside = pick(around, rng_);
        pause(30, 200);
        place(aside, victim);
        chance(90) ? pause(200, 2500) : pause(2500, 9000);
        lift(aside);
      }
      pause(100, 600);
      if (putAwayFirst) putAway(victim);
    }
  }
  if (!putAwayFirst) {
    dwell();
    putAway(victim);
  }
}

void HumanHand::enPassant(Move move) {
  const Square taken = position_.captureSquare(move);
  PieceId victim = 0;
  if (chance(50)) {
    victim = lift(taken);
    pause(50, 900);
    quiet(move);
  } else {
    quiet(move);
    pause(150, 2500);
    victim = lift(taken);
  }
  dwell();
  putAway(victim);
}

void HumanHand::castle(Move move) {
  const Square kingFrom = move.from(), rookFrom = move.to();
  const bool towardsH = rookFrom > kingFrom;
  const Square kingTo = makeSquare(towardsH ? 6 : 2, rankOf(kingFrom));
  const Square rookTo = makeSquare(towardsH ? 5 : 3, rankOf(kingFrom));
  const bool crossing = there(kingTo) || there(rookTo);  // Chess960: one stands where the other goes
  const bool kingFirst = chance(50);
  const auto moveOne = [&](Square from, Square to) {
    if (from != to) carry(from, to);
  };
  if (crossing || chance(30)) {
    std::optional<PieceId> king, rook;
    if (kingFrom != kingTo) king = lift(kingFrom);
    pause(50, 900);
    if (rookFrom != rookTo) rook = lift(rookFrom);
    dwell();
    for (const bool placingKing : {kingFirst, !kingFirst}) {
      const auto& piece = placingKing ? king : rook;
      if (piece) place(placingKing ? kingTo : rookTo, *piece);
      pause(50, 900);
    }
    return;
  }
  if (kingFirst && chance(10)) {  // the rook on a wrong square first
    moveOne(kingFrom, kingTo);
    pause(80, 2500);
    const auto wrong = emptyAround(rookTo);
    if (!wrong.empty() && rookFrom != rookTo) {
      const Square there = pick(wrong, rng_);
      carry(rookFrom, there);
      pause(300, 8000);
      place(rookTo, lift(there));
    } else {
      moveOne(rookFrom, rookTo);
    }
    return;
  }
  kingFirst ? moveOne(kingFrom, kingTo) : moveOne(rookFrom, rookTo);
  pause(80, 2500);
  kingFirst ? moveOne(rookFrom, rookTo) : moveOne(kingFrom, kingTo);
}

/// Into its own slot, into another's of either colour, or nowhere.
void HumanHand::putAway(PieceId victim) {
  if (chance(25)) return;
  Slot slot = placement_.freeSlotFor(victim);
  if (there(64 + slot) || chance(20)) {
    std::vector<Slot> free;
    for (Slot each = 0; each < kPieceCount; ++each)
      if (!there(64 + each)) free.push_back(each);
    slot = pick(free, rng_);
  }
  place(64 + slot, victim);
  pause(50, 600);
}

/// Takes the officer out of storage and puts it where the pawn stands, which goes anywhere.
void HumanHand::exchangePromoted(Move move) {
  std::vector<Slot> spares;
  for (Slot slot = 0; slot < kPieceCount; ++slot) {
    const auto piece = placement_.at(Place::inSlot(slot));
    const bool officer = piece && kindOf(*piece) != PieceType::Pawn && kindOf(*piece) != PieceType::King;
    if (officer && colorOf(*piece) == position_.sideToMove() && board_.at(64 + slot) == piece) spares.push_back(slot);
  }
  if (spares.empty()) return;
  const Slot slot = pick(spares, rng_);
  dwell();
  const bool pawnFirst = chance(30);
  std::optional<PieceId> pawn;
  if (pawnFirst) {
    pawn = lift(move.to());
    pause(200, 900);
  }
  const PieceId officer = lift(64 + slot);
  script_.chosen = kindOf(officer);
  pause(500, 2500);
  if (!pawnFirst) pawn = lift(move.to());
  pause(50, 600);
  place(move.to(), officer);
  dwell();
  const SensorIndex own = 64 + placement_.freeSlotFor(*pawn);
  if (own != 64 + slot && !there(own) && chance(80)) place(own, *pawn);
}

std::vector<Square> HumanHand::occupied() const {
  std::vector<Square> squares;
  for (Square square = 0; square < 64; ++square)
    if (there(square)) squares.push_back(square);
  return squares;
}

std::vector<Square> HumanHand::emptySquares() const {
  std::vector<Square> squares;
  for (Square square = 0; square < 64; ++square)
    if (!there(square)) squares.push_back(square);
  return squares;
}

std::vector<Square> HumanHand::emptyAround(Square square) const {
  auto around = emptySquares();
  std::erase_if(around, [square](Square other) {
    const int files = std::abs(fileOf(square) - fileOf(other)), ranks = std::abs(rankOf(square) - rankOf(other));
    return other == square || files > 1 || ranks > 1;
  });
  return around;
}

}  // namespace kirin::testing
