// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/twin/sensor_field.h"

#include <algorithm>

namespace kirin {
namespace {

constexpr Duration kFlicker = std::chrono::milliseconds(100);  ///< 5 Hz: on and off a tenth of a second each

}  // namespace

SensorField::SensorField(const BoardProfile& board, const PlantProfile& profile, std::uint64_t seed)
    : hysteresis_(profile.hysteresis), blind_(board.magnet.blindRadius) {
  Rng rng(seed);
  for (SensorIndex i = 0; i < kSensorCount; ++i) {
    const auto at = static_cast<std::size_t>(i);
    centres_[at] = board.where(placeOfSensor(i));
    const double part = static_cast<double>(rng.below(1 << 20)) / (1 << 20);
    ranges_[at] = profile.rangeLeast + (profile.rangeMost - profile.rangeLeast) * part;
  }
}

void SensorField::look(const BoardPlant& plant, std::optional<Point> magnet) {
  Occupancy on, kept;
  for (std::size_t id = 0; id < kPieceCount; ++id) {
    const BoardPlant::Piece& piece = plant.pieces()[id];
    if (!looked_ || piece != seen_[id]) {
      seen_[id] = piece;
      within_[id].reset();
      around_[id].reset();
      for (std::size_t i = 0; !piece.inHand && !piece.toppled && i < centres_.size(); ++i) {
        const double away = distance(piece.at, centres_[i]);
        if (away <= ranges_[i]) within_[id].set(i);
        if (away <= ranges_[i] + hysteresis_) around_[id].set(i);
      }
    }
    on |= within_[id];
    kept |= around_[id];
  }
  looked_ = true;
  if (magnet) {
    for (std::size_t i = 0; i < centres_.size(); ++i) {
      if (distance(*magnet, centres_[i]) <= blind_) on.set(i);
    }
  }
  state_ = on | (state_ & kept);
}

Occupancy SensorField::read(Instant at) const {
  Occupancy reading = state_;
  for (std::size_t i = 0; i < defects_.size(); ++i) {
    switch (defects_[i]) {
      case Defect::None: break;
      case Defect::StuckOn: reading.set(i); break;
      case Defect::StuckOff: reading.reset(i); break;
      case Defect::Flickering: reading.set(i, at.time_since_epoch() / kFlicker % 2 == 0); break;
    }
  }
  return reading;
}

std::optional<Instant> SensorField::nextFlicker(Instant after) const {
  if (std::find(defects_.begin(), defects_.end(), Defect::Flickering) == defects_.end()) return std::nullopt;
  return after + kFlicker - after.time_since_epoch() % kFlicker;
}

}  // namespace kirin
