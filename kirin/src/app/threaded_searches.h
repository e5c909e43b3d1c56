// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_session.h"
#include "app/opponent_engines.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <variant>

namespace kirin {

/// Searches on one thread of its own. start() and cancel() return at once and are the session's worker's; the
/// destructor stops what runs and waits for it.
class ThreadedSearches final : public ISearches {
 public:
  ThreadedSearches(const ITime& time, SessionInbox& inbox, OpponentEngines engines);
  ~ThreadedSearches() override;

  void select(std::uint64_t searchId, const Personality& personality) override;
  void start(std::uint64_t searchId, const Personality& personality, std::uint64_t seed, bool freshGame,
             const GameLine& line, const SearchLimits& limits) override;
  void cancel() override;

 private:
  struct Job {
    std::uint64_t id = 0;
    std::variant<Personality, SearchRequest> request;  ///< to be selected, or asked for a move
    std::stop_source stop;
  };
  void hand(std::uint64_t id, std::variant<Personality, SearchRequest> request);
  void work(std::stop_token quit);

  const ITime& time_;
  SessionInbox& inbox_;
  OpponentEngines engines_;  ///< the search thread's alone

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<Job> waiting_;
  std::stop_source running_;  ///< of the newest job
  std::jthread thread_;       ///< last, so that everything it uses is there
};

}  // namespace kirin
