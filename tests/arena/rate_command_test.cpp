// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/rate_command.h"

#include "arena/run.h"

#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace kirin;
using namespace kirin::arena;

namespace {

Result<std::string> rated(const std::vector<std::string>& words) {
  const auto arguments = parseRateArguments(std::vector<std::string_view>(words.begin(), words.end()));
  if (!arguments) return arguments.error();
  return rate(*arguments);
}

std::string game(const char* white, const char* black, const char* result, const char* moves = "1. e4 e5") {
  return std::string("[White \"") + white + "\"]\n[Black \"" + black + "\"]\n\n" + moves + " " + result + "\n\n";
}

}  // namespace

TEST_CASE("arena: a match is rated the same from its JSON, its journal and its games") {
  testing::TempFolder folder;
  const std::vector<std::string_view> words{
      "--engine",         "name=A,nodes=300", "--engine", "name=B,nodes=60", "--engine",
      "name=C,nodes=100", "--concurrency",    "2",        "--games",         "8"};
  auto arguments = parseArguments(words);
  REQUIRE(arguments.ok());
  arguments->json = folder / "m.json";
  arguments->pgn = folder / "m.pgn";
  const RealTime time;
  REQUIRE(runMatch(*arguments, time, {}, [](const Standings&) {}).ok());

  Results fromJson, fromJournal, fromPgn;
  REQUIRE(addResults(folder / "m.json", fromJson).ok());
  REQUIRE(addResults(folder / "m.json.journal", fromJournal).ok());
  REQUIRE(addResults(folder / "m.pgn", fromPgn).ok());
  CHECK(fromJson.pairs.size() == 12);
  CHECK(fromPgn.pairs.size() == 12);
  CHECK(fromJson.players == fromPgn.players);

  const auto table = rated(
      {(folder / "m.json").string(), "--anchor", "B=1000", "--json", (folder / "r.json").string(), "--samples", "50"});
  REQUIRE(table.ok());
  CHECK(*table == *rated({(folder / "m.pgn").string(), "--anchor", "B=1000", "--samples", "50"}));
  CHECK(*table == *rated({(folder / "m.json.journal").string(), "--anchor", "B=1000", "--samples", "50"}));
  const auto json = nlohmann::json::parse(folder.read("r.json"));
  CHECK(json["players"].size() == 3);
  for (const auto& player : json["players"])
    if (player["name"] == "B") CHECK(player["elo"] == 1000.0);
}

TEST_CASE("arena: the table says who is where, and who can't be placed") {
  testing::TempFolder folder;
  std::string games;
  for (int i = 0; i < 4; ++i) games += game("A", "B", "1-0") + game("B", "A", "1/2-1/2");
  games += game("B", "A", "1-0") + game("C", "A", "1-0") + game("A", "C", "*") + game("D", "E", "1/2-1/2");
  const auto table = rated({folder.write("g.pgn", games).string(), "--anchor", "B=1500"});
  REQUIRE(table.ok());
  INFO(*table);
  CHECK(table->find("C        above") != std::string::npos);
  CHECK(table->find("B         1500") != std::string::npos);
  CHECK(table->find("D            -") != std::string::npos);
  CHECK(table->find("C  ") < table->find("A  "));
  CHECK(table->find("A  ") < table->find("B  "));
  CHECK(table->find("White is worth") != std::string::npos);
}

TEST_CASE("arena: pairs are found in a file of games") {
  testing::TempFolder folder;
  const std::string start = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n[SetUp \"1\"]\n";
  const auto pairsOf = [&](const std::string& games) {
    Results results;
    REQUIRE(addResults(folder.write("g.pgn", games), results).ok());
    return results.pairs.size();
  };
  CHECK(pairsOf(game("A", "B", "1-0") + game("B", "A", "1-0")) == 1);
  CHECK(pairsOf(game("A", "B", "1-0") + game("B", "A", "1-0") + game("A", "B", "1-0")) == 2);
  CHECK(pairsOf(game("A", "B", "1-0") + game("A", "B", "1-0")) == 2);
  CHECK(pairsOf(game("A", "B", "1-0") + game("B", "A", "1-0", "1. d4 d5")) == 2);
  CHECK(pairsOf(start + game("A", "B", "1-0", "1. Ra2") + start + game("B", "A", "1-0", "1. Ra3")) == 1);
}

TEST_CASE("arena: bad files and arguments are refused") {
  testing::TempFolder folder;
  const std::string good = folder.write("g.pgn", game("A", "B", "1-0")).string();
  const std::string broken = folder.write("b.pgn", game("A", "B", "1-0") + game("A", "B", "1-0", "1. e5")).string();
  CHECK(rated({broken}).error().code == "arena.games");
  CHECK(rated({broken}).error().args[1] == "2");
  CHECK(rated({folder.write("n.pgn", "1. e4 1-0\n").string()}).error().code == "arena.games");
  CHECK(rated({(folder / "none.json").string()}).error().code == "file.missing");
  CHECK(rated({folder.write("x.json.journal", "x\n").string()}).error().code == "arena.journal");
  for (const std::vector<std::string>& words : {std::vector<std::string>{},
                                                {good, "--anchor"},
                                                {good, "--anchor", "A"},
                                                {good, "--anchor", "A=x"},
                                                {good, "--anchor", "Z=5"},
                                                {good, "--samples", "-1"},
                                                {good, "--what", "1"}})
    CHECK(rated(words).error().code == "arena.argument");
  Results results;
  CHECK_FALSE(addResults(broken, results).ok());
  CHECK(results.players.empty());
}
