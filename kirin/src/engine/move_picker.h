// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/movegen.h"
#include "engine/history.h"

#include <array>

namespace kirin {

/// The replies that worked after the moves one, two and four plies ago, and the moves that did with these pawns.
using ReplyHistories = std::array<ReplyHistory*, 4>;

/// Does it win material at once: a capture or a queen promotion? The rest are quiet moves.
inline bool isNoisy(const Position& position, Move m) {
  return position.isCapture(m) || m.promotion() == PieceType::Queen;
}

int quietHistory(const History& history, const ReplyHistories& replies, const Position& position, Move m);
int captureHistory(const History& history, const Position& position, Move m);

/// Hands out legal moves, the likeliest first, and generates and sorts as late as it can: the table's move, captures
/// that don't lose material, quiet moves, losing captures.
class MovePicker {
 public:
  /// Every move. `tableMove` must be legal or none.
  MovePicker(const Position& position, const History& history, const ReplyHistories& replies, Move tableMove,
             Move killer);
  /// Captures and queen promotions that pass a static exchange of `threshold`; in check every evasion.
  static MovePicker noisy(const Position& position, const History& history, const ReplyHistories& replies,
                          Move tableMove, int threshold);

  /// No move at the end.
  Move next();
  /// From now on only captures.
  void skipQuiets() { skipQuiets_ = true; }

 private:
  enum class Stage : std::uint8_t { Table, MakeNoisy, GoodNoisy, MakeQuiet, Quiet, BadNoisy, Done };

  void scoreNoisy();
  void scoreQuiets();
  Move best(int& at);

  const Position& position_;
  const History& history_;
  const ReplyHistories& replies_;
  Move tableMove_;
  Move killer_;
  Stage stage_ = Stage::Table;
  bool noisyOnly_ = false;
  bool skipQuiets_ = false;
  int threshold_ = 0;
  MoveList moves_;
  std::array<int, 256> scores_;
  int at_ = 0;
  MoveList losing_;
  int losingAt_ = 0;
};

}  // namespace kirin
