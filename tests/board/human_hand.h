// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/rng.h"
#include "board/true_board.h"
#include "chess/movegen.h"

#include <optional>
#include <vector>

namespace kirin::testing {

/// A reading that a hand changes, whose piece that is, and when, from the moment the hand sets out.
struct HandAct {
  Duration at{};
  SensorIndex sensor = 0;
  bool present = false;
  PieceId piece = 0;
};

/// How one person made one move, or something else.
struct HandScript {
  Move move;
  std::vector<HandAct> acts;        ///< in the order of time
  std::optional<PieceType> chosen;  ///< the officer lifted out of storage for a promotion
};

/// A person at a board, with habits: takes pieces in any order, slides and stops, hesitates, thinks again, bumps into
/// neighbours, pushes what is taken aside, puts it anywhere, makes a mess and clears it up. What the sensors see of
/// that, never two hands alike, and who truly went where. Nothing here knows how moves are read.
class HumanHand {
 public:
  /// `placement`: what the game believes. `board`: where everything truly is; of storage that may be another thing.
  HumanHand(const Position& position, const MoveList& moves, const Placement& placement, const TrueBoard& board,
            Rng& rng)
      : position_(position), moves_(moves), placement_(placement), board_(board), rng_(rng) {}

  HandScript plays(Move move);
  /// Puts everything back as it was, the opponent's piece first.
  HandScript takesBack(const Placement& earlier);
  /// Both kings into the centre; nothing where there is no room.
  HandScript putsKingsInTheCentre();

 private:
  // Hands and pieces.
  void begins(int least, int most);
  PieceId lift(SensorIndex sensor);
  void place(SensorIndex sensor, PieceId piece);
  void pause(int low, int high) { now_ += std::chrono::milliseconds(rng_.between(low, high)); }
  bool chance(int percent) { return static_cast<int>(rng_.below(100)) < percent; }
  void dwell() { chance(80) ? pause(150, 900) : pause(900, 3000); }
  bool there(SensorIndex sensor) const { return board_.at(sensor).has_value(); }
  std::vector<Square> occupied() const;
  std::vector<Square> emptySquares() const;
  std::vector<Square> emptyAround(Square square) const;
  HandScript done();

  // Moves: human_hand.cpp
  void make(Move move);
  void quiet(Move move);
  void capture(Move move);
  void enPassant(Move move);
  void castle(Move move);
  void slide(PieceId piece, Square from, Square to);
  void putDown(PieceId piece, Square to);
  void putAway(PieceId victim);
  void exchangePromoted(Move move);
  void carry(Square from, Square to);

  // All that is no move: human_doubts.cpp
  void thinkAgain(Move move);
  void makeAndUndo(Move move);
  void giveBack(Move move);
  void twoHands(Move move);
  void mess();
  void straighten(Square square);
  void bumpNeighbours(Square from, Square to);
  void tidyUp();
  template <class Acts>
  void meanwhile(Duration since, int lateness, Acts acts);

  const Position& position_;
  const MoveList& moves_;
  const Placement& placement_;
  TrueBoard board_;
  Rng& rng_;
  Occupancy touched_;
  Duration now_{}, moveBegan_{};
  HandScript script_;
};

}  // namespace kirin::testing
