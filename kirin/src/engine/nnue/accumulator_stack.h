// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/position.h"
#include "engine/nnue/network.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace kirin {

/// Judges positions along a line of moves. The first layer's sums are kept for every ply of the line, and only worked
/// out where a position is really judged: from the nearest ply above that has them, by what the moves between took off
/// and put on. Where a king crosses to the other half of the board its view is mirrored and nothing above helps: then
/// from the last position seen with the king on that half. One thread.
class AccumulatorStack {
 public:
  /// `deepest`: the longest line, in plies.
  AccumulatorStack(std::shared_ptr<const Network> network, int deepest, const NetKernels& kernels = bestKernels());

  /// Begins a new line.
  void reset();
  /// `move` is about to be played in `before`, the position at the end of the line.
  void push(const Position& before, Move move);
  /// The turn is about to pass.
  void pushNull();
  /// Takes the last ply back.
  void pop() { --ply_; }

  /// Centipawns from the side to move; `position` is the one at the end of the line.
  int evaluate(const Position& position);

  const Network& network() const { return *network_; }

 private:
  struct Standing {
    Piece piece;
    Square square = kNoSquare;
  };
  /// What one ply did to the board.
  struct Ply {
    std::array<Standing, 2> off;
    std::array<Standing, 2> on;
    int offs = 0;
    int ons = 0;
    std::array<bool, 2> mirrors{};  ///< by view: its king crossed to the other half
    std::array<bool, 2> known{};    ///< by view: its sums are worked out
  };
  /// The last position whose sums were worked out from all its pieces, and those sums.
  struct Remembered {
    std::array<std::array<Bitboard, 6>, 2> pieces{};
  };

  std::int16_t* sums(int ply, Color view) { return rowAt(2 * ply + index(view)); }
  std::int16_t* rememberedSums(int which) { return rowAt(2 * static_cast<int>(plies_.size()) + which); }
  std::int16_t* rowAt(int row) { return rows_.data() + static_cast<std::size_t>(row * network_->width()); }

  const std::int16_t* workOut(const Position& position, Color view);
  void advance(int ply, Color view, Square orientation);
  void refresh(const Position& position, Color view);

  std::shared_ptr<const Network> network_;
  const NetKernels& kernels_;
  std::vector<Ply> plies_;
  int ply_ = 0;
  std::array<Remembered, 4> remembered_;  ///< by view and half
  AlignedRows rows_;                      ///< two a ply, then those of `remembered_`
};

}  // namespace kirin
