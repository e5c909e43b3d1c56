// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/hand_event.h"
#include "board/move_targets.h"
#include "board/sensor_debounce.h"
#include "board/whereabouts.h"

#include <optional>
#include <vector>

namespace kirin {

/// How things stood when an earlier turn began.
struct EarlierTurn {
  int plies = 0;  ///< ago
  Placement placement;
};

/// What the board looks like, and how long it has to stay so before that is said.
struct TurnReading {
  enum class Kind : std::uint8_t { AsItWas, Made, Question };
  Kind kind = Kind::AsItWas;
  MoveTarget made;          ///< Made
  HandQuestion question{};  ///< Question
  Duration patience{};
};

/// One turn of a person: from the edges since it began to what they mean. It knows what happened when, but not what
/// time it is.
class HandTurn {
 public:
  /// `slots`: which sensors under slots see something as the turn begins; squares are as placed, edges tell the rest.
  HandTurn(const Position& position, const MoveList& moves, const Placement& placement, const Occupancy& slots,
           std::optional<EarlierTurn> before);

  void apply(const SensorEdge& edge);
  /// Everything is as it was: whatever was in the air is back where it had been.
  void rest();
  /// That sensor's edges won't come any more, and what it said does not count.
  void blind(SensorIndex sensor);

  /// `decided`: the move that was told already, if any.
  TurnReading read(const MoveTarget* decided) const;

  /// Is what this move moved where it went, as far as can be seen?
  bool stands(const MoveTarget& made) const;
  /// Where the piece this move takes is, if it was seen in a slot, its own first.
  Place capturedAt(const MoveTarget& made) const;
  /// The one kind of officer the mover has lifted out of storage.
  std::optional<PieceType> spareLifted(const MoveTarget& promotion) const;
  /// What is not in its slot, once this move is made (none: as the turn began).
  std::vector<OperatorRequest> storageRequests(const MoveTarget* made) const;

 private:
  using Wanted = std::array<PieceSet, 64>;

  void standAsPlaced(Occupancy slots);
  bool right(Square square, PieceSet wanted) const;
  Bitboard wrong(const Wanted& wanted) const;
  Bitboard wrong(const MoveTarget& target, Bitboard asItWas) const;
  Bitboard empty(Bitboard squares) const;
  Wanted wantedBy(const MoveTarget& target) const;

  TurnReading made(const std::vector<const MoveTarget*>& fitting, bool untouched, const MoveTarget* decided) const;
  Duration patienceWith(const MoveTarget& made) const;
  bool victimUnseen(const MoveTarget& made) const;
  bool touchedInPassing(const MoveTarget& made) const;
  bool onlyThoughtAbout(const MoveTarget& made) const;
  bool couldHaveTaken(const MoveTarget& made) const;
  bool kingsInTheCentre() const;
  std::vector<Move> movesFromUnderAStuckSensor(Bitboard asItWas) const;
  TurnReading putRight(Bitboard asItWas, const MoveTarget* decided) const;
  bool inProgress(Bitboard asItWas) const;
  std::vector<OperatorRequest> corrections(const Wanted& wanted) const;

  Color mover_;
  Placement placement_;
  std::vector<MoveTarget> targets_;
  Wanted start_{};
  std::optional<Wanted> earlier_;
  int earlierPlies_ = 0;

  Whereabouts whereabouts_;
  Occupancy blind_;
  Occupancy placed_;  ///< sensors that saw something put down this turn
  Occupancy lifted_;  ///< or taken up
  std::array<Instant, kSensorCount> liftedAt_{}, placedAt_{};
  std::optional<SensorIndex> firstLifted_;  ///< since everything was last as it had been
};

}  // namespace kirin
