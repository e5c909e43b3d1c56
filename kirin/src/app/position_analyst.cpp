// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/position_analyst.h"

#include <QtConcurrent>

namespace kirin {

PositionAnalyst::PositionAnalyst(Config config) : config_(std::move(config)) {
  pool_.setMaxThreadCount(1);
  pool_.setThreadPriority(config_.priority);
}

void PositionAnalyst::ask(const GameLine& line, Answer said) {
  stop_.request_stop();
  stop_ = std::stop_source();
  QFuture<void> unused = QtConcurrent::run(
      &pool_, [this, line, said = std::move(said), stop = stop_.get_token()] { answer(line, said, stop); });
  Q_UNUSED(unused)
}

PositionAnalyst::~PositionAnalyst() {
  forget();
  pool_.waitForDone();
}

void PositionAnalyst::answer(const GameLine& line, const Answer& said, const std::stop_token& stop) {
  if (stop.stop_requested()) return;
  if (!engine_) {
    engine_ = config_.engines();
    if (auto done = engine_->applyOptions(judgingOptions()); !done) {
      engine_.reset();
      said(done.error(), true);
      return;
    }
  }
  for (const std::uint64_t nodes : config_.nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    const auto judgement = judge(*engine_, line, limits, stop);
    if (stop.stop_requested()) return;
    const bool last = !judgement || judgement->line.empty() || nodes == config_.nodes.back();
    said(judgement, last);
    if (last) return;
  }
}

}  // namespace kirin
