// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_profile.h"
#include "board/operator_request.h"
#include "board/piece_tracker.h"
#include "board/sensor_health.h"
#include "chess/position.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace kirin {

/// What hands did, or have to do. Of the last five at most one stands at a time: each replaces the one before, and
/// AllRight says that none stands any more.
namespace hand_event {
/// A move was made. Of a promotion the piece is still to choose (the move says queen).
struct Decided {
  Move move;
  Instant lastEdge{};               ///< when it stood: the wait for stillness since is nobody's time
  std::optional<PieceId> captured;  ///< what was taken,
  Place capturedAt;                 ///< and where that is: a slot, its own or another, or nobody knows
  friend bool operator==(const Decided&, const Decided&) = default;
};
/// The move decided last is undone: the board stands as the turn began, or another Decided follows.
struct Revoked {
  Instant lastEdge{};
  friend bool operator==(const Revoked&, const Revoked&) = default;
};
/// After a Decided promotion: that piece was lifted out of storage. May come again when another is lifted instead.
struct PromotionByLift {
  PieceType piece = PieceType::Queen;
  friend bool operator==(const PromotionByLift&, const PromotionByLift&) = default;
};
/// Put this right. Nothing is decided meanwhile, unless it holds nothing up (a captured piece that is not in its slot).
struct Ask {
  std::vector<OperatorRequest> requests;
  bool holdsUp = true;
  friend bool operator==(const Ask&, const Ask&) = default;
};
/// What the sensors see fits these moves (or this one, but its arrival was not seen): the person has to say.
struct WhichMove {
  std::vector<Move> moves;
  friend bool operator==(const WhichMove&, const WhichMove&) = default;
};
/// The pieces were put back as they stood when the turn before began, the opponent's first.
struct TakebackOffered {
  int plies = 0;
  friend bool operator==(const TakebackOffered&, const TakebackOffered&) = default;
};
/// Both kings were put in the centre.
struct GameOverOffered {
  friend bool operator==(const GameOverOffered&, const GameOverOffered&) = default;
};
struct AllRight {
  friend bool operator==(const AllRight&, const AllRight&) = default;
};
}  // namespace hand_event

using HandEvent =
    std::variant<hand_event::Decided, hand_event::Revoked, hand_event::PromotionByLift, hand_event::Ask,
                 hand_event::WhichMove, hand_event::TakebackOffered, hand_event::GameOverOffered, hand_event::AllRight>;

/// Reads moves from what the sensors say, knowing what stands where and which moves are legal. A state machine on the
/// instants it is given: no clock, no thread. How it judges: docs/detecting-moves.md.
///
/// Give it every frame, also between turns (a hand may be early). After each frame, and when nextDeadline() is there,
/// take what there is to say until there is no more:
///
///     inference.observe(frame);
///     while (auto event = inference.next(now)) ...
class MoveInference {
 public:
  explicit MoveInference(const BoardProfile::Sensing& sensing = {});
  ~MoveInference();
  MoveInference(MoveInference&&) noexcept;
  MoveInference& operator=(MoveInference&&) noexcept;

  /// No turn before this one is known any more: a new game. What is known of the sensors stays.
  void forgetTurns();
  /// A person's turn: from here on, and from the edges since everything stood as in `placement`, find their move.
  /// Moves that the placement cannot carry out are ignored. Calling it again begins again.
  void begin(const Position& position, const MoveList& legalMoves, const Placement& placement, Instant now);
  /// The turn is over: the machine is about to move, or the move was made on the screen. Edges are kept for begin().
  void end();
  bool watching() const;

  /// Raw, in the order of time.
  void observe(const SensorFrame& frame);
  std::optional<HandEvent> next(Instant now);
  /// When next() may have something to say though no frame comes.
  std::optional<Instant> nextDeadline() const;

  /// The board is in a state between: something is in the air, or not still yet. Don't start to move into that.
  bool handsAtWork() const;
  /// What the sensors say, debounced.
  const Occupancy& present() const;
  const SensorHealth& health() const;
  /// A place is known to be full, or empty, by other means (the machine put it there, a person says so).
  void assure(Place place, bool full);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kirin
