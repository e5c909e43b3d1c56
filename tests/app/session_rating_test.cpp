// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

namespace {

NewGameConfig against(std::string id) {
  NewGameConfig config;
  config.players[1] = PlayerConfig::personality(std::move(id));
  return config;
}

}  // namespace

TEST_CASE("a game against a rung counts, and its end says what it did") {
  SessionFixture f;
  SECTION("lost") {
    f.newGame(against("pupil"));
    CHECK_FALSE(f.last<GameStarted>().unrated);
    f.play("e4");
    f.send(command::Resign{});
    const auto over = f.last<GameOver>();
    REQUIRE(over.rating);
    CHECK_FALSE(over.unrated);
    CHECK(over.rating->before == PlayerRating{});
    CHECK(over.rating->after.rating < 1300);  // to an 800
    CHECK(over.rating->after.deviation < 350);
  }
  SECTION("won as Black") {
    f.newGame(asBlack(against("novice")));
    f.advance(seconds(1));
    const NewGameConfig black = [] {
      NewGameConfig config = asBlack();
      config.players[0] = PlayerConfig::personality("kirin");
      return config;
    }();
    f.newGame(black);
    f.send(command::Resign{});
    CHECK(f.last<GameOver>().rating->after.rating < 1500);
  }
}

TEST_CASE("the next game goes on from where the last one left the number") {
  SessionFixture f;
  f.newGame(against("expert"));
  f.send(command::Resign{});
  const auto first = *f.last<GameOver>().rating;
  f.newGame(against("expert"));
  f.send(command::Resign{});
  const auto second = *f.last<GameOver>().rating;
  CHECK(second.before.rating == first.after.rating);
  CHECK(second.after.rating < second.before.rating);
}

TEST_CASE("what never counts says so when the game begins") {
  SessionFixture f;
  NewGameConfig config = against("pupil");
  Unrated why{};
  SECTION("odds") {
    config.odds = Odds::Knight;
    why = Unrated::Odds;
  }
  SECTION("two people") {
    config = twoPeople();
    why = Unrated::Sides;
  }
  SECTION("a start of one's own") {
    config.startFen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    why = Unrated::Start;
  }
  f.newGame(config);
  CHECK(f.last<GameStarted>().unrated == why);
  CHECK(f.stored().unrated == why);
  f.send(command::Resign{});
  const auto over = f.last<GameOver>();
  CHECK(over.unrated == why);
  CHECK_FALSE(over.rating);
  CHECK(f.all<RatingLost>().empty());
}

TEST_CASE("a takeback ends the counting, once, and is remembered") {
  MemoryGameStore store;
  GameId id = 0;
  {
    SessionFixture f(SessionFixture::Board::Sim, &store);
    f.newGame(against("pupil"));
    f.play("e4");
    f.play("Nf3");
    f.send(command::Takeback{});
    f.untilHumanTurn();
    REQUIRE(f.all<RatingLost>().size() == 1);
    CHECK(f.last<RatingLost>().why == Unrated::Takeback);
    f.play("d4");
    f.send(command::Takeback{});
    f.untilHumanTurn();
    CHECK(f.all<RatingLost>().size() == 1);
    id = f.last<GameStarted>().id;
    CHECK(store.load(id)->unrated == Unrated::Takeback);
    f.send(command::Leave{});
  }
  SessionFixture f(SessionFixture::Board::Sim, &store);
  f.send(command::Continue{id});
  f.untilHumanTurn();
  CHECK(f.last<GameStarted>().unrated == Unrated::Takeback);
  f.send(command::Resign{});
  CHECK_FALSE(f.last<GameOver>().rating);
  CHECK(f.last<GameOver>().unrated == Unrated::Takeback);
}

TEST_CASE("a game that is continued counts as if it had never been left") {
  MemoryGameStore store;
  GameId id = 0;
  {
    SessionFixture f(SessionFixture::Board::Sim, &store);
    f.newGame(against("pupil"));
    f.play("e4");
    id = f.last<GameStarted>().id;
    f.send(command::Leave{});
  }
  SessionFixture f(SessionFixture::Board::Sim, &store);
  f.send(command::Continue{id});
  f.untilHumanTurn();
  f.send(command::Resign{});
  CHECK(f.last<GameOver>().rating);
}

TEST_CASE("an abandoned game doesn't count") {
  SessionFixture f;
  f.newGame(against("pupil"));
  f.play("e4");
  f.send(command::Abort{});
  CHECK(f.last<GameOver>().unrated == Unrated::Abandoned);
  CHECK_FALSE(f.last<GameOver>().rating);
  // Nor does one that a restart ends.
  f.newGame(against("pupil"));
  f.play("e4");
  const GameId id = f.last<GameStarted>().id;
  f.send(command::Restart{});
  CHECK(f.memory.load(id)->unrated == Unrated::Abandoned);
}

TEST_CASE("a move changed before it was answered costs nothing") {
  SessionFixture f(SessionFixture::Board::Scripted);
  f.newGame(against("pupil"));
  f.move("e4");
  f.settle();
  f.send(command::UndoMove{});
  f.untilHumanTurn();
  CHECK(f.all<RatingLost>().empty());
  CHECK_FALSE(f.stored().unrated);
}

}  // namespace kirin
