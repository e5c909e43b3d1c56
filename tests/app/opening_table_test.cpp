// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opening_table.h"

#include "base/files.h"
#include "testing/played_line.h"

#include <catch2/catch.hpp>
#include <set>

using namespace kirin;
using kirin::testing::playedLine;

namespace {

std::string nameOf(const std::string& sans) {
  const Opening* opening = OpeningTable::builtin().openingOf(playedLine(sans));
  return opening ? opening->eco + " " + opening->name : "none";
}

}  // namespace

TEST_CASE("every line of the table is played legally, has a name of its own and ends where no other does") {
  const auto text = readFile(KIRIN_SOURCE_DIR "/kirin/data/openings.tsv");
  REQUIRE(text.ok());
  const auto table = OpeningTable::parse(*text);
  if (!table) FAIL(table.error().debugText());
  CHECK(table->all().size() >= 500);
  CHECK(table->all() == OpeningTable::builtin().all());
  std::set<std::string> names;
  for (const Opening& opening : table->all()) {
    INFO(opening.name);
    CHECK(names.insert(opening.name).second);
    CHECK_FALSE(opening.moves.empty());
    GameLine line;
    for (const Move move : opening.moves) {
      REQUIRE(line.current().isLegal(move));
      line.play(move);
    }
    REQUIRE(table->find(line.current()) != nullptr);
    CHECK(*table->find(line.current()) == opening);
    CHECK(table->bookPlies(line) == line.plies());
  }
}

TEST_CASE("an opening is known by its position, in whatever order it was reached") {
  const std::string najdorf = "B90 Sicilian, Najdorf Variation";
  CHECK(nameOf("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6") == najdorf);
  CHECK(nameOf("e4 c5 Nf3 a6 d4 cxd4 Nxd4 Nf6 Nc3 d6") == najdorf);
  CHECK(nameOf("Nf3 d5 d4 Nf6 c4 e6 Nc3") == "D37 Queen's Gambit Declined, Three Knights");
}

TEST_CASE("a game keeps the deepest name it had") {
  CHECK(nameOf("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 h3 h6 a3 a5") ==
        "C88 Ruy Lopez, Closed, Bishop on b3");
  CHECK(nameOf("") == "none");
  const GameLine left = playedLine("e4 e5 Ke2 Ke7");
  CHECK(OpeningTable::builtin().openingOf(left)->name == "Open Game");
  CHECK(OpeningTable::builtin().bookPlies(left) == 2);
}

TEST_CASE("a broken line of the table is named, with what is wrong with it") {
  const auto error = [](const char* text) { return OpeningTable::parse(text).error(); };
  CHECK(error("# a comment\nB00\tKing's Pawn") == Error{"openings.line", {"2"}});
  CHECK(error("X00\tKing's Pawn\te4") == Error{"openings.line", {"1"}});
  CHECK(error("B00\tKing's Pawn\te4\tmore") == Error{"openings.line", {"1"}});
  CHECK(error("B00\tKing's Pawn\te4 e6 e6") == Error{"openings.move", {"e6", "1"}});
  CHECK(error("B00\tKing's Pawn\te2e4") == Error{"openings.move", {"e2e4", "1"}});
  CHECK(error("A06\tReti\tNf3 d5\nA06\tAgain\tNf3 d5\n") == Error{"openings.twice", {"Reti", "2"}});
}
