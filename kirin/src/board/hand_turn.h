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
  bool certain = true;  ///< AsItWas: not only for what isn't seen
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

  /// `decided`: the move that was told already, if any, and when.
  TurnReading read(const MoveTarget* decided, Instant toldAt) const;

  /// When a piece on the squares was lifted or put down last.
  std::optional<Instant> lastOnSquares() const { return lastOnSquares_; }
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
  Bitboard blindSquares() const { return (blind_ & Occupancy(~std::uint64_t{0})).to_ullong(); }
  Wanted wantedBy(const MoveTarget& target) const;

  TurnReading made(const std::vector<const MoveTarget*>& fitting, bool untouched, const MoveTarget* decided,
                   Instant toldAt) const;
  bool touchedSince(const MoveTarget& made, Instant when) const;
  bool amongOthers(const MoveTarget& made) const;
  Duration patienceWith(const MoveTarget& made) const;
  Instant placedAt(Square square) const { return placedAt_[static_cast<std::size_t>(square)]; }
  bool pushed(const MoveTarget& made) const;
  bool victimUnseen(const MoveTarget& made) const;
  bool touchedInPassing(const MoveTarget& made) const;
  bool brushed(const MoveTarget& made) const;
  bool sweptUp(const MoveTarget& made) const;
  bool perhapsOnlyTouched(const MoveTarget& made) const;
  bool couldHaveTaken(const MoveTarget& made, const MoveTarget& other) const;
  bool mayBeTheOther(const MoveTarget& made, const MoveTarget& castling) const;
  bool followedClosely(const MoveTarget& made, const MoveTarget& other) const;
  bool exchangedUnseen(const MoveTarget& made) const;
  bool onTwoSquares() const;
  bool kingsInTheCentre() const;
  std::vector<Move> movesFromUnderAStuckSensor(Bitboard asItWas) const;
  TurnReading putRight(Bitboard asItWas, const MoveTarget* decided) const;
  bool inProgress(Bitboard asItWas) const;
  PieceSet likelyIn(Slot slot) const;
  std::vector<OperatorRequest> corrections(const Wanted& wanted) const;

  Color mover_;
  Placement placement_;
  std::vector<MoveTarget> targets_;
  Wanted start_{};
  std::optional<Wanted> earlier_;
  int earlierPlies_ = 0;

  Whereabouts whereabouts_;
  PieceSet astray_ = 0;  ///< not in their slots since before the turn
  Occupancy blind_;
  Occupancy placed_;  ///< sensors that saw something put down this turn
  Occupancy lifted_;  ///< or taken up
  std::array<Instant, kSensorCount> liftedAt_{}, placedAt_{};
  std::array<Duration, kSensorCount> unseenFor_{};  ///< what was put down there, since the last lift before
  Instant lastLift_{};
  std::optional<Instant> lastOnSquares_;
  std::optional<SensorIndex> firstLifted_;  ///< since everything was last as it had been
};

}  // namespace kirin
