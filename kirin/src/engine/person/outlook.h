// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chess/game_line.h"

#include <vector>

namespace kirin {

/// What a search found out about every move, without deciding between them. Values are scores (engine/score.h) from the
/// side of whoever is to move at the root.
struct Outlook {
  struct Reply {
    Move move;
    int value = 0;  ///< with all captures after it played out
  };
  struct Choice {
    Move move;
    int glance = 0;              ///< its value at depth 1
    int value = 0;               ///< at the greatest depth it was looked at
    int standing = 0;            ///< as the board stands after it, before any reply
    std::vector<Reply> replies;  ///< the best ones, best first; none where it ends the game, or the budget ended
  };
  std::vector<Choice> choices;  ///< best first
};

/// So many replies to a move are kept: whoever sees none of the others expects the last of these.
inline constexpr std::size_t kRepliesKept = 8;

}  // namespace kirin
