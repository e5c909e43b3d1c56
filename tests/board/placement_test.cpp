// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_testing.h"

#include <set>

using namespace kirin;
using namespace kirin::testing;

namespace {

/// Every object in exactly one place, those in storage in their own slot.
void checkSound(const Placement& placement) {
  std::set<int> squares;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = placement.places[piece];
    REQUIRE_FALSE(place.isNowhere());
    if (place.isSlot()) {
      CHECK(place == stored(piece));
      CHECK(placement.playsAs[piece] == kindOf(piece));
    } else {
      CHECK(squares.insert(place.square()).second);
    }
  }
}

Placement guess(std::string_view fen) {
  auto placement = Placement::guessedFor(positionOf(fen));
  REQUIRE(placement);
  checkSound(*placement);
  CHECK_FALSE(placement->known);
  CHECK(placement->matches(positionOf(fen)));
  return *placement;
}

}  // namespace

TEST_CASE("the standard placement is the standard start, each piece its own") {
  const Placement standard = Placement::standard();
  checkSound(standard);
  CHECK(standard.known);
  CHECK(standard.matches(Position()));
  CHECK(standard.at(on("a1")) == white("R1"));
  CHECK(standard.at(on("g8")) == black("N2"));
  CHECK_FALSE(standard.at(on("e4")));
}

TEST_CASE("the stored placement has everything in its own slot") {
  const Placement none = Placement::stored();
  checkSound(none);
  CHECK(none.at(stored(black("Q"))) == black("Q"));
  CHECK_FALSE(none.matches(Position()));
}

TEST_CASE("nobody is at a place nobody knows") {
  Placement placement = Placement::stored();
  placement.places[3] = Place::nowhere();
  CHECK_FALSE(placement.at(Place::nowhere()));
}

TEST_CASE("a placement matches only the very position") {
  Placement placement = Placement::standard();
  Position moved;
  moved.play(*parseUci(moved, "e2e4"));
  CHECK_FALSE(placement.matches(moved));
  placement.places[white("P5")] = on("e4");
  CHECK(placement.matches(moved));

  placement.playsAs[white("P5")] = PieceType::Queen;
  CHECK_FALSE(placement.matches(moved));
  placement.playsAs[white("P5")] = PieceType::Pawn;
  placement.places[white("P4")] = on("e4");  // two on one square
  CHECK_FALSE(placement.matches(moved));
}

TEST_CASE("a guess gives each piece at home its owner") {
  const Placement placement = guess("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  CHECK(placement.places == Placement::standard().places);
  // The one rook left is the h rook, though R1 comes first.
  CHECK(guess("4k3/8/8/8/8/8/8/4K2R w K - 0 1").at(on("h1")) == white("R2"));
}

TEST_CASE("a guess gives a bishop's square the bishop of its colour") {
  const Placement placement = guess("4k3/8/8/8/8/8/4B3/4K3 w - - 0 1");
  CHECK(placement.at(on("e2")) == white("B2"));
  CHECK(guess("4k3/8/8/8/8/4B3/8/4K3 w - - 0 1").at(on("e3")) == white("B1"));
  CHECK(guess("4k3/8/8/8/8/2B1B3/8/4K3 w - - 0 1").known == false);  // both on dark squares: one of them is promoted
}

TEST_CASE("in a guess, pawns stand for the promoted pieces the set doesn't have") {
  const Placement placement = guess("8/7k/8/3QQ3/8/8/PP6/4K3 w - - 0 1");
  int standIns = 0;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (!placement.places[piece].isSquare() || placement.playsAs[piece] == kindOf(piece)) continue;
    ++standIns;
    CHECK(kindOf(piece) == PieceType::Pawn);
    CHECK(colorOf(piece) == Color::White);
    CHECK(placement.playsAs[piece] == PieceType::Queen);
  }
  CHECK(standIns == 1);
  guess("qqqqkqqq/qq6/8/8/8/8/8/4K3 w - - 0 1");  // nine queens: the most there can be
}

TEST_CASE("a piece goes to its own slot; were that taken, to another of its kind, then of its colour") {
  Placement placement = Placement::standard();
  CHECK(placement.freeSlotFor(white("N1")) == white("N1"));
  placement.places[white("P1")] = stored(white("N1"));
  CHECK(placement.freeSlotFor(white("N1")) == white("N2"));
  placement.places[white("P2")] = stored(white("N2"));
  const Slot other = placement.freeSlotFor(white("N1"));
  CHECK(colorOf(other) == Color::White);
  CHECK_FALSE(placement.at(Place::inSlot(other)));

  // Every white slot taken: a black one must do.
  placement = Placement::standard();
  for (Slot slot = 0; slot < 16; ++slot) placement.places[16 + slot] = Place::inSlot(slot);
  CHECK(colorOf(placement.freeSlotFor(white("N1"))) == Color::Black);
}
