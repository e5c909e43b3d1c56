// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/threaded_searches.h"

namespace kirin {

ThreadedSearches::ThreadedSearches(const ITime& time, SessionInbox& inbox, OpponentEngines engines)
    : time_(time), inbox_(inbox), engines_(std::move(engines)), thread_([this](std::stop_token quit) { work(quit); }) {}

ThreadedSearches::~ThreadedSearches() {
  cancel();
  thread_.request_stop();
}

void ThreadedSearches::select(std::uint64_t searchId, const Personality& personality) { hand(searchId, personality); }

void ThreadedSearches::start(std::uint64_t searchId, const Personality& personality, std::uint64_t seed, bool freshGame,
                             const GameLine& line, const SearchLimits& limits) {
  hand(searchId, SearchRequest{personality, seed, freshGame, line, limits});
}

void ThreadedSearches::hand(std::uint64_t id, std::variant<Personality, SearchRequest> request) {
  std::lock_guard lock(mutex_);
  running_ = std::stop_source();
  waiting_ = Job{id, std::move(request), running_};
  changed_.notify_one();
}

void ThreadedSearches::cancel() {
  std::lock_guard lock(mutex_);
  waiting_.reset();
  running_.request_stop();
}

void ThreadedSearches::work(std::stop_token quit) {
  for (;;) {
    std::optional<Job> job;
    {
      std::unique_lock lock(mutex_);
      if (!changed_.wait(lock, quit, [this] { return waiting_.has_value(); })) return;
      job = std::exchange(waiting_, std::nullopt);
    }
    if (const auto* chosen = std::get_if<Personality>(&job->request)) {
      inbox_.post(OpponentReady{job->id, engines_.select(*chosen)});
      continue;
    }
    auto result = engines_.search(std::get<SearchRequest>(job->request), job->stop.get_token());
    if (!job->stop.stop_requested()) inbox_.post(SearchDone{job->id, std::move(result), time_.now()});
  }
}

}  // namespace kirin
