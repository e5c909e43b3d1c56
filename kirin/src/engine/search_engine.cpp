// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search_engine.h"

#include "engine/search.h"
#include "engine/skill.h"
#include "engine/vote.h"

#include <exception>
#include <string>

namespace kirin {

SearchEngine::SearchEngine(const ITime& time) : time_(time), table_(settings_.hashMegabytes) {}

Result<void> SearchEngine::applyOptions(const EngineOptions& options) {
  auto settings = settingsFrom(options);
  if (!settings) return settings.error();
  if (auto done = adopt(*settings); !done) return done;
  return newGame();
}

Result<void> SearchEngine::newGame() {
  table_.clear(settings_.threads);
  history_.clear();
  for (History& history : helpersHistories_) history.clear();
  return {};
}

Result<SearchResult> SearchEngine::search(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                                          const InfoCallback& info) {
  table_.newSearch();
  // What a weakened level plays depends on its seed alone, not on what threads happen to meet.
  if (helpers_ && !skillDepth(settings_.skillLevel)) return searchTogether(line, limits, std::move(stop), info);
  Teamwork alone;
  // On the heap: a search is large, and worker threads have small stacks.
  return std::make_unique<Search>(table_, history_, settings_, time_, alone)->run(line, limits, std::move(stop), info);
}

SearchResult SearchEngine::searchTogether(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                                          const InfoCallback& info) {
  const Instant began = limits.since.value_or(time_.now());
  Teamwork team;
  std::vector<SearchResult> results(helpersHistories_.size() + 1);
  helpers_->start([&](int number) {
    const auto helper = static_cast<std::size_t>(number);
    results[helper + 1] =
        std::make_unique<Search>(table_, helpersHistories_[helper], settings_, time_, team)->help(line, limits);
  });
  results[0] =
      std::make_unique<Search>(table_, history_, settings_, time_, team)->run(line, limits, std::move(stop), info);
  team.over = true;
  helpers_->wait();

  std::uint64_t nodes = 0;
  for (const SearchResult& result : results) nodes += result.nodes;
  // With several lines wanted, those shown are the first thread's, and so is the move.
  const std::size_t chosen = settings_.multiPv == 1 ? mostTrusted(results) : 0;
  SearchResult result = results[chosen];
  result.nodes = nodes;
  result.timeBound = results[0].timeBound;
  if (chosen != 0 && info)
    info({.depth = result.depth,
          .selDepth = result.depth,
          .score = result.score,
          .nodes = nodes,
          .elapsed = time_.now() - began,
          .hashFull = table_.fullness(),
          .pv = result.pv});
  return result;
}

Result<void> SearchEngine::setOption(std::string_view name, std::string_view value) {
  if (sameOptionName(name, "Clear Hash")) {
    table_.clear(settings_.threads);
    return {};
  }
  const auto network = settings_.network;
  SearchSettings settings = settings_;
  if (auto done = kirin::setOption(settings, name, value); !done) return done;
  if (auto done = adopt(settings); !done) return done;
  if (settings_.network != network) return newGame();  // what was learned, another net had taught
  return {};
}

// What the machine may not have is asked for first, so that a refusal leaves all as it was.
Result<void> SearchEngine::adopt(const SearchSettings& settings) {
  std::unique_ptr<HelperThreads> helpers;
  std::vector<History> histories;
  const bool otherThreads = settings.threads != settings_.threads;
  if (otherThreads && settings.threads > 1) {
    try {
      histories = std::vector<History>(static_cast<std::size_t>(settings.threads - 1));
      helpers = std::make_unique<HelperThreads>(settings.threads - 1);
    } catch (const std::exception&) {  // no memory, or no threads
      return Error{"engine.option", {"Threads", std::to_string(settings.threads), "more than the system gives"}};
    }
  }
  if (!table_.resize(settings.hashMegabytes, settings.threads))
    return Error{"engine.option", {"Hash", std::to_string(settings.hashMegabytes), "more than there is memory for"}};
  if (otherThreads) {
    helpers_ = std::move(helpers);
    helpersHistories_ = std::move(histories);
  }
  settings_ = settings;
  return {};
}

std::unique_ptr<IEngine> makeSearchEngine(const ITime& time) { return std::make_unique<SearchEngine>(time); }

}  // namespace kirin
