// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/openings.h"

#include "chess/fen.h"
#include "chess/movegen.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <set>

using namespace kirin;
using namespace kirin::arena;

TEST_CASE("arena: random openings are fixed by the seed and playable") {
  CHECK(randomOpening(5) == randomOpening(5));
  CHECK_FALSE(randomOpening(5) == randomOpening(6));
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const GameLine line = randomOpening(seed);
    CHECK(line.plies() == 8);
    CHECK(hasLegalMove(line.current()));
  }
}

TEST_CASE("arena: books are read from EPD and PGN") {
  testing::TempFolder folder;
  const auto epd = folder.write("book.epd",
                                "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - hmvc 0; fmvn 2;\n\n"
                                "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -\n");
  REQUIRE(Openings::read(epd, 1).ok());
  CHECK(Openings::read(epd, 1)->size() == 2);
  const auto pgn = folder.write("book.pgn", "[Event \"?\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"?\"]\n\n1. d4 *\n");
  const auto games = Openings::read(pgn, 1);
  REQUIRE(games.ok());
  const std::set<int> plies{games->at(0).plies(), games->at(1).plies()};
  CHECK(plies == std::set<int>{1, 3});
}

TEST_CASE("arena: a broken book is an error that names the line") {
  testing::TempFolder folder;
  const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n";
  const std::string mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -\n";
  for (const std::string& line : {std::string("x\n"), mated}) {
    const auto broken = Openings::read(folder.write("broken.epd", start + line), 1);
    REQUIRE_FALSE(broken.ok());
    CHECK(broken.error().code == "arena.book");
    CHECK(broken.error().args[1] == "2");
  }
  CHECK_FALSE(Openings::read(folder.write("broken.pgn", "1. e4 e5 2. Ke3 *\n"), 1).ok());
  CHECK_FALSE(Openings::read(folder.write("empty.epd", "\n"), 1).ok());
  CHECK_FALSE(Openings::read(folder / "none.epd", 1).ok());
}

TEST_CASE("arena: a book is drawn without repetition, in an order of the seed's") {
  testing::TempFolder folder;
  std::string lines;
  for (const Move first : legalMoves(Position()))
    for (const Move second : legalMoves(Position().after(first)))
      lines += toFen(Position().after(first).after(second)) + "\n";
  const auto file = folder.write("book.epd", lines);
  const auto one = Openings::read(file, 1);
  const auto again = Openings::read(file, 1);
  const auto other = Openings::read(file, 2);
  REQUIRE(one.ok());
  REQUIRE(one->size() == 400);
  CHECK(one->fingerprint() == other->fingerprint());
  CHECK(one->fingerprint() != Openings::read(folder.write("b.epd", lines + "\n"), 1)->fingerprint());
  std::set<std::string> drawn;
  int moved = 0;
  for (int i = 0; i < 400; ++i) {
    drawn.insert(toFen(one->at(i).current()));
    CHECK(one->at(i) == again->at(i));
    CHECK(one->at(i) == one->at(i + 400));
    moved += !(one->at(i) == other->at(i));
  }
  CHECK(drawn.size() > 390);  // a few of the 400 lines say the same
  CHECK(moved > 380);
}
