// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gantry_fixture.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

/// A game in which a pawn is being dragged from e2 to e4.
struct Dragging : GantryFixture {
  explicit Dragging(TwinConfig config = quiet()) : GantryFixture(std::move(config)) {
    start();
    order("e4");
    REQUIRE(until([this] { return dragging(); }));
    pass(200ms);
    REQUIRE(dragging());
  }
};

}  // namespace

TEST_CASE("the piece was not picked up: seen by the sensors after the carry, fetched again") {
  GantryFixture f;
  f.start();
  f.strike({FaultKind::FailedPickUp, 0, {}, {}});
  REQUIRE(f.carry("e4"));
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("the piece was dropped half way: fetched again from where it lies") {
  Dragging f;
  f.strike({FaultKind::DroppedPiece, 0, {}, {}});
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("after three tries the person is asked, and play goes on when the piece stands") {
  GantryFixture f;
  f.start();
  f.order("e4");
  int tries = 0;
  REQUIRE(f.until([&] {
    if (f.dragging()) {
      f.strike({FaultKind::DroppedPiece, 0, {}, {}});
      ++tries;
    }
    return f.asked();
  }));
  CHECK(tries >= 3);
  const auto request = f.all<backend_event::NeedsOperator>().front().requests.front();
  CHECK(request.kind == OperatorRequest::Kind::PlacePiece);
  CHECK(request.piece == *PieceTracker().at(12));
  CHECK(request.to == Place::onSquare(28));
  f.hand({{f.time.now() + 1s, *request.piece, std::nullopt},
          {f.time.now() + 2s, *request.piece, f.board.where(request.to)}});
  REQUIRE(f.performed());
  CHECK(f.stands());
}

TEST_CASE("ALARM in the middle of a carry: reset, home, scan, repair, go on") {
  const int number = GENERATE(1, 2, 3);
  CAPTURE(number);
  Dragging f;
  f.strike({FaultKind::Alarm, number, {}, {}});
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("the USB plug pulled and put back: fault shown at once, reconnect, home, scan, repair") {
  const auto kind = GENERATE(FaultKind::EndOfFile, FaultKind::Unplugged);
  CAPTURE(static_cast<int>(kind));
  Dragging f;
  const Instant pulled = f.time.now();
  f.strike({kind, 0, 5s, {}});
  REQUIRE(f.until([&] { return f.faulted(); }));
  CHECK(f.time.now() - pulled < 100ms);
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("the USB plug pulled while a person thinks: shown at once, and all right when it is back") {
  GantryFixture f;
  f.start();
  f.watch();
  f.strike({FaultKind::Unplugged, 0, 5s, {}});
  REQUIRE(f.until([&] { return f.faulted(); }));
  REQUIRE(f.answered<backend_event::AllRight>(1min));
}

TEST_CASE("a lost ok, a late one, garbage: nothing is taken for another line's, and the carry arrives") {
  const auto fault = GENERATE(values<Fault>({{FaultKind::LostOk, 0, {}, {}},
                                             {FaultKind::LateOk, 0, 1500ms, {}},
                                             {FaultKind::LateOk, 0, 8s, {}},
                                             {FaultKind::Garbage, 40, {}, {}}}));
  CAPTURE(static_cast<int>(fault.kind));
  Dragging f;
  f.strike(fault);
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("power cut at any G-code line: on start compare with the journal, repair, go on") {
  // The lines of one carry, and a little beyond on both sides.
  const int line = GENERATE(range(0, 12));
  CAPTURE(line);
  GantryFixture f;
  f.start();
  const int begun = f.twin.twin().controller().lines();
  f.order("e4");
  f.until([&] { return f.twin.twin().controller().lines() >= begun + line || !f.events.empty(); });
  f.gantry.reset();
  f.strike({FaultKind::PowerCut, 0, 3s, {}});
  f.events.clear();
  f.switchOn();
  PieceTracker goal;
  goal.apply(goal.effectsOf(Position{}, *parseSan(Position{}, "e4")));
  f.gantry->prepareNewGame(false, ResetMode::Auto, goal.placement());
  REQUIRE(f.answered<backend_event::Prepared>());
  f.tracker = PieceTracker(f.all<backend_event::Prepared>().front().placement);
  CHECK(f.tracker.placement().places == goal.placement().places);
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("a hand in the way: the head holds, and goes on when it is quiet and everything stands") {
  Dragging f;
  const PieceId rook = *PieceTracker().at(56);
  const Point home = f.board.where(Place::onSquare(56));
  f.hand({{f.time.now() + 50ms, rook, std::nullopt}, {f.time.now() + 1500ms, rook, home}});
  REQUIRE(f.until([&] { return f.telemetry.machine.get()->state == MachineState::Held; }, 2s));
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("a hand in the way, while sensors read wrong now and then: the head goes on all the same") {
  TwinConfig config = GantryFixture::quiet();
  config.plant.wrongReading = 3e-4;
  Dragging f(config);
  const PieceId rook = *PieceTracker().at(56);
  const Point home = f.board.where(Place::onSquare(56));
  f.hand({{f.time.now() + 50ms, rook, std::nullopt}, {f.time.now() + 1500ms, rook, home}});
  REQUIRE(f.until([&] { return f.telemetry.machine.get()->state == MachineState::Held; }, 2s));
  REQUIRE(f.until([&] { return f.telemetry.machine.get()->state == MachineState::Moving; }, 10s));
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("a person is asked once, however often sensors read wrong meanwhile") {
  TwinConfig config = GantryFixture::quiet();
  config.plant.wrongReading = 3e-4;
  GantryFixture f(config);
  f.start();
  f.hand({{f.time.now(), *PieceTracker().at(56), std::nullopt}});
  f.pass(1s);
  f.order("e4");
  REQUIRE(f.answered<backend_event::NeedsOperator>(1min));
  f.pass(2min);
  CHECK(f.all<backend_event::NeedsOperator>().size() == 1);
}

TEST_CASE("a piece dropped on a long way is found though the power goes again and again while it is looked for") {
  GantryFixture f(GantryFixture::quiet(placementFor("4k3/8/8/8/8/8/8/4K2r w - - 0 1")));
  f.start("4k3/8/8/8/8/8/8/4K2r w - - 0 1");
  const PieceId rook = *f.tracker.at(7);
  // All the way to black's storage, and lost as it begins.
  f.gantry->prepareNewGame(false, ResetMode::Auto, Placement::stored());
  REQUIRE(f.until([&] { return f.dragging() && f.plant().carried() == rook; }));
  f.pass(400ms);
  f.strike({FaultKind::DroppedPiece, 0, {}, {}});
  int cuts = 0;
  for (; cuts < 12 && f.all<backend_event::Prepared>().empty(); ++cuts) {
    f.gantry.reset();
    f.strike({FaultKind::PowerCut, 0, 1s, {}});
    f.events.clear();
    f.switchOn();
    f.gantry->prepareNewGame(false, ResetMode::Auto, Placement::stored());
    f.answered<backend_event::Prepared>(20s);
  }
  CHECK(cuts < 12);
  CHECK_FALSE(f.asked());
  CHECK(f.plant().placeOf(rook) == Place::inSlot(rook));
}

TEST_CASE("a hand that takes a piece away: the magnet goes off, the person is asked, and play goes on by itself") {
  Dragging f;
  const PieceId rook = *PieceTracker().at(56);
  f.hand({{f.time.now() + 50ms, rook, std::nullopt}});
  REQUIRE(f.answered<backend_event::NeedsOperator>(1min));
  CHECK_FALSE(f.plant().energised());
  const auto request = f.all<backend_event::NeedsOperator>().front().requests.front();
  CHECK(request.piece == rook);
  CHECK(request.to == Place::onSquare(56));
  f.hand({{f.time.now() + 1s, rook, f.board.where(Place::onSquare(56))}});
  REQUIRE(f.performed());
  CHECK(f.stands());
}

TEST_CASE("the gantry does not come back: play on by hand, and what to move is said") {
  Dragging f;
  f.strike({FaultKind::Unplugged, 0, 1h, {}});
  REQUIRE(f.answered<backend_event::NeedsOperator>(2min));
  const PieceId pawn = *PieceTracker().at(12);
  const auto request = f.all<backend_event::NeedsOperator>().front().requests.front();
  CHECK(request.kind == OperatorRequest::Kind::PlacePiece);
  CHECK(request.piece == pawn);
  CHECK(request.to == Place::onSquare(28));
  f.hand({{f.time.now() + 1s, pawn, std::nullopt}, {f.time.now() + 2s, pawn, f.board.where(Place::onSquare(28))}});
  REQUIRE(f.performed());
  f.order("e5");
  REQUIRE(f.answered<backend_event::NeedsOperator>(2min));
  const PieceId black = *PieceTracker().at(52);
  f.hand({{f.time.now() + 1s, black, std::nullopt}, {f.time.now() + 2s, black, f.board.where(Place::onSquare(36))}});
  REQUIRE(f.performed());
  CHECK(f.stands());
}

TEST_CASE("homing fails: no motion, ever, before it succeeds") {
  TwinConfig config = GantryFixture::quiet();
  config.build.homesZFirst = true;
  GantryFixture f(config);
  f.gantry->prepareNewGame(true, ResetMode::Auto, Placement::standard());
  f.position.play(*parseSan(f.position, "e4"));
  f.until([&] { return f.faulted(); });
  CHECK(f.all<backend_event::Fault>().front().error.code == "machine.homing");
  f.events.clear();
  f.order("e5");
  f.pass(1min);
  CHECK_FALSE(f.twin.twin().controller().positionKnown());
  CHECK(f.plant().placement() == Placement::standard());
  CHECK(f.asked());
}

namespace {

/// The machine's move, with a session that goes on when a person has said that all is right, and such a person. How
/// often they were asked, or nothing if it was not done in the end.
std::optional<int> carryInsisting(GantryFixture& f, std::string_view san) {
  PieceTracker after = f.tracker;
  after.apply(f.tracker.effectsOf(f.position, f.parse(san)));
  f.order(san);
  int asked = 0;
  while (true) {
    if (!f.until([&f] { return f.asked() || !f.all<backend_event::Performed>().empty(); })) return std::nullopt;
    if (!f.asked()) break;
    ++asked;
    f.events.clear();
    f.gantry->rescan(after.placement());
    if (!f.answered<backend_event::Scanned>()) return std::nullopt;
    if (f.all<backend_event::Scanned>().front().matches) break;
    f.events.clear();
    f.gantry->perform({{}, after.placement()});
  }
  f.tracker = after;
  return asked;
}

}  // namespace

TEST_CASE("one sensor is dead, stuck or flickers: it is worked around") {
  // On the way's end, on its beginning, beside it; under a piece and under none.
  const auto [kind, square] = GENERATE(table<FaultKind, const char*>({{FaultKind::StuckOff, "e4"},
                                                                      {FaultKind::StuckOff, "a2"},
                                                                      {FaultKind::StuckOff, "g1"},
                                                                      {FaultKind::StuckOn, "e2"},
                                                                      {FaultKind::StuckOn, "f3"},
                                                                      {FaultKind::StuckOn, "d5"},
                                                                      {FaultKind::Flicker, "e4"},
                                                                      {FaultKind::Flicker, "e2"},
                                                                      {FaultKind::Flicker, "b8"}}));
  CAPTURE(faultName(kind), square);
  GantryFixture f;
  f.start();
  f.strike({kind, *parseSquare(square), {}, {}});
  f.pass(3s);
  int asked = 0;
  for (const char* san : {"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6"}) {
    CAPTURE(san);
    const auto times = carryInsisting(f, san);
    REQUIRE(times);
    asked += *times;
    CHECK(f.stands());
    CHECK(f.plant().placement() == f.tracker.placement());
  }
  // At most it has to be told once that a piece stands, or that none does.
  CHECK(asked <= (kind == FaultKind::Flicker ? 0 : 1));
  CHECK(f.plant().contacts() == 0);
}

TEST_CASE("a sensor that is known to be dead is known to be after a power cut as well") {
  GantryFixture f;
  f.start();
  f.strike({FaultKind::StuckOff, *parseSquare("e4"), {}, {}});
  REQUIRE(carryInsisting(f, "e4"));
  f.switchOn();
  f.events.clear();
  f.gantry->rescan(f.tracker.placement());
  REQUIRE(f.answered<backend_event::Scanned>());
  CHECK(f.all<backend_event::Scanned>().front().matches);
}

TEST_CASE("dropped just before the end of its way, where the sensor sees it already: it is put into the middle") {
  Dragging f;
  const PieceId pawn = *f.tracker.at(*parseSquare("e2"));
  const Point middle = f.board.where(Place::onSquare(*parseSquare("e4")));
  REQUIRE(f.until([&] { return distance(f.plant().pieces()[static_cast<std::size_t>(pawn)].at, middle) < 11.5; }));
  f.strike({FaultKind::Alarm, 1, {}, {}});
  REQUIRE(f.performed());
  CHECK(f.plant().offCentre(pawn) < 1);
  CHECK_FALSE(f.asked());
}

TEST_CASE("a hand takes a piece up just between two carries and puts it back: nobody is asked") {
  GantryFixture f(GantryFixture::quiet(placementFor("4k2r/8/8/8/8/8/8/R3K3 b k - 0 1")));
  f.start("4k2r/8/8/8/8/8/8/R3K3 b k - 0 1");
  const PieceId rook = *f.tracker.at(*parseSquare("a1"));
  f.order("O-O");
  REQUIRE(f.until([&f] { return f.dragging(); }));
  REQUIRE(f.until([&f] { return !f.dragging(); }));
  f.hand({{f.time.now(), rook, std::nullopt},
          {f.time.now() + 2900ms, rook, f.board.where(Place::onSquare(*parseSquare("a1")))}});
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}

TEST_CASE("steps that were lost are found again after eight carries, while a person thinks") {
  GantryFixture f;
  f.start();
  f.strike({FaultKind::LostSteps, 0, {}, {3, 0}});
  const auto off = [&f](const char* square) { return f.plant().offCentre(*f.tracker.at(*parseSquare(square))); };
  REQUIRE(f.carry("e4"));
  CHECK(off("e4") > 2);
  for (const char* san : {"e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "d3"}) REQUIRE(f.carry(san));
  f.pass(1min);
  REQUIRE(f.carry("d6"));
  CHECK(off("d6") < 1);
  CHECK_FALSE(f.asked());
}

TEST_CASE("a hand that is seen again and again on one way: the head homes, for it may be its own magnet") {
  Dragging f;
  const PieceId rook = *f.tracker.at(*parseSquare("a1"));
  int touches = 0;
  MachineState before = MachineState::Held;
  f.until([&] {
    const MachineState now = f.telemetry.machine.get()->state;
    // As soon as it goes on.
    if (std::exchange(before, now) == MachineState::Held && now == MachineState::Moving) {
      ++touches;
      f.hand({{f.time.now() + 20ms, rook, std::nullopt},
              {f.time.now() + 120ms, rook, f.board.where(Place::onSquare(*parseSquare("a1")))}});
    }
    return now == MachineState::Homing || touches == 30;
  });
  CHECK(touches < 10);
  REQUIRE(f.performed());
  CHECK(f.stands());
  CHECK_FALSE(f.asked());
}
