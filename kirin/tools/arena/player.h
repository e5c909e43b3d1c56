// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/arguments.h"

#include <memory>

namespace kirin::arena {

/// What a contender answers.
struct Reply {
  Move move;
  std::optional<int> cp;  ///< from the side to move; nothing where a program gave no score
  std::uint64_t nodes = 0;
};

/// A contender at the board, its engine behind it. One thread at a time.
class Player {
 public:
  /// Both outlive it.
  Player(const Contender& contender, const ITime& time);
  /// With another engine than the contender says.
  Player(const Contender& contender, std::unique_ptr<IEngine> engine);

  const Contender& contender() const { return contender_; }
  /// Has it ever been ready? What goes wrong after that is its own fault, not the command line's.
  bool proved() const { return proved_; }

  /// Errors: those of IEngine.
  Result<void> newGame(std::uint64_t seed);
  /// `match` holds what applies to both sides; the contender's own limits go before it. Errors: those of IEngine.
  Result<Reply> move(const GameLine& line, SearchLimits match, std::stop_token stop);

 private:
  const Contender& contender_;
  std::unique_ptr<IEngine> engine_;
  bool proved_ = false;
};

}  // namespace kirin::arena
