// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/arguments.h"

#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;

TEST_CASE("arena: an engine is named with its limits and options") {
  const auto contender =
      parseContender("name=A,cmd=/usr/bin/x -v,nodes=5000,depth=6,option.Skill Level=0", PersonalityRegistry());
  REQUIRE(contender.ok());
  CHECK(contender->name == "A");
  CHECK(contender->command == std::vector<std::string>{"/usr/bin/x", "-v"});
  CHECK(contender->nodes == 5000);
  CHECK(contender->depth == 6);
  CHECK(contender->options == EngineOptions{{"Skill Level", "0"}});
}

TEST_CASE("arena: commas and blanks that belong to a value are escaped") {
  const auto contender =
      parseContender("name=A\\,B,cmd=/opt/two\\ words  -x\\\\,option.Book=a\\,b\\c", PersonalityRegistry());
  REQUIRE(contender.ok());
  CHECK(contender->name == "A,B");
  CHECK(contender->command == std::vector<std::string>{"/opt/two words", "-x\\"});
  CHECK(contender->options == EngineOptions{{"Book", "a,b\\c"}});
}

TEST_CASE("arena: a personality brings everything but, perhaps, a name") {
  const PersonalityRegistry builtins;
  const auto novice = parseContender("personality=novice", builtins);
  REQUIRE(novice.ok());
  CHECK(novice->name == "novice");
  CHECK(novice->personality == *builtins.find("novice"));
  CHECK(parseContender("name=N,personality=novice", builtins)->name == "N");
  for (const char* bad : {"personality=nobody", "personality=novice,nodes=5", "personality=novice,option.Hash=1",
                          "personality=novice,cmd=x", "personality="})
    CHECK(parseContender(bad, builtins).error().code == "arena.argument");
}

TEST_CASE("arena: personalities of a folder can be named, wherever the folder is") {
  testing::TempFolder folder;
  folder.write("old.json", R"({"id": "old", "name": "Old", "blurb": "", "elo": 900, "limits": {"nodes": 700}})");
  const std::string path = folder.path().string();
  const auto parse = [&] {
    return parseArguments(std::vector<std::string_view>{"--gauntlet", "--engine", "personality=old", "--engine",
                                                        "personality=kirin", "--personalities", path});
  };
  const auto arguments = parse();
  REQUIRE(arguments.ok());
  CHECK(arguments->contenders[0].personality->limits.nodes == 700);
  CHECK(arguments->gauntlet);
  folder.write("old.json", "{");
  CHECK(parse().error().code == "json.syntax");
}

TEST_CASE("arena: bad arguments are refused by name") {
  const auto words = GENERATE(
      as<std::vector<std::string_view>>{}, std::vector<std::string_view>{"--engine", "name=A,nodes=1"},
      std::vector<std::string_view>{"--engine", "name=A", "--engine", "name=B"},
      std::vector<std::string_view>{"--games", "3"}, std::vector<std::string_view>{"--games"},
      std::vector<std::string_view>{"--engine", "nodes=5"}, std::vector<std::string_view>{"--engine", "name=A,nodes=0"},
      std::vector<std::string_view>{"--tc", "0"}, std::vector<std::string_view>{"--tc", "1+x"},
      std::vector<std::string_view>{"--tc", "nan"}, std::vector<std::string_view>{"--draw", "-1"},
      std::vector<std::string_view>{"--json", ""}, std::vector<std::string_view>{"--engine", "name=A,cmd= "},
      std::vector<std::string_view>{"--nodes", "5", "--engine", "name=A", "--engine", "name=A"},
      std::vector<std::string_view>{"--frobnicate", "1"});
  const auto arguments = parseArguments(words);
  REQUIRE_FALSE(arguments.ok());
  CHECK(arguments.error().code == "arena.argument");
}

TEST_CASE("arena: a time control is seconds and increment") {
  const auto time = parseTimeControl("5+0.05");
  REQUIRE(time.ok());
  CHECK(time->base == std::chrono::seconds(5));
  CHECK(time->increment == std::chrono::milliseconds(50));
  CHECK(parseTimeControl("60")->increment == Duration{0});
  CHECK(toString(*time) == "5+0.05");
  CHECK(toString(*parseTimeControl("180+2")) == "180+2");
}
