// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/personality.h"

#include <functional>
#include <map>
#include <memory>
#include <stop_token>

namespace kirin {

/// One move asked of a personality.
struct SearchRequest {
  Personality personality;
  std::uint64_t seed = 0;  ///< the game's
  bool freshGame = true;   ///< the first search of a game in this process
  GameLine line;
  SearchLimits limits;
};

/// The engines that play for the personalities: one in this process for all presets, and a child for each other
/// program.
///
/// A preset's reply depends on the preset, the game's seed and the moves played, on nothing else: the engine forgets
/// everything before each search, so a game that is continued, taken back or replayed goes exactly as it would have.
/// One thread at a time.
class OpponentEngines {
 public:
  /// The command is empty for the engine of this process.
  using Factory = std::function<std::unique_ptr<IEngine>(const std::vector<std::string>& command)>;
  explicit OpponentEngines(Factory factory) : factory_(std::move(factory)) {}

  /// What selecting a personality does before its game: its engine starts and takes its options. Blocks. Errors: those
  /// of IEngine.
  Result<void> select(const Personality& personality);
  /// Blocks. Errors: those of IEngine.
  Result<SearchResult> search(const SearchRequest& request, std::stop_token stop);

 private:
  IEngine& engineOf(const Personality& personality);

  Factory factory_;
  std::map<std::vector<std::string>, std::unique_ptr<IEngine>> engines_;
};

/// Makes the real ones. `time` outlives them.
OpponentEngines::Factory realEngines(const ITime& time);

}  // namespace kirin
