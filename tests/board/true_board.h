// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/piece_tracker.h"
#include "board/sensors.h"
#include "chess/position.h"

#include <array>
#include <optional>

namespace kirin::testing {

/// Who truly stands over which sensor: what sensors cannot tell. A piece on the edge of two is over both.
class TrueBoard {
 public:
  explicit TrueBoard(const Placement& placement) {
    for (PieceId piece = 0; piece < kPieceCount; ++piece)
      if (!placement.places[piece].isNowhere()) put(sensorOf(placement.places[piece]), piece);
  }

  std::optional<PieceId> at(SensorIndex sensor) const { return who_[static_cast<std::size_t>(sensor)]; }
  void put(SensorIndex sensor, std::optional<PieceId> piece) { who_[static_cast<std::size_t>(sensor)] = piece; }
  /// Over a slot; nobody knows: it is off the board, in a hand or on a square.
  std::optional<Slot> slotOf(PieceId piece) const {
    for (Slot slot = 0; slot < kPieceCount; ++slot)
      if (at(64 + slot) == piece) return slot;
    return std::nullopt;
  }

  /// Do the squares, but for one that nobody sees, show just what this legal move makes of that placement? A promoted
  /// pawn may have been exchanged.
  bool shows(const Position& before, Move move, const Placement& placement, std::optional<SensorIndex> unseen) const {
    std::array<std::optional<PieceId>, 64> wanted{};
    for (Square square = 0; square < 64; ++square) wanted[square] = placement.at(Place::onSquare(square));
    const auto mover = wanted[move.from()];
    if (move.kind() == Move::Kind::Castling) {
      const auto rook = wanted[move.to()];
      const bool towardsH = move.to() > move.from();
      wanted[move.from()].reset();
      wanted[move.to()].reset();
      wanted[makeSquare(towardsH ? 6 : 2, rankOf(move.from()))] = mover;
      wanted[makeSquare(towardsH ? 5 : 3, rankOf(move.from()))] = rook;
    } else {
      wanted[move.from()].reset();
      if (before.isCapture(move)) wanted[before.captureSquare(move)].reset();
      wanted[move.to()] = mover;
    }
    for (Square square = 0; square < 64; ++square) {
      if (at(square) == wanted[square] || square == unseen) continue;
      const bool promoted = move.kind() == Move::Kind::Promotion && square == move.to() && at(square) &&
                            placement.places[*at(square)].isSlot();
      if (!promoted) return false;
    }
    return true;
  }

 private:
  std::array<std::optional<PieceId>, kSensorCount> who_{};
};

}  // namespace kirin::testing
