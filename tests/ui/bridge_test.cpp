// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/movegen.h"
#include "testing/qt_application.h"
#include "ui/board_choices.h"
#include "ui/bridged.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <catch2/catch.hpp>
#include <thread>

namespace kirin {
using namespace kirin::testing;

TEST_CASE("the strip says what is going on, in one sentence") {
  Bridged b;
  REQUIRE(b.bridge.stripText() == QStringLiteral("Ready for a game"));
  b.session.script.replies = {"e5", "Nc6"};
  b.begin();
  REQUIRE(b.bridge.stripText() == QStringLiteral("Your turn: play a move"));
  REQUIRE(b.bridge.stripKind() == SessionBridge::Strip::YourTurn);
  b.move("e2", "e4");
  REQUIRE(b.bridge.stripText() == QStringLiteral("Novice is thinking"));
  REQUIRE(b.bridge.stripKind() == SessionBridge::Strip::Thinking);
  b.untilYourTurn();
  REQUIRE(b.bridge.stripText() == QStringLiteral("Your turn: Black played e5"));
  b.bridge.pause();
  b.look();
  REQUIRE(b.bridge.stripText() == QStringLiteral("The game is paused"));
  REQUIRE(b.bridge.stripAction() == SessionBridge::StripAction::Resume);
  b.bridge.resume();
  b.bridge.resign();
  b.look();
  REQUIRE(b.bridge.stripText() == QStringLiteral("You resigned"));
  REQUIRE(b.bridge.resultText() == QStringLiteral("0-1"));
}

TEST_CASE("while pieces are carried the strip asks for hands off, and for help with what fell") {
  SessionFixture session(SessionFixture::Board::Scripted);
  SessionBridge bridge([](SessionCommand) {}, session.time, session.personalities);
  GameStarted started;
  started.placement = Placement::standard();
  bridge.apply(started);
  bridge.apply(StateChanged{SessionState::EngineTurn});
  PieceTracker tracker;
  Position position;
  const Move move = movesBetween(position, at("g1"), at("f3")).front();
  bridge.apply(MoveDecided{move, 0, Color::White, position, position.after(move), tracker.effectsOf(position, move)});
  bridge.apply(StateChanged{SessionState::Acting});
  REQUIRE(bridge.stripText() == QStringLiteral("Your knight is being moved, hands off please"));
  REQUIRE(bridge.stripAction() == SessionBridge::StripAction::Pause);
  bridge.apply(StateChanged{SessionState::NeedsOperator});
  bridge.apply(
      OperatorNeeded{{{OperatorRequest::Kind::PlacePiece, PieceId{4}, Place::nowhere(), Place::onSquare(at("f3"))}}});
  REQUIRE(bridge.stripText() == QStringLiteral("Put the white knight on f3"));
  REQUIRE(bridge.stripAction() == SessionBridge::StripAction::ShowMe);
  bridge.apply(OperatorNeeded{{{OperatorRequest::Kind::NoAnswer, {}, {}, {}}}});
  REQUIRE(bridge.stripText() == QStringLiteral("The board doesn't answer"));
  REQUIRE(bridge.stripAction() == SessionBridge::StripAction::Fix);
}

TEST_CASE("a move by two squares is played once, even if the second tap is faster than the worker") {
  Bridged b;
  b.begin();
  const int before = b.sent;
  b.bridge.move(at("e2"), at("e4"));
  b.bridge.move(at("e2"), at("e4"));
  b.bridge.move(at("d2"), at("d4"));
  REQUIRE(b.sent == before + 1);
  b.look();
  REQUIRE(b.session.moves() == "e2e4");
  REQUIRE(b.notices.isEmpty());
}

TEST_CASE("what may be touched is what may move") {
  Bridged b;
  REQUIRE_FALSE(b.bridge.canMoveFrom(at("e2")));
  b.begin();
  REQUIRE(b.bridge.canMoveFrom(at("e2")));
  REQUIRE(b.bridge.targetsFrom(at("e2")) == QVariantList{at("e3"), at("e4")});
  REQUIRE_FALSE(b.bridge.canMoveFrom(at("e7")));
  REQUIRE_FALSE(b.bridge.canMoveFrom(at("a1")));
  REQUIRE_FALSE(b.bridge.canMoveFrom(-1));
  REQUIRE_FALSE(b.bridge.canMoveFrom(64));
  b.move("e2", "e5");
  REQUIRE(b.sounds == QStringList{QStringLiteral("illegal")});
  REQUIRE(b.session.moves().empty());
  REQUIRE(b.bridge.describeSquare(at("e2")) == QStringLiteral("e2, white pawn"));
}

TEST_CASE("castling is meant by the king's square and by the rook") {
  for (const char* to : {"g1", "h1"}) {
    Bridged b;
    NewGameConfig config;
    config.startFen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    b.begin(config);
    REQUIRE(b.bridge.targetsFrom(at("e1")).contains(at("g1")));
    REQUIRE(b.bridge.targetsFrom(at("e1")).contains(at("h1")));
    REQUIRE_FALSE(b.bridge.isCaptureTarget(at("e1"), at("h1")));
    b.move("e1", to);
    REQUIRE(b.session.moves() == "e1g1");
    REQUIRE(b.bridge.lastTo() == at("g1"));
    REQUIRE(b.sounds == QStringList{QStringLiteral("castle")});
  }
}

TEST_CASE("in Chess960 the king's square means castling only where the king could not go itself") {
  Position position;
  NewGameConfig config;
  config.startFen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
  Bridged b;
  b.begin(config);
  const Position& start = b.bridge.view().position();
  REQUIRE(movesBetween(start, at("f1"), at("g1")).front().kind() == Move::Kind::Normal);
  REQUIRE(movesBetween(start, at("f1"), at("h1")).front().kind() == Move::Kind::Castling);
}

TEST_CASE("a promotion waits for its piece, and can be called off") {
  Bridged b;
  NewGameConfig config;
  config.startFen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
  b.begin(config);
  b.bridge.move(at("a7"), at("a8"));
  REQUIRE(b.bridge.promotionSquare() == at("a8"));
  REQUIRE(b.bridge.promotionWhite());
  b.look();
  REQUIRE(b.bridge.promotionSquare() == at("a8"));
  b.bridge.cancelPromotion();
  b.look();
  REQUIRE(b.bridge.promotionSquare() == -1);
  REQUIRE(b.notices.isEmpty());
  b.bridge.choosePromotion(QStringLiteral("q"));
  b.look();
  REQUIRE(b.session.moves().empty());
  b.move("a7", "a8");
  b.bridge.choosePromotion(QStringLiteral("k"));
  b.look();
  REQUIRE(b.session.moves().empty());
  b.bridge.choosePromotion(QStringLiteral("n"));
  b.look();
  REQUIRE(b.session.moves() == "a7a8n");
  REQUIRE(b.bridge.promotionSquare() == -1);
}

TEST_CASE("a promotion called off before the worker has heard of it stays called off") {
  Bridged b;
  NewGameConfig config;
  config.startFen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
  b.begin(config);
  for (int again = 0; again < 3; ++again) {
    b.bridge.move(at("a7"), at("a8"));
    b.bridge.cancelPromotion();
  }
  b.look();
  REQUIRE(b.bridge.promotionSquare() == -1);
  b.bridge.move(at("a7"), at("a8"));
  b.look();
  REQUIRE(b.bridge.promotionSquare() == at("a8"));
  b.bridge.choosePromotion(QStringLiteral("q"));
  b.look();
  REQUIRE(b.session.moves() == "a7a8q");
}

TEST_CASE("a premove is kept, then played the moment the turn comes") {
  Bridged b;
  b.session.script.replies = {"e5", "Nc6"};
  b.begin(timedGame(minutes(1)));
  b.move("e2", "e4");
  REQUIRE_FALSE(b.bridge.yourTurn());
  REQUIRE(b.bridge.canMoveFrom(at("g1")));
  REQUIRE_FALSE(b.bridge.canMoveFrom(at("g8")));
  b.move("g1", "f3");
  REQUIRE(b.bridge.premoveFrom() == at("g1"));
  REQUIRE(b.bridge.premoveTo() == at("f3"));
  REQUIRE(b.session.moves() == "e2e4");
  b.session.untilHumanTurn();
  b.look();
  REQUIRE(b.session.moves() == "e2e4 e7e5 g1f3");
  REQUIRE(b.bridge.premoveFrom() == -1);
  REQUIRE(b.session.clocks()[0] == minutes(1));
}

TEST_CASE("a premove that has become illegal is dropped") {
  Bridged b;
  b.session.script.replies = {"e5"};
  b.begin();
  b.move("e2", "e4");
  b.move("e4", "e5");
  REQUIRE(b.bridge.premoveTo() == at("e5"));
  b.untilYourTurn();
  REQUIRE(b.session.moves() == "e2e4 e7e5");
  REQUIRE(b.bridge.premoveFrom() == -1);
  REQUIRE(b.bridge.yourTurn());
}

TEST_CASE("a premove can be taken away, and a takeback takes it away") {
  Bridged b;
  b.session.script.replies = {"e5", "Nc6"};
  b.begin();
  b.move("e2", "e4");
  b.move("g1", "f3");
  b.bridge.clearPremove();
  REQUIRE(b.bridge.premoveFrom() == -1);
  b.untilYourTurn();
  REQUIRE(b.session.moves() == "e2e4 e7e5");

  b.move("d2", "d4");
  b.move("g1", "f3");
  b.bridge.takeback();
  b.untilYourTurn();
  REQUIRE(b.session.moves() == "e2e4 e7e5");
  REQUIRE(b.bridge.premoveFrom() == -1);
}

TEST_CASE("a premoved promotion asks for the piece when the turn comes") {
  Bridged b;
  NewGameConfig config;
  config.startFen = "7k/1P6/8/8/8/8/8/K7 w - - 0 1";
  b.session.script.replies = {"Kg7"};
  b.begin(config);
  b.move("a1", "a2");
  b.move("b7", "b8");
  REQUIRE(b.bridge.promotionSquare() == -1);
  b.untilYourTurn();
  REQUIRE(b.bridge.promotionSquare() == at("b8"));
  b.bridge.choosePromotion(QStringLiteral("q"));
  b.look();
  REQUIRE(b.session.moves() == "a1a2 h8g7 b7b8q");
}

TEST_CASE("two people share a board: no premoves, and the names are the colours") {
  Bridged b;
  b.begin(twoPeople());
  REQUIRE(b.bridge.whiteName() == QStringLiteral("White"));
  b.move("e2", "e4");
  REQUIRE(b.bridge.yourTurn());
  REQUIRE(b.bridge.canMoveFrom(at("e7")));
  REQUIRE_FALSE(b.bridge.canMoveFrom(at("d2")));
  REQUIRE(b.bridge.stripText() == QStringLiteral("Black to move: White played e4"));
  b.bridge.offerDraw();
  b.look();
  REQUIRE(b.bridge.drawPending());
  b.move("e7", "e5");
  REQUIRE(b.bridge.drawOffered());
  b.bridge.declineDraw();
  b.look();
  REQUIRE_FALSE(b.bridge.drawOffered());
}

TEST_CASE("names, details and portraits of the game") {
  Bridged b;
  NewGameConfig config = asBlack(timedGame(minutes(5), seconds(3)));
  config.odds = Odds::Queen;
  b.begin(config);
  REQUIRE(b.bridge.whiteName() == QStringLiteral("Novice"));
  REQUIRE(b.bridge.whiteDetail() == QStringLiteral("target 500, without the queen"));
  REQUIRE(b.bridge.whiteAvatar() == QStringLiteral("novice"));
  REQUIRE(b.bridge.blackName() == QStringLiteral("You"));
  REQUIRE(b.bridge.blackAvatar() == QString());
  REQUIRE(b.bridge.timeText() == QStringLiteral("5+3 Blitz"));
  REQUIRE_FALSE(b.bridge.playerIsWhite());
  REQUIRE(b.bridge.timed());
  REQUIRE(b.bridge.bucketName(QStringLiteral("10+5")) == QStringLiteral("Rapid"));
  REQUIRE(b.bridge.bucketName(QStringLiteral("soon")) == QString());
}

TEST_CASE("a takeback is offered with its reason") {
  Bridged b;
  b.session.script.replies = {"e5"};
  b.begin();
  REQUIRE_FALSE(b.bridge.canTakeBack());
  REQUIRE_FALSE(b.bridge.takebackReason().isEmpty());
  b.move("e2", "e4");
  b.untilYourTurn();
  REQUIRE(b.bridge.canTakeBack());
  REQUIRE(b.bridge.takebackReason().isEmpty());
  b.bridge.takeback();
  b.untilYourTurn();
  REQUIRE(b.session.moves().empty());
  REQUIRE(b.bridge.moves()->rowCount() == 0);
}

TEST_CASE("restartGame hands Auto or Hand down to the board") {
  Bridged b;
  b.begin();
  b.bridge.restartGame(true);
  b.untilYourTurn();
  REQUIRE(b.session.last<GameStarted>().config.resetMode == ResetMode::Hand);
  b.bridge.restartGame(false);
  b.untilYourTurn();
  REQUIRE(b.session.last<GameStarted>().config.resetMode == ResetMode::Auto);
  REQUIRE(b.session.all<GameStarted>().size() == 3);
}

TEST_CASE("menus begin a game by words; wrong ones are said and begin nothing") {
  Bridged b;
  QSignalSpy began(&b.bridge, &SessionBridge::gameBegan);
  b.bridge.newGame(QStringLiteral("kirin"), QStringLiteral("black"), QStringLiteral("5+3"), QStringLiteral("knight"));
  b.untilYourTurn();
  REQUIRE(began.count() == 1);
  const auto config = b.session.last<GameStarted>().config;
  REQUIRE(config.players[0] == PlayerConfig::personality("kirin"));
  REQUIRE(config.odds == Odds::Knight);
  b.bridge.newGame(QStringLiteral("aunt"), QStringLiteral("white"), QStringLiteral("none"), QStringLiteral("none"));
  b.bridge.newGame(QStringLiteral("kirin"), QStringLiteral("white"), QStringLiteral("soon"), QStringLiteral("none"));
  b.look();
  REQUIRE(b.notices.size() == 2);
  REQUIRE(began.count() == 1);
}

TEST_CASE("the menus' words also make a game of two people, and one to watch") {
  Bridged b;
  const auto begin = [&b](const char* opponent, const char* color) {
    b.bridge.newGame(QString::fromLatin1(opponent), QString::fromLatin1(color), QStringLiteral("3+2"),
                     QStringLiteral("none"));
    b.look();
    return b.session.last<GameStarted>().config.players;
  };
  REQUIRE(begin("person", "black") == std::array{PlayerConfig::person(), PlayerConfig::person()});
  const auto pupil = PlayerConfig::personality("pupil");
  REQUIRE(begin("pupil", "watch") == std::array{pupil, pupil});
}

TEST_CASE("a hint is shown until the turn is over") {
  Bridged b;
  b.session.script.replies = {"Nf3", "e5"};
  b.begin();
  b.bridge.hint();
  b.session.advance(seconds(2));
  b.look();
  REQUIRE(b.bridge.hintFrom() == 6);
  REQUIRE(b.bridge.hintTo() == 21);
  REQUIRE(b.notices.back() == QStringLiteral("Kirin would play Nf3."));
  REQUIRE_FALSE(b.bridge.counts());
  b.move("e2", "e4");
  REQUIRE(b.bridge.hintTo() == -1);
}

TEST_CASE("properties change at turn boundaries only: time alone signals nothing") {
  Bridged b;
  b.begin(timedGame(minutes(5)));
  QSignalSpy position(&b.bridge, &SessionBridge::positionChanged), clocks(&b.bridge, &SessionBridge::clocksChanged),
      strip(&b.bridge, &SessionBridge::stripChanged), game(&b.bridge, &SessionBridge::gameChanged);
  REQUIRE(b.bridge.clockMs(true) == 300'000.0);
  b.session.advance(seconds(30));
  b.look();
  REQUIRE(b.bridge.clockMs(true) == 270'000.0);
  REQUIRE(b.bridge.clockMs(false) == 300'000.0);
  REQUIRE(position.isEmpty());
  REQUIRE(clocks.isEmpty());
  REQUIRE(strip.isEmpty());
  b.move("e2", "e4");
  REQUIRE(position.count() > 0);
  REQUIRE(clocks.count() > 0);
  REQUIRE(game.isEmpty());
}

TEST_CASE("sounds say what happened, and low time once a game") {
  Bridged b;
  b.session.script.replies = {"d5", "Qxd5", "Qe5"};
  b.begin(timedGame(seconds(30)));
  b.move("e2", "e4");
  b.untilYourTurn();
  b.session.advance(seconds(15));
  b.move("e4", "d5");
  b.untilYourTurn();
  b.move("b1", "c3");
  b.untilYourTurn();
  REQUIRE(b.sounds == QStringList{QStringLiteral("move"), QStringLiteral("move"), QStringLiteral("capture"),
                                  QStringLiteral("capture"), QStringLiteral("lowTime"), QStringLiteral("move"),
                                  QStringLiteral("check")});
}

TEST_CASE("Home shows what the library says") {
  Bridged b;
  QSignalSpy changed(&b.bridge, &SessionBridge::libraryChanged);
  REQUIRE_FALSE(b.bridge.canContinue());
  LibraryFacts facts;
  facts.unfinished = LibraryFacts::Unfinished{7, NewGameConfig{}.players, 28, Color::White};
  facts.records["novice"] = {3, 1, 0};
  b.bridge.setLibrary(facts);
  b.bridge.setLibrary(facts);
  REQUIRE(changed.count() == 1);
  REQUIRE(b.bridge.continueText() == QStringLiteral("Novice, 14 moves, your turn"));
  REQUIRE(b.bridge.opponents()->rows().front().record == QStringLiteral("3 won, 1 lost"));
}

TEST_CASE("events of another thread arrive on this one, in order") {
  needQtApplication();
  RealTime time;
  const PersonalityRegistry registry;
  SessionBridge bridge([](SessionCommand) {}, time, registry);
  const auto here = std::this_thread::get_id();
  bool elsewhere = false;
  QObject::connect(&bridge, &SessionBridge::stateChanged, [&] { elsewhere |= std::this_thread::get_id() != here; });
  std::thread worker([say = bridge.listener()] {
    say(StateChanged{SessionState::Preparing, false});
    GameStarted started;
    started.placement = Placement::standard();
    say(started);
    say(StateChanged{SessionState::HumanTurn, false});
  });
  worker.join();
  REQUIRE(bridge.state() == SessionBridge::State::Idle);
  QCoreApplication::processEvents();
  REQUIRE(bridge.state() == SessionBridge::State::HumanTurn);
  REQUIRE_FALSE(elsewhere);
}

TEST_CASE("the models stay sound through whole random games, and are never reset") {
  Bridged b;
  const auto fatal = QAbstractItemModelTester::FailureReportingMode::Fatal;
  QAbstractItemModelTester pieces(b.bridge.pieces(), fatal), moves(b.bridge.moves(), fatal),
      white(b.bridge.capturedByWhite(), fatal), black(b.bridge.capturedByBlack(), fatal);
  QSignalSpy reset(b.bridge.pieces(), &QAbstractItemModel::modelReset),
      resetMoves(b.bridge.moves(), &QAbstractItemModel::modelReset);
  Rng rng(11);
  for (int game = 0; game < 3; ++game) {
    b.begin();
    for (int i = 0; i < 60 && b.bridge.yourTurn(); ++i) {
      const MoveList legal = legalMoves(b.bridge.view().position());
      const Move move = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
      b.bridge.move(move.from(), move.to());
      if (b.bridge.promotionSquare() >= 0) b.bridge.choosePromotion(QStringLiteral("q"));
      b.untilYourTurn();
      if (rng.below(7) == 0) b.bridge.takeback();
      b.untilYourTurn();
      int onBoard = 0;
      for (const PieceRow& row : b.bridge.pieces()->rows()) onBoard += row.square >= 0 ? 1 : 0;
      REQUIRE(onBoard == std::popcount(b.bridge.view().position().pieces()));
    }
  }
  REQUIRE(reset.isEmpty());
  REQUIRE(resetMoves.isEmpty());
}

TEST_CASE("every legal move is among the premoves of its piece") {
  Rng rng(5);
  for (int game = 0; game < 20; ++game) {
    Position position;
    for (int ply = 0; ply < 80; ++ply) {
      const MoveList legal = legalMoves(position);
      if (legal.empty()) break;
      for (const Move move : legal) {
        const auto targets = premoveTargets(position, position.sideToMove(), move.from());
        REQUIRE(std::find(targets.begin(), targets.end(), move.to()) != targets.end());
        REQUIRE_FALSE(movesBetween(position, move.from(), move.to()).empty());
      }
      REQUIRE(premoveTargets(position, !position.sideToMove(), legal[0].from()).empty());
      position.play(legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))]);
    }
  }
}

}  // namespace kirin
