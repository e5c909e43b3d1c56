// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/game.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;

namespace {

GameRecord play(const char* white, const char* black, std::uint64_t seed) {
  const RealTime time;
  const PersonalityRegistry personalities;
  const Contender first = *parseContender(white, personalities);
  const Contender second = *parseContender(black, personalities);
  const auto one = makePlayer(first, time);
  const auto two = makePlayer(second, time);
  REQUIRE(one->newGame(seed).ok());
  REQUIRE(two->newGame(seed + 1).ok());
  return playGame(GameLine(), *one, *two, {}, time, {});
}

}  // namespace

TEST_CASE("arena: a yardstick is named, and mixes with nothing but a name") {
  const PersonalityRegistry builtins;
  const auto random = parseContender("yardstick=random", builtins);
  REQUIRE(random.ok());
  CHECK(random->name == "random");
  CHECK(random->yardstick == ladder::Yardstick::Random);
  CHECK(parseContender("name=Dice,yardstick=random", builtins)->name == "Dice");
  for (const char* bad : {"yardstick=", "yardstick=best", "yardstick=random,nodes=5", "yardstick=greedy,cmd=x",
                          "yardstick=greedy,personality=novice"})
    CHECK(parseContender(bad, builtins).error().code == "arena.argument");
}

TEST_CASE("arena: yardsticks need no limits") {
  const std::vector<std::string_view> words{"--engine", "yardstick=random", "--engine", "yardstick=exchange"};
  CHECK(parseArguments(words).ok());
}

TEST_CASE("arena: yardsticks play whole games, the same ones for the same seed") {
  const GameRecord once = play("yardstick=greedy", "yardstick=random", 3);
  CHECK(once.outcome.fault == Fault::None);
  CHECK(once.outcome.result != GameResult::Unknown);
  CHECK(once.pgn.line() == play("yardstick=greedy", "yardstick=random", 3).pgn.line());
  CHECK(once.pgn.line() != play("yardstick=greedy", "yardstick=random", 4).pgn.line());
}

TEST_CASE("arena: the exchanger beats the random mover") {
  int won = 0;
  for (std::uint64_t seed = 0; seed < 5; ++seed)
    won += play("yardstick=exchange", "yardstick=random", seed).outcome.result == GameResult::WhiteWins ? 1 : 0;
  CHECK(won >= 2);
}
