// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gantry_fixture.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

// How much room there is between pieces that hands have touched, and what the machine does about it.
namespace {

/// The machine has set up the board, so that every piece stands within a third of a millimetre.
struct WellPlaced : GantryFixture {
  explicit WellPlaced(const std::string& fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
      : GantryFixture(quiet(Placement::stored())) {
    REQUIRE(journal.write({Placement::stored(), {}}));
    switchOn();
    start(fen);
    REQUIRE(stands());
  }

  PieceId on(const char* square) const { return *tracker.at(*parseSquare(square)); }
  Point middle(const char* square) const { return board.where(Place::onSquare(*parseSquare(square))); }
  /// Taken up, and put down that far off the middle.
  void putBack(const char* square, Point off) {
    hand({{time.now() + 500ms, on(square), std::nullopt}, {time.now() + 1s, on(square), middle(square) + off}});
    pass(2s);
  }
};

}  // namespace

TEST_CASE("neighbours too close: slower, or another route; the least clearance of each plan is known before it moves") {
  WellPlaced f;
  f.putBack("b2", {6, 0});
  f.putBack("c2", {-6, 0});
  f.order("Nc3");
  std::optional<double> known;
  REQUIRE(f.until([&] {
    if (f.dragging() && !known) known = (*f.journal.read())->underWay->clearance;
    return !f.all<backend_event::Performed>().empty();
  }));
  REQUIRE(known);
  CHECK(*known >= 0);
  CHECK(f.plant().contacts() == 0);
  CHECK(f.plant().leastClearance() >= *known);
  CHECK_FALSE(f.asked());
}

TEST_CASE("Beside where a hand was nobody is sure to stand as the machine left him") {
  WellPlaced f;
  const PieceId brushed = f.on("c2");
  f.hand({{f.time.now() + 700ms, brushed, f.middle("c2") + Point{-2.5, 0}}});
  f.putBack("b2", {});
  REQUIRE(f.carry("Nc3"));
  CHECK(f.plant().contacts() == 0);
  CHECK_FALSE(f.asked());
}

TEST_CASE("A captured piece that is put into its slot late is gone around") {
  WellPlaced f("4k3/p7/8/7r/8/8/R7/4K2R w - - 0 1");
  const PieceId rook = f.on("h1"), victim = f.on("h5");
  f.watch();
  f.hand({{f.time.now() + 1s, victim, std::nullopt},
          {f.time.now() + 2s, rook, std::nullopt},
          {f.time.now() + 3s, rook, f.middle("h5")}});
  REQUIRE(f.answered<backend_event::HumanMove>(1min));
  const Move taken = f.parse("Rxh5");
  REQUIRE(f.all<backend_event::HumanMove>().front().move == taken);
  f.decide(taken);
  REQUIRE(f.performed());
  REQUIRE(f.asked());  // for the rook, without holding anything up
  f.hand({{f.time.now() + 1s, victim, f.board.where(Place::inSlot(victim)) + Point{3, -3}}});
  f.pass(2s);
  REQUIRE(f.carry("Kf8"));
  REQUIRE(f.carry("Rxa7"));
  CHECK(f.plant().contacts() == 0);
  CHECK(f.stands());
  CHECK(f.plant().placeOf(victim) == Place::inSlot(victim));
}

TEST_CASE("left off-centre: seen after the carry, fetched again") {
  WellPlaced f;
  const Point by = GENERATE(values<Point>({{0, -15}, {5, -14}}));
  CAPTURE(by.x, by.y);
  f.order("e4");
  REQUIRE(f.until([&] { return f.dragging(); }));
  // From here on the head is not where it thinks it is.
  f.strike({FaultKind::LostSteps, 0, {}, by});
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK(f.plant().offCentre(f.on("e4")) < 1);
  CHECK(f.plant().contacts() == 0);
  CHECK_FALSE(f.asked());
}
