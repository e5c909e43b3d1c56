// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/twin/board_plant.h"
#include "backend/twin/twin_input.h"
#include "base/rng.h"
#include "base/time.h"
#include "board/board_profile.h"
#include "board/piece_tracker.h"
#include "chess/move.h"
#include "chess/position.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace kirin {

/// How a person moves pieces: data. Chances are 0..1.
struct HandHabits {
  Duration reactionLeast = std::chrono::milliseconds(500), reactionMost = std::chrono::seconds(20);
  Duration dwellLeast = std::chrono::milliseconds(150), dwellMost = std::chrono::milliseconds(3000);
  double spread = 3;             ///< mm off-centre, a normal
  double farthest = 9;           ///< mm, never more
  double slides = 0.2;           ///< pushes the piece over the board, where the way is free
  double pauses = 0.2;           ///< a slide rests on the way
  double edges = 0.1;            ///< puts a piece down on the edge of two squares and straightens it
  double bumps = 0.1;            ///< moves a neighbour a little
  double secondThoughts = 0.05;  ///< lifts another piece first, and puts it back
  double attackerFirst = 0.3;    ///< takes up the capturing piece before the victim
  double victimLater = 0.3;      ///< clears the victim away only after the move
  double wrongSlot = 0.1;        ///< puts it into another free slot
  double offBoard = 0.15;        ///< or just beside the board

  friend bool operator==(const HandHabits&, const HandHabits&) = default;
};

/// A person's hand, as the list of what it does to the pieces and when. The same seed does the same.
class Hand {
 public:
  Hand(BoardProfile board, HandHabits habits, std::uint64_t seed) : board_(board), habits_(habits), rng_(seed) {}

  /// Makes a legal move, begun after a reaction from `start`. `placement` matches the position; where the pieces really
  /// stand is the plant's.
  std::vector<HandAction> play(const Position& position, Move move, const Placement& placement, const BoardPlant& plant,
                               Instant start);
  /// Takes that piece, wherever it is, and puts it there carefully, as one does who was asked to.
  std::vector<HandAction> put(PieceId piece, Place place, Instant start);

 private:
  Duration between(Duration least, Duration most);
  bool happens(double chance) { return unit() < chance; }
  double unit() { return static_cast<double>(rng_.next() >> 11) * 0x1.0p-53; }
  Point near(Point centre, double spread);

  void dwell() { now_ += between(habits_.dwellLeast, habits_.dwellMost); }
  void take(PieceId piece) { actions_.push_back({now_, piece, std::nullopt}); }
  void place(PieceId piece, Point at) { actions_.push_back({now_, piece, at}); }
  void settle(PieceId piece, Place to, const BoardPlant& plant);
  void carry(const PieceOperation& operation, const BoardPlant& plant);
  void slide(PieceId piece, Point from, Point to);
  void clearAway(const PieceOperation& victim, const Placement& placement, const BoardPlant& plant);
  void hesitate(const PieceOperation& operation, const Placement& placement, const BoardPlant& plant);
  void nudge(PieceId mover, Point at, const BoardPlant& plant);
  std::optional<Point> spotOf(PieceId id, const BoardPlant& plant) const;
  bool fits(PieceId piece, Point at, const BoardPlant& plant) const;

  BoardProfile board_;
  HandHabits habits_;
  Rng rng_;
  Instant now_{};
  std::vector<HandAction> actions_;
};

}  // namespace kirin
