// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hand_turn.h"

#include <algorithm>
#include <bit>
#include <utility>

// What is offered or asked where no move fits, and what storage lacks.
namespace kirin {

namespace {

using namespace std::chrono_literals;

constexpr Duration kWrong = 5000ms;    ///< before asking to put something right
constexpr Duration kForgotten = 120s;  ///< before reminding of a piece in the air

constexpr std::array<Square, 4> kCentre{27, 28, 35, 36};

/// Those that look the same.
PieceSet alike(PieceId piece) {
  PieceSet set = 0;
  for (PieceId other = 0; other < kPieceCount; ++other)
    if (kindOf(other) == kindOf(piece) && colorOf(other) == colorOf(piece)) set |= only(other);
  return set;
}

/// The piece meant, of those that may stand there.
std::optional<PieceId> theOne(PieceSet who) {
  if (std::popcount(who) != 1) return std::nullopt;
  return std::countr_zero(who);
}

}  // namespace

bool HandTurn::kingsInTheCentre() const {
  const auto mayStandOn = [this](Color color) {
    PieceId king = color == Color::White ? 0 : 16;
    while (kindOf(king) != PieceType::King) ++king;
    const Place home = placement_.places[king];
    Bitboard squares = 0;
    for (const Square square : kCentre) {
      const bool gone = home.isSquare() && !whereabouts_.occupied()[static_cast<std::size_t>(home.square())];
      const bool came = home == Place::onSquare(square) || gone;
      if (came && !blind_[static_cast<std::size_t>(square)] && right(square, only(king))) squares |= bit(square);
    }
    return squares;
  };
  const Bitboard white = mayStandOn(Color::White), black = mayStandOn(Color::Black);
  return white != 0 && black != 0 && moreThanOne(white | black);
}

/// Somebody has come to a square, or to a slot, and nobody was in the air: whoever moved stood on a sensor that says it
/// is still there.
std::vector<Move> HandTurn::movesFromUnderAStuckSensor(Bitboard asItWas) const {
  if (moreThanOne(asItWas)) return {};
  const auto fromNowhere = [this](SensorIndex sensor) {
    const auto place = static_cast<std::size_t>(sensor);
    PieceSet onBoard = 0;
    for (const PieceSet who : start_) onBoard |= who;
    return placed_[place] && whereabouts_.occupied()[place] && (whereabouts_.at(sensor) & onBoard) == 0;
  };
  std::vector<Move> moves;
  if (asItWas != 0) {
    const Square square = lowest(asItWas);
    if (!fromNowhere(square)) return {};
    for (const MoveTarget& target : targets_)
      if (target.arrival == square && !target.castles() && !target.enPassant()) moves.push_back(target.move);
    return moves;
  }
  for (Slot slot = 0; slot < kPieceCount; ++slot) {
    if (placement_.at(Place::inSlot(slot)) || whereabouts_.at(64 + slot) != 0 || !fromNowhere(64 + slot)) continue;
    for (const MoveTarget& target : targets_)
      if (target.captured && placement_.freeSlotFor(*target.captured) == slot) moves.push_back(target.move);
  }
  return moves;
}

TurnReading HandTurn::putRight(Bitboard asItWas, const MoveTarget* decided) const {
  // Towards what takes least: the board as it was, unless a move is nearer. A castling or en passant half made counts
  // as meant. Where several other moves are as near, nobody knows.
  struct Nearest {
    const MoveTarget* target = nullptr;
    int squares = 0;
    int rank = 2;
    bool unique = true;
  } best{nullptr, std::popcount(asItWas)};
  for (const MoveTarget& target : targets_) {
    const Bitboard left = wrong(target, asItWas);
    const bool begun = (target.castles() || target.enPassant()) && (left & bit(target.arrival)) == 0;
    const int rank = decided && decided->move == target.move ? 0 : begun ? 1 : 3;
    const int squares = std::popcount(left);
    if (squares == best.squares && rank == best.rank) best.unique = false;
    if (std::pair(squares, rank) < std::pair(best.squares, best.rank)) best = {&target, squares, rank};
  }
  TurnReading reading;
  reading.kind = TurnReading::Kind::Question;
  reading.question = hand_event::Ask{corrections(best.target && best.unique ? wantedBy(*best.target) : start_), true};
  reading.patience = inProgress(asItWas) ? kForgotten : kWrong;
  return reading;
}

/// All that is wrong is in the air, and some move, or a takeback, would put it down.
bool HandTurn::inProgress(Bitboard asItWas) const {
  const bool onlyLifts = empty(asItWas) == asItWas;
  const auto onItsWay = [&](const MoveTarget& target) {
    if (onlyLifts && (asItWas & ~target.lifts) == 0) return true;
    const Bitboard left = wrong(target, asItWas);
    return empty(left) == left && (left & ~target.changed) == 0;
  };
  if (std::any_of(targets_.begin(), targets_.end(), onItsWay)) return true;
  if (!earlier_) return false;
  const Bitboard left = wrong(*earlier_);
  return left != 0 && empty(left) == left;
}

std::vector<OperatorRequest> HandTurn::corrections(const Wanted& wanted) const {
  using Kind = OperatorRequest::Kind;
  const Bitboard squares = wrong(wanted);
  Bitboard astray = squares & ~empty(squares);  // what stands there does not belong there
  std::vector<OperatorRequest> requests;
  for (Bitboard left = squares; left != 0;) {
    const Square square = popLowest(left);
    if (wanted[square] == 0) continue;
    OperatorRequest request{Kind::PlacePiece, std::countr_zero(wanted[square]), Place::nowhere(),
                            Place::onSquare(square)};
    for (Bitboard others = astray & ~bit(square); others != 0;) {
      const Square other = popLowest(others);
      const PieceSet who = whereabouts_.at(other);
      if ((who & wanted[square]) == 0 || (who & ~alike(*request.piece)) != 0) continue;
      request.from = Place::onSquare(other);
      astray &= ~bit(other);
      break;
    }
    requests.push_back(request);
  }
  for (Bitboard left = astray; left != 0;) {
    const Square square = popLowest(left);
    if (wanted[square] != 0) continue;  // who belongs there is asked for already
    requests.push_back({Kind::RemovePiece, theOne(whereabouts_.at(square)), Place::onSquare(square), Place::nowhere()});
  }
  return requests;
}

std::optional<PieceType> HandTurn::spareLifted(const MoveTarget& promotion) const {
  std::optional<PieceType> kind;
  for (Slot slot = 0; slot < kPieceCount; ++slot) {
    const SensorIndex sensor = sensorOf(Place::inSlot(slot));
    const auto piece = placement_.at(Place::inSlot(slot));
    if (!piece || colorOf(*piece) != colorOf(promotion.mover) || !lifted_[sensor] || blind_[sensor]) continue;
    const bool officer = kindOf(*piece) != PieceType::Pawn && kindOf(*piece) != PieceType::King;
    if (!officer || whereabouts_.occupied()[sensor]) continue;
    if (kind && kind != kindOf(*piece)) return std::nullopt;
    kind = kindOf(*piece);
  }
  return kind;
}

std::vector<OperatorRequest> HandTurn::storageRequests(const MoveTarget* made) const {
  std::vector<OperatorRequest> requests;
  for (Slot slot = 0; slot < kPieceCount; ++slot) {
    auto piece = placement_.at(Place::inSlot(slot));
    const bool taken = !piece && made && made->captured && placement_.freeSlotFor(*made->captured) == slot;
    if (taken) piece = made->captured;
    const SensorIndex sensor = sensorOf(Place::inSlot(slot));
    if (!piece || blind_[sensor] || whereabouts_.occupied()[sensor]) continue;
    OperatorRequest request{OperatorRequest::Kind::PlacePiece, piece, taken ? capturedAt(*made) : Place::nowhere(),
                            Place::inSlot(slot)};
    for (Slot other = 0; other < kPieceCount && !taken; ++other) {
      const SensorIndex elsewhere = sensorOf(Place::inSlot(other));
      const bool stray =
          whereabouts_.occupied()[elsewhere] && !blind_[elsewhere] && !placement_.at(Place::inSlot(other));
      if (stray && likelyIn(other) == only(*piece)) request.from = Place::inSlot(other);
    }
    requests.push_back(request);
  }
  return requests;
}

}  // namespace kirin
