// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/detour.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace kirin {

namespace {

struct Spot {
  int column;
  int row;
};

/// In squares, as White sees the board: the storage columns stand beside it, Black's on the left. Good enough to
/// compare ways; true millimetres are the gantry's.
Spot spotOf(Place place) {
  if (place.isSquare()) return {fileOf(place.square()), rankOf(place.square())};
  const int inColumn = place.slot() % 16;
  const bool outer = inColumn >= 8;
  const int row = 7 - inColumn % 8;
  return colorOf(place.slot()) == Color::White ? Spot{outer ? 10 : 9, row} : Spot{outer ? -3 : -2, row};
}

int steps(Place a, Place b) {
  const Spot from = spotOf(a);
  const Spot to = spotOf(b);
  return std::max(std::abs(from.column - to.column), std::abs(from.row - to.row));
}

}  // namespace

Detour cheapestDetour(const Placement& placement, PieceId piece, Place to, const std::vector<Place>& wanted) {
  const Place from = placement.places[piece];
  Detour best{Place::nowhere(), std::numeric_limits<int>::max()};
  const auto consider = [&](Place candidate) {
    if (placement.at(candidate) || std::find(wanted.begin(), wanted.end(), candidate) != wanted.end()) return;
    int cost = steps(from, candidate) + steps(candidate, to);
    for (PieceId other = 0; other < kPieceCount; ++other) {
      const Place place = placement.places[other];
      if (other != piece && !place.isNowhere() && steps(place, candidate) <= 1) ++cost;
    }
    if (cost < best.cost) best = {candidate, cost};
  };
  for (Square square = 0; square < 64; ++square) consider(Place::onSquare(square));
  consider(Place::inSlot(piece));
  return best;
}

}  // namespace kirin
