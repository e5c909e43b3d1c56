// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hand_turn.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kirin {

namespace {

using namespace std::chrono_literals;

// How long a board has to be still.
constexpr Duration kStill = 400ms;           ///< before anything is said at all
constexpr Duration kMayGoOn = 1500ms;        ///< where the same hand may well not have finished
constexpr Duration kDoubtful = 4400ms;       ///< where a touch in passing looks the same
constexpr Duration kUnclear = 4400ms;        ///< before asking which move it was
constexpr Duration kWrong = 5000ms;          ///< before asking to put something right
constexpr Duration kForgotten = 120s;        ///< before reminding of a piece in the air
constexpr Duration kOffer = 1500ms;          ///< before offering what hands may mean by other than a move
constexpr Duration kTouchInPassing = 500ms;  ///< a piece gone for less may only have been brushed

constexpr Duration kThinking = 3s;  ///< held for longer than it takes to make a move

constexpr std::array<Square, 4> kCentre{27, 28, 35, 36};

std::size_t sensorOfSlot(Slot slot) { return static_cast<std::size_t>(64 + slot); }

/// The piece meant, of those that may stand there.
std::optional<PieceId> theOne(PieceSet who) {
  if (std::popcount(who) != 1) return std::nullopt;
  return std::countr_zero(who);
}

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
    if (supposed[slot] && !slots[slot]) whereabouts_.lifted(static_cast<SensorIndex>(slot));
  for (std::size_t slot = 64; slot < kSensorCount; ++slot)
    if (!supposed[slot] && slots[slot]) whereabouts_.placed(static_cast<SensorIndex>(slot));
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
  if (edge.present) {
    whereabouts_.placed(edge.sensor);
    placed_.set(sensor);
    placedAt_[sensor] = edge.at;
  } else {
    whereabouts_.lifted(edge.sensor);
    lifted_.set(sensor);
    liftedAt_[sensor] = edge.at;
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

TurnReading HandTurn::read(const MoveTarget* decided) const {
  const Bitboard asItWas = wrong(start_);
  std::vector<const MoveTarget*> fitting;
  for (const MoveTarget& target : targets_) {
    // Where the board looks untouched, a piece that went to a slot tells of a move under blind sensors; and king and
    // rook may have changed places (Chess960).
    const bool untouched = asItWas == 0 && !target.castles() && !capturedAt(target).isSlot();
    if (!untouched && wrong(target, asItWas) == 0) fitting.push_back(&target);
  }
  if (!fitting.empty()) return made(fitting, asItWas == 0, decided);

  TurnReading reading;
  auto unseen = movesFromUnderAStuckSensor(asItWas);
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

TurnReading HandTurn::made(const std::vector<const MoveTarget*>& fitting, bool untouched,
                           const MoveTarget* decided) const {
  std::vector<const MoveTarget*> likely = fitting;
  // Two captures can leave the same squares occupied. The slot that filled tells them apart,
  // unless it may be a wrong one: of two victims the one gone for longer was taken.
  const auto inItsSlot = [this](const MoveTarget* target) {
    return target->captured && capturedAt(*target) == Place::inSlot(placement_.freeSlotFor(*target->captured));
  };
  const auto exchanged = [this](const MoveTarget* target) { return target->captured && !touchedInPassing(*target); };
  const bool slotTells = std::any_of(fitting.begin(), fitting.end(), inItsSlot);
  const auto contradicts = [&](const MoveTarget* target) { return exchanged(target) && !inItsSlot(target); };
  if (slotTells && std::none_of(fitting.begin(), fitting.end(), contradicts)) {
    std::erase_if(likely, [&](const MoveTarget* each) { return !inItsSlot(each); });
  } else if (decided) {
    for (const MoveTarget* target : fitting)
      if (target->move == decided->move) likely = {target};
  }

  const MoveTarget& first = *likely.front();
  const auto seenAt = [this](Square square) {
    return square != kNoSquare && placed_[static_cast<std::size_t>(square)] &&
           !blind_[static_cast<std::size_t>(square)];
  };
  TurnReading reading;
  const bool arrived = seenAt(first.arrival) || seenAt(first.rookArrival);
  bool certain = likely.size() == 1 && arrived && !(untouched && first.castles()) && !onlyThoughtAbout(first);
  if (likely.size() == 1) {
    for (const MoveTarget& castling : targets_) {
      if (!beginsCastling(first, castling)) continue;
      likely.push_back(&castling);
      certain = false;
    }
  }
  if (certain || (decided && decided->move == first.move)) {
    reading.kind = TurnReading::Kind::Made;
    reading.made = first;
    reading.patience = patienceWith(first);
    return reading;
  }
  hand_event::WhichMove which;
  for (const MoveTarget* target : likely) which.moves.push_back(target->move);
  reading.kind = TurnReading::Kind::Question;
  reading.question = std::move(which);
  reading.patience = kUnclear;
  return reading;
}

Duration HandTurn::patienceWith(const MoveTarget& made) const {
  if (couldHaveTaken(made)) return kDoubtful;
  if (victimUnseen(made)) return touchedInPassing(made) ? kDoubtful : kMayGoOn;
  const auto furtherOn = [&](const MoveTarget& target) { return onTheWay(made, target); };
  return std::any_of(targets_.begin(), targets_.end(), furtherOn) ? kMayGoOn : kStill;
}

/// Then the captor may be in the hand still, and its victim back where it was.
bool HandTurn::victimUnseen(const MoveTarget& made) const {
  return made.captured && made.capturedOn == made.arrival && !capturedAt(made).isSlot();
}

/// Was the victim gone for a moment only, shorter than a hand takes to exchange it?
bool HandTurn::touchedInPassing(const MoveTarget& made) const {
  const auto from = static_cast<std::size_t>(made.move.from()), to = static_cast<std::size_t>(made.arrival);
  const bool captorFirst = liftedAt_[from] < liftedAt_[to];
  return placedAt_[to] - liftedAt_[to] < (captorFirst ? kTouchInPassing : kTouchInPassing / 2);
}

/// Was its victim touched in passing by someone who had held the captor for long?
bool HandTurn::onlyThoughtAbout(const MoveTarget& made) const {
  const auto from = static_cast<std::size_t>(made.move.from()), to = static_cast<std::size_t>(made.arrival);
  return victimUnseen(made) && touchedInPassing(made) && liftedAt_[to] - liftedAt_[from] > kThinking;
}

/// Was something moved that the same piece could have taken, while that piece was in the air? Then this may be a victim
/// pushed aside.
bool HandTurn::couldHaveTaken(const MoveTarget& made) const {
  const auto from = static_cast<std::size_t>(made.move.from());
  return std::any_of(targets_.begin(), targets_.end(), [&](const MoveTarget& other) {
    if (other.mover != made.mover || !other.captured || other.capturedOn == made.capturedOn) return false;
    const auto victim = static_cast<std::size_t>(other.capturedOn);
    return lifted_[from] && lifted_[victim] && liftedAt_[victim] > liftedAt_[from];
  });
}

bool HandTurn::kingsInTheCentre() const {
  Bitboard taken = 0;
  for (const Color color : kColors) {
    PieceId king = 0;
    while (kindOf(king) != PieceType::King || colorOf(king) != color) ++king;
    const Place home = placement_.places[king];
    if (!home.isSquare()) return false;
    const auto isHere = [&](Square square) {
      const bool moved = square == home.square() || !whereabouts_.occupied()[static_cast<std::size_t>(home.square())];
      return moved && (taken & bit(square)) == 0 && !blind_[static_cast<std::size_t>(square)] &&
             right(square, only(king));
    };
    const auto* found = std::find_if(kCentre.begin(), kCentre.end(), isHere);
    if (found == kCentre.end()) return false;
    taken |= bit(*found);
  }
  return true;
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
      if ((whereabouts_.at(other) & wanted[square]) == 0) continue;
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

bool HandTurn::stands(const MoveTarget& made) const {
  const Bitboard arrivals = bit(made.arrival) | (made.castles() ? bit(made.rookArrival) : 0);
  return (wrong(made, 0) & arrivals) == 0;
}

Place HandTurn::capturedAt(const MoveTarget& made) const {
  if (!made.captured) return Place::nowhere();
  const auto isIn = [&](Slot slot) {
    const std::size_t sensor = sensorOfSlot(slot);
    return placed_[sensor] && !blind_[sensor] && whereabouts_.occupied()[sensor] &&
           (whereabouts_.at(static_cast<SensorIndex>(sensor)) & only(*made.captured)) != 0;
  };
  const Slot own = placement_.freeSlotFor(*made.captured);
  if (isIn(own)) return Place::inSlot(own);
  for (Slot slot = 0; slot < kPieceCount; ++slot)
    if (isIn(slot)) return Place::inSlot(slot);
  return Place::nowhere();
}

std::optional<PieceType> HandTurn::spareLifted(const MoveTarget& promotion) const {
  std::optional<PieceType> kind;
  for (Slot slot = 0; slot < kPieceCount; ++slot) {
    const std::size_t sensor = sensorOfSlot(slot);
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
    if (!piece && made && made->captured && placement_.freeSlotFor(*made->captured) == slot) piece = made->captured;
    const std::size_t sensor = sensorOfSlot(slot);
    if (!piece || blind_[sensor] || whereabouts_.occupied()[sensor]) continue;
    OperatorRequest request{OperatorRequest::Kind::PlacePiece, piece, Place::nowhere(), Place::inSlot(slot)};
    for (Slot other = 0; other < kPieceCount; ++other) {
      const std::size_t elsewhere = sensorOfSlot(other);
      const bool stray =
          whereabouts_.occupied()[elsewhere] && !blind_[elsewhere] && !placement_.at(Place::inSlot(other));
      if (stray && (whereabouts_.at(static_cast<SensorIndex>(elsewhere)) & only(*piece)) != 0)
        request.from = Place::inSlot(other);
    }
    requests.push_back(request);
  }
  return requests;
}

}  // namespace kirin
