// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_reviewer.h"

#include <QtConcurrent>
#include <algorithm>
#include <mutex>

namespace kirin {

struct GameReviewer::Work {
  GameLine line;
  std::vector<int> plies;
  Listener listener;
  std::function<std::unique_ptr<IEngine>()> engines;
  SearchLimits limits;
  std::stop_source stop;

  std::mutex mutex;  ///< of what follows, and around the listener
  std::size_t next = 0;
  int running = 0;
  Result<void> outcome;

  /// None: there is nothing left to do.
  std::optional<int> take() {
    const std::lock_guard lock(mutex);
    if (stop.stop_requested() || next == plies.size()) return std::nullopt;
    return plies[next++];
  }

  void tell(int ply, const Judgement& judgement) {
    const std::lock_guard lock(mutex);
    // What was stopped half way is no judgement.
    if (!stop.stop_requested()) listener.judged(ply, judgement);
  }

  void fail(const Error& error) {
    const std::lock_guard lock(mutex);
    if (outcome && !stop.stop_requested()) outcome = error;
    next = plies.size();
  }

  void leave() {
    const std::lock_guard lock(mutex);
    if (--running == 0 && !stop.stop_requested()) listener.finished(outcome);
  }
};

GameReviewer::GameReviewer(Config config) : config_(std::move(config)) {
  pool_.setMaxThreadCount(std::max(1, config_.threads));
  pool_.setThreadPriority(config_.priority);
}

void GameReviewer::start(const GameLine& line, std::vector<int> plies, Listener listener) {
  cancel();
  work_ = std::make_shared<Work>();
  work_->line = line;
  work_->plies = std::move(plies);
  work_->listener = std::move(listener);
  work_->running = pool_.maxThreadCount();
  work_->engines = config_.engines;
  work_->limits = config_.limits;
  for (int i = 0; i < pool_.maxThreadCount(); ++i) {
    QFuture<void> unused = QtConcurrent::run(&pool_, [task = work_] { work(*task); });
    Q_UNUSED(unused)
  }
}

void GameReviewer::cancel() {
  if (!work_) return;
  work_->stop.request_stop();
  { const std::lock_guard told(work_->mutex); }  // a word that is being said is said to its end
  work_.reset();
}

void GameReviewer::work(Work& work) {
  std::unique_ptr<IEngine> engine;
  while (const auto ply = work.take()) {
    if (!engine) {
      engine = work.engines();
      if (auto done = engine->applyOptions(judgingOptions()); !done) {
        work.fail(done.error());
        break;
      }
    }
    GameLine line = work.line;
    line.truncate(*ply);
    const auto judgement = judge(*engine, line, work.limits, work.stop.get_token());
    if (judgement) {
      work.tell(*ply, *judgement);
    } else {
      work.fail(judgement.error());
    }
  }
  work.leave();
}

}  // namespace kirin
