// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_recorder.h"

namespace kirin {

void GameRecorder::follow(const SessionGame& game) {
  written_ = agreed_ = game.stored().id == 0 ? 0 : game.plies();
  clocks_ = game.stored().clocks;
  unrated_ = game.stored().unrated;
  finished_ = game.stored().id != 0 && game.over();
}

Result<void> GameRecorder::sync(SessionGame& game) {
  const StoredGame& stored = game.stored();
  if (stored.id == 0) {
    // Its result is written by itself, below, since the rating goes with it.
    StoredGame begun = stored;
    begun.end.reset();
    const auto id = store_.begin(begun);
    if (!id) return id.error();
    game.setId(*id);
    follow(game);
    finished_ = false;
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
  if (stored.unrated && stored.unrated != unrated_) {
    if (auto done = store_.markUnrated(stored.id, *stored.unrated); !done) return done;
    unrated_ = stored.unrated;
  }
  if (stored.end && !finished_) {
    const auto done = store_.finish(stored.id, *stored.end, game.counted());
    if (!done) return done.error();
    game.setRatingChange(*done);
    finished_ = true;
  }
  return {};
}

}  // namespace kirin
