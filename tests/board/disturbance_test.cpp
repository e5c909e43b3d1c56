// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/disturbance.h"

#include "board/board_testing.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::testing;

namespace {

double uncertaintyOn(const Table& table, std::string_view square) {
  return table.standing[*table.placement.at(on(square))]->uncertainty;
}

}  // namespace

TEST_CASE("a hand at a square makes unsure who stands there and around, and nobody else") {
  const BoardProfile profile;
  Table table = Table::of(profile, Placement::standard(), profile.pieces.placedByMachine);
  disturb(table, on("b2"), profile);
  CHECK(uncertaintyOn(table, "b2") == profile.pieces.placedByHand);
  for (const char* around : {"a1", "b1", "c1", "a2", "c2"}) {
    CHECK(uncertaintyOn(table, around) > 1);
    CHECK(uncertaintyOn(table, around) < profile.pieces.placedByHand);
  }
  for (const char* far : {"d1", "d2", "b7", "h8"}) CHECK(uncertaintyOn(table, far) == profile.pieces.placedByMachine);
}

TEST_CASE("however often a hand comes by, nobody is less sure than if it had put him there") {
  const BoardProfile profile;
  Table table = Table::of(profile, Placement::standard(), profile.pieces.placedByMachine);
  for (int i = 0; i < 100; ++i) disturb(table, on("b2"), profile);
  CHECK(uncertaintyOn(table, "c2") == profile.pieces.placedByHand);
  table.put(profile, *table.placement.at(on("b2")), on("b4"), profile.pieces.placedByMachine);
  disturb(table, on("b2"), profile);
  CHECK(uncertaintyOn(table, "b4") == profile.pieces.placedByMachine);
}

TEST_CASE("between two columns of storage a hand disturbs as on the board") {
  const BoardProfile profile;
  Table table = Table::of(profile, Placement::stored(), profile.pieces.placedByMachine);
  disturb(table, Place::inSlot(white("R1")), profile);
  CHECK(table.standing[white("R1")]->uncertainty == profile.pieces.placedByHand);
  CHECK(table.standing[white("R2")]->uncertainty > 1);
  CHECK(table.standing[white("P2")]->uncertainty > 1);
  CHECK(table.standing[white("B1")]->uncertainty == profile.pieces.placedByMachine);
}
