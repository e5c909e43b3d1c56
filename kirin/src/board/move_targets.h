// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/whereabouts.h"
#include "chess/bitboard.h"
#include "chess/position.h"

#include <array>
#include <optional>
#include <vector>

namespace kirin {

/// How the squares look once a move is made, told by what differs from before it.
struct MoveTarget {
  /// Who may then stand on a square; none: it is empty.
  struct Change {
    Square square = kNoSquare;
    PieceSet accepts = 0;
  };

  Move move;  ///< none: nothing has changed
  PieceId mover = 0;
  std::array<Change, 4> changes{};
  int changeCount = 0;
  Bitboard changed = 0;  ///< the squares of the changes
  Bitboard lifts = 0;    ///< squares a piece is lifted from on the way
  std::optional<PieceId> captured;
  Square capturedOn = kNoSquare;
  /// The square the mover reaches; castling: the king's, and the rook's.
  Square arrival = kNoSquare;
  Square rookArrival = kNoSquare;

  bool castles() const { return move.kind() == Move::Kind::Castling; }
  bool promotes() const { return move.kind() == Move::Kind::Promotion; }
  bool enPassant() const { return move.kind() == Move::Kind::EnPassant; }
};

/// One for each of the moves that is legal and that the placement can carry out; the four promotions of a pawn to a
/// square are one, to a queen.
std::vector<MoveTarget> moveTargets(const Position& position, const MoveList& moves, const Placement& placement);

/// Could the piece, put down where this move ends, be on its way to where that one does?
bool onTheWay(const MoveTarget& stop, const MoveTarget& further);
/// Is a castling still to come when the king or the rook stands there?
bool beginsCastling(const MoveTarget& move, const MoveTarget& castling);

}  // namespace kirin
