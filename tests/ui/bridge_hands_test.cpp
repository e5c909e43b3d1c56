// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/session_fixture.h"
#include "ui/session_bridge.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::testing;

TEST_CASE("what hands leave open on their turn is in the strip, with a way to answer, until it is settled") {
  SessionFixture session(SessionFixture::Board::Scripted);
  std::vector<SessionCommand> sent;
  SessionBridge bridge([&](SessionCommand command) { sent.push_back(std::move(command)); }, session.time,
                       session.personalities);
  GameStarted started;
  started.placement = Placement::standard();
  bridge.apply(started);
  bridge.apply(StateChanged{SessionState::HumanTurn});
  bridge.apply(TurnBegan{});
  int changes = 0;
  QObject::connect(&bridge, &SessionBridge::handsQuestionChanged, [&] { ++changes; });
  const Place e2 = Place::onSquare(12), e4 = Place::onSquare(28);

  bridge.apply(HandsQuestion{{{OperatorRequest::Kind::PlacePiece, PieceId{4}, Place::nowhere(), e4}}, {}});
  REQUIRE(bridge.stripText() == QStringLiteral("Put the white knight on e4"));
  REQUIRE(bridge.stripAction() == SessionBridge::StripAction::ShowMe);
  REQUIRE(bridge.handsQuestion().isEmpty());
  bridge.apply(HandsQuestion{{{OperatorRequest::Kind::WhichMove, {}, e2, e4}}, {}});
  REQUIRE(bridge.stripAction() == SessionBridge::StripAction::Answer);
  REQUIRE(bridge.handsQuestion() == QStringLiteral("which"));
  REQUIRE(bridge.handsMoves().at(0).toMap().value(QStringLiteral("text")) == QStringLiteral("e4"));
  bridge.apply(HandsQuestion{{}, HandsQuestion::Offer::Takeback});
  REQUIRE(bridge.handsQuestion() == QStringLiteral("takeback"));
  bridge.apply(HandsQuestion{{}, HandsQuestion::Offer::GameOver});
  REQUIRE(bridge.handsQuestion() == QStringLiteral("gameOver"));
  REQUIRE(changes == 3);
  bridge.declareResult(QStringLiteral("nonsense"));
  REQUIRE(sent.empty());
  bridge.declareResult(QStringLiteral("0-1"));
  REQUIRE(std::get<command::DeclareResult>(sent.at(0)).result == GameResult::BlackWins);
  SECTION("settled") { bridge.apply(HandsQuestion{}); }
  SECTION("the turn is over") { bridge.apply(StateChanged{SessionState::Acting}); }
  SECTION("paused") { bridge.apply(StateChanged{SessionState::HumanTurn, true}); }
  REQUIRE(bridge.handsQuestion().isEmpty());
  REQUIRE(bridge.stripAction() != SessionBridge::StripAction::Answer);
}
