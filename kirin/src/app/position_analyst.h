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

/// Says what a position that is looked at is worth, at once and then better, until it has said enough: on a thread and
/// with an engine of its own. One thread (the GUI's) asks and destroys it.
class PositionAnalyst {
 public:
  struct Config {
    std::function<std::unique_ptr<IEngine>()> engines;  ///< called on the thread
    std::vector<std::uint64_t> nodes;                   ///< one answer each, growing
    QThread::Priority priority = QThread::InheritPriority;
  };
  /// Called on the thread. `last`: no better answer will come.
  using Answer = std::function<void(const Result<Judgement>&, bool last)>;

  explicit PositionAnalyst(Config config);
  /// Waits until the engine has stopped.
  ~PositionAnalyst();
  PositionAnalyst(const PositionAnalyst&) = delete;
  PositionAnalyst& operator=(const PositionAnalyst&) = delete;

  /// The question before is forgotten; an answer to it that is under way may still come.
  void ask(const GameLine& line, Answer answer);
  /// Returns at once.
  void forget() { stop_.request_stop(); }

 private:
  void answer(const GameLine& line, const Answer& answer, const std::stop_token& stop);

  Config config_;
  std::unique_ptr<IEngine> engine_;  ///< the thread's
  std::stop_source stop_;
  QThreadPool pool_;
};

}  // namespace kirin
