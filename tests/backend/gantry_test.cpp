// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gantry_fixture.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

TEST_CASE("A board that stands ready is only homed and looked at") {
  GantryFixture f;
  f.start();
  CHECK(f.tracker.placement() == Placement::standard());
  CHECK(f.twin.twin().controller().positionKnown());
  CHECK(f.plant().contacts() == 0);
}

TEST_CASE("A move is carried, seen to have arrived, and told") {
  GantryFixture f;
  f.start();
  REQUIRE(f.carry("e4"));
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
  REQUIRE(f.carry("d5"));
  REQUIRE(f.carry("exd5"));
  CHECK(f.stands());
  CHECK(f.plant().placeOf(27) == Place::inSlot(27));
  CHECK(f.plant().contacts() == 0);
}

TEST_CASE("castling by the engine: the king goes round the rook; no contact") {
  const std::string fen = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
  GantryFixture f(GantryFixture::quiet(placementFor(fen)));
  f.start(fen);
  REQUIRE(f.carry("O-O"));
  REQUIRE(f.carry("O-O-O"));
  CHECK(f.stands());
  CHECK(f.plant().contacts() == 0);
}

TEST_CASE("en passant and promotion are carried, the new queen from storage") {
  const std::string fen = "4k3/1P6/8/8/3pP3/8/8/4K3 b - e3 0 1";
  GantryFixture f(GantryFixture::quiet(placementFor(fen)));
  f.start(fen);
  REQUIRE(f.carry("dxe3"));
  REQUIRE(f.carry("b8=Q+"));
  CHECK(f.stands());
  CHECK(f.plant().contacts() == 0);
}

TEST_CASE("A takeback of a capture brings the same piece back out of its own slot") {
  GantryFixture f;
  f.start();
  REQUIRE(f.carry("e4"));
  REQUIRE(f.carry("d5"));
  const Placement before = f.tracker.placement();
  const Position was = f.position;
  const PlyEffects effects = f.tracker.effectsOf(f.position, f.parse("exd5"));
  REQUIRE(f.carry("exd5"));
  f.events.clear();
  f.gantry->perform(planTakeback(f.tracker.placement(), {effects}));
  REQUIRE(f.performed());
  f.position = was;
  CHECK(f.tracker.placement().places == before.places);
  CHECK(f.stands());
}

TEST_CASE("A person's move is told with the time of its last edge, and nothing is carried for it") {
  GantryFixture f;
  f.start();
  f.watch();
  HandHabits habits;
  habits.slides = habits.edges = habits.bumps = habits.secondThoughts = 0;
  Hand hand(f.board, habits, 5);
  const Move e4 = f.parse("e4");
  f.hand(hand.play(f.position, e4, f.tracker.placement(), f.plant(), f.time.now()));
  REQUIRE(f.answered<backend_event::HumanMove>(1min));
  CHECK(f.all<backend_event::HumanMove>().front().move == e4);
  const int lines = f.twin.twin().controller().lines();
  f.decide(e4);
  REQUIRE(f.performed());
  CHECK(f.twin.twin().controller().lines() == lines);
  CHECK(f.stands());
}

TEST_CASE("Of a castling begun by hand only the rook is carried") {
  const std::string fen = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
  GantryFixture f(GantryFixture::quiet(placementFor(fen)));
  f.start(fen);
  const PieceId king = *f.tracker.at(4);
  f.hand({{f.time.now() + 1s, king, std::nullopt}, {f.time.now() + 2s, king, f.board.where(Place::onSquare(6))}});
  f.pass(3s);
  f.order("O-O");
  REQUIRE(f.performed());
  CHECK(f.stands());
}

TEST_CASE("new game with pieces anywhere: one plan from tracked identity, verified") {
  GantryFixture f;
  f.start();
  for (const char* san : {"e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5"}) REQUIRE(f.carry(san));
  f.events.clear();
  f.gantry->prepareNewGame(true, ResetMode::Auto, Placement::standard());
  REQUIRE(f.answered<backend_event::Prepared>());
  CHECK_FALSE(f.asked());
  f.position = Position{};
  f.tracker = PieceTracker(f.all<backend_event::Prepared>().front().placement);
  CHECK(f.stands());
  CHECK(f.plant().contacts() == 0);
}

TEST_CASE("new game with pieces missing: what is missing is named, and play goes on when it is there") {
  GantryFixture f;
  f.start();
  const PieceId knight = *f.tracker.at(1);
  f.hand({{f.time.now() + 1s, knight, std::nullopt}});
  f.pass(5s);
  f.events.clear();
  f.gantry->prepareNewGame(true, ResetMode::Auto, Placement::standard());
  REQUIRE(f.answered<backend_event::NeedsOperator>());
  const auto request = f.all<backend_event::NeedsOperator>().front().requests.front();
  CHECK(request.kind == OperatorRequest::Kind::PlacePiece);
  CHECK(request.piece == knight);
  CHECK(request.to == Place::onSquare(1));
  f.hand({{f.time.now() + 1s, knight, f.board.where(Place::onSquare(1))}});
  REQUIRE(f.answered<backend_event::Prepared>(20s));
  CHECK(f.stands());
}

TEST_CASE("Set up by hand: the differences are named, storage included, and it begins when there are none") {
  GantryFixture f(GantryFixture::quiet(Placement::stored()));
  f.gantry->prepareNewGame(true, ResetMode::Hand, Placement::standard());
  REQUIRE(f.answered<backend_event::NeedsOperator>());
  CHECK(f.all<backend_event::NeedsOperator>().front().requests.front().kind == OperatorRequest::Kind::SetUpBoard);
  std::vector<HandAction> actions;
  Instant at = f.time.now() + 1s;
  for (PieceId piece = 0; piece < kPieceCount; ++piece, at += 1s) {
    actions.push_back({at, piece, std::nullopt});
    if (piece != 20) actions.push_back({at + 500ms, piece, f.board.where(Place::onSquare(homeSquare(piece)))});
  }
  f.hand(actions);
  f.pass(1min);
  const auto asked = f.all<backend_event::NeedsOperator>();
  REQUIRE(asked.size() > 1);
  CHECK(asked.back().requests.back() == OperatorRequest{OperatorRequest::Kind::PlacePiece, PieceId{20},
                                                        Place::nowhere(), Place::onSquare(homeSquare(20))});
  f.hand({{f.time.now() + 1s, 20, f.board.where(Place::onSquare(homeSquare(20)))}});
  REQUIRE(f.answered<backend_event::Prepared>(20s));
  CHECK(f.stands());
}

TEST_CASE("What the machine does can be watched") {
  GantryFixture f;
  f.start();
  f.order("e4");
  REQUIRE(f.until([&] { return f.dragging(); }));
  f.pass(300ms);
  const MachineFacts facts = *f.telemetry.machine.get();
  CHECK(facts.state == MachineState::Moving);
  CHECK(facts.magnetOn);
  REQUIRE(facts.carrying);
  CHECK(facts.carrying->to == Place::onSquare(28));
  REQUIRE(f.performed());
  CHECK(f.telemetry.machine.get()->state == MachineState::Ready);
}
