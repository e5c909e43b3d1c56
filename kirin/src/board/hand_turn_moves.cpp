// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/hand_turn.h"

#include <algorithm>

// Which move it is, how sure that is, and for how long the board has to be still before it is said.
namespace kirin {

namespace {

using namespace std::chrono_literals;

constexpr Duration kStill = 400ms;      ///< where nothing could follow
constexpr Duration kMayGoOn = 1500ms;   ///< where the same hand may well not have finished
constexpr Duration kMayRest = 3200ms;   ///< where a piece pushed over the board may only have stopped on its way
constexpr Duration kDoubtful = 4400ms;  ///< where a touch in passing looks the same
constexpr Duration kUnclear = 4400ms;   ///< before asking which move it was

constexpr Duration kTouchInPassing = 500ms;  ///< a piece gone for less may only have been brushed,
constexpr Duration kBrushed = 250ms;         ///< and for less than this it is as likely as not
constexpr Duration kHeld = 900ms;            ///< a piece in the hand for longer: its player is thinking
constexpr Duration kExchange = 4500ms;       ///< at most, to take a piece
constexpr Duration kTogether = 500ms;        ///< between pieces that fall over
constexpr Duration kPushedAside = 1s;        ///< at most, from one square to the next
constexpr Duration kPushed = 140ms;          ///< from square to square over the board: a hand that lifts takes longer
constexpr Duration kPushedAcross = 260ms;    ///< and over a corner
constexpr Duration kToSlot = 150ms;          ///< at least, from the board into storage

}  // namespace

TurnReading HandTurn::made(const std::vector<const MoveTarget*>& fitting, bool untouched, const MoveTarget* decided,
                           Instant toldAt) const {
  std::vector<const MoveTarget*> likely = fitting;
  // Two captures can leave the same squares occupied. The slot that filled tells them apart,
  // unless it may be a wrong one: of two victims the one gone for longer was taken.
  const auto inItsSlot = [this](const MoveTarget* target) {
    if (!target->captured) return false;
    const Slot own = placement_.freeSlotFor(*target->captured);
    const Duration onItsWay =
        placedAt_[sensorOf(Place::inSlot(own))] - liftedAt_[static_cast<std::size_t>(target->capturedOn)];
    return capturedAt(*target) == Place::inSlot(own) && onItsWay >= kToSlot;
  };
  const auto exchanged = [this](const MoveTarget* target) { return target->captured && !touchedInPassing(*target); };
  const auto told = std::find_if(fitting.begin(), fitting.end(), inItsSlot);
  const bool slotTells = told != fitting.end() && (fitting.size() == 1 || !(brushed(**told) || sweptUp(**told)));
  const auto contradicts = [&](const MoveTarget* target) {
    return !inItsSlot(target) && (exchanged(target) || placedAt(target->arrival) > placedAt((*told)->arrival));
  };
  if (slotTells && std::none_of(fitting.begin(), fitting.end(), contradicts)) {
    std::erase_if(likely, [&](const MoveTarget* each) { return !inItsSlot(each); });
  } else if (decided && !touchedSince(*decided, toldAt)) {
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
  // One sensor that says something new may be broken: a move is seen by two, or by one that saw two things.
  const bool left = (first.lifts & ~blindSquares()) != 0 || capturedAt(first).isSlot();
  bool certain = likely.size() == 1 && arrived && left && !(untouched && first.castles()) && !perhapsOnlyTouched(first);
  if (likely.size() == 1 && !capturedAt(first).isSlot()) {
    for (const MoveTarget& other : targets_) {
      if (!couldHaveTaken(first, other) || !followedClosely(first, other)) continue;
      likely.push_back(&other);
      certain = false;
    }
  }
  if (likely.size() == 1) {
    for (const MoveTarget& castling : targets_) {
      if (!beginsCastling(first, castling) && !mayBeTheOther(first, castling)) continue;
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
  const auto mayBePushedAside = [&](const MoveTarget& other) { return couldHaveTaken(made, other); };
  if (!capturedAt(made).isSlot() && std::any_of(targets_.begin(), targets_.end(), mayBePushedAside)) return kDoubtful;
  if (victimUnseen(made)) return touchedInPassing(made) || amongOthers(made) ? kDoubtful : kMayGoOn;
  const auto furtherOn = [&](const MoveTarget& target) { return onTheWay(made, target); };
  const bool mayGoOn = onTwoSquares() || std::any_of(targets_.begin(), targets_.end(), furtherOn);
  if (!mayGoOn) return kStill;
  return pushed(made) ? kMayRest : kMayGoOn;
}

/// Did it come over the board, from one square to the next?
bool HandTurn::pushed(const MoveTarget& made) const {
  const Square from = made.move.from(), to = made.arrival;
  const bool across = fileOf(to) != fileOf(from) && rankOf(to) != rankOf(from);
  return unseenFor_[static_cast<std::size_t>(to)] < (across ? kPushedAcross : kPushed);
}

/// Then the captor may be in the hand still, and its victim back where it was.
bool HandTurn::victimUnseen(const MoveTarget& made) const {
  return made.captured && made.capturedOn == made.arrival && !capturedAt(made).isSlot();
}

/// Was the victim gone for a moment only, shorter than a hand takes to exchange it?
bool HandTurn::touchedInPassing(const MoveTarget& made) const {
  const auto from = static_cast<std::size_t>(made.move.from()), to = static_cast<std::size_t>(made.arrival);
  const bool captorFirst = liftedAt_[from] < liftedAt_[to];
  return placedAt_[to] - liftedAt_[to] < (captorFirst ? kTouchInPassing : kBrushed);
}

/// As a sleeve does it, with the captor in the air?
bool HandTurn::brushed(const MoveTarget& made) const {
  const auto from = static_cast<std::size_t>(made.move.from()), to = static_cast<std::size_t>(made.arrival);
  return liftedAt_[to] > liftedAt_[from] && placedAt_[to] - liftedAt_[to] < kBrushed;
}

/// Was another piece touched just as this one and its victim were taken up? Then a sleeve may have knocked the victim
/// over.
bool HandTurn::sweptUp(const MoveTarget& made) const {
  const auto from = static_cast<std::size_t>(made.move.from()), to = static_cast<std::size_t>(made.arrival);
  for (std::size_t square = 0; square < 64; ++square) {
    if (square == from || square == to || start_[square] == 0 || !lifted_[square]) continue;
    if (std::chrono::abs(liftedAt_[square] - liftedAt_[from]) < kTogether &&
        std::chrono::abs(liftedAt_[square] - liftedAt_[to]) < kTogether)
      return true;
  }
  return false;
}

/// Was its victim perhaps only brushed, or one of some that fell over, and its captor is in the hand still? What is
/// pushed aside is seen beside its square, as a rule; what is brushed is so while the captor is held for a while, or
/// with other pieces; what fell over is set up again slowly.
bool HandTurn::perhapsOnlyTouched(const MoveTarget& made) const {
  if (!victimUnseen(made)) return false;
  const auto from = static_cast<std::size_t>(made.move.from()), to = static_cast<std::size_t>(made.arrival);
  if (lifted_[from] && placedAt_[to] - std::min(liftedAt_[from], liftedAt_[to]) > kExchange) return true;
  bool pushedAside = false, others = false;
  for (std::size_t square = 0; square < 64; ++square) {
    if (square == from || square == to || !placed_[square]) continue;
    if (start_[square] == 0) {
      const Duration later = placedAt_[square] - placedAt_[to];
      pushedAside |= beside(static_cast<Square>(square), made.arrival) && later >= 0ms && later < kPushedAside;
    } else if (lifted_[square]) {
      const bool together = std::chrono::abs(liftedAt_[square] - liftedAt_[from]) < kTogether &&
                            std::chrono::abs(liftedAt_[square] - liftedAt_[to]) < kTogether;
      if (together && placedAt_[square] - liftedAt_[square] >= kBrushed) return true;
      others |= liftedAt_[square] > liftedAt_[from];
    }
  }
  return brushed(made) && !pushedAside && (others || liftedAt_[to] - liftedAt_[from] > kHeld);
}

/// Could it be the castling's other half, off a square that can't be seen: the rook where the king seems to have gone,
/// or the king where the rook does?
bool HandTurn::mayBeTheOther(const MoveTarget& made, const MoveTarget& castling) const {
  if (!castling.castles() || made.castles()) return false;
  const Square king = castling.move.from(), rook = castling.move.to();
  const bool rookUnseen = made.move.from() == king && made.arrival == castling.rookArrival && blind_[rook];
  const bool kingUnseen = made.move.from() == rook && made.arrival == castling.arrival && blind_[king];
  return rookUnseen || kingUnseen;
}

/// Has another piece been lifted or put down while this one's victim was away?
bool HandTurn::amongOthers(const MoveTarget& made) const {
  const auto to = static_cast<std::size_t>(made.arrival);
  const auto meanwhile = [&](Instant when) { return when > liftedAt_[to] && when < placedAt_[to]; };
  for (std::size_t square = 0; square < 64; ++square) {
    if (square == to || static_cast<Square>(square) == made.move.from() || start_[square] == 0) continue;
    if ((lifted_[square] && meanwhile(liftedAt_[square])) || (placed_[square] && meanwhile(placedAt_[square])))
      return true;
  }
  return false;
}

bool HandTurn::touchedSince(const MoveTarget& made, Instant when) const {
  for (Bitboard left = made.changed; left != 0;) {
    const auto square = static_cast<std::size_t>(popLowest(left));
    if ((lifted_[square] && liftedAt_[square] > when) || (placed_[square] && placedAt_[square] > when)) return true;
  }
  return false;
}

/// Was something that the same piece could have taken off its square while that piece was in the air? Then this may be
/// a victim pushed aside.
bool HandTurn::couldHaveTaken(const MoveTarget& made, const MoveTarget& other) const {
  if (other.mover != made.mover || !other.captured || other.capturedOn == made.capturedOn) return false;
  const auto from = static_cast<std::size_t>(made.move.from()), victim = static_cast<std::size_t>(other.capturedOn);
  if (blind_[from]) return lifted_[victim];
  return lifted_[from] && lifted_[victim] && std::max(liftedAt_[victim], placedAt_[victim]) > liftedAt_[from];
}

/// What is pushed aside arrives just after its captor, and beside it; what is put on the edge of two squares, on both
/// at once.
bool HandTurn::followedClosely(const MoveTarget& made, const MoveTarget& other) const {
  if (!beside(made.arrival, other.capturedOn)) return false;
  if (!placed_[static_cast<std::size_t>(made.arrival)] || !placed_[static_cast<std::size_t>(other.capturedOn)])
    return false;
  const Duration later = placedAt(made.arrival) - placedAt(other.capturedOn);
  return later > -kAtOnce && later < kPushedAside;
}

/// From a blind square, where one doesn't see who left: was what it takes lifted, and something put there?
bool HandTurn::exchangedUnseen(const MoveTarget& made) const {
  const auto to = static_cast<std::size_t>(made.arrival);
  return made.captured && made.capturedOn == made.arrival && !blind_[to] && lifted_[to] && placed_[to];
}

Place HandTurn::capturedAt(const MoveTarget& made) const {
  if (!made.captured) return Place::nowhere();
  std::optional<Slot> best;
  // A pawn that was promoted may be in storage itself.
  const PieceSet elsewhere = made.promotes() ? 0 : only(made.mover);
  const Slot own = placement_.freeSlotFor(*made.captured);
  for (Slot slot = 0; slot < kPieceCount; ++slot) {
    const SensorIndex sensor = sensorOf(Place::inSlot(slot));
    if (!placed_[sensor] || blind_[sensor] || !whereabouts_.occupied()[sensor]) continue;
    const PieceSet likely = likelyIn(slot) & ~elsewhere;
    const bool it = slot == own ? (likely & only(*made.captured)) != 0 : likely == only(*made.captured);
    if (it && (slot == own || !best)) best = slot;
  }
  return best ? Place::inSlot(*best) : Place::nowhere();
}

/// Its own piece, if that was missing; one that was lifted this turn rather than one that has been missing for longer.
PieceSet HandTurn::likelyIn(Slot slot) const {
  const PieceSet may = whereabouts_.at(64 + slot);
  const auto owner = placement_.at(Place::inSlot(slot));
  if (owner && (may & only(*owner)) != 0) return only(*owner);
  const PieceSet lifted = may & ~astray_;
  return lifted != 0 ? lifted : may;
}

}  // namespace kirin
