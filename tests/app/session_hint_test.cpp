// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

TEST_CASE("a hint is a legal move, costs what the game counts, and takes nobody's turn") {
  SessionFixture f;
  f.newGame();
  f.send(command::Hint{});
  f.advance(seconds(2));
  REQUIRE(f.all<HintGiven>().size() == 1);
  const auto given = f.last<HintGiven>();
  CHECK(given.ply == 0);
  CHECK(Position().isLegal(given.move));
  CHECK(f.last<RatingLost>().why == Unrated::Hint);
  CHECK(f.stored().unrated == Unrated::Hint);
  CHECK(f.session.state() == SessionState::HumanTurn);

  f.play("e4");
  f.advance(seconds(5));
  CHECK(f.session.game()->plies() == 2);
  CHECK(f.session.state() == SessionState::HumanTurn);

  f.send(command::Resign{});
  CHECK(f.last<GameOver>().unrated == Unrated::Hint);
}

TEST_CASE("a hint that comes too late is not given") {
  SessionFixture f;
  f.newGame();
  f.send(command::Hint{});
  SECTION("the move is made already") { f.play("e4"); }
  SECTION("the game is paused") { f.send(command::Pause{}); }
  SECTION("the game is left") { f.send(command::Leave{}); }
  f.advance(seconds(2));
  CHECK(f.all<HintGiven>().empty());
  CHECK(f.all<RatingLost>().empty());
}

TEST_CASE("asking twice gives one hint, and asking again gives the same") {
  SessionFixture f;
  f.newGame(twoPeople());
  f.send(command::Hint{});
  f.send(command::Hint{});
  f.advance(seconds(2));
  REQUIRE(f.all<HintGiven>().size() == 1);
  f.send(command::Hint{});
  f.advance(seconds(2));
  REQUIRE(f.all<HintGiven>().size() == 2);
  CHECK(f.all<HintGiven>()[0].move == f.all<HintGiven>()[1].move);
}

TEST_CASE("nobody gets a hint out of turn") {
  SessionFixture f;
  SECTION("without a game") {
    f.send(command::Hint{});
    CHECK(f.last<Notice>().error.code == "session.no-game");
  }
  SECTION("while the opponent is on move") {
    f.newGame();
    f.move("e4");
    f.send(command::Hint{});
    CHECK(f.last<Notice>().error.code == "session.not-your-turn");
  }
  f.advance(milliseconds(10));
  CHECK(f.all<HintGiven>().empty());
}

}  // namespace kirin
