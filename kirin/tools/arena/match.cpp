// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/match.h"

#include "arena/openings.h"

#include "base/rng.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace kirin::arena {

namespace {

std::unique_ptr<IEngine> makeEngine(const Contender& contender, const ITime& time) {
  return contender.command.empty() ? makeSearchEngine(time) : makeUciEngine(contender.command, time);
}

/// A seed of its own for each use, from the match's.
std::uint64_t derive(std::uint64_t seed, std::uint64_t number) { return Rng(Rng(seed).next() ^ number).next(); }

Result<void> prepare(IEngine& engine, const Contender& contender, std::uint64_t seed) {
  EngineOptions options = contender.options;
  options.emplace("Seed", std::to_string(seed));
  if (auto done = engine.applyOptions(options); !done) return done;
  return engine.newGame();
}

void tag(GameRecord& record, const Contender& white, const Contender& black, int round) {
  PgnGame& pgn = record.pgn;
  pgn.setTag("Event", "Kirin arena");
  pgn.setTag("Site", "?");
  pgn.setTag("Date", "????.??.??");
  pgn.setTag("Round", std::to_string(round));
  pgn.setTag("White", white.name);
  pgn.setTag("Black", black.name);
  pgn.setTag("Result", std::string(toString(record.result)));
  pgn.setTag("Termination", record.reason);
}

void count(MatchResult& match, const std::array<GameRecord, 2>& pair) {
  int halves = 0;
  for (std::size_t game = 0; game < 2; ++game) {
    const GameRecord& record = pair[game];
    const GameResult won = game == 0 ? GameResult::WhiteWins : GameResult::BlackWins;
    if (record.result == GameResult::Draw) {
      ++match.draws;
      halves += 1;
    } else if (record.result == won) {
      ++match.wins;
      halves += 2;
    } else {
      ++match.losses;
    }
    Faults& faults = match.faults[(record.faulty == Color::White) == (game == 0) ? 0 : 1];
    faults.crashes += record.fault == Fault::Crash;
    faults.illegal += record.fault == Fault::IllegalMove;
    faults.timeLosses += record.fault == Fault::TimeLoss;
  }
  ++match.pentanomial[static_cast<std::size_t>(halves)];
}

}  // namespace

Result<MatchResult> playMatch(const Arguments& arguments, const ITime& time,
                              const std::function<void(const MatchResult&)>& progress) {
  std::vector<GameLine> book;
  if (!arguments.book.empty()) {
    auto read = readBook(arguments.book);
    if (!read) return read.error();
    book = std::move(*read);
  }
  const Contender& first = arguments.contenders[0];
  const Contender& second = arguments.contenders[1];
  const int pairs = arguments.games / 2;

  MatchResult match;
  match.pairs.resize(static_cast<std::size_t>(pairs));
  std::optional<Error> failed;
  std::mutex mutex;
  std::atomic<int> next = 0;
  const auto fail = [&](const Error& error) {
    std::lock_guard lock(mutex);
    if (!failed) failed = error;
    next = pairs;
  };

  const auto work = [&] {
    const auto engineA = makeEngine(first, time);
    const auto engineB = makeEngine(second, time);
    for (int number = next++; number < pairs; number = next++) {
      const std::uint64_t seed = derive(arguments.seed, static_cast<std::uint64_t>(number));
      const GameLine opening = book.empty() ? randomOpening(seed) : book[seed % book.size()];
      std::array<GameRecord, 2> pair;
      for (std::size_t game = 0; game < 2; ++game) {
        const std::uint64_t gameSeed = derive(seed, game + 1);
        if (auto ready = prepare(*engineA, first, gameSeed); !ready) return fail(ready.error());
        if (auto ready = prepare(*engineB, second, gameSeed); !ready) return fail(ready.error());
        const Player a{*engineA, first};
        const Player b{*engineB, second};
        pair[game] = game == 0 ? playGame(opening, a, b, arguments, time) : playGame(opening, b, a, arguments, time);
        tag(pair[game], game == 0 ? first : second, game == 0 ? second : first,
            2 * number + static_cast<int>(game) + 1);
      }
      std::lock_guard lock(mutex);
      count(match, pair);
      match.pairs[static_cast<std::size_t>(number)] = std::move(pair);
      progress(match);
    }
  };
  {
    std::vector<std::jthread> workers;
    for (int i = 0; i < std::min(arguments.concurrency, pairs); ++i) workers.emplace_back(work);
  }
  if (failed) return *failed;
  return match;
}

}  // namespace kirin::arena
