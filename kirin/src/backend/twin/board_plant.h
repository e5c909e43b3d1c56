// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/plant_profile.h"
#include "base/rng.h"
#include "board/board_profile.h"
#include "board/geometry.h"
#include "board/piece_tracker.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

namespace kirin {

/// The table with its pieces, as it truly is: what the magnet drags, what is bumped into, what falls over. A value.
/// Millimetres of the table's frame.
class BoardPlant {
 public:
  struct Piece {
    Point at;
    bool toppled = false;
    bool inHand = false;  ///< above the board: nothing sees or touches it
    double lag = 0;       ///< this one trails the magnet by this
    friend bool operator==(const Piece&, const Piece&) = default;
  };

  /// Everything centred where the placement has it; pieces nowhere are in a hand.
  BoardPlant(const BoardProfile& board, const PlantProfile& profile, const Placement& placement, std::uint64_t seed);

  const std::array<Piece, kPieceCount>& pieces() const { return pieces_; }
  /// The piece the magnet carries.
  std::optional<PieceId> carried() const;
  /// The place whose centre a standing piece is nearest to, if within half a square; else nowhere.
  Place placeOf(PieceId piece) const;
  /// Where everything truly is, as far as places say.
  Placement placement() const;
  /// How far off the centre of that place.
  double offCentre(PieceId piece) const;

  /// Two bases met because of the machine: how often, and the least gap there was between a moving and another base
  /// (negative: overlapping; a metre while none came near).
  int contacts() const { return contacts_; }
  double leastClearance() const { return leastClearance_; }

  /// The magnet goes on with the head there and grips what is in reach, unless it is told to fail.
  void magnetOn(Point head);
  /// What moved rolls on as friction lets it.
  void magnetOff(Point velocity);
  bool energised() const { return energised_; }
  /// The head went there in a straight line within `time`, accelerating like that (mm/s2). Only while energised.
  void moveHead(Point head, double acceleration, Duration time);

  /// A hand takes a piece up, puts it down standing, or pushes it there; neighbours in the way give way.
  void lift(PieceId piece);
  void put(PieceId piece, Point at);
  void topple(PieceId piece) { pieces_[static_cast<std::size_t>(piece)].toppled = true; }

  // What goes wrong on demand.
  void failNextPickUp() { failNext_ = true; }
  void drop();

  friend bool operator==(const BoardPlant&, const BoardPlant&) = default;

 private:
  struct Grip {
    PieceId piece = 0;
    double lag = 0;
    friend bool operator==(const Grip&, const Grip&) = default;
  };

  Piece& piece(PieceId id) { return pieces_[static_cast<std::size_t>(id)]; }
  const Piece& piece(PieceId id) const { return pieces_[static_cast<std::size_t>(id)]; }
  double radius(PieceId id) const { return radii_[static_cast<std::size_t>(id)]; }
  bool gripped(PieceId id) const;
  void dragTo(Point head);
  void lose(double acceleration, double way, double seconds);
  void attract(Point head);
  void collide();
  void pushAway(PieceId mover, PieceId other);
  void yieldTo(PieceId id);
  double chance() { return static_cast<double>(rng_.next() >> 11) * 0x1.0p-53; }

  std::array<Point, 96> centres_{};
  std::array<double, kPieceCount> radii_{};
  double exclusion_ = 0;
  PlantProfile profile_;
  Rng rng_;
  std::array<Piece, kPieceCount> pieces_{};
  bool energised_ = false;
  bool failNext_ = false;
  Point head_;
  std::vector<Grip> grips_;                    ///< the carried piece first, then what follows the magnet
  double holdsFor_ = 0;                        ///< mm until a weak grip is lost
  double strain_ = 0, strainLimit_ = 0;        ///< accelerations above what the grip bears, summed up
  std::array<double, kPieceCount> shyness_{};  ///< drawn when a piece comes near: follows where the pull is above it
  std::bitset<kPieceCount> near_, slipped_;
  std::bitset<kPieceCount * kPieceCount> touching_;
  int contacts_ = 0;
  double leastClearance_ = 1000;
};

}  // namespace kirin
