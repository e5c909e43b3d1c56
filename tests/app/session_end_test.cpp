// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

// How games end: on the board, by agreement, by the clock, by a word.
namespace kirin {
using namespace kirin::testing;

namespace {

void playAll(SessionFixture& f, const std::vector<std::string>& sans) {
  for (const auto& san : sans) f.move(san);
}

}  // namespace

TEST_CASE("mate ends the game, in the store at once and on the screen when it is carried out") {
  SessionFixture f(SessionFixture::Board::Scripted);
  f.newGame(twoPeople());
  for (const auto* san : {"f3", "e5", "g4"}) f.play(san);
  f.move("Qh4");
  REQUIRE(f.stored().end == GameEnd{GameResult::BlackWins, EndReason::Checkmate});
  REQUIRE(f.all<GameOver>().empty());
  f.untilHumanTurn();
  REQUIRE(f.state() == SessionState::GameOver);
  REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::BlackWins, EndReason::Checkmate});
  REQUIRE(f.all<GameOver>().size() == 1);
}

TEST_CASE("draws that happen by themselves") {
  SessionFixture f;
  NewGameConfig config = twoPeople();
  SECTION("stalemate") {
    config.startFen = "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1";
    f.newGame(config);
    f.move("Qf7");
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::Stalemate});
  }
  SECTION("dead position") {
    config.startFen = "7k/8/8/8/8/8/1r6/K7 w - - 0 1";
    f.newGame(config);
    f.move("Kxb2");
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::DeadPosition});
  }
  SECTION("fivefold repetition; threefold alone ends nothing") {
    f.newGame(config);
    for (int i = 0; i < 3; ++i) playAll(f, {"Nf3", "Nf6", "Ng1", "Ng8"});
    REQUIRE(f.state() == SessionState::HumanTurn);
    REQUIRE(f.last<TurnBegan>().claimable == DrawRule::Threefold);
    playAll(f, {"Nf3", "Nf6", "Ng1", "Ng8"});
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::Fivefold});
  }
  SECTION("seventy-five moves; fifty alone end nothing") {
    config.startFen = "7k/8/8/8/8/8/R7/K7 w - - 149 120";
    f.newGame(config);
    REQUIRE(f.last<TurnBegan>().claimable == DrawRule::FiftyMoves);
    f.move("Kb1");
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::SeventyFiveMoves});
  }
}

TEST_CASE("a draw is claimed where the rules allow it, also by the move one intends") {
  SessionFixture f;
  f.newGame(twoPeople());
  playAll(f, {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"});
  f.send(command::ClaimDraw{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.claim-unfounded"});
  f.send(command::ClaimDraw{Move(45, 0)});
  REQUIRE(f.notices() == std::vector<std::string>{"move.illegal"});
  SECTION("announcing it") {
    f.send(command::ClaimDraw{Move(45, 62)});
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::Threefold});
    REQUIRE(f.session.game()->plies() == 7);
  }
  SECTION("once it stands") {
    f.move("Ng8");
    f.send(command::ClaimDraw{});
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::Threefold});
  }
}

TEST_CASE("fifty moves can be claimed") {
  SessionFixture f;
  NewGameConfig config;
  config.startFen = "7k/8/8/8/8/8/R7/K7 w - - 100 90";
  f.newGame(config);
  f.send(command::ClaimDraw{});
  REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::FiftyMoves});
}

TEST_CASE("resigning gives the game to the other side, also while it thinks") {
  SessionFixture f;
  SECTION("on your turn") {
    f.newGame();
    f.send(command::Resign{});
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::BlackWins, EndReason::Resignation});
  }
  SECTION("while it thinks") {
    f.send(command::NewGame{asBlack()});
    f.send(command::Resign{});
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::WhiteWins, EndReason::Resignation});
    f.advance(seconds(5));
    REQUIRE(f.moves().empty());
  }
  REQUIRE(f.stored().end == f.last<GameOver>().end);
  f.send(command::Resign{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.not-now"});
}

TEST_CASE("resigning while a piece is carried lets the machine finish") {
  SessionFixture f(SessionFixture::Board::Scripted);
  f.newGame();
  f.move("e4");
  f.send(command::Resign{});
  REQUIRE(f.state() == SessionState::GameOver);
  f.advance(seconds(10));
  REQUIRE(f.state() == SessionState::GameOver);
  REQUIRE(f.last<MoveCarriedOut>().ply == 0);
  REQUIRE(f.session.placement() == f.board->placement());
  REQUIRE(f.all<GameOver>().size() == 1);
}

TEST_CASE("a flag loses the game; the result comes once") {
  SessionFixture f;
  f.newGame(timedGame(seconds(30)));
  f.advance(milliseconds(29'999));
  REQUIRE(f.state() == SessionState::HumanTurn);
  f.advance(milliseconds(1));
  REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::BlackWins, EndReason::Flag});
  REQUIRE(f.clocks()[0] == Duration{0});
  f.advance(minutes(5));
  REQUIRE(f.all<GameOver>().size() == 1);
}

TEST_CASE("a flag falls while a promotion waits, and while the engine searches") {
  SessionFixture f;
  NewGameConfig config = timedGame(seconds(10));
  config.startFen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
  f.newGame(config);
  SECTION("promotion") {
    f.send(command::BeginPromotion{48, 56});
    f.advance(seconds(10));
    REQUIRE(f.last<GameOver>().end.reason == EndReason::FlagWithoutMate);  // a bare king can't win
    f.send(command::ChoosePromotion{PieceType::Queen});
    REQUIRE(f.moves().empty());
  }
  SECTION("search") {
    f.script.nodes = 20'000'000;
    f.move("a8=Q");
    REQUIRE(f.state() == SessionState::EngineTurn);
    f.advance(seconds(10));
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::WhiteWins, EndReason::Flag});
    f.advance(minutes(1));  // its answer comes to nothing
    REQUIRE(f.session.game()->plies() == 1);
    REQUIRE(f.all<GameOver>().size() == 1);
  }
}

TEST_CASE("a flag against a side that no legal sequence can let mate is a draw") {
  SessionFixture f;
  NewGameConfig config = timedGame(seconds(10));
  config.startFen = "7k/8/8/8/8/8/Q7/K7 w - - 0 1";
  f.newGame(config);
  f.advance(seconds(10));
  REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::FlagWithoutMate});
}

TEST_CASE("no flag falls while a piece is carried") {
  SessionFixture f(SessionFixture::Board::Scripted);
  f.newGame(twoPeople(seconds(10)));
  f.board->carryTime = minutes(2);
  f.advance(seconds(9));
  f.move("e4");
  f.advance(seconds(119));
  REQUIRE(f.state() == SessionState::Acting);
  f.advance(seconds(2));
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.all<GameOver>().empty());
}

TEST_CASE("a personality answers a draw offer sensibly, from its last score and the phase of the game") {
  Position start, ending = *parseFen("8/5k2/8/3p4/3P4/8/5K2/8 w - - 0 45");
  Position early = *parseFen("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 15");
  REQUIRE_FALSE(agreesToDraw(start, {-900, std::nullopt}));  // it has hardly begun
  REQUIRE(agreesToDraw(ending, {0, std::nullopt}));
  REQUIRE(agreesToDraw(ending, {-30, std::nullopt}));
  REQUIRE_FALSE(agreesToDraw(ending, {60, std::nullopt}));  // it is better
  REQUIRE_FALSE(agreesToDraw(ending, {0, 5}));              // it mates
  REQUIRE(agreesToDraw(ending, {0, -5}));
  REQUIRE_FALSE(agreesToDraw(early, {0, std::nullopt}));  // there is play left
  REQUIRE(agreesToDraw(early, {-250, std::nullopt}));
}

TEST_CASE("a draw offered to a personality is answered at once, and once a move") {
  SessionFixture f;
  NewGameConfig config;
  config.startFen = "8/5k2/8/3p4/3P4/8/5K2/8 w - - 0 45";
  f.newGame(config);
  f.send(command::OfferDraw{});
  REQUIRE(f.last<DrawDeclined>().by == Color::Black);  // it has not looked yet
  f.send(command::OfferDraw{});
  REQUIRE(f.notices() == std::vector<std::string>{"session.draw-repeated"});
  f.script.score = {80, std::nullopt};
  f.play("Ke3");
  f.send(command::OfferDraw{});
  REQUIRE(f.all<DrawDeclined>().size() == 2);
  f.script.score = {0, std::nullopt};
  f.play("Kf3");
  f.send(command::OfferDraw{});
  REQUIRE(f.last<DrawOffered>().by == Color::White);
  REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::Agreement});
}

TEST_CASE("two people agree to a draw") {
  SessionFixture f;
  f.newGame(twoPeople());
  f.send(command::OfferDraw{});
  SECTION("accepted after the move") {
    f.move("e4");
    f.send(command::AcceptDraw{});
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::Agreement});
  }
  SECTION("both offer") {
    f.move("e4");
    f.send(command::OfferDraw{});
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::Agreement});
  }
  SECTION("declined") {
    f.send(command::OfferDraw{});
    REQUIRE(f.notices() == std::vector<std::string>{"session.draw-repeated"});
    f.send(command::DeclineDraw{});
    REQUIRE(f.last<DrawDeclined>().by == Color::Black);
    f.send(command::AcceptDraw{});
    REQUIRE(f.notices() == std::vector<std::string>{"session.draw-none"});
  }
  SECTION("played on") {
    f.move("e4");
    f.move("e5");
    REQUIRE(f.last<DrawDeclined>().by == Color::Black);
    f.send(command::AcceptDraw{});
    REQUIRE(f.notices() == std::vector<std::string>{"session.draw-none"});
  }
}

TEST_CASE("an aborted game has no result") {
  SessionFixture f;
  f.newGame();
  f.play("e4");
  f.send(command::Abort{});
  REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::Unknown, EndReason::Aborted});
  REQUIRE(f.stored().end == f.last<GameOver>().end);
  REQUIRE(f.state() == SessionState::GameOver);
}

}  // namespace kirin
