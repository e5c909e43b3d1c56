// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/match.h"

#include <chrono>
#include <fmt/format.h>
#include <mutex>
#include <thread>

namespace kirin::arena {

namespace {

void setTags(GameRecord& record, const Contender& white, const Contender& black, std::string round,
             const Arguments& arguments, const ITime& time) {
  const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(time.wallNow()));
  PgnGame& pgn = record.pgn;
  pgn.setTag("Event", "Kirin arena");
  pgn.setTag("Date", fmt::format("{:04}.{:02}.{:02}", static_cast<int>(date.year()),
                                 static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day())));
  pgn.setTag("Round", std::move(round));
  pgn.setTag("White", white.name);
  pgn.setTag("Black", black.name);
  pgn.setTag("TimeControl", arguments.time ? toString(*arguments.time) : "-");
  pgn.setTag("PlyCount", std::to_string(record.pgn.main.moves.size()));
  pgn.setTag("Termination", record.outcome.reason);
}

/// Where the games of one thread are played. Engines start when they are first needed.
class Table {
 public:
  Table(const Arguments& arguments, const ITime& time, std::stop_token stop)
      : arguments_(arguments), time_(time), stop_(std::move(stop)), seats_(arguments.contenders.size()) {}

  /// The result is Unknown if it was stopped. Errors: those of an engine that fails before its first game.
  Result<GameRecord> play(const GameLine& opening, std::size_t white, std::size_t black, std::uint64_t seed,
                          std::string round) {
    auto played = playUntagged(opening, white, black, seed);
    if (played)
      setTags(*played, arguments_.contenders[white], arguments_.contenders[black], std::move(round), arguments_, time_);
    return played;
  }

 private:
  struct Seat {
    std::unique_ptr<Player> player;
    bool proved = false;  ///< it has been ready before; what goes wrong now is its own fault, not the command line's
  };

  Result<GameRecord> playUntagged(const GameLine& opening, std::size_t white, std::size_t black, std::uint64_t seed) {
    for (const Color side : {Color::White, Color::Black}) {
      const std::size_t index = side == Color::White ? white : black;
      Seat& seat = seats_[index];
      if (!seat.player) seat.player = makePlayer(arguments_.contenders[index], time_);
      const auto ready = seat.player->newGame(seed);
      if (!ready && !seat.proved) return ready.error();
      seat.proved = true;
      if (ready) continue;
      GameRecord record;
      record.pgn.start = opening.start();
      forfeit(record.outcome, side, ready.error());
      record.pgn.result = record.outcome.result;
      return record;
    }
    return playGame(opening, *seats_[white].player, *seats_[black].player, arguments_, time_, stop_);
  }

  const Arguments& arguments_;
  const ITime& time_;
  std::stop_token stop_;
  std::vector<Seat> seats_;
};

}  // namespace

Result<void> playPairs(const Arguments& arguments, const Openings& openings, std::vector<bool> finished,
                       const ITime& time, std::stop_token stop, const PairSink& sink) {
  const std::vector<Encounter> encounters = encountersOf(arguments);
  const int pairs = pairsOf(arguments);
  finished.resize(std::max(finished.size(), static_cast<std::size_t>(pairs)));

  std::mutex mutex;  // of what follows and of the sink
  int next = 0;
  Result<void> outcome;
  std::stop_source over;
  const std::stop_callback whenStopped(stop, [&over] { over.request_stop(); });

  const auto fail = [&](const Error& error) {
    std::lock_guard lock(mutex);
    if (outcome) outcome = error;
    over.request_stop();
  };
  const auto take = [&]() -> std::optional<int> {
    std::lock_guard lock(mutex);
    while (next < pairs && finished[static_cast<std::size_t>(next)]) ++next;
    if (next >= pairs || over.stop_requested()) return std::nullopt;
    return next++;
  };
  const auto work = [&] {
    Table table(arguments, time, over.get_token());
    while (const auto number = take()) {
      PairRecord pair{*number, encounterOf(*number, encounters.size()), {}};
      const Encounter& encounter = encounters[pair.encounter];
      const GameLine opening = openings.at(openingOf(*number, encounters.size()));
      const std::uint64_t seed = deriveSeed(arguments.seed, static_cast<std::uint64_t>(*number));
      for (std::size_t game = 0; game < 2; ++game) {
        auto played = table.play(opening, game == 0 ? encounter.first : encounter.second,
                                 game == 0 ? encounter.second : encounter.first, deriveSeed(seed, game + 1),
                                 fmt::format("{}.{}", *number + 1, game + 1));
        if (!played) return fail(played.error());
        if (played->outcome.result == GameResult::Unknown) return;
        pair.games[game] = std::move(*played);
      }
      std::lock_guard lock(mutex);
      if (over.stop_requested()) return;
      const auto enough = sink(std::move(pair));
      if (!enough && outcome) outcome = enough.error();
      if (!enough || *enough) over.request_stop();
    }
  };
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < std::min(arguments.concurrency, pairs); ++i) workers.emplace_back(work);
  }
  return outcome;
}

}  // namespace kirin::arena
