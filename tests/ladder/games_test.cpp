// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/games.h"

#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <sstream>

namespace kirin::ladder {
namespace {

TEST_CASE("a table's games are read by the names of its columns") {
  std::istringstream in(
      "rated,increment_code,white_rating,black_rating,moves,opening\n"
      "True,15+2,1500,1191,e4 e5 Nf3,C40\n"
      "True,5+10,1322,1261,e4 nonsense e5,C40\n");
  const auto games = openGames(in);
  REQUIRE(games.ok());
  auto first = (*games)->next();
  REQUIRE((first.ok() && first->has_value()));
  CHECK((*first)->line.plies() == 3);
  CHECK((*first)->ratings[0] == 1500);
  CHECK((*first)->ratings[1] == 1191);
  CHECK((*first)->estimate == 15 * 60 + 2 * 40);
  auto second = (*games)->next();
  REQUIRE((second.ok() && second->has_value()));
  CHECK((*second)->line.plies() == 1);  // as far as it is sound
  auto end = (*games)->next();
  REQUIRE(end.ok());
  CHECK_FALSE(end->has_value());
}

TEST_CASE("PGN is read game by game, with names, ratings and control") {
  std::istringstream in(
      "[White \"novice\"]\n[Black \"pupil\"]\n[WhiteElo \"500\"]\n[TimeControl \"600+5\"]\n\n1. e4 {\n[%eval 0.3] } "
      "e5\n2. Nf3 *\n\n"
      "[White \"pupil\"]\n[Black \"novice\"]\n\n1. d4 *\n");
  const auto games = openGames(in);
  REQUIRE(games.ok());
  auto first = (*games)->next();
  REQUIRE((first.ok() && first->has_value()));
  CHECK((*first)->names == std::array<std::string, 2>{"novice", "pupil"});
  CHECK((*first)->ratings[0] == 500);
  CHECK_FALSE((*first)->ratings[1]);
  CHECK((*first)->estimate == 800);
  CHECK((*first)->line.plies() == 3);
  auto second = (*games)->next();
  REQUIRE((second.ok() && second->has_value()));
  CHECK((*second)->line.plies() == 1);
  CHECK_FALSE((*second)->estimate);
  CHECK_FALSE((*games)->next().value().has_value());
}

TEST_CASE("a table that lacks a column, or a row cut short, is refused and says where") {
  std::istringstream headless("white_rating,black_rating,moves\n");
  CHECK(openGames(headless).error() == Error{"games.header", {"increment_code"}});
  std::istringstream cut("white_rating,black_rating,increment_code,moves\n1500,1500\n");
  const auto games = openGames(cut);
  REQUIRE(games.ok());
  CHECK((*games)->next().error() == Error{"games.row", {"too few columns", "2"}});
}

TEST_CASE("a file is read game by game, and one that isn't there is named") {
  const testing::TempFolder folder;
  const auto file = folder.write("two.pgn", "[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d4 d5 *\n");
  std::vector<std::string> whites;
  REQUIRE(readGames(file.string(), [&](const PlayedGame& game) { whites.push_back(game.names[0]); }).ok());
  CHECK(whites == std::vector<std::string>{"a", "b"});
  const std::string nowhere = (folder / "nowhere.pgn").string();
  CHECK(readGames(nowhere, [](const PlayedGame&) {}).error() ==
        Error{"file.unreadable", {nowhere, "cannot be opened"}});
}

}  // namespace
}  // namespace kirin::ladder
