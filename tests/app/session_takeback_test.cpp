// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

// The section "Takeback" of the chapter "Playing a game", sentence by sentence.
namespace kirin {
using namespace kirin::testing;

TEST_CASE("takeback takes back two plies, so that it is your turn in the position before you moved") {
  SessionFixture f;
  f.newGame();
  f.script.replies = {"e5", "Nc6"};
  f.play("e4");
  const std::string before = f.fen();
  f.play("Nf3");
  f.send(command::Takeback{});
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.fen() == before);
  REQUIRE(f.moves() == "e2e4 e7e5");
  f.send(command::Takeback{});
  REQUIRE(f.fen() == kStartFen);
  f.send(command::Takeback{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.takeback-few"});
}

TEST_CASE("between two people a takeback is one ply") {
  SessionFixture f;
  f.newGame(twoPeople());
  f.move("e4");
  f.move("e5");
  f.send(command::Takeback{});
  REQUIRE(f.moves() == "e2e4");
  REQUIRE(f.last<TurnBegan>().side == Color::Black);
}

TEST_CASE("a takeback asked for while the engine is thinking is applied as soon as it is your move again") {
  SessionFixture f;
  f.newGame(timedGame(minutes(5)));
  f.script.replies = {"e5"};
  f.move("e4");
  f.send(command::Takeback{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.takeback-waits"});
  REQUIRE(f.moves() == "e2e4");
  f.untilHumanTurn();
  REQUIRE(f.fen() == kStartFen);
  REQUIRE(f.all<MoveDecided>().size() == 2);  // the engine did answer
  REQUIRE(f.clocks() == BothClocks{minutes(5), minutes(5)});
  REQUIRE(f.last<TakebackInfo>().plyCount == 0);

  SECTION("unless it is withdrawn") {
    f.script.replies = {"d5"};
    f.move("d4");
    f.send(command::Takeback{});
    f.send(command::Cancel{});
    f.untilHumanTurn();
    REQUIRE(f.moves() == "d2d4 d7d5");
    REQUIRE(f.notices() == std::vector<std::string>{"session.takeback-waits", "session.takeback-dropped"});
  }
}

TEST_CASE("a takeback waits while a piece is carried, too") {
  SessionFixture f(SessionFixture::Board::Scripted);
  f.newGame();
  f.script.replies = {"e5"};
  f.move("e4");
  f.untilHumanTurn();
  f.move("Nf3");
  REQUIRE(f.state() == SessionState::Acting);
  f.script.replies = {"Nc6"};
  f.send(command::Takeback{});
  f.untilHumanTurn();
  REQUIRE(f.moves() == "e2e4 e7e5");
  REQUIRE(f.board->placement() == f.session.placement());
  REQUIRE(f.board->placement().matches(f.session.game()->position()));
}

TEST_CASE("a takeback is refused when the reply ends the game") {
  SessionFixture f;
  f.newGame();
  f.script.replies = {"e5", "Qh4#"};
  f.play("f3");
  f.move("g4");
  f.send(command::Takeback{});
  f.untilHumanTurn();
  REQUIRE(f.state() == SessionState::GameOver);
  f.send(command::Takeback{});
  REQUIRE(f.notices() ==
          std::vector<std::string>{"session.takeback-waits", "session.takeback-over", "session.takeback-over"});
  REQUIRE(f.session.game()->plies() == 4);
}

TEST_CASE("a takeback is refused when too few plies have been played, at once where that is certain") {
  SessionFixture f;
  f.send(command::NewGame{asBlack()});
  REQUIRE(f.state() == SessionState::EngineTurn);
  f.send(command::Takeback{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.takeback-few"});
  f.untilHumanTurn();
  f.send(command::Takeback{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.takeback-few"});
  REQUIRE(f.session.game()->plies() == 1);
}

TEST_CASE("a game from an arbitrary FEN has unknown identity, so a takeback is refused; with a snapshot it is not") {
  SessionFixture f;
  NewGameConfig config;
  config.startFen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
  SECTION("FEN alone") {
    f.newGame(config);
    REQUIRE_FALSE(f.last<GameStarted>().takebackable);
    f.play("Nf3");
    f.send(command::Takeback{});
    REQUIRE(f.notices() == std::vector<std::string>{"session.takeback-identity"});
    REQUIRE(f.session.game()->plies() == 2);
  }
  SECTION("with the identities") {
    Placement placement = Placement::standard();
    placement.places[12] = Place::onSquare(28);
    placement.places[28] = Place::onSquare(36);
    REQUIRE(placement.matches(*parseFen(config.startFen)));
    config.startPlacement = placement;
    f.newGame(config);
    f.play("Nf3");
    f.send(command::Takeback{});
    REQUIRE(f.session.game()->plies() == 0);
    REQUIRE(f.session.placement() == placement);
  }
}

TEST_CASE("an odds game takes back like an ordinary one") {
  SessionFixture f;
  NewGameConfig config;
  config.odds = Odds::Queen;
  f.newGame(config);
  const Placement start = f.session.placement();
  f.script.replies = {"e5"};
  f.play("e4");
  f.send(command::Takeback{});
  REQUIRE(f.session.placement() == start);
}

TEST_CASE("each ply records the slot it captured into, and a takeback brings the same piece out of it") {
  SessionFixture f(SessionFixture::Board::Scripted);
  f.newGame();
  f.script.replies = {"d5", "Qxd5"};
  f.play("e4");
  const Placement before = f.session.placement();
  f.play("exd5");
  const auto decided = f.all<MoveDecided>();
  const PieceId blackPawn = *before.at(Place::onSquare(35)), whitePawn = *before.at(Place::onSquare(28));
  REQUIRE(decided[2].effects.capturedInto == blackPawn);
  REQUIRE(decided[3].effects.capturedInto == whitePawn);
  REQUIRE(f.stored().plies[3].effects == decided[3].effects);
  REQUIRE(f.session.placement().places[blackPawn] == Place::inSlot(blackPawn));

  f.send(command::Takeback{});
  f.untilHumanTurn();
  REQUIRE(f.session.placement() == before);
  REQUIRE(f.board->placement() == before);
}

TEST_CASE("both clocks are restored by a takeback: the players get those seconds back") {
  SessionFixture f;
  f.newGame(timedGame(minutes(5), seconds(3)));
  f.script.replies = {"e5", "Nc6"};
  f.advance(seconds(10));
  f.play("e4");
  const BothClocks then = f.clocks();
  REQUIRE(then == BothClocks{seconds(293), seconds(302)});
  f.advance(seconds(40));
  f.play("Nf3");
  f.advance(seconds(5));
  f.send(command::Takeback{});
  REQUIRE(f.clocks() == then);
  REQUIRE(f.last<ClockInfo>().runningSide == Color::White);
  REQUIRE(f.stored().plies.back().remaining == then);
}

TEST_CASE("everything that accumulates moves truncates: the undone moves did not happen") {
  SessionFixture f;
  f.newGame();
  f.script.replies = {"e5", "Nc6", "c5"};
  f.play("e4");
  f.play("Nf3");
  f.send(command::Takeback{});
  const auto info = f.last<TakebackInfo>();
  REQUIRE(info.plyCount == 2);
  REQUIRE(info.fen == f.fen());
  REQUIRE(f.checker.moves().size() == 2);
  REQUIRE(f.stored().plies.size() == 2);
  f.send(command::Takeback{});
  f.play("d4");
  REQUIRE(f.stored().plies.size() == 2);
  REQUIRE(f.moves() == "d2d4 c7c5");
}

TEST_CASE("a move changed before its answer is decided is an undo of one ply") {
  SessionFixture f;
  f.newGame(timedGame(minutes(5)));
  f.advance(seconds(10));
  f.move("e4");
  f.advance(milliseconds(300));
  REQUIRE(f.state() == SessionState::EngineTurn);
  SECTION("by command") { f.send(command::UndoMove{}); }
  SECTION("by hand") {
    f.inbox.post(backend_event::MoveTakenBack{f.time.now()});
    f.settle();
  }
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.moves().empty());
  REQUIRE(f.clocks() == BothClocks{minutes(5), minutes(5)});
  REQUIRE(f.last<TakebackInfo>().plyCount == 0);
  // The search that was called off answers nothing.
  f.advance(seconds(5));
  REQUIRE(f.moves().empty());
  f.script.replies = {"d5"};
  f.play("d4");
  REQUIRE(f.moves() == "d2d4 d7d5");
}

TEST_CASE("once the answer is decided it is too late for an undo of one ply") {
  SessionFixture f;
  f.newGame();
  f.script.nodes = 1000;
  f.move("e4");
  f.advance(milliseconds(100));  // decided, shown only after half a second
  f.send(command::UndoMove{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.undo-late"});
  f.untilHumanTurn();
  f.send(command::UndoMove{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.undo-late"});
  REQUIRE(f.session.game()->plies() == 2);
}

TEST_CASE("a takeback takes a promotion that waits with it") {
  SessionFixture f;
  f.newGame();
  f.script.replies = {"a6", "a5", "a4", "a3", "bxa3"};
  f.play("h4");
  f.play("h5");
  f.play("h6");
  f.play("hxg7");
  f.send(command::BeginPromotion{54, 63});
  f.send(command::Takeback{});
  f.send(command::ChoosePromotion{PieceType::Queen});
  REQUIRE(f.notices() == std::vector<std::string>{"session.not-now"});
  REQUIRE(f.session.game()->plies() == 6);
}

}  // namespace kirin
