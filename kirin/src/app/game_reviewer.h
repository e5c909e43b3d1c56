// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/judge.h"

#include <QThreadPool>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace kirin {

/// Judges the positions of a game in the background, several at a time, each with an engine that nobody else uses: on
/// as many threads as it is given, which take the next position as soon as they are done with one. What comes out does
/// not depend on how many they are. One thread (the GUI's) starts, cancels and destroys it.
class GameReviewer {
 public:
  struct Config {
    std::function<std::unique_ptr<IEngine>()> engines;  ///< called on the threads
    int threads = 1;
    SearchLimits limits;  ///< of each position
    QThread::Priority priority = QThread::InheritPriority;
  };
  /// Called on the threads, one at a time, and never again once cancel() has returned. Must not take long.
  struct Listener {
    std::function<void(int ply, const Judgement&)> judged;
    std::function<void(const Result<void>&)> finished;  ///< once, unless cancelled; errors: those of IEngine
  };

  explicit GameReviewer(Config config);
  /// Waits until the engines have stopped.
  ~GameReviewer() { cancel(); }
  GameReviewer(const GameReviewer&) = delete;
  GameReviewer& operator=(const GameReviewer&) = delete;

  /// Those plies of the line (0: the start), in that order. Calls off what was going on.
  void start(const GameLine& line, std::vector<int> plies, Listener listener);
  /// Returns at once; the engines stop within some 10 ms.
  void cancel();

 private:
  struct Work;
  static void work(Work& work);

  Config config_;
  std::shared_ptr<Work> work_;
  QThreadPool pool_;  ///< waits for its threads when it goes
};

}  // namespace kirin
