// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/human_hand.h"

#include "board/watched_board.h"

#include <algorithm>
#include <cstdlib>

namespace kirin::testing {

namespace {

template <class T>
T pick(const std::vector<T>& from, Rng& rng) {
  return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

}  // namespace

HandScript HumanHand::plays(Move move) {
  script_ = {move, {}, {}};
  pieces_ = occupancyOf(placement_);
  touched_.reset();
  now_ = std::chrono::milliseconds(rng_.between(500, 20'000));
  if (chance(25)) thinkAgain(move);
  if (move.kind() == Move::Kind::Castling) {
    castle(move);
  } else if (move.kind() == Move::Kind::EnPassant) {
    enPassant(move);
  } else if (position_.isCapture(move)) {
    capture(move);
  } else {
    quiet(move);
  }
  if (chance(20)) bumpNeighbours(move.from(), move.to());
  std::stable_sort(script_.acts.begin(), script_.acts.end(), [](auto& a, auto& b) { return a.at < b.at; });
  return script_;
}

void HumanHand::act(SensorIndex sensor, bool present) {
  REQUIRE(there(sensor) != present);
  pieces_.set(static_cast<std::size_t>(sensor), present);
  touched_.set(static_cast<std::size_t>(sensor));
  script_.acts.push_back({now_, sensor, present});
}

void HumanHand::thinkAgain(Move move) {
  std::vector<Square> own;
  for (const Move each : moves_) own.push_back(each.from());
  switch (rng_.below(4)) {
    case 0: own = {move.from()}; [[fallthrough]];
    case 1: {  // takes a piece up and puts it back
      const Square square = pick(own, rng_);
      lift(square);
      chance(5) ? pause(10'000, 60'000) : dwell();
      place(square);
      break;
    }
    case 2: {  // has taken, and gives it back
      if (!position_.isCapture(move) || move.kind() == Move::Kind::EnPassant) return;
      const bool attackerBackFirst = chance(50);
      lift(move.to());
      pause(50, 900);
      lift(move.from());
      dwell();
      place(attackerBackFirst ? move.from() : move.to());
      pause(50, 900);
      place(attackerBackFirst ? move.to() : move.from());
      break;
    }
    default: {  // makes another move of the piece, and undoes it
      std::vector<Move> others;
      for (const Move each : moves_)
        if (each.from() == move.from() && each.to() != move.to() && each.kind() == Move::Kind::Normal &&
            !there(each.to()))
          others.push_back(each);
      if (others.empty()) return;
      const Move other = pick(others, rng_);
      lift(move.from());
      dwell();
      place(other.to());
      script_.meanwhile.push_back(other);
      pause(100, 4000);
      lift(other.to());
      dwell();
      place(move.from());
    }
  }
  pause(150, 3000);
}

void HumanHand::quiet(Move move) {
  lift(move.from());
  dwell();
  slide(move.from(), move.to());
  putDown(move.to());
}

/// Over the squares between, if the hand drags; it may stop on one.
void HumanHand::slide(Square from, Square to) {
  const int files = fileOf(to) - fileOf(from), ranks = rankOf(to) - rankOf(from);
  const int steps = std::max(std::abs(files), std::abs(ranks));
  const bool straight = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
  if (!straight || steps < 2 || !chance(40)) return;
  for (int step = 1; step < steps; ++step) {
    const Square over = makeSquare(fileOf(from) + files / steps * step, rankOf(from) + ranks / steps * step);
    if (there(over)) return;  // lifted over it after all
    place(over);
    if (chance(5)) {
      pause(1300, 4000);
      for (const Move each : moves_)
        if (each.from() == from && each.to() == over) script_.meanwhile.push_back(each);
    } else {
      chance(20) ? pause(400, 1200) : pause(40, 400);
    }
    lift(over);
    pause(30, 200);
  }
}

void HumanHand::putDown(Square to) {
  const auto around = emptyAround(to);
  if (chance(8)) {
    pause(200, 1500);  // on the edge, where no sensor sees it
  } else if (chance(3) && !around.empty()) {
    const Square edge = pick(around, rng_);  // or two do
    place(edge);
    pause(0, 15);
    place(to);
    pause(150, 1300);
    lift(edge);
    return;
  }
  place(to);
}

void HumanHand::capture(Move move) {
  const Square from = move.from(), to = move.to();
  const PieceId victim = *placement_.at(Place::onSquare(to));
  const bool putAwayFirst = chance(40);
  switch (rng_.below(3)) {
    case 0:
      lift(to);
      pause(50, 900);
      if (putAwayFirst) putAway(victim);
      lift(from);
      dwell();
      place(to);
      break;
    case 1:
      lift(from);
      pause(150, 1500);
      lift(to);
      pause(60, 700);
      if (putAwayFirst) putAway(victim);
      place(to);
      break;
    default: {
      lift(from);
      dwell();
      lift(to);
      pause(40, 120);
      place(to);
      auto around = emptyAround(to);
      std::erase(around, from);  // that way the captor came
      if (!around.empty() && chance(60)) {
        const Square aside = pick(around, rng_);
        pause(30, 200);
        place(aside);
        pause(200, 2500);
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
  const PieceId victim = *placement_.at(Place::onSquare(taken));
  if (chance(50)) {
    lift(taken);
    pause(50, 900);
    quiet(move);
  } else {
    quiet(move);
    pause(150, 2500);
    lift(taken);
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
    if (from == to) return;
    lift(from);
    dwell();
    place(to);
  };
  if (crossing || chance(40)) {
    if (kingFrom != kingTo) lift(kingFrom);
    pause(50, 900);
    if (rookFrom != rookTo) lift(rookFrom);
    dwell();
    const Square first = kingFirst ? kingTo : rookTo, second = kingFirst ? rookTo : kingTo;
    if (!there(first)) place(first);
    pause(50, 900);
    if (!there(second)) place(second);
  } else {
    kingFirst ? moveOne(kingFrom, kingTo) : moveOne(rookFrom, rookTo);
    pause(80, 2500);
    kingFirst ? moveOne(rookFrom, rookTo) : moveOne(kingFrom, kingTo);
  }
}

/// Into its own slot, into another's, or nowhere.
void HumanHand::putAway(PieceId victim) {
  if (chance(25)) return;
  Slot slot = placement_.freeSlotFor(victim);
  if (chance(20)) {
    std::vector<Slot> free;
    for (Slot each = 0; each < kPieceCount; ++each)
      if (!there(64 + each)) free.push_back(each);
    slot = pick(free, rng_);
  }
  place(64 + slot);
  pause(50, 600);
}

void HumanHand::bumpNeighbours(Square from, Square to) {
  std::vector<Square> near;
  for (Square square = 0; square < 64; ++square) {
    const auto beside = [square](Square other) {
      return std::abs(fileOf(square) - fileOf(other)) <= 1 && std::abs(rankOf(square) - rankOf(other)) <= 1;
    };
    const bool still = there(square) && !touched_[static_cast<std::size_t>(square)];
    if (still && (beside(from) || beside(to))) near.push_back(square);
  }
  if (near.empty()) return;
  const Duration end = now_;
  for (int bump = rng_.between(1, 2); bump > 0; --bump) {
    const Square square = pick(near, rng_);
    if (touched_[static_cast<std::size_t>(square)]) return;
    const Duration first = script_.acts.front().at;
    now_ = first + std::chrono::milliseconds(rng_.below(static_cast<std::uint32_t>(
                       std::chrono::duration_cast<std::chrono::milliseconds>(end - first).count() + 300)));
    lift(square);
    pause(35, 250);
    place(square);
  }
}

std::vector<Square> HumanHand::emptyAround(Square square) const {
  std::vector<Square> around;
  for (Square other = 0; other < 64; ++other) {
    const bool beside = std::abs(fileOf(square) - fileOf(other)) <= 1 && std::abs(rankOf(square) - rankOf(other)) <= 1;
    if (beside && other != square && !there(other)) around.push_back(other);
  }
  return around;
}

}  // namespace kirin::testing
