// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/endgame_tables.h"
#include "engine/engine.h"
#include "engine/helper_threads.h"
#include "engine/history.h"
#include "engine/options.h"
#include "engine/person/outlook.h"
#include "engine/transposition_table.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kirin {

struct Teamwork;

/// The engine of this process: what lasts between the searches of a game. One thread at a time; it has helpers of its
/// own where Threads says so.
class SearchEngine final : public IEngine {
 public:
  using OpenTables = std::function<Result<std::shared_ptr<const IEndgameTables>>(const std::string& path)>;

  /// `time` outlives it.
  explicit SearchEngine(const ITime& time, OpenTables open = openSyzygy, SearchSettings settings = {});

  /// Leaves the engine as new, with these options: nothing of what was searched before remains.
  Result<void> applyOptions(const EngineOptions& options) override;
  Result<void> newGame() override;
  Result<SearchResult> search(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                              const InfoCallback& info) override;

  /// What a person with these options would choose from, without choosing. Empty where there is nothing to choose, an
  /// ending is sure, or the options are no person's.
  Outlook lookAround(const GameLine& line, const SearchLimits& limits);

  /// One option, as UCI sets them: the others stay, and so does what was learned.
  Result<void> setOption(std::string_view name, std::string_view value);
  const SearchSettings& settings() const { return settings_; }

 private:
  /// What a person of the settings' band plays in this opening; nothing where the book is closed.
  std::optional<Move> fromBook(const GameLine& line, const SearchLimits& limits) const;
  Result<void> adopt(const SearchSettings& settings);
  Result<void> changeTables(const std::string& path);
  SearchResult searchAlone(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                           const InfoCallback& info, Teamwork& team);
  SearchResult searchTogether(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                              const InfoCallback& info, Teamwork& team);

  const ITime& time_;
  OpenTables open_;
  SearchSettings settings_;
  std::shared_ptr<const IEndgameTables> tables_;  ///< none without a SyzygyPath
  TranspositionTable table_;
  History history_;
  std::vector<History> helpersHistories_;
  std::unique_ptr<HelperThreads> helpers_;  ///< none on one thread
};

}  // namespace kirin
