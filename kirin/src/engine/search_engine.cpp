// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search_engine.h"

#include "engine/search.h"

namespace kirin {

SearchEngine::SearchEngine(const ITime& time) : time_(time), table_(settings_.hashMegabytes) {}

Result<void> SearchEngine::applyOptions(const EngineOptions& options) {
  auto settings = settingsFrom(options);
  if (!settings) return settings.error();
  settings_ = *settings;
  table_.resize(settings_.hashMegabytes);
  return newGame();
}

Result<void> SearchEngine::newGame() {
  table_.clear();
  history_.clear();
  return {};
}

Result<SearchResult> SearchEngine::search(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                                          const InfoCallback& info) {
  // On the heap: a search is large, and worker threads have small stacks.
  return std::make_unique<Search>(table_, history_, settings_, time_)->run(line, limits, std::move(stop), info);
}

Result<void> SearchEngine::setOption(std::string_view name, std::string_view value) {
  if (sameOptionName(name, "Clear Hash")) {
    table_.clear();
    return {};
  }
  const auto network = settings_.network;
  auto done = kirin::setOption(settings_, name, value);
  if (done) table_.resize(settings_.hashMegabytes);
  if (settings_.network != network) return newGame();  // what was learned, another net had taught
  return done;
}

std::unique_ptr<IEngine> makeSearchEngine(const ITime& time) { return std::make_unique<SearchEngine>(time); }

}  // namespace kirin
