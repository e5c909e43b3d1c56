// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/hand.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace kirin {
namespace {

constexpr double kSlideStep = 8;                                ///< mm between two places of a sliding piece
constexpr Duration kSlideTime = std::chrono::milliseconds(40);  ///< for that
constexpr double kElbowRoom = 25;                               ///< mm beside a slide's way that must be free
constexpr double kFingers = 5;                                  ///< mm that a hand keeps from others as it slides
constexpr double kNearby = 45;                                  ///< mm: a neighbour a sleeve can brush
constexpr double kNudge = 0.8;                                  ///< mm it moves then
constexpr double kCareful = 1;                                  ///< mm off-centre where somebody takes care

}  // namespace

std::vector<HandAction> Hand::play(const Position& position, Move move, const Placement& placement,
                                   const BoardPlant& plant, Instant start) {
  actions_.clear();
  now_ = start + between(habits_.reactionLeast, habits_.reactionMost);
  const PlyEffects effects = PieceTracker(placement).effectsOf(position, move);
  std::vector<PieceOperation> operations = effects.operations;
  if (happens(habits_.secondThoughts)) hesitate(operations.back(), placement, plant);

  const bool captures = effects.capturedInto.has_value();
  if (captures) {
    const PieceOperation victim = operations.front();
    operations.erase(operations.begin());
    const PieceOperation& attacker = operations.front();
    const bool attackerFirst = happens(habits_.attackerFirst);
    if (attackerFirst) {
      take(attacker.piece);
      dwell();
    }
    take(victim.piece);
    dwell();
    const bool later = happens(habits_.victimLater);
    if (!later) clearAway(victim, placement, plant);
    if (!attackerFirst) {
      take(attacker.piece);
      dwell();
    }
    settle(attacker.piece, attacker.to, plant);
    if (later) clearAway(victim, placement, plant);
    operations.erase(operations.begin());
  } else if (operations.size() == 2 && operations[0].to.isSquare() && operations[1].to.isSquare()) {
    // Castling: king first, rook first, or both in the air.
    if (happens(0.5)) std::swap(operations[0], operations[1]);
    const bool crossing = std::any_of(operations.begin(), operations.end(), [&placement](const PieceOperation& o) {
      const auto there = placement.at(o.to);
      return there && *there != o.piece;
    });
    if (crossing || happens(0.3)) {
      for (const PieceOperation& operation : operations) {
        take(operation.piece);
        dwell();
      }
      for (const PieceOperation& operation : operations) {
        settle(operation.piece, operation.to, plant);
        dwell();
      }
      operations.clear();
    }
  }
  for (const PieceOperation& operation : operations) {
    carry(operation, plant);
    dwell();
  }
  return std::exchange(actions_, {});
}

std::vector<HandAction> Hand::put(PieceId piece, Place to, Instant start) {
  actions_.clear();
  now_ = start + between(habits_.reactionLeast, habits_.reactionMost);
  take(piece);
  dwell();
  place(piece, near(board_.where(to), kCareful));
  return std::exchange(actions_, {});
}

Duration Hand::between(Duration least, Duration most) {
  return least + Duration(static_cast<Duration::rep>(unit() * static_cast<double>((most - least).count())));
}

Point Hand::near(Point centre, double spread) {
  // A normal by Box and Muller, for the distance along a random direction.
  const double off = spread * std::sqrt(-2 * std::log(1 - unit()));
  const double angle = 2 * std::numbers::pi * unit();
  const double clipped = std::min(off, habits_.farthest);
  return centre + Point{std::cos(angle), std::sin(angle)} * clipped;
}

/// Puts down what is in the hand.
void Hand::settle(PieceId piece, Place to, const BoardPlant& plant) {
  const Point centre = board_.where(to);
  if (happens(habits_.edges)) {
    const double half = distance(board_.geometry.a1, board_.geometry.h1) / 14;
    const double angle = std::floor(unit() * 4) * std::numbers::pi / 2;
    const Point edge = centre + Point{std::cos(angle), std::sin(angle)} * half;
    if (fits(piece, edge, plant)) {
      place(piece, edge);
      dwell();
    }
  }
  const Point at = near(centre, habits_.spread);
  place(piece, at);
  nudge(piece, at, plant);
}

void Hand::carry(const PieceOperation& operation, const BoardPlant& plant) {
  const Point to = board_.where(operation.to);
  const auto from = spotOf(operation.piece, plant);
  bool free = from && operation.from.isSquare() && operation.to.isSquare();
  for (PieceId other = 0; free && other < kPieceCount; ++other) {
    const auto spot = spotOf(other, plant);
    const double bases = (board_.base(operation.piece) + board_.base(other)) / 2;
    free = other == operation.piece || !spot ||
           distanceToSegment(*spot, *from, to) > std::max(kElbowRoom, bases + kFingers);
  }
  if (free && happens(habits_.slides)) return slide(operation.piece, *from, near(to, habits_.spread));
  take(operation.piece);
  dwell();
  settle(operation.piece, operation.to, plant);
}

void Hand::slide(PieceId piece, Point from, Point to) {
  const int steps = std::max(1, static_cast<int>(distance(from, to) / kSlideStep));
  const int rest = happens(habits_.pauses) ? rng_.between(1, steps) : 0;
  for (int i = 1; i <= steps; ++i) {
    now_ += kSlideTime;
    if (i == rest) dwell();
    place(piece, from + (to - from) * (static_cast<double>(i) / steps));
  }
}

/// The victim, in the hand, goes to its slot, a wrong one, or off the board.
void Hand::clearAway(const PieceOperation& victim, const Placement& placement, const BoardPlant& plant) {
  dwell();
  if (happens(habits_.offBoard)) return;
  Place to = victim.to;
  if (happens(habits_.wrongSlot)) {
    std::vector<Place> free;
    const Slot first = colorOf(victim.piece) == Color::White ? 0 : 16;
    for (Slot slot = first; slot < first + 16; ++slot) {
      if (!placement.at(Place::inSlot(slot))) free.push_back(Place::inSlot(slot));
    }
    to = free[rng_.below(static_cast<std::uint32_t>(free.size()))];
  }
  settle(victim.piece, to, plant);
  dwell();
}

/// Lifts another piece of the same side, thinks, and puts it back.
void Hand::hesitate(const PieceOperation& operation, const Placement& placement, const BoardPlant& plant) {
  std::vector<PieceId> others;
  const PieceId first = colorOf(operation.piece) == Color::White ? 0 : 16;
  for (PieceId id = first; id < first + 16; ++id) {
    if (id != operation.piece && placement.places[static_cast<std::size_t>(id)].isSquare()) others.push_back(id);
  }
  if (others.empty()) return;
  const PieceId other = others[rng_.below(static_cast<std::uint32_t>(others.size()))];
  take(other);
  dwell();
  place(other, plant.pieces()[static_cast<std::size_t>(other)].at);
  dwell();
}

void Hand::nudge(PieceId mover, Point at, const BoardPlant& plant) {
  if (!happens(habits_.bumps)) return;
  for (PieceId id = 0; id < kPieceCount; ++id) {
    const auto spot = spotOf(id, plant);
    if (id == mover || !spot || distance(*spot, at) > kNearby) continue;
    place(id, near(*spot, kNudge));
    return;
  }
}

/// Nobody stands there already, as one sees who puts it down.
bool Hand::fits(PieceId piece, Point at, const BoardPlant& plant) const {
  for (PieceId other = 0; other < kPieceCount; ++other) {
    const auto spot = spotOf(other, plant);
    if (other != piece && spot && distance(*spot, at) < (board_.base(piece) + board_.base(other)) / 2) return false;
  }
  return true;
}

/// Where a piece stands by now: what the hand did last, else where the plant has it.
std::optional<Point> Hand::spotOf(PieceId id, const BoardPlant& plant) const {
  for (auto action = actions_.rbegin(); action != actions_.rend(); ++action) {
    if (action->piece == id) return action->to;
  }
  const BoardPlant::Piece& piece = plant.pieces()[static_cast<std::size_t>(id)];
  return piece.inHand || piece.toppled ? std::nullopt : std::optional(piece.at);
}

}  // namespace kirin
