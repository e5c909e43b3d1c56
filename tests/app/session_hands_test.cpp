// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person's hands do to a running game, from the sensors up: session, gantry and twin in virtual time.
#include "app/gantry_session.h"

using namespace kirin;
using namespace kirin::testing;

namespace {

void playTaps(GantrySession& s, std::initializer_list<std::string_view> sans) {
  for (const auto san : sans) {
    REQUIRE(s.untilTurn());
    s.tap(san);
  }
  REQUIRE(s.untilTurn());
}

HandsQuestion lastQuestion(const GantrySession& s) {
  HandsQuestion question;
  for (const SessionEvent& event : s.events)
    if (const auto* asked = std::get_if<HandsQuestion>(&event)) question = *asked;
  return question;
}

/// Its opponent thinks for that long.
NewGameConfig againstSlowEngine(GantrySession& s, Duration thinks) {
  s.script.nodes = static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(thinks).count());
  return timedGame(minutes(60));
}

}  // namespace

TEST_CASE("takeback of a capture, castling, en passant, promotion: undone on the board, out of its own slot") {
  GantrySession s;
  s.send(command::NewGame{twoPeople()});
  std::string_view last;
  SECTION("capture") {
    playTaps(s, {"e4", "d5"});
    last = "exd5";
  }
  SECTION("castling") {
    playTaps(s, {"e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"});
    last = "O-O";
  }
  SECTION("en passant") {
    playTaps(s, {"e4", "a6", "e5", "d5"});
    last = "exd6";
  }
  SECTION("promotion with capture, no spare") {
    playTaps(s, {"h4", "g5", "hxg5", "h6", "gxh6", "a6", "h7", "a5"});
    last = "hxg8=Q";
  }
  SECTION("promotion with capture, the spare out of storage") {
    playTaps(s, {"Nc3", "d5", "Nxd5", "Qxd5", "h4", "g5", "hxg5", "h6", "gxh6", "a6", "h7", "a5"});
    last = "hxg8=N";
  }
  const Placement before = s.truth();
  const int plies = s.session.game()->plies();
  playTaps(s, {last});
  REQUIRE(s.truth().places == s.session.placement().places);
  REQUIRE(s.truth().places != before.places);
  s.send(command::Takeback{});
  REQUIRE(s.untilTurn());
  CHECK(s.session.game()->plies() == plies);
  CHECK(s.truth().places == before.places);
  CHECK(s.count<OperatorNeeded>() == 0);
  CHECK(s.twin.twin().plant().contacts() == 0);
}

TEST_CASE("a move made by hand may be changed, or put back, until its answer is decided") {
  GantrySession s;
  s.checker.movesComeLate = true;
  s.send(command::NewGame{againstSlowEngine(s, seconds(30))});
  REQUIRE(s.untilTurn());
  s.hand("e2", {"e4"});
  REQUIRE(s.until([&] { return s.session.state() == SessionState::EngineTurn; }));
  REQUIRE(s.session.game()->plies() == 1);
  SECTION("changed") {
    s.hand("e4", {"e3"});
    REQUIRE(s.until([&] { return s.count<TakebackInfo>() == 1; }, seconds(10)));
    REQUIRE(s.until([&] { return s.session.game()->plies() == 1; }, seconds(10)));
    CHECK(s.session.game()->line().moves().back() == Move(12, 20));
    REQUIRE(s.untilTurn());
    CHECK(s.session.game()->plies() == 2);
  }
  SECTION("put back") {
    s.hand("e4", {"e2"});
    REQUIRE(s.until([&] { return s.session.state() == SessionState::HumanTurn; }, seconds(10)));
    CHECK(s.session.game()->plies() == 0);
    s.hand("d2", {"d4"});
    REQUIRE(s.until([&] { return s.session.game()->plies() == 2; }));
    REQUIRE(s.untilTurn());
    CHECK(s.session.game()->line().moves().front() == Move(11, 27));
  }
  CHECK(s.stands());
  CHECK(s.count<OperatorNeeded>() == 0);
}

TEST_CASE("pieces put back by hand, the opponent's first: offered, answered on the screen, and nothing is carried") {
  GantrySession s;
  s.send(command::NewGame{twoPeople()});
  playTaps(s, {"e4", "e5", "Nf3"});
  const int lines = s.twin.twin().controller().lines();
  s.hand("f3", {"g1"});
  REQUIRE(s.until([&] { return lastQuestion(s).offer == HandsQuestion::Offer::Takeback; }, seconds(20)));
  CHECK(s.session.state() == SessionState::HumanTurn);
  CHECK(s.session.game()->plies() == 3);
  SECTION("accepted") {
    s.send(command::Takeback{});
    REQUIRE(s.untilTurn());
    CHECK(s.session.game()->plies() == 2);
    CHECK(s.stands());
    CHECK(s.twin.twin().controller().lines() == lines);
  }
  SECTION("put forward again: it was not meant") {
    s.hand("g1", {"f3"});
    REQUIRE(s.until([&] { return lastQuestion(s).empty(); }, seconds(20)));
    CHECK(s.session.game()->plies() == 3);
    s.tap("Nc6");
    REQUIRE(s.untilTurn());
    CHECK(s.stands());
  }
}

TEST_CASE("both kings in the centre: offered as the end, and two people say how it ended, once") {
  GantrySession s;
  NewGameConfig config = twoPeople();
  config.startFen = "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1";
  s.send(command::NewGame{config});
  REQUIRE(s.untilTurn());
  s.hand("e1", {"d4"});
  s.pass(seconds(3));
  s.hand("e8", {"e5"});
  REQUIRE(s.until([&] { return lastQuestion(s).offer == HandsQuestion::Offer::GameOver; }, seconds(20)));
  CHECK(s.session.state() == SessionState::HumanTurn);
  CHECK(s.count<GameOver>() == 0);
  s.send(command::DeclareResult{GameResult::Unknown});
  CHECK(s.count<GameOver>() == 0);
  s.send(command::DeclareResult{GameResult::BlackWins});
  s.send(command::DeclareResult{GameResult::Draw});
  CHECK(s.count<GameOver>() == 1);
  CHECK(s.session.game()->stored().end == GameEnd{GameResult::BlackWins, EndReason::Resignation});
}

TEST_CASE("a mess that hands make on their own turn costs their own time, and is named until it is right") {
  GantrySession s;
  s.checker.movesComeLate = true;
  s.send(command::NewGame{twoPeople(minutes(5))});
  REQUIRE(s.untilTurn());
  const Instant began = s.time.now();
  s.hand("d8", {"e4"});
  REQUIRE(s.until([&] { return !lastQuestion(s).empty(); }, seconds(20)));
  CHECK(s.session.state() == SessionState::HumanTurn);
  const HandsQuestion question = lastQuestion(s);
  REQUIRE(question.requests.size() == 1);
  CHECK(question.requests[0].from == Place::onSquare(28));
  CHECK(question.requests[0].to == Place::onSquare(59));
  s.pass(seconds(30));
  s.send(command::OperatorDone{});  // it isn't
  s.pass(seconds(1));
  CHECK_FALSE(lastQuestion(s).empty());
  s.hand("e4", {"d8"});
  REQUIRE(s.until([&] { return lastQuestion(s).empty(); }, seconds(20)));
  const Instant moved = s.hand("e2", {"e4"});
  REQUIRE(s.until([&] { return s.session.game()->plies() == 1; }, seconds(20)));
  const Duration left = s.session.game()->stored().plies[0].remaining[0];
  CHECK(std::chrono::abs(minutes(5) - (moved - began) - left) < milliseconds(20));
  CHECK(s.count<OperatorNeeded>() == 0);
}

TEST_CASE("a mess does not stop the clock: the flag falls in it, once") {
  GantrySession s;
  s.send(command::NewGame{twoPeople(seconds(20))});
  REQUIRE(s.untilTurn());
  s.hand("d8", {"e4"});
  s.pass(minutes(2));
  CHECK(s.count<GameOver>() == 1);
  CHECK(s.session.game()->stored().end == GameEnd{GameResult::BlackWins, EndReason::Flag});
}

TEST_CASE("a flag falls during a search, or with a menu open: one result, once; none falls during a carry") {
  GantrySession s;
  SECTION("during a search") {
    NewGameConfig config = againstSlowEngine(s, minutes(10));
    config.timeControl.base = seconds(30);
    s.send(command::NewGame{config});
    REQUIRE(s.untilTurn());
    s.tap("e4");
    s.pass(minutes(20));
    CHECK(s.session.game()->stored().end == GameEnd{GameResult::WhiteWins, EndReason::Flag});
    CHECK(s.session.game()->plies() == 1);
  }
  SECTION("with the promotion chooser open") {
    NewGameConfig config = twoPeople(seconds(30));
    config.startFen = "4k3/P7/8/8/8/8/p7/4K3 w - - 0 1";
    s.send(command::NewGame{config});
    REQUIRE(s.untilTurn());
    s.send(command::BeginPromotion{48, 56});
    s.pass(minutes(2));
    s.send(command::ChoosePromotion{PieceType::Queen});
    s.pass(minutes(2));
    CHECK(s.session.game()->stored().end == GameEnd{GameResult::BlackWins, EndReason::Flag});
    CHECK(s.session.game()->plies() == 0);
  }
  SECTION("not during a carry") {
    s.send(command::NewGame{twoPeople(seconds(3))});
    REQUIRE(s.untilTurn());
    s.pass(milliseconds(2900));
    s.tap("Nf3");
    const Instant tapped = s.time.now();
    REQUIRE(s.until([&] { return s.session.state() == SessionState::HumanTurn; }));
    CHECK(s.time.now() - tapped > milliseconds(100));
    CHECK(s.count<GameOver>() == 0);
    s.pass(minutes(1));  // the other's clock, which has begun only now
    CHECK(s.session.game()->stored().end == GameEnd{GameResult::WhiteWins, EndReason::Flag});
  }
  CHECK(s.count<GameOver>() == 1);
}

TEST_CASE("a person moves before the machine has quite finished: nothing is lost") {
  GantrySession s;
  s.checker.movesComeLate = true;
  s.send(command::NewGame{againstSlowEngine(s, seconds(1))});
  s.script.replies = {"e5"};
  REQUIRE(s.untilTurn());
  s.hand("e2", {"e4"});
  REQUIRE(s.until([&] { return s.session.game()->plies() == 2; }));
  // The reply is decided and carried: the hand does not wait for its end.
  REQUIRE(s.until([&] { return s.twin.twin().plant().carried().has_value(); }));
  const PieceId knight = *s.truth().at(Place::onSquare(6));
  const Point to = s.config.board.where(Place::onSquare(21));
  REQUIRE(s.until([&] { return !s.twin.twin().plant().carried(); }));
  s.twin.act(twin_input::Hand{
      {{s.time.now() + milliseconds(20), knight, std::nullopt}, {s.time.now() + milliseconds(420), knight, to}}});
  REQUIRE(s.until([&] { return s.session.game()->plies() >= 3; }, minutes(1)));
  CHECK(s.session.game()->line().moves()[2] == Move(6, 21));
  CHECK(s.count<OperatorNeeded>() == 0);
}
