// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/inbox.h"
#include "engine/search_engine.h"

#include <iosfwd>
#include <map>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>

namespace kirin {

/// The engine behind the UCI protocol, between two streams. Lines are read on the caller's thread and carried out, in
/// order, on a second one that also searches; `stop`, `ponderhit`, `quit` and `isready` go ahead of a search,
/// everything else waits for it. Whatever comes in, the worst answer is an "info string error" line, and then nothing
/// has changed.
class Uci {
 public:
  /// All but the settings, with which the engine begins, outlive it.
  Uci(std::istream& in, std::ostream& out, const ITime& time, SearchSettings settings = {});

  /// Until `quit`, or the end of the input and of the searches that end by themselves.
  void run();

  /// The least that ends what was asked for before it is done; whatever ends a kind ends those after it too.
  enum class EndsAt : std::uint8_t { Stop, Quit, EndOfInput };

 private:
  struct Command {
    std::string line;
    std::stop_source stop;  ///< of a search
    bool last = false;
    std::uint64_t number = 0;
    std::shared_ptr<PonderHit> ponder;  ///< of a search that is to ponder
    Instant read;                       ///< when its line came: what it waited for others is on its clock
  };

  void work();
  void execute(const Command& command);
  void identify();
  void setOption(std::string_view text);
  void setPosition(std::string_view text);
  void go(std::string_view text, const Command& command);
  void perft(int depth, std::stop_token stop);
  void show();
  void bench(std::string_view text, std::stop_token stop);
  void print(const SearchInfo& info);
  void say(std::string_view line);
  void complain(const Error& error);

  bool searching();
  void stopSearches(EndsAt now);
  void announce(Command& command, std::string_view word, std::string_view rest);
  void ponderHit(Instant at);

  std::istream& in_;
  std::ostream& out_;
  const ITime& time_;
  std::mutex outMutex_;

  Inbox<Command> inbox_;
  RealTime wait_;  ///< for the inbox alone: a search may run on another clock, the reader does not

  /// Searches asked for and not yet over.
  struct Outstanding {
    std::stop_source stop;
    EndsAt endsAt = EndsAt::Quit;
    std::shared_ptr<PonderHit> ponder;  ///< until it is told
    EndsAt endsAtOnceHit = EndsAt::Quit;
  };
  std::mutex searchMutex_;
  std::map<std::uint64_t, Outstanding> searches_;

  // The worker's own.
  SearchEngine engine_;
  GameLine line_;
};

}  // namespace kirin
