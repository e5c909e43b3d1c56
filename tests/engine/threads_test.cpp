// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several threads on one search: the table they share, how they are kept, how they agree.
#include "helpers.h"

#include "base/rng.h"
#include "engine/helper_threads.h"
#include "engine/transposition_table.h"
#include "engine/vote.h"

#include <array>
#include <atomic>
#include <thread>

using namespace kirin;
using testing::nodes;
using testing::position;
using namespace std::chrono_literals;

TEST_CASE("helper threads do each job once, and wait for the next") {
  HelperThreads threads(3);
  CHECK(threads.count() == 3);
  for (int job = 0; job < 100; ++job) {
    std::array<std::atomic<int>, 3> calls{};
    threads.start([&](int number) { ++calls[static_cast<std::size_t>(number)]; });
    threads.wait();
    for (const auto& count : calls) REQUIRE(count == 1);
  }
}

TEST_CASE("what threads store in one table at a time is read whole or not at all") {
  TranspositionTable table(1);
  // Few keys for all threads, so that they write the same slots; what is stored of a key follows from the key and a
  // small number, so that parts of two entries would show.
  const auto entryOf = [](Key key, std::uint32_t salt) {
    Rng rng(key + salt);
    TableEntry entry;
    entry.move = Move(static_cast<Square>(rng.below(64)), static_cast<Square>(rng.below(64)));
    entry.score = rng.between(-9000, 9000);
    entry.eval = rng.between(-9000, 9000);
    entry.depth = rng.between(1, 60);
    entry.bound = Bound::Exact;
    return entry;
  };
  std::atomic<int> read = 0;
  std::atomic<int> mixed = 0;
  {
    std::vector<std::jthread> threads;
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
      threads.emplace_back([&, seed] {
        Rng rng(seed);
        for (int i = 0; i < 60'000; ++i) {
          const Key key = Rng(rng.below(8)).next();
          table.store(key, 0, entryOf(key, rng.below(4)));
          TableEntry entry;
          if (!table.probe(key, 0, entry)) continue;
          ++read;
          bool known = false;
          for (std::uint32_t salt = 0; salt < 4; ++salt) {
            const TableEntry whole = entryOf(key, salt);
            known |= entry.move == whole.move && entry.score == whole.score && entry.eval == whole.eval &&
                     entry.depth == whole.depth;
          }
          mixed += !known;
        }
      });
  }
  CHECK(read > 100'000);
  CHECK(mixed == 0);
}

TEST_CASE("a large table is cleared by several threads, whole") {
  TranspositionTable table(1);
  REQUIRE(table.resize(200, 3).ok());
  Rng rng(3);
  for (int i = 0; i < 100'000; ++i) table.store(rng.next(), 0, {Move(12, 28), 0, 0, 1, Bound::Exact});
  table.clear(3);
  TableEntry entry;
  Rng again(3);
  int left = 0;
  for (int i = 0; i < 100'000; ++i) left += table.probe(again.next(), 0, entry);
  CHECK(left == 0);
}

TEST_CASE("the deepest and happiest searches carry the vote") {
  const auto result = [](Move m, int cp, int depth) {
    SearchResult r;
    r.move = m;
    r.score.cp = cp;
    r.depth = depth;
    return r;
  };
  const Move a(12, 28), b(11, 27), c(6, 21);
  CHECK(mostTrusted(std::vector{result(a, 10, 12)}) == 0);
  CHECK(mostTrusted(std::vector{result(a, 0, 0), result(b, 0, 0)}) == 0);
  CHECK(mostTrusted(std::vector{result(a, 10, 12), result(b, 10, 12), result(b, 10, 12)}) == 1);
  CHECK(mostTrusted(std::vector{result(a, 10, 12), result(b, 10, 15)}) == 1);
  CHECK(mostTrusted(std::vector{result(a, 30, 12), result(b, 10, 12)}) == 0);
  // Of those that agree, the deepest.
  CHECK(mostTrusted(std::vector{result(a, 10, 12), result(a, 10, 14), result(c, 10, 13)}) == 1);
  SearchResult mate = result(c, 31997, 9);
  mate.score.mateIn = 3;
  CHECK(mostTrusted(std::vector{result(a, 300, 20), result(a, 300, 20), mate, result(b, 300, 20)}) == 2);
}

TEST_CASE("several threads find what one finds, and keep to the nodes") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.setOption("Threads", "3").ok());
  for (const std::string& fen : testing::variedFens()) {
    const auto result = engine.search(GameLine(position(fen)), nodes(30'000), {}, {});
    CHECK(position(fen).isLegal(result->move));
    CHECK(result->nodes <= 30'000 + 4 * 256);
  }
  const Position start = position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
  CHECK(toUci(start, engine.search(GameLine(start), nodes(20'000), {}, {})->move) == "a1a8");
  CHECK(engine.search(GameLine(position("R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1")), {}, {}, {})->move.none());
}

TEST_CASE("the last line shown is the one whose move is played, on any number of threads") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.setOption("Threads", "4").ok());
  for (const std::string& fen : testing::variedFens()) {
    std::vector<Move> shown;
    const auto result =
        engine.search(GameLine(position(fen)), nodes(20'000), {}, [&](const SearchInfo& info) { shown = info.pv; });
    REQUIRE_FALSE(shown.empty());
    CHECK(shown.front() == result->move);
  }
}

TEST_CASE("the last line shown is the one whose move is played, wherever the search is cut off") {
  RealTime time;
  SearchEngine engine(time);
  for (const std::string& fen : testing::variedFens())
    for (std::uint64_t budget = 100; budget < 20'000; budget += budget / 3) {
      std::vector<Move> shown;
      const auto result =
          engine.search(GameLine(position(fen)), nodes(budget), {}, [&](const SearchInfo& info) { shown = info.pv; });
      REQUIRE_FALSE(shown.empty());
      CHECK(shown.front() == result->move);
    }
}

TEST_CASE("stop ends all threads") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.setOption("Threads", "4").ok());
  for (int i = 0; i < 5; ++i) {
    std::stop_source stop;
    SearchLimits endless;
    endless.infinite = true;
    const auto found = engine.search(GameLine(), endless, stop.get_token(), [&](const SearchInfo& info) {
      if (info.depth == 6 + i) stop.request_stop();
    });
    CHECK(Position().isLegal(found->move));
  }
}

TEST_CASE("threads come and go, and one thread plays as if there had never been more") {
  RealTime time;
  SearchEngine fresh(time);
  SearchEngine used(time);
  const GameLine line(position(testing::variedFens()[2]));
  for (const char* count : {"2", "5", "1", "3"}) {
    REQUIRE(used.setOption("Threads", count).ok());
    REQUIRE(used.search(line, nodes(5'000), {}, {}).ok());
  }
  CHECK_FALSE(used.setOption("Threads", "0").ok());
  CHECK_FALSE(used.setOption("Threads", "257").ok());
  CHECK(used.settings().threads == 3);
  REQUIRE(used.applyOptions({}).ok());
  const auto expected = fresh.search(line, nodes(20'000), {}, {});
  const auto again = used.search(line, nodes(20'000), {}, {});
  CHECK(again->pv == expected->pv);
  CHECK(again->score == expected->score);
}

TEST_CASE("a weakened level plays the same on any number of threads") {
  RealTime time;
  SearchEngine one(time);
  SearchEngine many(time);
  REQUIRE(one.applyOptions({{"Skill Level", "1"}, {"Seed", "7"}}).ok());
  REQUIRE(many.applyOptions({{"Skill Level", "1"}, {"Seed", "7"}, {"Threads", "4"}}).ok());
  for (const std::string& fen : testing::variedFens()) {
    const GameLine line(position(fen));
    CHECK(one.search(line, nodes(3'000), {}, {})->pv == many.search(line, nodes(3'000), {}, {})->pv);
  }
}
