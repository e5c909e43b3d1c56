// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/board_profile.h"
#include "board/hand_event.h"
#include "board/piece_tracker.h"
#include "board/sensor_health.h"
#include "chess/position.h"

#include <memory>
#include <optional>

namespace kirin {

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
  /// `faults`: what was known of the sensors already.
  explicit MoveInference(const BoardProfile::Sensing& sensing = {}, const SensorFaults& faults = {});
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
  /// When one that can be believed changed last, and kept to it: wrong single readings are no change.
  Instant changedAt() const;
  const SensorHealth& health() const;
  /// A place is known to be full, or empty, by other means (the machine put it there, a person says so).
  void assure(Place place, bool full);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kirin
