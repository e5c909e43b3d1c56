// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "board/piece.h"
#include "chess/position.h"

#include <array>
#include <optional>
#include <vector>

namespace kirin {

/// Where each object is and what it stands for: the identity that travels with a position (D-25).
struct Placement {
  std::array<Place, kPieceCount> places{};
  /// What each object plays as: its kind, but for a pawn that stands for a promoted piece no spare was there for.
  std::array<PieceType, kPieceCount> playsAs{};
  /// False after a start from an arbitrary FEN: then which of the equal objects stands where is a guess.
  bool known = true;

  /// The standard start: every object on its home square.
  static Placement standard();
  /// Every object in its own slot.
  static Placement stored();
  /// Deals objects to the pieces of any position, those at home to whom that home belongs; pawns stand for what the set
  /// has too few of; the rest are in their slots; `known` is false. Errors: "placement.pieces" (args: letter) when the
  /// position needs more than the set can stand for.
  static Result<Placement> guessedFor(const Position& position);

  /// Who is there. Nobody is at a place nobody knows.
  std::optional<PieceId> at(Place place) const;
  /// Where a piece that leaves the board goes: its own slot; were that taken, another free one of its kind and colour,
  /// then of its colour, then any.
  Slot freeSlotFor(PieceId piece) const;
  /// Do the objects on squares, as what they play, make exactly this position?
  bool matches(const Position& position) const;

  friend bool operator==(const Placement&, const Placement&) = default;
};

/// What one ply does to the objects, in the order it must be done. Undone backwards.
struct PlyEffects {
  std::vector<PieceOperation> operations;
  /// The slot the captured piece goes to, read before the move is applied.
  std::optional<Slot> capturedInto;
  /// A pawn begins to stand for this piece, because storage has no spare.
  std::optional<std::pair<PieceId, PieceType>> standIn;
  /// What the captured stand-in played as, so that undo can give it back; in its slot it is a pawn again.
  std::optional<std::pair<PieceId, PieceType>> capturedStandIn;

  friend bool operator==(const PlyEffects&, const PlyEffects&) = default;
};

/// Follows identities through a game. Pure; the session's worker owns the one of the running game and is its only
/// writer.
class PieceTracker {
 public:
  explicit PieceTracker(const Placement& placement = Placement::standard()) : placement_(placement) {}

  const Placement& placement() const { return placement_; }
  std::optional<PieceId> at(Square square) const { return placement_.at(Place::onSquare(square)); }

  /// What a legal move would do, from the position before it (which placement() matches): the capture first, into the
  /// captured piece's own slot (with unknown identity: any free slot of its kind); castling king then rook, unless the
  /// king's square is the rook's (Chess960): then the rook first, and where they change places over a free square;
  /// promotion: the pawn to its slot and the spare out of its own. Every operation goes to a place empty at that
  /// moment.
  PlyEffects effectsOf(const Position& before, Move move) const;
  /// Carries out the effects of a move played from the placement as it is.
  void apply(const PlyEffects& effects);
  /// Exactly the placement before the ply that was applied last.
  void undo(const PlyEffects& effects);

 private:
  Placement placement_;
};

}  // namespace kirin
