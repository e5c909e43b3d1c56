// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"

#include <functional>
#include <optional>

namespace kirin {

/// A puzzle on the board itself: each position that is to stand there is the start of a game between two people that is
/// not kept, so that the session sets it up, watches hands, carries answers and asks for help as in any other game.
/// Knows what it asked for and which of the session's events are about that. GUI thread.
class PuzzleOnBoard {
 public:
  using Send = std::function<void(SessionCommand)>;
  explicit PuzzleOnBoard(Send send) : send_(std::move(send)) {}

  /// Has the position set up; what stood there before is given up.
  void setUp(const Position& position);
  /// Whoever is on move plays that, and it is carried. Only while ready().
  void play(Move legal);
  /// The answer to PromotionPending.
  void promote(PieceType piece) { send_(command::ChoosePromotion{piece}); }
  void cancelPromotion() { send_(command::Cancel{}); }
  /// The board has nothing more to do with puzzles.
  void leave();

  /// Is the event about the position last asked for? To be asked of every one, in order.
  bool follows(const SessionEvent& event);
  /// The position stands, the move before is carried, none has been asked for since, and nothing is wrong.
  bool ready() const { return stands_ && ply_ && watching_ && !played_; }
  /// Asked for, and not yet begun.
  bool settingUp() const { return token_ > 0 && !stands_; }

 private:
  Send send_;
  std::uint64_t token_ = 0;  ///< tells the games asked for apart: their seed, of which two people have no use; 0: none
  std::uint64_t tokens_ = 0;
  bool stands_ = false;
  std::optional<int> ply_;  ///< to come
  bool watching_ = false;   ///< the session waits for a move
  bool played_ = false;
};

}  // namespace kirin
