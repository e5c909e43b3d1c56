// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/piece_tracker.h"

#include "board/detour.h"

#include <algorithm>
#include <cassert>

namespace kirin {

namespace {

bool isLightSquare(Square square) { return (fileOf(square) + rankOf(square)) % 2 != 0; }

/// The object that a square's piece is most likely to be, among those not dealt yet: whoever's home it is, a bishop of
/// the square's colour, or simply the first.
std::optional<PieceId> likeliest(const Placement& placement, Piece piece, Square square) {
  std::optional<PieceId> best;
  int bestScore = -1;
  for (PieceId id = 0; id < kPieceCount; ++id) {
    if (colorOf(id) != piece.color || kindOf(id) != piece.type || placement.places[id].isSquare()) continue;
    const int score = homeSquare(id) == square                                                                    ? 2
                      : piece.type == PieceType::Bishop && isLightSquare(homeSquare(id)) == isLightSquare(square) ? 1
                                                                                                                  : 0;
    if (score > bestScore) {
      best = id;
      bestScore = score;
    }
  }
  return best;
}

/// Deals the pieces of the chosen squares; returns those that nobody was left for.
Bitboard deal(Placement& placement, const Position& position, Bitboard squares, bool homeOnly) {
  Bitboard left = 0;
  for (Square square = 0; square < 64; ++square) {
    if ((squares & bit(square)) == 0) continue;
    const auto id = likeliest(placement, position.at(square), square);
    if (id && (!homeOnly || homeSquare(*id) == square)) {
      placement.places[*id] = Place::onSquare(square);
    } else {
      left |= bit(square);
    }
  }
  return left;
}

}  // namespace

Placement Placement::stored() {
  Placement placement;
  for (PieceId id = 0; id < kPieceCount; ++id) {
    placement.places[id] = Place::inSlot(id);
    placement.playsAs[id] = kindOf(id);
  }
  return placement;
}

Placement Placement::standard() {
  Placement placement = stored();
  for (PieceId id = 0; id < kPieceCount; ++id) placement.places[id] = Place::onSquare(homeSquare(id));
  return placement;
}

Result<Placement> Placement::guessedFor(const Position& position) {
  Placement placement = stored();
  placement.known = false;
  const Bitboard away = deal(placement, position, position.pieces(), true);
  const Bitboard without = deal(placement, position, away, false);

  // Promoted pieces beyond what the set has: a pawn that is not on the board stands for each.
  for (Square square = 0; square < 64; ++square) {
    if ((without & bit(square)) == 0) continue;
    const Piece piece = position.at(square);
    const auto pawn = likeliest(placement, Piece{piece.color, PieceType::Pawn}, square);
    if (!pawn || piece.type == PieceType::King) return Error{"placement.pieces", {std::string(1, pieceLetter(piece))}};
    placement.places[*pawn] = Place::onSquare(square);
    placement.playsAs[*pawn] = piece.type;
  }
  return placement;
}

std::optional<PieceId> Placement::at(Place place) const {
  if (place.isNowhere()) return std::nullopt;
  const auto found = std::find(places.begin(), places.end(), place);
  if (found == places.end()) return std::nullopt;
  return static_cast<PieceId>(found - places.begin());
}

Slot Placement::freeSlotFor(PieceId piece) const {
  const auto free = [this](Slot slot) { return !at(Place::inSlot(slot)); };
  if (free(piece)) return piece;
  std::optional<Slot> best;
  int bestScore = -1;
  for (Slot slot = 0; slot < kPieceCount; ++slot) {
    if (!free(slot)) continue;
    const bool sameColor = colorOf(slot) == colorOf(piece);
    const int score = sameColor ? (kindOf(slot) == kindOf(piece) ? 2 : 1) : 0;
    if (score > bestScore) {
      best = slot;
      bestScore = score;
    }
  }
  assert(best && "a piece outside storage leaves a slot free");
  return *best;
}

bool Placement::matches(const Position& position) const {
  Bitboard covered = 0;
  for (PieceId id = 0; id < kPieceCount; ++id) {
    if (!places[id].isSquare()) continue;
    const Square square = places[id].square();
    if ((covered & bit(square)) != 0 || position.at(square) != Piece{colorOf(id), playsAs[id]}) return false;
    covered |= bit(square);
  }
  return covered == position.pieces();
}

namespace {

void addCastling(PlyEffects& effects, const Placement& placement, Move move) {
  const Square kingFrom = move.from();
  const Square rookFrom = move.to();
  const bool towardsH = rookFrom > kingFrom;
  const Square kingTo = makeSquare(towardsH ? 6 : 2, rankOf(kingFrom));
  const Square rookTo = makeSquare(towardsH ? 5 : 3, rankOf(kingFrom));
  const auto king = placement.at(Place::onSquare(kingFrom));
  const auto rook = placement.at(Place::onSquare(rookFrom));
  assert(king && rook);

  const auto carry = [&effects](PieceId piece, Place from, Place to) {
    if (from != to) effects.operations.push_back({piece, from, to});
  };
  Place rookWaits = Place::onSquare(rookFrom);
  if (kingTo == rookFrom && rookTo == kingFrom) {
    // They change places: the rook steps aside first.
    rookWaits = cheapestDetour(placement, *rook, Place::onSquare(rookTo)).over;
    carry(*rook, Place::onSquare(rookFrom), rookWaits);
  } else if (kingTo == rookFrom) {
    rookWaits = Place::onSquare(rookTo);
    carry(*rook, Place::onSquare(rookFrom), rookWaits);
  }
  carry(*king, Place::onSquare(kingFrom), Place::onSquare(kingTo));
  carry(*rook, rookWaits, Place::onSquare(rookTo));
}

/// Another object of that kind and colour that waits in storage.
std::optional<PieceId> spare(const Placement& placement, Color color, PieceType kind) {
  for (PieceId id = 0; id < kPieceCount; ++id)
    if (colorOf(id) == color && kindOf(id) == kind && placement.places[id].isSlot()) return id;
  return std::nullopt;
}

}  // namespace

PlyEffects PieceTracker::effectsOf(const Position& before, Move move) const {
  PlyEffects effects;
  if (move.kind() == Move::Kind::Castling) {
    addCastling(effects, placement_, move);
    return effects;
  }

  Placement meanwhile = placement_;
  const auto carry = [&](PieceId piece, Place to) {
    effects.operations.push_back({piece, meanwhile.places[piece], to});
    meanwhile.places[piece] = to;
  };
  if (before.isCapture(move)) {
    const auto victim = at(before.captureSquare(move));
    assert(victim);
    effects.capturedInto = meanwhile.freeSlotFor(*victim);
    carry(*victim, Place::inSlot(*effects.capturedInto));
    const PieceType played = placement_.playsAs[*victim];
    if (played != kindOf(*victim)) effects.capturedStandIn = {*victim, played};
  }

  const auto mover = at(move.from());
  assert(mover);
  const Place to = Place::onSquare(move.to());
  if (move.kind() == Move::Kind::Promotion) {
    if (const auto piece = spare(placement_, colorOf(*mover), move.promotion())) {
      carry(*mover, Place::inSlot(meanwhile.freeSlotFor(*mover)));
      carry(*piece, to);
      return effects;
    }
    effects.standIn = {*mover, move.promotion()};
  }
  carry(*mover, to);
  return effects;
}

void PieceTracker::apply(const PlyEffects& effects) {
  for (const auto& operation : effects.operations) {
    assert(placement_.places[operation.piece] == operation.from && !placement_.at(operation.to));
    placement_.places[operation.piece] = operation.to;
  }
  if (effects.capturedStandIn) {
    const PieceId piece = effects.capturedStandIn->first;
    placement_.playsAs[piece] = kindOf(piece);
  }
  if (effects.standIn) placement_.playsAs[effects.standIn->first] = effects.standIn->second;
}

void PieceTracker::undo(const PlyEffects& effects) {
  for (auto operation = effects.operations.rbegin(); operation != effects.operations.rend(); ++operation) {
    assert(placement_.places[operation->piece] == operation->to && !placement_.at(operation->from));
    placement_.places[operation->piece] = operation->from;
  }
  if (effects.standIn) {
    const PieceId piece = effects.standIn->first;
    placement_.playsAs[piece] = kindOf(piece);
  }
  if (effects.capturedStandIn) placement_.playsAs[effects.capturedStandIn->first] = effects.capturedStandIn->second;
}

}  // namespace kirin
