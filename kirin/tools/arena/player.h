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
  virtual ~Player() = default;

  /// Errors: those of IEngine.
  virtual Result<void> newGame(std::uint64_t seed) = 0;
  /// `match` holds what applies to both sides; the contender's own limits go before it. Errors: those of IEngine.
  virtual Result<Reply> move(const GameLine& line, const SearchLimits& match, std::stop_token stop) = 0;
};

/// Both outlive it.
std::unique_ptr<Player> makePlayer(const Contender& contender, const ITime& time);

/// With another engine than the contender says. The contender outlives it.
std::unique_ptr<Player> makePlayer(const Contender& contender, std::unique_ptr<IEngine> engine);

}  // namespace kirin::arena
