// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"
#include "board/piece_tracker.h"
#include "board/sensors.h"
#include "chess/position.h"

#include <vector>

namespace kirin::testing {

/// A reading that a hand changes, and when, from the moment it sets out.
struct HandAct {
  Duration at{};
  SensorIndex sensor = 0;
  bool present = false;
};

/// How one person made one move.
struct HandScript {
  Move move;
  std::vector<HandAct> acts;    ///< in the order of time
  std::vector<Move> meanwhile;  ///< moves that stood complete for a while, before the person went on
};

/// A person at a board, with habits: takes pieces in any order, slides and stops, hesitates, thinks again, bumps into
/// neighbours, pushes what is taken aside, puts it anywhere. What the sensors see of that, never two hands alike.
/// Nothing here knows how moves are read.
class HumanHand {
 public:
  HumanHand(const Position& position, const MoveList& moves, const Placement& placement, Rng& rng)
      : position_(position), moves_(moves), placement_(placement), rng_(rng) {}

  /// A legal move; of a promotion, the pawn's part.
  HandScript plays(Move move);

 private:
  void act(SensorIndex sensor, bool present);
  void lift(SensorIndex sensor) { act(sensor, false); }
  void place(SensorIndex sensor) { act(sensor, true); }
  void pause(int low, int high) { now_ += std::chrono::milliseconds(rng_.between(low, high)); }
  bool chance(int percent) { return static_cast<int>(rng_.below(100)) < percent; }
  void dwell() { chance(80) ? pause(150, 900) : pause(900, 3000); }
  bool there(SensorIndex sensor) const { return pieces_[static_cast<std::size_t>(sensor)]; }

  void thinkAgain(Move move);
  void quiet(Move move);
  void capture(Move move);
  void enPassant(Move move);
  void castle(Move move);
  void slide(Square from, Square to);
  void putDown(Square to);
  void putAway(PieceId victim);
  void bumpNeighbours(Square from, Square to);
  std::vector<Square> emptyAround(Square square) const;

  const Position& position_;
  const MoveList& moves_;
  const Placement& placement_;
  Rng& rng_;
  Occupancy pieces_, touched_;
  Duration now_{};
  HandScript script_;
};

}  // namespace kirin::testing
