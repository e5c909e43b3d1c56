// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_profile.h"

#include <cassert>

namespace kirin {

Point BoardProfile::where(Place place) const {
  assert(!place.isNowhere());
  // In squares from a1, along the files and along the ranks.
  double file = 0;
  double rank = 0;
  if (place.isSquare()) {
    file = fileOf(place.square());
    rank = rankOf(place.square());
  } else {
    const int row = place.slot() % 16;
    const bool outer = row >= 8;
    file = colorOf(place.slot()) == Color::White
               ? 7 + (outer ? geometry.whiteOuter : geometry.whiteInner) / geometry.pitch()
               : (outer ? geometry.blackOuter : geometry.blackInner) / geometry.pitch();
    rank = 7 - row % 8;
  }
  return spot(file, rank);
}

Point BoardProfile::spot(double file, double rank) const {
  const double right = file / 7;
  const double up = rank / 7;
  const Point lower = geometry.a1 + (geometry.h1 - geometry.a1) * right;
  const Point upper = geometry.a8 + (geometry.h8 - geometry.a8) * right;
  return lower + (upper - lower) * up;
}

}  // namespace kirin
