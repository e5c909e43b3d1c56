// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/skill.h"

#include "helpers.h"

#include "base/rng.h"
#include "chess/movegen.h"

#include <array>
#include <bit>
#include <set>

using namespace kirin;
using testing::position;

TEST_CASE("noise is uniform within its level's bounds") {
  const auto [level, bound] = GENERATE(table<int, int>({{0, 150}, {1, 50}}));
  constexpr int kDraws = 30'000;
  std::array<int, 5> fifths{};
  long sum = 0;
  int least = 1000, most = -1000;
  for (int i = 0; i < kDraws; ++i) {
    const int noise = noiseFor(level, static_cast<std::uint64_t>(i), Position(), Move(12, 28));
    REQUIRE(noise >= -bound);
    REQUIRE(noise <= bound);
    sum += noise;
    least = std::min(least, noise);
    most = std::max(most, noise);
    ++fifths[static_cast<std::size_t>((noise + bound) * 5 / (2 * bound + 1))];
  }
  CHECK(least == -bound);
  CHECK(most == bound);
  CHECK(std::abs(sum / kDraws) <= 2);
  for (int count : fifths) CHECK(std::abs(count - kDraws / 5) < kDraws / 50);
}

TEST_CASE("full skill has no noise") { CHECK(noiseFor(2, 7, Position(), Move(12, 28)) == 0); }

TEST_CASE("noise depends on seed, move, position and its place in the game, and on nothing else") {
  const Position start;
  const Position later = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9");
  const Position other = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  std::set<std::array<int, 8>> seen;
  const auto sample = [](const Position& p, std::uint64_t seed, int first) {
    std::array<int, 8> noises{};
    for (int i = 0; i < 8; ++i)
      noises[static_cast<std::size_t>(i)] = noiseFor(0, seed, p, Move(first + i, first + i + 8));
    return noises;
  };
  CHECK(sample(start, 1, 8) == sample(start, 1, 8));
  seen.insert(
      {sample(start, 1, 8), sample(start, 2, 8), sample(later, 1, 8), sample(other, 1, 8), sample(start, 1, 9)});
  CHECK(seen.size() == 5);
}

TEST_CASE("the levels look three and five plies deep, and then stop") {
  RealTime time;
  const auto [level, cap] = GENERATE(table<std::string, int>({{"0", 3}, {"1", 5}}));
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"Skill Level", level}}).ok());
  int deepest = 0;
  SearchLimits limits;  // none: the cap alone ends it
  REQUIRE(
      engine.search(GameLine(), limits, {}, [&](const SearchInfo& info) { deepest = std::max(deepest, info.depth); })
          .ok());
  CHECK(deepest == cap);
}

TEST_CASE("node budgets bind below full skill, and bind exactly") {
  RealTime time;
  const auto [level, budget] = GENERATE(table<std::string, std::uint64_t>({{"0", 5'000}, {"1", 40'000}}));
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"Skill Level", level}}).ok());
  int bound = 0;
  int middlegames = 0;
  for (const std::string& fen : testing::variedFens()) {
    const Position p = position(fen);
    REQUIRE(engine.newGame().ok());
    const auto result = engine.search(GameLine(p), testing::nodes(budget), {}, {});
    CHECK(result->nodes <= budget);
    if (std::popcount(p.pieces()) < 24) continue;
    ++middlegames;
    bound += result->nodes == budget;
  }
  REQUIRE(middlegames >= 5);
  CHECK(bound >= middlegames - 1);
}

TEST_CASE("a game is replayed by its seed, and another seed gives another game") {
  RealTime time;
  const auto game = [&](SearchEngine& engine, std::uint64_t seed) {
    REQUIRE(engine.applyOptions({{"Skill Level", "0"}, {"Seed", std::to_string(seed)}}).ok());
    REQUIRE(engine.newGame().ok());
    GameLine line;
    for (int ply = 0; ply < 30 && hasLegalMove(line.current()); ++ply)
      line.play(engine.search(line, testing::nodes(1000), {}, {})->move);
    return line.moves();
  };
  SearchEngine engine(time);
  SearchEngine other(time);
  const auto first = game(engine, 1);
  CHECK(game(engine, 2) != first);
  CHECK(game(engine, 1) == first);
  CHECK(game(other, 1) == first);
}

TEST_CASE("noise chooses among moves close to the best: a mate is played, a queen is not given away") {
  RealTime time;
  SearchEngine engine(time);
  for (int seed = 0; seed < 20; ++seed) {
    REQUIRE(engine.applyOptions({{"Skill Level", "0"}, {"Seed", std::to_string(seed)}}).ok());
    const Position mate = position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    CHECK(toUci(mate, engine.search(GameLine(mate), testing::nodes(5000), {}, {})->move) == "a1a8");
    const Position free = position("rnb1kbnr/pppp1ppp/8/4p1q1/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 3");
    CHECK(toUci(free, engine.search(GameLine(free), testing::nodes(5000), {}, {})->move) == "c1g5");
  }
}

TEST_CASE("the score told is the true one, without the noise") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"Skill Level", "0"}, {"Seed", "3"}, {"MultiPV", "218"}}).ok());
  std::vector<SearchInfo> last(64);
  const auto result = engine.search(GameLine(), testing::nodes(100'000), {}, [&](const SearchInfo& info) {
    last[static_cast<std::size_t>(info.multiPv)] = info;
  });
  bool found = false;
  for (const SearchInfo& info : last)
    if (!info.pv.empty() && info.pv[0] == result->move) {
      found = true;
      CHECK(info.score == result->score);
    }
  CHECK(found);
}
