// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gantry_session.h"

using namespace kirin;
using namespace kirin::testing;

namespace {

constexpr std::array kGame{"e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "Nf3", "Nf6", "Be2", "Bf5", "O-O", "e6"};

/// Plays it by taps, each after a while of thought; what both clocks show at the end.
BothClocks play(GantrySession& s) {
  s.send(command::NewGame{twoPeople(minutes(10), seconds(2))});
  int ply = 0;
  for (const char* san : kGame) {
    REQUIRE(s.untilTurn());
    s.pass(milliseconds(1500 + 700 * (ply++ % 4)));
    s.tap(san);
  }
  REQUIRE(s.untilTurn());
  return s.session.game()->stored().plies.back().remaining;
}

}  // namespace

TEST_CASE("Both clocks and nobody's time are virtual time, and the machine's speed is nobody's loss") {
  GantrySession full;
  const BothClocks clocks = play(full);
  CHECK(full.stands());
  CHECK(full.count<OperatorNeeded>() == 0);
  CHECK(full.twin.twin().plant().contacts() == 0);
  const Duration base = minutes(10), increments = seconds(2) * kGame.size();
  const Duration spent = 2 * base + increments - clocks[0] - clocks[1];
  CHECK(spent + full.nobodys == full.time.now() - *full.firstTurn);
  CHECK(full.nobodys > seconds(20));

  GantrySession half(0.5);
  CHECK(play(half) == clocks);
  CHECK(half.nobodys > full.nobodys);
}

TEST_CASE("A person's hands play against a person's taps, and takebacks move the board") {
  GantrySession s;
  s.checker.movesComeLate = true;
  s.send(command::NewGame{twoPeople(minutes(10))});
  REQUIRE(s.untilTurn());
  HandHabits habits;
  habits.slides = habits.edges = habits.bumps = habits.secondThoughts = 0;
  Hand hand(s.config.board, habits, 3);
  const Position start = s.session.game()->position();
  s.twin.act(twin_input::Hand{
      hand.play(start, *parseSan(start, "e4"), s.session.placement(), s.twin.twin().plant(), s.time.now())});
  REQUIRE(s.until([&] { return s.session.game()->plies() == 1; }));
  REQUIRE(s.untilTurn());
  s.tap("d5");
  REQUIRE(s.untilTurn());
  s.tap("exd5");
  REQUIRE(s.untilTurn());
  CHECK(s.stands());
  s.send(command::Takeback{});
  REQUIRE(s.untilTurn());
  CHECK(s.session.game()->plies() == 2);
  CHECK(s.stands());
}

TEST_CASE("A cable pulled in a carry is told at once, and the game goes on when it is back") {
  GantrySession s;
  s.send(command::NewGame{twoPeople(minutes(5))});
  REQUIRE(s.untilTurn());
  s.tap("e4");
  REQUIRE(s.until([&] { return s.twin.twin().plant().carried().has_value(); }));
  s.twin.act(twin_input::Break{{FaultKind::Unplugged, 0, seconds(5), {}}});
  REQUIRE(s.until([&] { return s.session.state() == SessionState::NeedsOperator; }, seconds(1)));
  REQUIRE(s.untilTurn());
  CHECK(s.session.game()->plies() == 1);
  CHECK(s.stands());
}

TEST_CASE("A cable pulled while a person thinks stops the clock until it is back") {
  GantrySession s;
  s.send(command::NewGame{twoPeople(minutes(5))});
  REQUIRE(s.untilTurn());
  s.pass(seconds(3));
  s.twin.act(twin_input::Break{{FaultKind::Unplugged, 0, seconds(20), {}}});
  REQUIRE(s.until([&] { return s.session.state() == SessionState::NeedsOperator; }, seconds(1)));
  REQUIRE(s.untilTurn());
  s.tap("e4");
  const BothClocks clocks = s.session.game()->stored().plies.back().remaining;
  CHECK(clocks[0] > minutes(5) - seconds(4));
  REQUIRE(s.untilTurn());
  CHECK(s.stands());
}

TEST_CASE("a flag that falls while detection waits for stillness: the move was made in time") {
  GantrySession s;
  s.checker.movesComeLate = true;
  s.send(command::NewGame{twoPeople(seconds(20))});
  REQUIRE(s.untilTurn());
  const Instant flag = s.time.now() + seconds(20);
  const PieceId pawn = *s.session.placement().at(Place::onSquare(12));
  const Point e4 = s.config.board.where(Place::onSquare(28));
  SECTION("in time") {
    s.twin.act(twin_input::Hand{{{flag - seconds(1), pawn, std::nullopt}, {flag - milliseconds(100), pawn, e4}}});
    s.pass(minutes(1));
    CHECK(s.session.game()->plies() == 1);
    CHECK(s.count<GameOver>() == 1);  // of the other side, later
  }
  SECTION("too late") {
    s.twin.act(twin_input::Hand{{{flag - seconds(1), pawn, std::nullopt}, {flag + milliseconds(100), pawn, e4}}});
    s.pass(seconds(30));
    CHECK(s.session.game()->plies() == 0);
    CHECK(s.count<GameOver>() == 1);
  }
}

TEST_CASE("the gantry does not come back: play on by hand, and a person's word ends the wait") {
  GantrySession s;
  s.send(command::NewGame{twoPeople()});
  REQUIRE(s.untilTurn());
  s.tap("e4");
  REQUIRE(s.until([&] { return s.twin.twin().plant().carried().has_value(); }));
  s.twin.act(twin_input::Break{{FaultKind::Unplugged, 0, std::chrono::hours(2), {}}});
  s.pass(minutes(1));
  REQUIRE(s.session.state() == SessionState::NeedsOperator);
  const PieceId pawn = *PieceTracker().at(12);
  s.twin.act(twin_input::Hand{{{s.time.now() + seconds(1), pawn, std::nullopt},
                               {s.time.now() + seconds(2), pawn, s.config.board.where(Place::onSquare(28))}}});
  s.pass(seconds(3));
  s.send(command::OperatorDone{});
  REQUIRE(s.untilTurn());
  CHECK(s.stands());
}
