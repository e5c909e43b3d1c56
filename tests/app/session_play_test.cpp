// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

// The sentences of the chapter "Playing a game" about opponents, odds and the clock, as far as the session makes them
// true.
namespace kirin {
using namespace kirin::testing;

TEST_CASE("a game goes from set-up to your turn, to the reply, to your turn") {
  SessionFixture f;
  f.send(command::NewGame{});
  REQUIRE(f.state() == SessionState::HumanTurn);
  f.script.replies = {"e5"};
  f.move("e4");
  REQUIRE(f.state() == SessionState::EngineTurn);
  f.untilHumanTurn();
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.moves() == "e2e4 e7e5");

  std::vector<SessionState> states;
  for (const auto& each : f.all<StateChanged>()) states.push_back(each.state);
  using enum SessionState;
  REQUIRE(states == std::vector{Preparing, HumanTurn, Acting, EngineTurn, Acting, HumanTurn});
  REQUIRE(f.notices().empty());
}

TEST_CASE("selecting a personality calls applyOptions before the game starts, with its budget a move") {
  SessionFixture f;
  NewGameConfig config;
  config.players[1] = PlayerConfig::personality("scholar");
  config.seed = 99;
  f.newGame(config);
  REQUIRE(f.script.asked.empty());
  REQUIRE(f.script.applied == std::vector{f.personalities.find("scholar")->options});
  f.play("e4");
  REQUIRE(f.script.asked.size() == 1);
  const auto& asked = f.script.asked.front();
  REQUIRE(asked.options.at("UCI_Elo") == "1150");
  REQUIRE(asked.options.count("Seed") == 1);
  REQUIRE(asked.limits.nodes == 25'000U);
  REQUIRE_FALSE(asked.limits.whiteTime);  // untimed
  REQUIRE(asked.newGames == 1);
}

TEST_CASE("an opponent whose options are refused begins no game, and no piece is moved for it") {
  SessionFixture f(SessionFixture::Board::Scripted);
  f.script.refusal = Error{"engine.option", {"Skill Level", "9", "0 to 2"}};
  f.send(command::NewGame{});
  REQUIRE(f.notices() == std::vector<std::string>{"engine.option"});
  REQUIRE(f.state() == SessionState::Idle);
  REQUIRE(f.all<GameStarted>().empty());
  REQUIRE(f.board->setUps.empty());

  f.send(command::NewGame{});
  REQUIRE(f.state() == SessionState::Preparing);
  REQUIRE(f.board->setUps.size() == 1);
}

TEST_CASE("a stop while an opponent is selected is taken up again by Resume") {
  SessionFixture f;
  f.session.handle(SessionCommand{command::NewGame{}});
  f.session.handle(SessionCommand{command::Stop{}});
  f.settle();
  REQUIRE(f.session.paused());
  REQUIRE(f.all<GameStarted>().empty());
  f.send(command::Resume{});
  f.untilHumanTurn();
  REQUIRE(f.state() == SessionState::HumanTurn);
}

TEST_CASE("the seed is drawn, told, stored and different in each game, unless it is given") {
  SessionFixture f;
  f.newGame();
  f.newGame();
  const auto started = f.all<GameStarted>();
  REQUIRE(started.size() == 2);
  REQUIRE(started[0].config.seed);
  REQUIRE(started[0].config.seed != started[1].config.seed);
  REQUIRE(f.stored().config.seed == started[1].config.seed);
  NewGameConfig config;
  config.seed = 5;
  f.newGame(config);
  REQUIRE(f.stored().config.seed == 5U);
}

TEST_CASE("a game has one seed, the same at every move, so that what is overlooked may last") {
  const auto seeds = [] {
    SessionFixture f;
    NewGameConfig config;
    config.seed = 5;
    f.newGame(config);
    f.play("e4");
    f.play("Nf3");
    return std::pair{f.script.asked[0].options.at("Seed"), f.script.asked[1].options.at("Seed")};
  };
  REQUIRE(seeds() == std::pair<std::string, std::string>{"5", "5"});
}

TEST_CASE("the engine field plays another program, without options of ours") {
  SessionFixture f;
  Personality other;
  other.id = "other";
  other.name = "Other";
  other.engine = {"some-engine", "--quiet"};
  other.limits.nodes = 100;
  GameLine line;
  EngineScript script;
  OpponentEngines engines(scriptedEngines(script));
  REQUIRE(engines.search({other, 1, true, line, other.limits}, {}).ok());
  REQUIRE(engines.search({other, 1, false, line, other.limits}, {}).ok());
  REQUIRE(script.commands == std::vector<std::vector<std::string>>{{"some-engine", "--quiet"}});
  REQUIRE(script.asked[0].options.empty());
  REQUIRE(script.asked[1].newGames == 1);
}

TEST_CASE("odds: the engine spots you a piece by not having it from move one, and identity is known") {
  SessionFixture f;
  NewGameConfig config;
  config.odds = Odds::Queen;
  f.newGame(config);
  REQUIRE(f.fen() == "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  REQUIRE(f.last<GameStarted>().takebackable);
  REQUIRE(f.last<GameStarted>().placement.known);
}

TEST_CASE("odds are always taken from the engine's side") {
  SessionFixture f;
  NewGameConfig config;
  config.odds = Odds::Rook;
  f.send(command::NewGame{asBlack(config)});
  REQUIRE(f.fen() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
}

TEST_CASE("a turn is charged from when a side is put on move to when its move is decided") {
  SessionFixture f(SessionFixture::Board::Scripted);
  f.newGame(timedGame(minutes(5)));
  f.advance(seconds(10));
  f.script.nodes = 2'000'000;
  f.script.replies = {"e5"};
  f.move("e4");
  REQUIRE(f.state() == SessionState::Acting);
  REQUIRE(f.clocks() == BothClocks{seconds(290), minutes(5)});

  SECTION("while the gantry carries the piece nobody's clock runs") {
    REQUIRE_FALSE(f.last<ClockInfo>().runningSide);
    f.advance(seconds(2));
    REQUIRE_FALSE(f.last<ClockInfo>().runningSide);
    f.advance(seconds(1));
    REQUIRE(f.state() == SessionState::EngineTurn);
    REQUIRE(f.last<ClockInfo>().runningSide == Color::Black);
    REQUIRE(f.clocks() == BothClocks{seconds(290), minutes(5)});
  }
  SECTION("while the engine searches its own clock runs, and stops when the search returns") {
    f.advance(seconds(3) + seconds(2));
    REQUIRE(f.state() == SessionState::Acting);
    REQUIRE(f.clocks() == BothClocks{seconds(290), seconds(298)});
    f.advance(seconds(3));
    REQUIRE(f.state() == SessionState::HumanTurn);
    REQUIRE(f.clocks() == BothClocks{seconds(290), seconds(298)});
  }
  SECTION("wall time exceeds the time drawn from the two clocks") {
    const Instant start = f.time.now() - seconds(10);
    f.untilHumanTurn();
    const auto clocks = f.clocks();
    const Duration drawn = 2 * Duration(minutes(5)) - clocks[0] - clocks[1];
    REQUIRE(drawn == seconds(12));
    REQUIRE(f.time.now() - start == drawn + seconds(6));
  }
}

TEST_CASE("the increment is added when the move is decided") {
  SessionFixture f;
  f.newGame(timedGame(minutes(3), seconds(2)));
  f.advance(seconds(5));
  f.move("d4");
  REQUIRE(f.clocks()[0] == seconds(177));
}

TEST_CASE("a move is charged until it was tapped, not until it was handled") {
  SessionFixture f;
  f.newGame(timedGame(minutes(1)));
  f.advance(seconds(5));
  f.checker.movesComeLate = true;
  const Instant tapped = f.time.now();
  f.advance(seconds(3));
  f.send(command::PlayMove{Move(12, 28), 0, tapped});
  REQUIRE(f.clocks()[0] == seconds(55));
}

TEST_CASE("a tap before the flag counts, even where it is handled after it; one after it does not") {
  SessionFixture f;
  f.newGame(timedGame(seconds(10)));
  f.checker.movesComeLate = true;
  const Instant began = f.time.now();
  f.inbox.post(command::PlayMove{Move(12, 28), 0, began + seconds(9)});
  f.time.schedule(began + seconds(11), [] {});
  SessionInbox nothing;
  f.time.waitUntil(nothing, began + seconds(11));
  SECTION("before") {
    f.settle();
    REQUIRE(f.moves() == "e2e4");
    REQUIRE(f.all<GameOver>().empty());
  }
  SECTION("after") {
    f.inbox.take();
    f.send(command::PlayMove{Move(12, 28), 0, began + seconds(10)});
    REQUIRE(f.moves().empty());
    REQUIRE(f.last<GameOver>().end == GameEnd{GameResult::BlackWins, EndReason::Flag});
    REQUIRE(f.clocks()[0] == Duration{0});
  }
}

TEST_CASE("untimed is the default, and nobody is flagged") {
  SessionFixture f;
  f.newGame();
  REQUIRE_FALSE(f.last<ClockInfo>().control.timed());
  f.advance(std::chrono::hours(30));
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.all<GameOver>().empty());
  f.move("e4");
  REQUIRE(f.clocks()[0] == std::chrono::hours(30));  // time used
}

TEST_CASE("clocks are told at turn boundaries only, never on a timer") {
  SessionFixture f;
  f.newGame(timedGame(minutes(5)));
  const auto told = f.events.size();
  f.advance(minutes(4));
  REQUIRE(f.events.size() == told);
}

TEST_CASE("a reply is shown no sooner than half a second after the move, on nobody's clock") {
  SessionFixture f;
  f.newGame(timedGame(minutes(5)));
  f.script.nodes = 100'000;
  f.script.replies = {"e5"};
  f.move("e4");
  f.advance(milliseconds(100));
  REQUIRE_FALSE(f.last<ClockInfo>().runningSide);
  REQUIRE(f.clocks() == BothClocks{minutes(5), minutes(5) - milliseconds(100)});
  REQUIRE(f.moves() == "e2e4");
  f.advance(milliseconds(399));
  REQUIRE(f.moves() == "e2e4");
  f.advance(milliseconds(1));
  REQUIRE(f.moves() == "e2e4 e7e5");
  REQUIRE(f.clocks() == BothClocks{minutes(5), minutes(5) - milliseconds(100)});

  SECTION("one that took longer is shown at once") {
    f.script.nodes = 700'000;
    f.script.replies = {"Nc6"};
    f.move("Nf3");
    f.advance(milliseconds(700));
    REQUIRE(f.moves() == "e2e4 e7e5 g1f3 b8c6");
  }
}

TEST_CASE("timed games tell the engine what the clocks show") {
  SessionFixture f;
  f.newGame(timedGame(minutes(3), seconds(2)));
  f.advance(seconds(20));
  f.play("e4");
  const auto& limits = f.script.asked.front().limits;
  REQUIRE(limits.whiteTime == Duration(seconds(162)));
  REQUIRE(limits.blackTime == Duration(minutes(3)));
  REQUIRE(limits.whiteIncrement == seconds(2));
  REQUIRE(limits.nodes == 20'000U);
}

TEST_CASE("what can't be played is refused with its reason and changes nothing") {
  SessionFixture f;
  SECTION("before a game") {
    f.send(command::PlayMove{Move(12, 28), 0});
    f.send(command::Takeback{});
    f.send(command::Resign{});
    f.send(command::Restart{});
    REQUIRE(f.notices() == std::vector<std::string>(4, "session.no-game"));
    REQUIRE(f.state() == SessionState::Idle);
  }
  SECTION("in a game") {
    f.newGame();
    f.send(command::PlayMove{Move(12, 36), 0});
    f.send(command::PlayMove{Move(12, 28), 4});
    f.send(command::ChoosePromotion{});
    f.send(command::BeginPromotion{12, 28});
    f.send(command::Cancel{});
    f.send(command::ResetBoard{});
    f.send(command::Resume{});
    f.send(command::AcceptDraw{});
    f.send(command::DeclineDraw{});
    f.send(command::OperatorDone{});
    REQUIRE(f.notices() == std::vector<std::string>{"move.illegal", "session.stale", "session.not-now", "move.illegal",
                                                    "session.not-now", "session.game-running", "session.not-now",
                                                    "session.draw-none", "session.draw-none", "session.not-now"});
    f.move("e4");
    f.send(command::PlayMove{Move(51, 35), 1});
    REQUIRE(f.notices() == std::vector<std::string>{"session.not-your-turn"});
    REQUIRE(f.moves() == "e2e4");
  }
}

TEST_CASE("a game that can't be begun is refused with its reason, and the one before goes on") {
  SessionFixture f;
  f.newGame();
  f.play("e4");
  const std::string before = f.fen();
  const auto refused = [&](const NewGameConfig& config) {
    f.send(command::NewGame{config});
    const auto codes = f.notices();
    REQUIRE(codes.size() == 1);
    REQUIRE(f.fen() == before);
    REQUIRE(f.state() == SessionState::HumanTurn);
    return codes.front();
  };
  NewGameConfig config;
  config.players[1] = PlayerConfig::personality("nobody");
  REQUIRE(refused(config) == "session.personality");
  config = {};
  config.startFen = "8/8/8/8/8/8/8/8 w - - 0 1";
  REQUIRE(refused(config) == "fen.position");
  config.startFen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
  REQUIRE(refused(config) == "session.start-over");
  config.startFen = "7k/8/6K1/8/8/8/8/8 w - - 0 1";
  REQUIRE(refused(config) == "session.start-over");
  config.startFen = kStartFen;
  config.startPlacement = Placement::stored();
  REQUIRE(refused(config) == "session.placement");
  config = {};
  config.odds = Odds::Knight;
  config.startFen = kStartFen;
  REQUIRE(refused(config) == "session.odds-fen");
  config = twoPeople();
  config.odds = Odds::Knight;
  REQUIRE(refused(config) == "session.odds-sides");
}

TEST_CASE("promotion: the turn is not decided, and your clock runs, until the piece is chosen") {
  SessionFixture f;
  NewGameConfig config = timedGame(minutes(5));
  config.startFen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
  f.newGame(config);
  f.send(command::BeginPromotion{48, 56});
  REQUIRE(f.last<PromotionPending>().to == 56);
  f.advance(seconds(30));
  REQUIRE(f.state() == SessionState::HumanTurn);
  REQUIRE(f.moves().empty());
  SECTION("chosen") {
    f.send(command::ChoosePromotion{PieceType::Rook});
    REQUIRE(f.moves() == "a7a8r");
    REQUIRE(f.clocks()[0] == seconds(270));
  }
  SECTION("cancelled") {
    f.send(command::Cancel{});
    f.send(command::ChoosePromotion{PieceType::Rook});
    REQUIRE(f.notices() == std::vector<std::string>{"session.not-now"});
    f.move("Kb2");
    REQUIRE(f.moves() == "a1b2");
    REQUIRE(f.clocks()[0] == seconds(270));
  }
  SECTION("a piece no pawn becomes") {
    f.send(command::ChoosePromotion{PieceType::King});
    REQUIRE(f.notices() == std::vector<std::string>{"move.illegal"});
    REQUIRE(f.moves().empty());
  }
}

TEST_CASE("two people play each other; a personality can be watched playing another") {
  SessionFixture f;
  SECTION("people") {
    f.newGame(twoPeople());
    f.move("e4");
    REQUIRE(f.state() == SessionState::HumanTurn);
    f.move("e5");
    REQUIRE(f.moves() == "e2e4 e7e5");
    REQUIRE(f.script.asked.empty());
  }
  SECTION("personalities") {
    NewGameConfig config;
    config.players = {PlayerConfig::personality("novice"), PlayerConfig::personality("kirin")};
    f.script.nodes = 1000;
    f.send(command::NewGame{config});
    f.advance(seconds(10));
    // Each ply half a second after the one before.
    REQUIRE(f.session.game()->plies() == 20);
    REQUIRE(f.script.asked[0].limits.nodes == 20'000U);
    REQUIRE(f.script.asked[1].limits.nodes == 400'000U);
    f.send(command::Takeback{});
    f.send(command::Resign{});
    f.send(command::OfferDraw{});
    REQUIRE(f.notices() ==
            std::vector<std::string>{"session.takeback-nobody", "session.not-your-turn", "session.not-your-turn"});
  }
}

}  // namespace kirin
