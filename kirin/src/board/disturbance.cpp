// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/disturbance.h"

#include <algorithm>
#include <cmath>

namespace kirin {

namespace {

/// How far a sleeve moves what it brushes, of how far off a hand puts what it puts down.
constexpr double kBrushed = 1.0 / 3;
/// In squares: the eight around one, wherever in it the hand was.
constexpr double kReach = 1.5;

}  // namespace

void disturb(Table& table, Place place, const BoardProfile& profile) {
  const double most = profile.pieces.placedByHand;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (!table.standing[piece]) continue;
    Standing& standing = *table.standing[piece];
    if (table.placement.places[piece] == place) {
      standing.uncertainty = std::max(standing.uncertainty, most);
    } else if (standing.uncertainty < most &&
               distance(standing.at, profile.where(place)) < kReach * profile.geometry.pitch()) {
      // One brush is as likely to undo another as to add to it.
      standing.uncertainty = std::min(std::hypot(standing.uncertainty, most * kBrushed), most);
    }
  }
}

}  // namespace kirin
