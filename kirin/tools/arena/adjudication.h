// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/pgn.h"

#include <optional>

namespace kirin::arena {

/// Ends games whose outcome both engines agree on. A win once every score of the last four moves of each side was at
/// least so large and for the same colour; a draw once, from ply 81 on, the last ten scores were at most so large. A
/// move without a score breaks the agreement.
class Adjudicator {
 public:
  /// Centipawns; without a value that rule is off.
  Adjudicator(std::optional<int> resignAt, std::optional<int> drawAt);

  /// After each move: how many plies there are now, and the mover's score from White's side. The result, if it is
  /// settled.
  std::optional<GameResult> note(int plies, std::optional<int> whiteCp);

 private:
  std::optional<int> resignAt_;
  std::optional<int> drawAt_;
  int won_ = 0;  ///< plies in a row that called it won, counted down from 0 for Black
  int even_ = 0;
};

}  // namespace kirin::arena
