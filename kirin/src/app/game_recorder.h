// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_game.h"

namespace kirin {

/// Keeps the store equal to the running game. Where a write fails, the next one makes up for it, so that a disk that
/// was full for a while costs nothing. Same thread as the store.
class GameRecorder {
 public:
  explicit GameRecorder(IGameStore& store) : store_(store) {}

  /// A new game (not in the store yet), or one that was read from it.
  void follow(const SessionGame& game);
  /// Plies from that one on are other ones now.
  void truncated(int plies) { agreed_ = std::min(agreed_, plies); }
  /// Writes what the store lacks. The game gets its id at the first success. Errors: those of IGameStore.
  Result<void> sync(SessionGame& game);

 private:
  IGameStore& store_;
  int written_ = 0;  ///< plies in the store
  int agreed_ = 0;   ///< of them, the same as the game's
  std::optional<BothClocks> clocks_;
  std::optional<Unrated> unrated_;
  bool finished_ = false;
};

}  // namespace kirin
