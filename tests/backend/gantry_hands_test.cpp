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
