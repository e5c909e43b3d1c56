// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/helpers.h"
#include "ladder/opening_counts.h"

namespace kirin::ladder {
namespace {

PlayedGame game(int white, int black, std::initializer_list<std::string_view> moves) {
  PlayedGame played;
  played.line = lineOf("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", moves);
  played.ratings = {white, black};
  played.estimate = 900;
  return played;
}

TEST_CASE("openings are counted by band, most played first, as the book reads them") {
  OpeningCounts counts(40, 1);
  counts.add(game(1250, 1410, {"d4", "d5"}), {});
  counts.add(game(1250, 1390, {"e4", "e5", "Nf3"}), {});
  counts.add(game(1450, 1390, {"e4", "c5"}), {});
  CHECK(counts.games() == 3);
  CHECK(counts.text() ==
        "1 e4 0 1 1 0 0 0\n2 c5 0 1 0 0 0 0\n2 e5 0 1 0 0 0 0\n3 Nf3 0 1 0 0 0 0\n"
        "1 d4 0 1 0 0 0 0\n2 d5 0 0 1 0 0 0\n");
  const auto book = PeopleBook::parse(counts.text());
  REQUIRE(book.ok());
  CHECK(book->at(Position()).size() == 2);
}

TEST_CASE("what too few of a band played counts for none of it") {
  OpeningCounts counts(40, 2);
  for (int i = 0; i < 2; ++i) counts.add(game(1200, 1400, {"e4", "e5"}), {});
  counts.add(game(1200, 1400, {"d4", "e6"}), {});
  counts.add(game(1400, 1400, {"e4", "c5"}), {});
  CHECK(counts.text() == "1 e4 0 2 0 0 0 0\n2 e5 0 0 2 0 0 0\n");
}

TEST_CASE("a position reached by two ways is counted as one, and written once") {
  OpeningCounts counts(40, 2);
  counts.add(game(1200, 1200, {"d4", "d5", "c4", "e6", "Nc3"}), {});
  counts.add(game(1200, 1200, {"c4", "e6", "d4", "d5", "Nc3"}), {});
  OpeningCounts all(40, 1);
  all.add(game(1200, 1200, {"d4", "d5", "c4", "e6", "Nc3"}), {});
  all.add(game(1200, 1200, {"c4", "e6", "d4", "d5", "Nc3"}), {});
  CHECK(counts.text().empty());  // nobody plays the same first move
  const std::string text = all.text();
  CHECK(text.find("5 Nc3 0 2 0 0 0 0") != text.npos);
  CHECK(text.find("Nc3") == text.rfind("Nc3"));
}

TEST_CASE("a weaker band is followed for fewer plies, and whom the filter leaves out isn't counted") {
  const std::initializer_list<std::string_view> long_{"e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", "Nf6", "d3", "d6"};
  OpeningCounts weak(40, 1), strong(40, 1), none(40, 1);
  weak.add(game(900, 900, long_), {});
  strong.add(game(1900, 1900, long_), {});
  none.add(game(900, 1900, long_), {});
  CHECK(weak.text().find("9 d3") == std::string::npos);
  CHECK(weak.text().find("8 Nf6") != std::string::npos);
  CHECK(strong.text().find("10 d6") != std::string::npos);
  CHECK(none.games() == 0);
  CHECK(none.text().empty());
}

TEST_CASE("games from another start say nothing of openings") {
  OpeningCounts counts(40, 1);
  PlayedGame other = game(1200, 1200, {});
  other.line = lineOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", {"e4"});
  counts.add(other, {});
  CHECK(counts.games() == 0);
}

}  // namespace
}  // namespace kirin::ladder
