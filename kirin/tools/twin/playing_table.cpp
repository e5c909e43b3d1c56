// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twin/playing_table.h"

#include <algorithm>

namespace kirin::twin {

/// All that a power cut ends.
struct PlayingTable::Process {
  explicit Process(PlayingTable& table)
      : opponent(table.time_, *table.inbox_, table.config_.opponent),
        backend({table.time_, table.link_, table.sensors_, table.journal_, table.config_.twin.board,
                 [&inbox = *table.inbox_](BackendEvent event) { inbox.post(std::move(event)); }}),
        session({table.time_, *table.inbox_, backend, opponent, table.personalities_, table.store_,
                 [&table](const SessionEvent& event) { table.events_.push_back(event); },
                 table.config_.seed + table.starts_}) {}

  Opponent opponent;
  GantryBackend backend;
  GameSession session;
};

PlayingTable::PlayingTable(const Config& config)
    : config_(config),
      twin_(time_, Twin(config.twin, time_.now()),
            [this](MachineEvent event) {
              if (inbox_) inbox_->post(std::move(event));
            }),
      link_(twin_),
      sensors_(twin_) {
  if (config.recording) {
    *config.recording = {config.twin, time_.now(), {}, {}};
    twin_.recordInto(config.recording);
  }
  start();
}

PlayingTable::~PlayingTable() { process_.reset(); }

GameSession& PlayingTable::session() { return process_->session; }

void PlayingTable::start() {
  ++starts_;
  inbox_.emplace();
  process_ = std::make_unique<Process>(*this);
}

bool PlayingTable::restartProcess() {
  process_.reset();
  inbox_.reset();
  SessionInbox nobody;
  do {
    time_.waitUntil(nobody, now() + std::chrono::seconds(2));
  } while (truth().handBusy());
  start();
  const auto unfinished = store_.latestUnfinished();
  if (!unfinished || !*unfinished) return false;
  send(command::Continue{**unfinished, ResetMode::Auto});
  return true;
}

void PlayingTable::send(SessionCommand command) { inbox_->post(std::move(command)); }

void PlayingTable::step(Instant until) {
  while (auto input = inbox_->take()) process_->session.handle(std::move(*input));
  process_->session.handleDeadlines();
  if (!events_.empty()) return;  // somebody may want to do something about them now
  const auto next = process_->session.nextDeadline();
  time_.waitUntil(*inbox_, next ? std::min(*next, until) : until);
}

}  // namespace kirin::twin
