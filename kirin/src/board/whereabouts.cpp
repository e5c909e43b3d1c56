// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/whereabouts.h"

namespace kirin {

Whereabouts::Whereabouts(const Placement& placement) {
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = placement.places[piece];
    if (place.isNowhere()) {
      missing_ |= only(piece);
      ++missingCount_;
    } else {
      who_[sensorOf(place)] |= only(piece);
      occupied_.set(static_cast<std::size_t>(sensorOf(place)));
    }
  }
}

void Whereabouts::lifted(SensorIndex place) {
  occupied_.reset(static_cast<std::size_t>(place));
  if (edge_ && (edge_->one == place || edge_->other == place)) {
    edge_.reset();  // it is over the other one still
  } else {
    air_ |= at(place);
    ++inTheAir_;
  }
  who_[place] = 0;
}

void Whereabouts::missing(SensorIndex place) {
  missing_ |= at(place);
  ++missingCount_;
  who_[place] = 0;
  occupied_.reset(static_cast<std::size_t>(place));
}

void Whereabouts::stray(SensorIndex place) {
  who_[place] = missing_;
  occupied_.set(static_cast<std::size_t>(place));
  found();
}

void Whereabouts::placed(SensorIndex place, Instant at) {
  const auto edge = justPlacedBeside(place, at);
  PieceSet who = 0;
  if (edge && air_ != 0) {
    who = air_ | unseen_ | this->at(*edge);  // the one from there, or another: which may be in the air still
  } else if (edge) {
    edge_ = Edge{*edge, place};
    who = unseen_ | this->at(*edge);
  } else if (air_ != 0) {
    who = fromTheAir(place);
  } else {
    who = unseen_ | missing_;
    found();
  }
  who_[place] = who;
  occupied_.set(static_cast<std::size_t>(place));
  placed_.set(static_cast<std::size_t>(place));
  placedAt_[place] = at;
}

PieceSet Whereabouts::fromTheAir(SensorIndex place) {
  const PieceSet who = air_ | unseen_;
  const PieceSet owner = place >= 64 ? only(place - 64) : 0;
  const bool tidied = missing_ != 0 && (place >= 64 || doubtful_);
  if (!tidied || (air_ & ~missing_ & owner) != 0) {
    if (--inTheAir_ <= 0 && blind_.none()) air_ = 0;
    return tidied ? who | missing_ : who;
  }
  const PieceSet all = who | missing_;
  if ((missing_ & owner) != 0) {
    found();
  } else {
    doubtful_ = true;  // one or the other: either may still be where it was
  }
  return all;
}

void Whereabouts::found() {
  if (--missingCount_ <= 0 && blind_.none()) missing_ = 0;
}

std::optional<SensorIndex> Whereabouts::justPlacedBeside(SensorIndex place, Instant at) const {
  if (place >= 64) return std::nullopt;
  std::optional<SensorIndex> found;
  for (Square other = 0; other < 64; ++other) {
    if (!beside(other, place) || !placed_[other] || !occupied_[other] || at - placedAt_[other] > kAtOnce) continue;
    if (!found || placedAt_[other] > placedAt_[*found]) found = other;
  }
  return found;
}

void Whereabouts::blind(SensorIndex place) {
  air_ |= at(place);  // its last change may have been a false one
  unseen_ |= at(place);
  blind_.set(static_cast<std::size_t>(place));
}

}  // namespace kirin
