// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do with captured pieces, and how the machine keeps knowing which is which.
#include "backend/gantry_fixture.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

constexpr const char* kOneCapture = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

/// White has taken the pawn by hand; where it was put is up to the test.
struct Taken : GantryFixture {
  explicit Taken(std::optional<Place> victimTo) : GantryFixture(quiet(placementFor(kOneCapture))) {
    start(kOneCapture);
    victim = *tracker.at(*parseSquare("d5"));
    attacker = *tracker.at(*parseSquare("e4"));
    undo = tracker.effectsOf(position, parse("exd5"));
    watch();
    const Instant now = time.now();
    std::vector<HandAction> actions{{now + 500ms, victim, std::nullopt}};
    if (victimTo) actions.push_back({now + 1200ms, victim, board.where(*victimTo)});
    actions.push_back({now + 2000ms, attacker, std::nullopt});
    actions.push_back({now + 2600ms, attacker, board.where(Place::onSquare(*parseSquare("d5")))});
    hand(std::move(actions));
    if (!answered<backend_event::HumanMove>(1min)) throw std::logic_error("the move was not seen");
    decide(parse("exd5"));
    if (!performed()) throw std::logic_error("the move was not taken over");
  }

  void takeBack() {
    events.clear();
    gantry->perform(planTakeback(tracker.placement(), {undo}));
  }
  bool isBackWhereItWas() {
    return plant().placement().at(Place::onSquare(*parseSquare("d5"))) == victim &&
           plant().placement().at(Place::onSquare(*parseSquare("e4"))) == attacker;
  }

  PieceId victim = 0, attacker = 0;
  PlyEffects undo;
};

}  // namespace

TEST_CASE("a victim put into another slot than its own is fetched from there") {
  Taken f(Place::inSlot(*placementFor(kOneCapture).at(Place::onSquare(*parseSquare("d5"))) - 3));
  CHECK(f.plant().placement().at(Place::inSlot(f.victim)) == f.victim);
  CHECK_FALSE(f.asked());
}

TEST_CASE("a victim put just off the board holds nothing up, and is known again in whatever slot it is put later") {
  Taken f(std::nullopt);
  REQUIRE(f.all<backend_event::NeedsOperator>().size() == 1);
  CHECK_FALSE(f.all<backend_event::NeedsOperator>().front().holdsUp);
  f.hand({{f.time.now() + 1s, f.victim, f.board.where(Place::inSlot(f.victim - 2))}});
  f.pass(5s);
  f.takeBack();
  REQUIRE(f.performed());
  CHECK(f.isBackWhereItWas());
  CHECK_FALSE(f.asked());
}

TEST_CASE("a takeback whose victim is off the board: all else is carried, it is asked for to storage and fetched") {
  Taken f(std::nullopt);
  f.takeBack();
  REQUIRE(f.until([&] { return f.dragging(); }, 1min));
  const auto asks = f.all<backend_event::NeedsOperator>();
  REQUIRE(asks.size() == 1);
  CHECK_FALSE(asks.front().holdsUp);
  CHECK(asks.front().requests.front().piece == f.victim);
  CHECK(asks.front().requests.front().to == Place::inSlot(f.victim));
  // Put there while the head is under way, which goes on when the hand has gone.
  f.hand({{f.time.now() + 50ms, f.victim, f.board.where(Place::inSlot(f.victim))}});
  REQUIRE(f.performed());
  CHECK(f.isBackWhereItWas());
  CHECK(f.all<backend_event::NeedsOperator>().size() == 1);
}

TEST_CASE("what nobody brings back is asked for to its square in the end, and waited for") {
  Taken f(std::nullopt);
  f.takeBack();
  const auto waits = [&] {
    const auto asks = f.all<backend_event::NeedsOperator>();
    return !asks.empty() && asks.back().holdsUp;
  };
  REQUIRE(f.until(waits, 1min));
  CHECK(f.all<backend_event::NeedsOperator>().back().requests.front().to == Place::onSquare(*parseSquare("d5")));
  f.hand({{f.time.now() + 1s, f.victim, f.board.where(Place::onSquare(*parseSquare("d5")))}});
  REQUIRE(f.performed());
  CHECK(f.isBackWhereItWas());
}

TEST_CASE("however often a person says it is right, what is still to be carried is no broken sensor") {
  GantryFixture f;
  f.start();
  Placement goal = f.tracker.placement();
  goal.places[8] = Place::onSquare(*parseSquare("a4"));
  for (int time = 0; time < 5; ++time) {
    f.events.clear();
    f.gantry->rescan(goal);
    REQUIRE(f.answered<backend_event::Scanned>());
    CHECK_FALSE(f.all<backend_event::Scanned>().front().matches);
  }
}

TEST_CASE("once what was wrong is right, the next question takes its place, and costs the hands' own time") {
  const std::string fen = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
  GantryFixture f(GantryFixture::quiet(placementFor(fen)));
  f.start(fen);
  f.watch();
  const PieceId pawn = *f.tracker.at(*parseSquare("a2")), rook = *f.tracker.at(*parseSquare("h1"));
  const auto puts = [&f](Instant at, PieceId piece, const char* square) {
    f.hand({{at, piece, std::nullopt}, {at + 600ms, piece, f.board.where(Place::onSquare(*parseSquare(square)))}});
  };
  puts(f.time.now() + 1s, pawn, "a5");
  REQUIRE(f.answered<backend_event::NeedsOperator>(1min));
  REQUIRE(f.all<backend_event::NeedsOperator>().back().holdsUp);
  // Both at once right, and a rook's move that may become a castling.
  puts(f.time.now() + 1s, rook, "f1");
  puts(f.time.now() + 2s, pawn, "a2");
  const auto which = [&f] {
    const auto asks = f.all<backend_event::NeedsOperator>();
    return asks.back().requests.front().kind == OperatorRequest::Kind::WhichMove;
  };
  REQUIRE(f.until(which, 1min));
  CHECK(f.all<backend_event::NeedsOperator>().back().byHands);
  CHECK(f.all<backend_event::AllRight>().empty());
  f.hand({{f.time.now() + 1s, *f.tracker.at(*parseSquare("e1")), std::nullopt},
          {f.time.now() + 2s, *f.tracker.at(*parseSquare("e1")), f.board.where(Place::onSquare(*parseSquare("g1")))}});
  REQUIRE(f.answered<backend_event::HumanMove>(1min));
  CHECK(f.all<backend_event::AllRight>().size() == 1);
}

TEST_CASE("a person who says it is right in the middle of a capture changes no identities") {
  GantryFixture f(GantryFixture::quiet(placementFor(kOneCapture)));
  f.start(kOneCapture);
  f.watch();
  const PieceId victim = *f.tracker.at(*parseSquare("d5")), attacker = *f.tracker.at(*parseSquare("e4"));
  const Instant now = f.time.now();
  f.hand({{now + 500ms, victim, std::nullopt},
          {now + 900ms, attacker, std::nullopt},
          {now + 1300ms, attacker, f.board.where(Place::onSquare(*parseSquare("d5")))},
          {now + 1600ms, victim, f.board.where(Place::inSlot(victim - 3))}});
  f.pass(1650ms);
  f.gantry->rescan(f.tracker.placement());
  REQUIRE(f.answered<backend_event::Scanned>());
  CHECK_FALSE(f.all<backend_event::Scanned>().front().matches);
  REQUIRE(f.answered<backend_event::HumanMove>(1min));
  f.decide(f.parse("exd5"));
  REQUIRE(f.performed());
  CHECK(f.plant().placement().at(Place::onSquare(*parseSquare("d5"))) == attacker);
  CHECK(f.plant().placement().at(Place::inSlot(victim)) == victim);
}

TEST_CASE("the power goes in the middle of a capture by hand: who took whom is understood when it is back") {
  GantryFixture f(GantryFixture::quiet(placementFor(kOneCapture)));
  f.start(kOneCapture);
  const PieceId victim = *f.tracker.at(*parseSquare("d5")), attacker = *f.tracker.at(*parseSquare("e4"));
  f.hand({{f.time.now() + 100ms, victim, std::nullopt},
          {f.time.now() + 600ms, victim, f.board.where(Place::inSlot(victim))},
          {f.time.now() + 1100ms, attacker, std::nullopt},
          {f.time.now() + 1600ms, attacker, f.board.where(Place::onSquare(*parseSquare("d5")))}});
  f.pass(2s);
  f.events.clear();
  f.switchOn();
  f.gantry->prepareNewGame(false, ResetMode::Auto, f.tracker.placement());
  REQUIRE(f.answered<backend_event::Prepared>());
  CHECK(f.plant().placement().at(Place::onSquare(*parseSquare("d5"))) == victim);
  CHECK(f.plant().placement().at(Place::onSquare(*parseSquare("e4"))) == attacker);
  CHECK_FALSE(f.asked());
}

TEST_CASE("the power goes as a captured piece stands in another's slot: a person is asked, nothing is guessed") {
  GantryFixture f(GantryFixture::quiet(placementFor(kOneCapture)));
  f.start(kOneCapture);
  const PieceId victim = *f.tracker.at(*parseSquare("d5")), attacker = *f.tracker.at(*parseSquare("e4"));
  f.hand({{f.time.now() + 100ms, victim, std::nullopt},
          {f.time.now() + 600ms, victim, f.board.where(Place::inSlot(victim - 3))},
          {f.time.now() + 1100ms, attacker, std::nullopt},
          {f.time.now() + 1600ms, attacker, f.board.where(Place::onSquare(*parseSquare("d5")))}});
  f.pass(2s);
  f.events.clear();
  f.switchOn();
  f.gantry->prepareNewGame(false, ResetMode::Auto, f.tracker.placement());
  REQUIRE(f.answered<backend_event::NeedsOperator>());
  CHECK(f.all<backend_event::Prepared>().empty());
  CHECK(f.plant().placement().at(Place::onSquare(*parseSquare("d5"))) == attacker);
}

TEST_CASE("where sensors say nothing the machine's own capture is carried, and not believed to be done") {
  GantryFixture f(GantryFixture::quiet(placementFor(kOneCapture)));
  f.start(kOneCapture);
  const PieceId victim = *f.tracker.at(*parseSquare("d5"));
  f.strike({FaultKind::Flicker, *parseSquare("d5"), {}, {}});
  f.strike({FaultKind::Flicker, *parseSquare("e4"), {}, {}});
  f.pass(3s);
  REQUIRE(f.carry("exd5"));
  CHECK(f.stands());
  CHECK(f.plant().placement().at(Place::inSlot(victim)) == victim);
  CHECK_FALSE(f.asked());
}

TEST_CASE("a move off a stuck sensor that a person had to say on the screen is not carried again") {
  GantryFixture f;
  f.start();
  const PieceId knight = *f.tracker.at(*parseSquare("g1"));
  f.watch();
  f.strike({FaultKind::StuckOn, *parseSquare("g1"), {}, {}});
  f.hand({{f.time.now() + 1s, knight, std::nullopt},
          {f.time.now() + 2s, knight, f.board.where(Place::onSquare(*parseSquare("f3"))) + Point{4, 0}}});
  REQUIRE(f.answered<backend_event::NeedsOperator>(1min));
  CHECK(f.all<backend_event::NeedsOperator>().front().requests.front().kind == OperatorRequest::Kind::WhichMove);
  f.decide(f.parse("Nf3"));
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK(f.plant().offCentre(knight) == Approx(4));
  CHECK_FALSE(f.asked());
}

TEST_CASE("a person who says that a piece has gone where it is seen not to have gone is not believed") {
  GantryFixture f;
  f.start();
  f.strike({FaultKind::Unplugged, 0, 1h, {}});
  f.pass(1min);
  f.order("Nf3");
  REQUIRE(f.answered<backend_event::NeedsOperator>(2min));
  PieceTracker after = f.tracker;
  after.apply(f.tracker.effectsOf(Position{}, *parseSan(Position{}, "Nf3")));
  for (int time = 0; time < 3; ++time) {
    f.events.clear();
    f.gantry->rescan(after.placement());
    REQUIRE(f.answered<backend_event::Scanned>());
    CHECK_FALSE(f.all<backend_event::Scanned>().front().matches);
  }
}
