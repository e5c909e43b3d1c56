// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

// The section "Restart, and who sets the board up", and what a machine under the board may do.
namespace kirin {
using namespace kirin::testing;

namespace {

constexpr auto kScripted = SessionFixture::Board::Scripted;

OperatorRequest pieceWanted() {
  return {OperatorRequest::Kind::PlacePiece, PieceId{4}, Place::nowhere(), Place::onSquare(1)};
}

}  // namespace

TEST_CASE("restart flows from the session to the board, with the mode that was chosen") {
  SessionFixture f(kScripted);
  f.newGame(timedGame(minutes(5)));
  f.play("e4");
  const auto before = f.last<GameStarted>();
  f.send(command::Restart{ResetMode::Hand});
  REQUIRE(f.state() == SessionState::Preparing);
  f.untilHumanTurn();
  REQUIRE(f.board->setUps == std::vector{ResetMode::Auto, ResetMode::Hand});
  const auto after = f.last<GameStarted>();
  REQUIRE(after.id != before.id);
  REQUIRE(after.config.resetMode == ResetMode::Hand);
  REQUIRE(after.config.players == before.config.players);
  REQUIRE(after.config.timeControl == before.config.timeControl);
  REQUIRE(after.config.seed != before.config.seed);
  REQUIRE(f.store.load(before.id)->end->reason == EndReason::Aborted);
}

TEST_CASE("a restarted odds game has the same odds and colours, also after it ended or was continued") {
  SessionFixture f;
  NewGameConfig config;
  config.odds = Odds::Rook;
  f.newGame(asBlack(config));
  SECTION("ended") { f.send(command::Resign{}); }
  SECTION("continued") {
    f.play("a5");
    f.send(command::Leave{});
    f.send(command::Continue{1});
  }
  f.send(command::Restart{});
  const auto after = f.last<GameStarted>();
  REQUIRE(after.config.odds == Odds::Rook);
  REQUIRE_FALSE(after.config.players[0].human);
  REQUIRE(f.session.game()->stored().start.at(0).none());
}

TEST_CASE("the simulated board ignores the mode entirely: there is nothing to set up") {
  for (const auto mode : {ResetMode::Auto, ResetMode::Hand}) {
    SessionFixture f;
    NewGameConfig config;
    config.resetMode = mode;
    f.send(command::NewGame{config});
    REQUIRE(f.state() == SessionState::HumanTurn);
  }
}

TEST_CASE("the board is told which side the engine has") {
  SessionFixture f(kScripted);
  f.newGame();
  REQUIRE_FALSE(f.board->lastEngineWhite);
  f.newGame(asBlack());
  REQUIRE(f.board->lastEngineWhite);
}

TEST_CASE("a set-up that does not make the start position is not played on") {
  SessionFixture f(kScripted);
  f.board->nextAnswer = backend_event::Prepared{Placement::stored()};
  f.newGame();
  REQUIRE(f.state() == SessionState::NeedsOperator);
  REQUIRE(f.all<GameStarted>().empty());
  f.board->put(Placement::standard());
  f.send(command::OperatorDone{});
  f.advance(seconds(1));
  REQUIRE(f.state() == SessionState::HumanTurn);
}

TEST_CASE("resetBoard restores the start without a game, planned from tracked identity") {
  SessionFixture f(kScripted);
  f.newGame();
  f.script.replies = {"d5", "Qxd5"};
  f.play("e4");
  f.play("exd5");
  f.send(command::ResetBoard{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.game-running"});
  f.send(command::Resign{});
  const auto before = f.board->performed.size();
  f.send(command::ResetBoard{});
  REQUIRE(f.state() == SessionState::Preparing);
  f.advance(seconds(4));
  REQUIRE(f.state() == SessionState::GameOver);
  REQUIRE(f.all<BoardReset>().size() == 1);
  REQUIRE(f.all<GameStarted>().size() == 1);
  REQUIRE(f.board->performed.size() == before + 1);
  // Two pawns out of storage and the queen home, not thirty-two pieces.
  REQUIRE(f.board->performed.back().operations.size() == 3);
  REQUIRE(f.session.placement().matches(Position{}));
}

TEST_CASE("resetBoard by hand is verified by the board") {
  SessionFixture f(kScripted);
  f.newGame();
  f.play("e4");
  f.send(command::Resign{});
  f.send(command::ResetBoard{ResetMode::Hand});
  f.advance(seconds(30));
  REQUIRE(f.board->setUps.back() == ResetMode::Hand);
  REQUIRE(f.all<BoardReset>().size() == 1);
}

TEST_CASE("rescan verifies the board without touching the game") {
  SessionFixture f(kScripted);
  f.newGame(timedGame(minutes(5)));
  f.play("e4");
  const std::string before = f.fen();
  f.send(command::Rescan{});
  f.advance(milliseconds(100));
  REQUIRE(f.last<BoardScanned>().matches);
  f.board->found = Placement::stored();
  f.send(command::Rescan{});
  f.advance(milliseconds(100));
  REQUIRE_FALSE(f.last<BoardScanned>().matches);
  REQUIRE(f.fen() == before);
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.last<ClockInfo>().runningSide == Color::White);
  f.move("a3");
  f.send(command::Rescan{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.busy"});
}

TEST_CASE("rescan answers without a game, too") {
  SessionFixture f;
  f.send(command::Rescan{});
  REQUIRE(f.last<BoardScanned>().matches);
}

TEST_CASE("a move made by hand is charged until its last edge") {
  SessionFixture f(kScripted);
  f.newGame(timedGame(minutes(5)));
  f.advance(seconds(4));
  const Instant edge = f.time.now();
  f.checker.movesComeLate = true;
  f.advance(seconds(1));  // waiting for stillness is nobody's
  f.board->say(backend_event::HumanMove{Move(12, 28), edge});
  f.settle();
  REQUIRE(f.moves() == "e2e4");
  REQUIRE(f.clocks()[0] == seconds(296));
  f.board->say(backend_event::HumanMove{Move(11, 27), edge});
  f.settle();
  REQUIRE(f.moves() == "e2e4");
}

TEST_CASE("a promotion made by hand waits for its piece") {
  SessionFixture f(kScripted);
  NewGameConfig config;
  config.startFen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
  f.newGame(config);
  f.board->say(backend_event::HumanMove{Move(48, 56, Move::Kind::Promotion, PieceType::Queen), f.time.now()});
  f.settle();
  REQUIRE(f.all<PromotionPending>().size() == 1);
  REQUIRE(f.moves().empty());
  f.send(command::ChoosePromotion{PieceType::Knight});
  REQUIRE(f.moves() == "a7a8n");
}

TEST_CASE("the operator is needed: clocks stop, the board says what for, and play goes on by itself when it is right") {
  SessionFixture f(kScripted);
  f.newGame(timedGame(minutes(5)));
  f.board->nextAnswer = backend_event::NeedsOperator{{pieceWanted()}};
  f.script.replies = {"e5"};
  f.move("e4");
  REQUIRE(f.state() == SessionState::NeedsOperator);
  REQUIRE(f.last<OperatorNeeded>().requests == std::vector{pieceWanted()});
  f.advance(minutes(10));
  f.send(command::PlayMove{Move(11, 27), 1});
  REQUIRE(f.notices() == std::vector<std::string>{"session.busy"});

  SECTION("the board notices") {
    f.board->say(backend_event::Performed{f.board->performed.back().result});
    f.settle();
  }
  SECTION("the operator says so") {
    f.board->put(f.board->performed.back().result);
    f.send(command::OperatorDone{});
    f.advance(milliseconds(60));
  }
  SECTION("the operator says so, and the machine has to help") {
    f.send(command::OperatorDone{});
    f.advance(milliseconds(60));
    REQUIRE(f.state() == SessionState::Acting);
    f.advance(seconds(3));
  }
  REQUIRE(f.state() == SessionState::EngineTurn);
  f.untilHumanTurn();
  REQUIRE(f.moves() == "e2e4 e7e5");
}

TEST_CASE("a board disturbed on your turn needs the operator, and your clock waits") {
  SessionFixture f(kScripted);
  f.newGame(timedGame(minutes(5)));
  f.advance(seconds(20));
  f.board->say(backend_event::NeedsOperator{{pieceWanted()}});
  f.settle();
  f.advance(minutes(9));
  REQUIRE(f.state() == SessionState::NeedsOperator);
  f.board->found = Placement::stored();
  f.send(command::OperatorDone{});
  f.advance(seconds(1));
  REQUIRE(f.state() == SessionState::NeedsOperator);
  f.send(command::Resume{});
  f.advance(milliseconds(50));
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.clocks()[0] == seconds(280));
  REQUIRE(f.last<ClockInfo>().runningSide == Color::White);
}

TEST_CASE("a board that fails while the engine thinks: the game is not lost") {
  SessionFixture f(kScripted);
  f.newGame(timedGame(minutes(5)));
  f.move("e4");
  f.advance(seconds(3) + milliseconds(300));
  REQUIRE(f.state() == SessionState::EngineTurn);
  f.board->say(backend_event::Fault{{"backend.link", {"unplugged"}}});
  f.settle();
  REQUIRE(f.notices() == std::vector<std::string>{"backend.link"});
  REQUIRE(f.state() == SessionState::NeedsOperator);
  // Nobody is sent to the pieces: what is wrong is the machine.
  REQUIRE(f.last<OperatorNeeded>().requests.front().kind == OperatorRequest::Kind::NoAnswer);
  f.advance(minutes(1));
  f.send(command::OperatorDone{});
  f.advance(seconds(5));
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.session.game()->plies() == 2);
  REQUIRE(f.clocks()[1] == seconds(299));
}

TEST_CASE("stop halts the machine half way; resume looks where everything is and brings it home") {
  SessionFixture f(kScripted);
  f.newGame();
  f.script.replies = {"e5"};
  f.move("e4");
  f.advance(seconds(1));
  f.send(command::Stop{});
  REQUIRE(f.board->stops > 0);
  REQUIRE(f.last<StateChanged>().paused);
  f.advance(minutes(1));
  REQUIRE(f.all<MoveCarriedOut>().empty());
  f.send(command::Resume{});
  f.untilHumanTurn();
  REQUIRE(f.moves() == "e2e4 e7e5");
  REQUIRE(f.board->placement() == f.session.placement());
}

TEST_CASE("stop during set-up and board reset") {
  SessionFixture f(kScripted);
  SECTION("set-up") {
    f.send(command::NewGame{});
    f.advance(seconds(2));
    f.send(command::Stop{});
    f.advance(minutes(2));
    REQUIRE(f.all<GameStarted>().empty());
    f.send(command::Resume{});
    f.untilHumanTurn();
    REQUIRE(f.all<GameStarted>().size() == 1);
  }
  SECTION("set-up, given up") {
    f.send(command::NewGame{});
    f.send(command::Abort{});
    REQUIRE(f.state() == SessionState::Idle);
    f.advance(minutes(2));
    REQUIRE(f.state() == SessionState::Idle);
    REQUIRE(f.memory.list()->empty());
  }
  SECTION("board reset") {
    f.send(command::ResetBoard{});
    REQUIRE(f.state() == SessionState::Preparing);
    f.send(command::Stop{});
    REQUIRE(f.state() == SessionState::Idle);
    f.advance(minutes(2));
    REQUIRE(f.all<BoardReset>().empty());
  }
  SECTION("nothing going on") {
    f.send(command::Stop{});
    REQUIRE(f.state() == SessionState::Idle);
    REQUIRE(f.notices().empty());
  }
}

TEST_CASE("what the board said before it was stopped is void") {
  SessionFixture f(kScripted);
  f.newGame();
  f.move("e4");
  // The answer lies in the inbox already when the stop is handled.
  f.inbox.post(command::Stop{});
  f.inbox.post(backend_event::Performed{f.board->performed.back().result});
  f.settle();
  REQUIRE(f.all<MoveCarriedOut>().empty());
  REQUIRE(f.last<StateChanged>().paused);
}

TEST_CASE("objects that were exchanged while a game was away make its takebacks unsafe") {
  MemoryGameStore store;
  {
    SessionFixture f(SessionFixture::Board::Sim, &store);
    f.newGame();
    f.play("e4");
    f.send(command::Leave{});
  }
  SessionFixture f(kScripted, &store);
  const StoredGame stored = *store.load(1);
  PieceTracker tracker;
  for (const auto& ply : stored.plies) tracker.apply(ply.effects);
  Placement swapped = tracker.placement();
  std::swap(swapped.places[0], swapped.places[1]);  // the two white rooks
  f.board->nextAnswer = backend_event::Prepared{swapped};
  f.send(command::Continue{1});
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE_FALSE(f.last<GameStarted>().takebackable);
  f.send(command::Takeback{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.takeback-identity"});
}

}  // namespace kirin
