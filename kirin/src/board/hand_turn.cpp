// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hand_turn.h"

#include <algorithm>
#include <bit>
#include <utility>

// What has happened, how the squares stand, and what that comes to. Which move it is: hand_turn_moves.cpp; what is
// asked where it is none, and storage: hand_turn_questions.cpp.
namespace kirin {

namespace {

using namespace std::chrono_literals;

constexpr Duration kStill = 400ms;     ///< before anything is said at all
constexpr Duration kUnclear = 4400ms;  ///< before asking which move it was
constexpr Duration kOffer = 1500ms;    ///< before offering what hands may mean by other than a move

}  // namespace

HandTurn::HandTurn(const Position& position, const MoveList& moves, const Placement& placement, const Occupancy& slots,
                   std::optional<EarlierTurn> before)
    : mover_(position.sideToMove()),
      placement_(placement),
      targets_(moveTargets(position, moves, placement)),
      whereabouts_(placement) {
  const auto squares = [](const Placement& from) {
    Wanted wanted{};
    for (PieceId piece = 0; piece < kPieceCount; ++piece)
      if (from.places[piece].isSquare()) wanted[from.places[piece].square()] |= only(piece);
    return wanted;
  };
  start_ = squares(placement);
  if (before) {
    earlier_ = squares(before->placement);
    earlierPlies_ = before->plies;
  }
  standAsPlaced(slots);
}

void HandTurn::standAsPlaced(Occupancy slots) {
  whereabouts_ = Whereabouts(placement_);
  // A piece taken earlier that was never put away is in the air still, or in another's slot.
  const Occupancy supposed = whereabouts_.occupied();
  for (std::size_t slot = 64; slot < kSensorCount; ++slot)
    if (supposed[slot] && !slots[slot]) whereabouts_.missing(static_cast<SensorIndex>(slot));
  astray_ = whereabouts_.missing();
  for (std::size_t slot = 64; slot < kSensorCount; ++slot)
    if (!supposed[slot] && slots[slot]) whereabouts_.stray(static_cast<SensorIndex>(slot));
  for (std::size_t sensor = 0; sensor < kSensorCount; ++sensor)
    if (blind_[sensor]) whereabouts_.blind(static_cast<SensorIndex>(sensor));
}

void HandTurn::rest() {
  standAsPlaced(whereabouts_.occupied());
  for (std::size_t square = 0; square < 64; ++square) {
    lifted_.reset(square);
    placed_.reset(square);
  }
}

void HandTurn::apply(const SensorEdge& edge) {
  const auto sensor = static_cast<std::size_t>(edge.sensor);
  if (blind_[sensor] || whereabouts_.occupied()[sensor] == edge.present) return;
  if (sensor < 64) lastOnSquares_ = edge.at;
  if (edge.present) {
    whereabouts_.placed(edge.sensor, edge.at);
    placed_.set(sensor);
    placedAt_[sensor] = edge.at;
    unseenFor_[sensor] = edge.at - lastLift_;
  } else {
    whereabouts_.lifted(edge.sensor);
    lifted_.set(sensor);
    liftedAt_[sensor] = lastLift_ = edge.at;
    if (!firstLifted_) firstLifted_ = edge.sensor;
  }
  if (wrong(start_) == 0) firstLifted_.reset();
}

void HandTurn::blind(SensorIndex sensor) {
  whereabouts_.blind(sensor);
  blind_.set(static_cast<std::size_t>(sensor));
}

bool HandTurn::right(Square square, PieceSet wanted) const {
  if (blind_[static_cast<std::size_t>(square)]) return true;
  const bool occupied = whereabouts_.occupied()[static_cast<std::size_t>(square)];
  return wanted == 0 ? !occupied : occupied && (whereabouts_.at(square) & wanted) != 0;
}

Bitboard HandTurn::wrong(const Wanted& wanted) const {
  Bitboard squares = 0;
  for (Square square = 0; square < 64; ++square)
    if (!right(square, wanted[square])) squares |= bit(square);
  return squares;
}

Bitboard HandTurn::wrong(const MoveTarget& target, Bitboard asItWas) const {
  Bitboard squares = asItWas & ~target.changed;
  for (int i = 0; i < target.changeCount; ++i)
    if (!right(target.changes[i].square, target.changes[i].accepts)) squares |= bit(target.changes[i].square);
  return squares;
}

Bitboard HandTurn::empty(Bitboard squares) const {
  Bitboard found = 0;
  for (Bitboard left = squares; left != 0;) {
    const Square square = popLowest(left);
    if (!whereabouts_.occupied()[static_cast<std::size_t>(square)]) found |= bit(square);
  }
  return found;
}

HandTurn::Wanted HandTurn::wantedBy(const MoveTarget& target) const {
  Wanted wanted = start_;
  for (int i = 0; i < target.changeCount; ++i) wanted[target.changes[i].square] = target.changes[i].accepts;
  return wanted;
}

TurnReading HandTurn::read(const MoveTarget* decided, Instant toldAt) const {
  const Bitboard asItWas = wrong(start_);
  std::vector<const MoveTarget*> fitting;
  std::vector<Move> unseen;
  bool hidden = false;
  for (const MoveTarget& target : targets_) {
    // Where the board looks untouched, a piece that went to a slot tells of a move under blind sensors; and king and
    // rook may have changed places (Chess960).
    if (wrong(target, asItWas) != 0) continue;
    const bool untouched = asItWas == 0 && !target.castles() && !capturedAt(target).isSlot();
    if (!untouched) {
      fitting.push_back(&target);
    } else if (exchangedUnseen(target)) {
      hidden = true;
      if (!touchedInPassing(target)) unseen.push_back(target.move);
    }
  }
  if (!fitting.empty()) return made(fitting, asItWas == 0, decided, toldAt);

  TurnReading reading;
  reading.certain = !hidden && !onTwoSquares();
  for (const Move move : movesFromUnderAStuckSensor(asItWas)) unseen.push_back(move);
  if (asItWas == 0 && unseen.empty()) {
    reading.patience = kStill;
    return reading;
  }
  reading.kind = TurnReading::Kind::Question;
  const bool opponentsFirst = firstLifted_ && *firstLifted_ < 64 && start_[*firstLifted_] != 0 &&
                              colorOf(std::countr_zero(start_[*firstLifted_])) != mover_;
  if (earlier_ && opponentsFirst && wrong(*earlier_) == 0) {
    reading.question = hand_event::TakebackOffered{earlierPlies_};
    reading.patience = kOffer;
  } else if (asItWas != 0 && kingsInTheCentre()) {
    reading.question = hand_event::GameOverOffered{};
    reading.patience = kOffer;
  } else if (!unseen.empty()) {
    reading.question = hand_event::WhichMove{std::move(unseen)};
    reading.patience = kUnclear;
  } else {
    return putRight(asItWas, decided);
  }
  return reading;
}

/// What came down last may be one piece over two sensors.
bool HandTurn::onTwoSquares() const {
  Square last = kNoSquare;
  for (Square square = 0; square < 64; ++square)
    if (placed_[static_cast<std::size_t>(square)] && (last == kNoSquare || placedAt(square) >= placedAt(last)))
      last = square;
  for (Square other = 0; last != kNoSquare && other < 64; ++other) {
    if (other == last || !placed_[static_cast<std::size_t>(other)] || !beside(other, last)) continue;
    if (placedAt(last) - placedAt(other) < kAtOnce) return true;
  }
  return false;
}

bool HandTurn::stands(const MoveTarget& made) const {
  const Bitboard arrivals = bit(made.arrival) | (made.castles() ? bit(made.rookArrival) : 0);
  return (wrong(made, 0) & arrivals) == 0;
}

}  // namespace kirin
