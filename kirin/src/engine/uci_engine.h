// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/child_process.h"
#include "engine/engine.h"
#include "engine/uci_text.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kirin {

/// How patient UciEngine is with its program.
struct UciDeadlines {
  Duration answer = std::chrono::seconds(10);      ///< to "uci" and "isready"; also to take what we write
  Duration afterStop = std::chrono::seconds(1);    ///< from "stop" to the move
  Duration slack = std::chrono::seconds(5);        ///< beyond the time it was given
  std::uint64_t nodesPerSecond = 10'000;           ///< a node budget may take no longer than at this speed
  Duration quit = std::chrono::milliseconds(500);  ///< from "quit" to its end; then it is killed
};

/// Any UCI program as an IEngine. A program without a `Seed` option plays on without; every other unknown option is an
/// error. After any failure it is killed, and started afresh at the next use, with its options.
class UciEngine final : public IEngine {
 public:
  /// `time` outlives it.
  UciEngine(std::vector<std::string> command, const ITime& time, UciDeadlines deadlines = {});
  ~UciEngine() override;

  Result<void> applyOptions(const EngineOptions& options) override;
  Result<void> newGame() override;
  Result<SearchResult> search(const GameLine& line, const SearchLimits& limits, std::stop_token stop,
                              const InfoCallback& info) override;

  /// What it calls itself; empty before the first use.
  const std::string& name() const { return name_; }

 private:
  struct Offer {
    std::string name;  ///< as the program writes it
    std::string type;
    std::string standard;
    std::optional<std::int64_t> least, most;
    std::vector<std::string> choices;
  };

  Result<void> ensureStarted();
  Result<void> handshake();
  Result<void> sendOptions();
  Result<void> waitReady();
  /// Hands over each line until the one that begins with `last`, which must come in the time of an answer.
  Result<void> readUntil(std::string_view last,
                         const std::function<void(std::string_view word, UciWords rest)>& before);
  Result<void> send(const std::string& line);
  Result<void> check(const std::string& name, const std::string& value) const;
  const Offer* offer(std::string_view name) const;
  void readOffer(std::string_view text);
  std::optional<Duration> patience(const SearchLimits& limits, Color side) const;
  Result<SearchResult> finish(std::string_view answer, const GameLine& line, SearchResult result);
  Error fail(std::string_view code, std::string detail);

  std::vector<std::string> command_;
  const ITime& time_;
  UciDeadlines deadlines_;
  std::optional<ChildProcess> child_;
  std::string name_;
  std::vector<Offer> offers_;
  EngineOptions options_;  ///< wanted
  EngineOptions sent_;     ///< what the program has been told, by its own spelling
  bool chess960_ = false;
};

}  // namespace kirin
