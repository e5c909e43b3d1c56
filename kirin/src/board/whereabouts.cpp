// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/whereabouts.h"

#include <cstdlib>

namespace kirin {

Whereabouts::Whereabouts(const Placement& placement) {
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = placement.places[piece];
    if (place.isNowhere()) {
      air_ |= only(piece);
      ++missing_;
    } else {
      who_[sensorOf(place)] |= only(piece);
      occupied_.set(static_cast<std::size_t>(sensorOf(place)));
    }
  }
}

void Whereabouts::lifted(SensorIndex place) {
  air_ |= at(place);
  ++missing_;
  who_[place] = 0;
  occupied_.reset(static_cast<std::size_t>(place));
}

void Whereabouts::placed(SensorIndex place) {
  PieceSet who = air_ | unseen_;
  if (who == 0) who = besides(place);
  who_[place] = who;
  occupied_.set(static_cast<std::size_t>(place));
  placed_.set(static_cast<std::size_t>(place));
  --missing_;
  if (missing_ <= 0 && blind_.none()) air_ = 0;
}

void Whereabouts::blind(SensorIndex place) {
  air_ |= at(place);  // its last change may have been a false one
  unseen_ |= at(place);
  blind_.set(static_cast<std::size_t>(place));
}

/// Nobody is in the air, and yet there is one more: a piece put on an edge is seen by two sensors.
PieceSet Whereabouts::besides(SensorIndex place) const {
  PieceSet who = 0;
  if (place >= 64) return who;
  for (Square other = 0; other < 64; ++other)
    if (placed_[other] && std::abs(fileOf(other) - fileOf(place)) <= 1 && std::abs(rankOf(other) - rankOf(place)) <= 1)
      who |= at(other);
  return who;
}

}  // namespace kirin
