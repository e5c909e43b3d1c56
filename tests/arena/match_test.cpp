// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/report.h"
#include "arena/run.h"

#include "base/files.h"
#include "testing/temp_folder.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace kirin;
using namespace kirin::arena;

namespace {

Arguments parsed(std::vector<std::string_view> words) {
  auto arguments = parseArguments(words);
  REQUIRE(arguments.ok());
  return *arguments;
}

const auto kSilent = [](const Standings&) {};

Standings played(const Arguments& arguments) {
  const RealTime time;
  auto standings = runMatch(arguments, time, {}, kSilent);
  REQUIRE(standings.ok());
  return *standings;
}

/// The games of a file, in the order of their rounds.
std::vector<std::string> gamesIn(const std::filesystem::path& file) {
  const auto text = readFile(file);
  REQUIRE(text.ok());
  std::vector<std::string> games;
  PgnReader reader(*text);
  while (const auto game = reader.next()) {
    CHECK_FALSE(game->broken);
    games.push_back(writePgn(*game));
  }
  std::ranges::sort(games, {}, [](const std::string& game) { return game.substr(game.find("[Round")); });
  return games;
}

}  // namespace

TEST_CASE("arena: a match by nodes is the same however many games run at a time") {
  testing::TempFolder folder;
  Arguments arguments = parsed({"--engine", "name=A,nodes=1500", "--engine", "name=B,nodes=100,option.Skill Level=0",
                                "--games", "8", "--seed", "3"});
  arguments.pgn = folder / "one.pgn";
  const Standings one = played(arguments);
  arguments.concurrency = 3;
  arguments.pgn = folder / "three.pgn";
  const RealTime time;
  int calls = 0;
  const auto three =
      runMatch(arguments, time, {}, [&](const Standings& soFar) { CHECK(soFar.games() == 2 * ++calls); });
  REQUIRE(three.ok());
  CHECK(calls == 4);
  CHECK(gamesIn(folder / "one.pgn") == gamesIn(folder / "three.pgn"));
  CHECK(gamesIn(folder / "one.pgn").size() == 8);
  CHECK(one.games() == 8);
  CHECK(one.tallies[0].wins > one.tallies[0].losses);
  CHECK(one.tallies[0].pairs == three->tallies[0].pairs);
  CHECK(summary(one, arguments) == summary(*three, arguments));
}

TEST_CASE("arena: results say what was asked for") {
  testing::TempFolder folder;
  Arguments arguments = parsed({"--engine", "name=A,nodes=300", "--engine", "name=B,nodes=300", "--games", "4"});
  arguments.json = folder / "out.json";
  const Standings standings = played(arguments);
  const auto json = nlohmann::json::parse(folder.read("out.json"));
  const Tally& tally = standings.tallies[0];
  CHECK(json["engines"] == nlohmann::json{"A", "B"});
  CHECK(json["games"] == 4);
  CHECK(json["wins"] == tally.wins);
  CHECK(json["draws"] == tally.draws);
  CHECK(json["losses"] == tally.losses);
  CHECK(json["pentanomial"] == tally.pairs);
  for (const char* field : {"elo", "elo_lo", "elo_hi", "llr"}) CHECK(json.contains(field));
  for (const char* field : {"crashes", "illegal", "time_losses"}) {
    CHECK(json[field] == 0);
    CHECK(json["faults"]["B"][field] == 0);
  }
  CHECK(json["effort"]["A"]["moves"] > 20);
  CHECK(json["effort"]["B"]["nodes_per_move"] > 100);
}

TEST_CASE("arena: games are written with colours reversed, from the same opening, with tags, clocks and scores") {
  testing::TempFolder folder;
  Arguments arguments = parsed(
      {"--engine", "name=A", "--engine", "name=B", "--games", "2", "--depth", "1", "--seed", "9", "--tc", "9+1"});
  arguments.pgn = folder / "games.pgn";
  played(arguments);
  const std::string text = folder.read("games.pgn");
  PgnReader reader(text);
  const auto first = reader.next();
  const auto second = reader.next();
  REQUIRE(first);
  REQUIRE(second);
  CHECK_FALSE(reader.next());
  CHECK(first->tag("White") == "A");
  CHECK(first->tag("Black") == "B");
  CHECK(first->tag("Round") == "1.1");
  CHECK(second->tag("White") == "B");
  CHECK(second->tag("Round") == "1.2");
  CHECK(first->tag("TimeControl") == "9+1");
  CHECK(first->tag("Date").starts_with("20"));
  CHECK(first->tag("PlyCount") == std::to_string(first->main.moves.size()));
  for (std::size_t ply = 0; ply < 8; ++ply) {
    CHECK(first->main.moves[ply].move == second->main.moves[ply].move);
    CHECK_FALSE(first->main.moves[ply].clock);
  }
  for (std::size_t ply = 8; ply < first->main.moves.size(); ++ply) {
    CHECK(first->main.moves[ply].clock);
    CHECK(first->main.moves[ply].evalCp);
  }
}

TEST_CASE("arena: faults lose the game and are counted against who made them") {
  const auto [fault, crashes, illegal] = GENERATE(table<std::string, int, int>({{"dies", 2, 0}, {"illegal", 0, 2}}));
  const std::string spec = "name=B,cmd=" KIRIN_BIN_DIR "/fake-uci-engine " + fault;
  const Arguments arguments = parsed({"--engine", "name=A", "--engine", spec, "--games", "2", "--nodes", "50"});
  const Standings standings = played(arguments);
  const Tally& tally = standings.tallies[0];
  CHECK(tally.wins == 2);
  CHECK(tally.faults[0].total() == 0);
  CHECK(tally.faults[1].crashes == crashes);
  CHECK(tally.faults[1].illegal == illegal);
  CHECK(standings.faults() == 2);
  CHECK(summary(standings, arguments).find(crashes == 2 ? "B: 2 crashes" : "2 illegal moves") != std::string::npos);
  const auto json = nlohmann::json::parse(toJson(standings, arguments));
  CHECK(json["crashes"] == crashes);
  CHECK(json["illegal"] == illegal);
  CHECK(json["faults"]["B"]["crashes"] == crashes);
  CHECK(json["faults"]["A"]["crashes"] == 0);
}

TEST_CASE("arena: what cannot start or take its options ends the match with an error") {
  const auto [spec, code] =
      GENERATE(table<std::string_view, std::string>({{"name=A,option.Nope=1", "engine.option"},
                                                     {"name=A,cmd=/nowhere/at-all", "engine.start"},
                                                     {"name=A,cmd=/bin/false", "engine.died"}}));
  const Arguments arguments = parsed({"--engine", spec, "--engine", "name=B", "--games", "2", "--nodes", "10"});
  const RealTime time;
  const auto match = runMatch(arguments, time, {}, kSilent);
  REQUIRE_FALSE(match.ok());
  CHECK(match.error().code == code);
}

TEST_CASE("arena: a match ends when its test is decided, and stays decided") {
  testing::TempFolder folder;
  Arguments arguments = parsed({"--engine", "name=A,nodes=800", "--engine", "name=B,nodes=10,option.Skill Level=0",
                                "--games", "60", "--sprt", "elo0=0,elo1=200"});
  arguments.json = folder / "out.json";
  const Standings standings = played(arguments);
  CHECK(standings.games() < 30);
  CHECK(sprtVerdict(standings, arguments) == Verdict::Elo1);
  CHECK(summary(standings, arguments).find("elo1 accepted") != std::string::npos);
  const auto json = nlohmann::json::parse(folder.read("out.json"));
  CHECK(json["games"] == standings.games());
  CHECK(json["llr"] >= 2.9444);
  CHECK(json["sprt"]["llr_hi"] == 2.9444);
  CHECK(json["sprt"]["accepted"] == "elo1");
  CHECK(played(arguments).games() == standings.games());
}

TEST_CASE("arena: of more than two, everybody plays everybody, or the first the others") {
  Arguments arguments = parsed({"--engine", "name=A", "--engine", "name=B", "--engine", "name=C", "--engine", "name=D",
                                "--nodes", "20", "--games", "2"});
  arguments.gauntlet = GENERATE(false, true);
  const Standings standings = played(arguments);
  REQUIRE(standings.tallies.size() == (arguments.gauntlet ? 3 : 6));
  for (const Tally& tally : standings.tallies) CHECK(tally.games() == 2);
  const auto json = nlohmann::json::parse(toJson(standings, arguments));
  CHECK(json["games"] == 2 * standings.tallies.size());
  CHECK(json["encounters"].size() == standings.tallies.size());
  CHECK(json["encounters"][2]["engines"] == nlohmann::json{"A", "D"});
  CHECK(json["encounters"].back()["engines"][1] == "D");
  CHECK(json["faults"] == 0);
}
