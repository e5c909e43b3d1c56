// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"

#include <vector>

namespace kirin {

/// Why a position or a game is over by the rules alone, or what may be claimed.
enum class DrawRule : std::uint8_t { None, Stalemate, DeadPosition, Threefold, Fivefold, FiftyMoves, SeventyFiveMoves };

/// No sequence of legal moves can mate either side, by material alone (kings; one minor; bishops of one square colour).
bool isDeadPosition(const Position& position);
/// Could `color` still give mate by any legal sequence, however unlikely, judged by material? When its opponent's flag
/// falls and it could not, the game is drawn.
bool canMate(const Position& position, Color color);

/// A start position and the moves played from it: what repetition, claims, SAN lists and takebacks need.
class GameLine {
 public:
  explicit GameLine(Position start = {});

  const Position& start() const { return start_; }
  const Position& current() const { return positions_.back(); }
  /// After that many plies; 0 is the start.
  const Position& at(int ply) const { return positions_[ply]; }
  const std::vector<Move>& moves() const { return moves_; }
  int plies() const { return static_cast<int>(moves_.size()); }

  void play(Move legal);
  /// Forgets all moves from that ply on.
  void truncate(int plies);

  /// How often the current position has stood, itself included.
  int repetitions() const;
  bool isCheckmate() const;
  /// A draw that happens by itself: stalemate, dead position, fivefold, seventy-five moves (mate goes before it).
  DrawRule automaticDraw() const;
  /// A draw the side to move may claim now, or by announcing `intended`: threefold or fifty moves.
  DrawRule claimableDraw(Move intended = {}) const;

  friend bool operator==(const GameLine&, const GameLine&) = default;

 private:
  Position start_;
  std::vector<Position> positions_;
  std::vector<Move> moves_;
};

}  // namespace kirin
