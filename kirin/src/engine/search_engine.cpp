// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search_engine.h"

#include "engine/people_book.h"
#include "engine/search.h"
#include "engine/skill.h"
#include "engine/vote.h"

#include <algorithm>
#include <exception>
#include <string>

namespace kirin {

namespace {
bool contains(const std::vector<Move>& moves, Move m) {
  return std::find(moves.begin(), moves.end(), m) != moves.end();
}
}  // namespace

SearchEngine::SearchEngine(const ITime& time, OpenTables open, SearchSettings settings)
    : time_(time), open_(std::move(open)), settings_(std::move(settings)), table_(settings_.hashMegabytes) {}

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
  if (const auto known = fromBook(line, limits)) {
    SearchResult played;
    played.move = *known;
    played.pv = {*known};
    return played;
  }
  table_.newSearch();
  Teamwork team;
  // A weakened level plays what it sees itself, and its seed decides, not what threads happen to meet.
  if (skillDepth(settings_.skillLevel) || settings_.person())
    return searchAlone(line, limits, std::move(stop), info, team);

  const auto search = [&](const SearchLimits& wanted, const InfoCallback& tell) {
    return helpers_ ? searchTogether(line, wanted, std::move(stop), tell, team)
                    : searchAlone(line, wanted, std::move(stop), tell, team);
  };
  if (!tables_) return search(limits, info);
  const EndingRules endings(*tables_, settings_);
  const auto root = endings.atRoot(line);
  // With the moves chosen by their distance, or nothing left to win, a search can only find the quickest way.
  if (!root || (!root->exact && root->value == Ending::Win)) team.endings = endings;
  if (!root) return search(limits, info);

  SearchLimits narrowed = limits;
  narrowed.searchMoves.clear();
  for (const Move m : root->moves)
    if (limits.searchMoves.empty() || contains(limits.searchMoves, m)) narrowed.searchMoves.push_back(m);
  // Asked only for moves that give the value away: then its own judgement is all there is.
  if (narrowed.searchMoves.empty()) return search(limits, info);
  InfoCallback tell;
  if (info)
    tell = [&](const SearchInfo& found) {
      SearchInfo told = found;
      told.score = knownScore(found.score, root->value);
      info(told);
    };
  SearchResult result = search(narrowed, tell);
  result.score = knownScore(result.score, root->value);
  return result;
}

// Who asks for an analysis or for a mate wants no book.
std::optional<Move> SearchEngine::fromBook(const GameLine& line, const SearchLimits& limits) const {
  const auto band = settings_.openingBand();
  if (!band || limits.infinite || limits.mateIn) return std::nullopt;
  return PeopleBook::builtin().pick(line, *band, settings_.seed, limits.searchMoves);
}

Outlook SearchEngine::lookAround(const GameLine& line, const SearchLimits& limits) {
  table_.newSearch();
  Teamwork team;
  const auto search = std::make_unique<Search>(table_, history_, settings_, time_, team);
  search->run(line, limits, {}, {});
  return search->outlook();
}

// On the heap: a search is large, and worker threads have small stacks.
SearchResult SearchEngine::searchAlone(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                                       const InfoCallback& info, Teamwork& team) {
  return std::make_unique<Search>(table_, history_, settings_, time_, team)->run(line, limits, std::move(stop), info);
}

SearchResult SearchEngine::searchTogether(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                                          const InfoCallback& info, Teamwork& team) {
  const Instant began = limits.since.value_or(time_.now());
  std::vector<SearchResult> results(helpersHistories_.size() + 1);
  helpers_->start([&](int number) {
    const auto helper = static_cast<std::size_t>(number);
    results[helper + 1] =
        std::make_unique<Search>(table_, helpersHistories_[helper], settings_, time_, team)->help(line, limits);
  });
  results[0] = searchAlone(line, limits, std::move(stop), info, team);
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
          .tableHits = team.tableHits,
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
  if (settings.syzygyPath != settings_.syzygyPath)
    if (auto done = changeTables(settings.syzygyPath); !done) return done;
  if (!table_.resize(settings.hashMegabytes, settings.threads))
    return Error{"engine.option", {"Hash", std::to_string(settings.hashMegabytes), "more than there is memory for"}};
  if (otherThreads) {
    helpers_ = std::move(helpers);
    helpersHistories_ = std::move(histories);
  }
  settings_ = settings;
  return {};
}

// The old tables are let go first: two paths can't be open in one process. That they can be had back is certain, for
// either nobody else has any, or somebody has the same.
Result<void> SearchEngine::changeTables(const std::string& path) {
  tables_.reset();
  if (path.empty()) return {};
  auto opened = open_(path);
  if (opened) {
    tables_ = *opened;
    return {};
  }
  if (!settings_.syzygyPath.empty())
    if (auto again = open_(settings_.syzygyPath)) tables_ = *again;
  return Error{"engine.option", {"SyzygyPath", path, opened.error().debugText()}};
}

std::unique_ptr<IEngine> makeSearchEngine(const ITime& time) { return std::make_unique<SearchEngine>(time); }

}  // namespace kirin
