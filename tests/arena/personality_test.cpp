// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/player.h"

#include "app/opponent_engines.h"
#include "chess/notation.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;

namespace {

Contender personality(const char* id) {
  Contender contender;
  contender.personality = *PersonalityRegistry().find(id);
  return contender;
}

}  // namespace

TEST_CASE("arena: a personality plays as it does on the board") {
  const RealTime time;
  const Contender novice = personality("novice");
  const auto player = makePlayer(novice, time);
  OpponentEngines board(realEngines(time));
  REQUIRE(board.select(*novice.personality).ok());
  REQUIRE(player->newGame(5).ok());
  GameLine line;
  for (int ply = 0; ply < 12; ++ply) {
    const auto there = board.search({*novice.personality, 5, ply == 0, line, novice.personality->limits}, {});
    const auto here = player->move(line, {}, {});
    REQUIRE(there.ok());
    REQUIRE(here.ok());
    CHECK(here->move == there->move);
    CHECK(here->cp == there->score.cp);
    line.play(there->move);
  }
}

TEST_CASE("arena: a personality keeps its own budget and forgets what it thought before") {
  const RealTime time;
  const Contender contender = personality("expert");
  const auto player = makePlayer(contender, time);
  SearchLimits match;
  match.nodes = 10'000'000;
  match.depth = 1;
  REQUIRE(player->newGame(1).ok());
  GameLine line;  // nobody opens so: no book knows it
  for (const char* san : {"a4", "h5", "Ra3", "Rh6"}) line.play(*parseSan(line.current(), san));
  const auto first = player->move(line, match, {});
  REQUIRE(first.ok());
  CHECK(first->nodes > 10'000);
  CHECK(first->nodes <= *contender.personality->limits.nodes);
  // Even within a game: the same position again costs the same.
  CHECK(player->move(line, match, {})->nodes == first->nodes);
}
