// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_recorder.h"

namespace kirin {

void GameRecorder::follow(const SessionGame& game) {
  written_ = agreed_ = game.stored().id == 0 ? 0 : game.plies();
  clocks_ = game.stored().clocks;
  finished_ = game.stored().id != 0 && game.over();
}

Result<void> GameRecorder::sync(SessionGame& game) {
  const StoredGame& stored = game.stored();
  if (stored.id == 0) {
    const auto id = store_.begin(stored);
    if (!id) return id.error();
    game.setId(*id);
    follow(game);
    return {};
  }
  if (written_ > agreed_) {
    if (auto done = store_.truncate(stored.id, agreed_); !done) return done;
    written_ = agreed_;
    clocks_.reset();
  }
  while (written_ < game.plies()) {
    if (auto done = store_.addPly(stored.id, written_, stored.plies[written_]); !done) return done;
    agreed_ = ++written_;
    clocks_.reset();
  }
  if (stored.clocks && stored.clocks != clocks_) {
    if (auto done = store_.saveClocks(stored.id, *stored.clocks); !done) return done;
    clocks_ = stored.clocks;
  }
  if (stored.end && !finished_) {
    if (auto done = store_.finish(stored.id, *stored.end); !done) return done;
    finished_ = true;
  }
  return {};
}

}  // namespace kirin
