// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/move_targets.h"

#include "board/geometry.h"

#include <algorithm>

namespace kirin {

namespace {

/// Builds a target from who leaves which square and who arrives where.
class Changes {
 public:
  explicit Changes(MoveTarget& target) : target_(target) {}

  void leaves(Square square) {
    target_.lifts |= bit(square);
    at(square).accepts = 0;
  }
  void arrives(Square square, PieceSet who) { at(square).accepts = who; }

 private:
  MoveTarget::Change& at(Square square) {
    target_.changed |= bit(square);
    for (int i = 0; i < target_.changeCount; ++i)
      if (target_.changes[i].square == square) return target_.changes[i];
    auto& change = target_.changes[target_.changeCount++];
    change.square = square;
    return change;
  }

  MoveTarget& target_;
};

/// What may stand for the promoted pawn: itself, until it is exchanged, or what waits in storage.
PieceSet promotionPieces(const Placement& placement, PieceId pawn) {
  PieceSet who = only(pawn);
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const bool officer = kindOf(piece) != PieceType::Pawn && kindOf(piece) != PieceType::King;
    if (officer && colorOf(piece) == colorOf(pawn) && !placement.places[piece].isSquare()) who |= only(piece);
  }
  return who;
}

bool addCastling(MoveTarget& target, const Placement& placement) {
  const Square kingFrom = target.move.from(), rookFrom = target.move.to();
  const auto rook = placement.at(Place::onSquare(rookFrom));
  if (!rook) return false;
  const bool towardsH = rookFrom > kingFrom;
  target.arrival = makeSquare(towardsH ? 6 : 2, rankOf(kingFrom));
  target.rookArrival = makeSquare(towardsH ? 5 : 3, rankOf(kingFrom));
  Changes changes(target);
  changes.leaves(kingFrom);
  changes.leaves(rookFrom);
  changes.arrives(target.arrival, only(target.mover));
  changes.arrives(target.rookArrival, only(*rook));
  return true;
}

bool addOther(MoveTarget& target, const Position& position, const Placement& placement) {
  const Move move = target.move;
  target.arrival = move.to();
  Changes changes(target);
  changes.leaves(move.from());
  if (position.isCapture(move)) {
    target.capturedOn = position.captureSquare(move);
    target.captured = placement.at(Place::onSquare(target.capturedOn));
    if (!target.captured) return false;
    changes.leaves(target.capturedOn);
  }
  changes.arrives(move.to(), target.promotes() ? promotionPieces(placement, target.mover) : only(target.mover));
  return true;
}

Point inSquares(Square square) { return {static_cast<double>(fileOf(square)), static_cast<double>(rankOf(square))}; }

}  // namespace

std::vector<MoveTarget> moveTargets(const Position& position, const MoveList& moves, const Placement& placement) {
  std::vector<MoveTarget> targets;
  for (const Move move : moves) {
    const bool repeated = move.kind() == Move::Kind::Promotion && move.promotion() != PieceType::Queen;
    const auto mover = placement.at(Place::onSquare(move.from()));
    if (repeated || !mover || !position.isLegal(move)) continue;
    MoveTarget target;
    target.move = move;
    target.mover = *mover;
    if (target.castles() ? addCastling(target, placement) : addOther(target, position, placement))
      targets.push_back(target);
  }
  return targets;
}

bool onTheWay(const MoveTarget& stop, const MoveTarget& further) {
  if (stop.mover != further.mover || stop.arrival == further.arrival) return false;
  // A piece slid straight there is seen by the sensors it comes within half a square of, at most.
  constexpr double kSeen = 0.4;
  const Point from = inSquares(stop.move.from()), at = inSquares(stop.arrival), to = inSquares(further.arrival);
  return distanceToSegment(at, from, to) < kSeen && distance(from, at) < distance(from, to);
}

bool beginsCastling(const MoveTarget& move, const MoveTarget& castling) {
  if (!castling.castles() || move.castles()) return false;
  const bool king = move.move.from() == castling.move.from() && move.arrival == castling.arrival;
  const bool rook = move.move.from() == castling.move.to() && move.arrival == castling.rookArrival;
  return king || rook;
}

}  // namespace kirin
