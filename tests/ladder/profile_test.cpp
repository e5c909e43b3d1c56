// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/profile.h"

#include "ladder/helpers.h"
#include "ladder/profile_text.h"

#include <nlohmann/json.hpp>
#include <sstream>

namespace kirin::ladder {
namespace {

PlayedGame rated(int white, int black, int estimate) {
  PlayedGame game;
  game.ratings = {white, black};
  game.estimate = estimate;
  return game;
}

Profiles profilesOf(const std::string& text, const ProfileFilter& filter, std::size_t sample = 0) {
  std::istringstream in(text);
  const auto games = openGames(in);
  REQUIRE(games.ok());
  Profiles profiles;
  Rng rng(1);
  REQUIRE(profileGames(**games, filter, sample, rng, profiles).ok());
  return profiles;
}

const std::string kHeader = "white_rating,black_rating,increment_code,moves\n";

TEST_CASE("a band is a rating rounded down, of games that are even and slow enough") {
  const ProfileFilter filter;
  CHECK(bandOf(rated(1399, 1200, 480), Color::White, filter) == "1200");
  CHECK(bandOf(rated(1400, 1399, 480), Color::White, filter) == "1400");
  CHECK(bandOf(rated(1400, 1399, 480), Color::Black, filter) == "1200");
  CHECK_FALSE(bandOf(rated(1400, 1149, 480), Color::White, filter));
  CHECK(bandOf(rated(1400, 1150, 480), Color::White, filter) == "1400");
  CHECK_FALSE(bandOf(rated(1400, 1400, 479), Color::White, filter));
  PlayedGame unrated = rated(1400, 1400, 480);
  unrated.ratings[1].reset();
  CHECK_FALSE(bandOf(unrated, Color::White, filter));
}

TEST_CASE("by player a band is a name, whatever the ratings") {
  ProfileFilter filter;
  filter.byPlayer = true;
  PlayedGame game;
  game.names = {"novice", ""};
  CHECK(bandOf(game, Color::White, filter) == "novice");
  CHECK_FALSE(bandOf(game, Color::Black, filter));
}

TEST_CASE("only own moves from the ninth ply on count; game lengths and mates are of the whole game") {
  const std::string fool = "1000,1000,15+0,f3 e5 g4 Qh4\n";
  const std::string longer = "1000,1100,15+0,e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4\n";
  const Profiles profiles = profilesOf(kHeader + fool + longer, {});
  REQUIRE(profiles.size() == 1);
  const Profile& band = profiles.at("1000");
  CHECK(band.games == 4);
  CHECK(band.moves == 4);  // plies 9 to 12
  CHECK(band.plies.value() == Approx(8));
  CHECK(band.mate.value() == Approx(0.5));
}

TEST_CASE("a ratio's error is that of games, not of moves") {
  Ratio ratio;
  ratio.add(2, 10);
  ratio.add(4, 10);
  CHECK(ratio.value() == Approx(0.3));
  CHECK(ratio.error() == Approx(std::sqrt(2.0) / 20));
  ratio.add(0, 0);  // no occasion, nothing learned
  CHECK(ratio.value() == Approx(0.3));
  CHECK(Ratio().value() == 0);
  CHECK(Ratio().error() == 0);
}

TEST_CASE("the sample is of the moves that count, each with the position it was played in") {
  const std::string game = "1000,1000,15+0,e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4\n";
  const Profiles profiles = profilesOf(kHeader + game + game + game, {}, 5);
  const auto& sample = profiles.at("1000").sample;
  REQUIRE(sample.size() == 5);
  for (const SampledMove& each : sample) {
    CHECK(each.line.plies() >= 8);
    CHECK(each.line.current().isLegal(each.move));
  }
}

TEST_CASE("games can be divided, so that what was fitted on some is judged by others") {
  const std::string shorter = "1000,1000,15+0,e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4\n";
  const std::string longer = "1000,1000,15+0,e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4\n";
  ProfileFilter filter;
  filter.every = 2;
  for (const int half : {0, 1}) {
    filter.offset = half;
    const Profiles profiles = profilesOf(kHeader + shorter + longer + shorter + longer, filter);
    CHECK(profiles.at("1000").games == 4);
    CHECK(profiles.at("1000").plies.value() == Approx(half == 0 ? 9 : 12));
  }
}

TEST_CASE("the table and the JSON say the same") {
  const std::string game = "1000,1000,15+0,e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4\n";
  const Profiles profiles = profilesOf(kHeader + game, {});
  const Profile& band = profiles.at("1000");
  const std::vector<ProfileRow> rows{{"1000", band.games, band.moves, columnsOf(band, {})}};
  const auto json = nlohmann::json::parse(profileJson(rows));
  CHECK(json.at(0).at("band") == "1000");
  CHECK(json.at(0).at("moves") == 4);
  CHECK(json.at(0).at("columns").at("plies").at("value") == 12);
  CHECK_FALSE(json.at(0).at("columns").contains("acpl"));  // never asked
  CHECK(profileTable(rows).find("| 1000 | 2 |") != std::string::npos);
}

}  // namespace
}  // namespace kirin::ladder
