// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/match.h"

#include <chrono>
#include <fmt/format.h>
#include <mutex>
#include <thread>

namespace kirin::arena {

namespace {

void setTags(GameRecord& record, const Player& white, const Player& black, std::string round,
             const Arguments& arguments, const ITime& time) {
  const std::chrono::year_month_day date(std::chrono::floor<std::chrono::days>(time.wallNow()));
  PgnGame& pgn = record.pgn;
  pgn.setTag("Event", "Kirin arena");
  pgn.setTag("Date", fmt::format("{:04}.{:02}.{:02}", static_cast<int>(date.year()),
                                 static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day())));
  pgn.setTag("Round", std::move(round));
  pgn.setTag("White", white.contender().name);
  pgn.setTag("Black", black.contender().name);
  pgn.setTag("TimeControl", arguments.time ? toString(*arguments.time) : "-");
  pgn.setTag("PlyCount", std::to_string(record.pgn.main.moves.size()));
  pgn.setTag("Termination", record.outcome.reason);
}

/// The players of one worker, started when they are first needed.
class Players {
 public:
  Players(const Arguments& arguments, const ITime& time) : arguments_(arguments), time_(time) {
    players_.resize(arguments.contenders.size());
  }
  Player& at(std::size_t index) {
    if (!players_[index]) players_[index] = std::make_unique<Player>(arguments_.contenders[index], time_);
    return *players_[index];
  }

 private:
  const Arguments& arguments_;
  const ITime& time_;
  std::vector<std::unique_ptr<Player>> players_;
};

/// A game whose players may fail before it begins.
Result<GameRecord> playOne(const GameLine& opening, Player& white, Player& black, std::uint64_t seed,
                           const Arguments& arguments, const ITime& time, std::stop_token stop) {
  for (const Color side : {Color::White, Color::Black}) {
    Player& player = side == Color::White ? white : black;
    const bool proved = player.proved();
    const auto ready = player.newGame(seed);
    if (ready) continue;
    if (!proved) return ready.error();
    GameRecord record;
    record.pgn.start = opening.start();
    forfeit(record.outcome, side, ready.error());
    record.pgn.result = record.outcome.result;
    return record;
  }
  return playGame(opening, white, black, arguments, time, std::move(stop));
}

}  // namespace

std::vector<Encounter> encountersOf(const Arguments&) { return {{0, 1}}; }

int pairsOf(const Arguments& arguments) {
  return static_cast<int>(encountersOf(arguments).size()) * (arguments.games / 2);
}

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
    Players players(arguments, time);
    while (const auto number = take()) {
      const auto count = static_cast<int>(encounters.size());
      PairRecord pair{*number, static_cast<std::size_t>(*number % count), {}};
      const GameLine opening = openings.at(*number / count);
      const std::uint64_t seed = deriveSeed(arguments.seed, static_cast<std::uint64_t>(*number));
      for (std::size_t game = 0; game < 2; ++game) {
        const Encounter& encounter = encounters[pair.encounter];
        Player& white = players.at(game == 0 ? encounter.first : encounter.second);
        Player& black = players.at(game == 0 ? encounter.second : encounter.first);
        auto played = playOne(opening, white, black, deriveSeed(seed, game + 1), arguments, time, over.get_token());
        if (!played) return fail(played.error());
        if (played->outcome.result == GameResult::Unknown) return;
        pair.games[game] = std::move(*played);
        setTags(pair.games[game], white, black, fmt::format("{}.{}", *number + 1, game + 1), arguments, time);
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
