// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/personality.h"

#include "base/files.h"
#include "engine/person/temperament.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <set>
#include <string>
#include <sys/stat.h>
#include <vector>

using namespace kirin;
using kirin::testing::TempFolder;

namespace fs = std::filesystem;

namespace {

std::string with(const std::string& members) {
  return fmt::format(R"({{"id":"x","name":"X","elo":1000,"limits":{{"nodes":1}}{}{}}})", members.empty() ? "" : ",",
                     members);
}

std::string file(const std::string& id, const std::string& name = "Somebody", int elo = 1000) {
  return fmt::format(R"({{"id":"{}","name":"{}","elo":{},"limits":{{"nodes":10}}}})", id, name, elo);
}

Error errorOf(std::string_view json) {
  const auto result = parsePersonality(json);
  REQUIRE_FALSE(result);
  return result.error();
}

std::vector<std::string> idsOf(const PersonalityRegistry& registry) {
  std::vector<std::string> ids;
  for (const auto& personality : registry.all()) ids.push_back(personality.id);
  return ids;
}

const std::vector<std::string> kSeven{"novice", "pupil", "scholar", "challenger", "expert", "master", "kirin"};

}  // namespace

TEST_CASE("the shipped ladder is seven personalities, in ascending strength") {
  struct Rung {
    const char* id;
    const char* name;
    int elo;
    std::uint64_t nodes;
    EngineOptions options;
  };
  const auto human = [](const char* elo) {
    return EngineOptions{{"Hash", "16"}, {"OwnBook", "true"}, {"UCI_LimitStrength", "true"}, {"UCI_Elo", elo}};
  };
  const Rung expected[] = {
      {"novice", "Novice", 500, 20'000, human("500")},     {"pupil", "Pupil", 800, 20'000, human("800")},
      {"scholar", "Scholar", 1150, 25'000, human("1150")}, {"challenger", "Challenger", 1450, 30'000, human("1450")},
      {"expert", "Expert", 1650, 40'000, human("1650")},   {"master", "Master", 1900, 60'000, human("1900")},
      {"kirin", "Kirin", 2100, 400'000, {{"Hash", "16"}}},
  };
  const auto builtins = loadBuiltins();
  REQUIRE(builtins.size() == 7);
  for (std::size_t i = 0; i < 7; ++i) {
    const Personality& rung = builtins[i];
    INFO(rung.id);
    CHECK(rung.id == expected[i].id);
    CHECK(rung.name == expected[i].name);
    CHECK(rung.elo == expected[i].elo);
    SearchLimits nodesAlone;
    nodesAlone.nodes = expected[i].nodes;
    CHECK(rung.limits == nodesAlone);
    CHECK(rung.options == expected[i].options);
    CHECK(rung.engine.empty());
    CHECK(rung.builtin);
    CHECK(rung.blurb.size() > 40);
    CHECK(rung.avatar == rung.id);
  }
}

TEST_CASE("a rung that errs as people do has the budget its strength was fitted with") {
  for (const Personality& rung : loadBuiltins()) {
    if (rung.id == "kirin") continue;
    INFO(rung.id);
    CHECK(rungFor(rung.elo).nodes == rung.limits.nodes);
    CHECK(rungFor(rung.elo).temperament.sureEndings == (rung.elo >= 1150 ? 1 : 0));
  }
}

TEST_CASE("the builtins exist twice: in code, and mirrored as JSON files") {
  const fs::path folder = fs::path(KIRIN_SOURCE_DIR) / "personalities";
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.insert(entry.path().filename().string());
  CHECK(names.size() == 7);
  for (const Personality& builtin : loadBuiltins()) {
    INFO(builtin.id);
    const auto text = readFile(folder / (builtin.id + ".json"));
    REQUIRE(text);
    CHECK(*text == toJson(builtin));
    auto parsed = parsePersonality(*text);
    REQUIRE(parsed);
    CHECK_FALSE(parsed->builtin);
    parsed->builtin = true;
    CHECK(*parsed == builtin);
  }
}

TEST_CASE("a personality with everything in it") {
  const auto personality = parsePersonality(R"({
    "id": "old-salt_2",
    "name": "Ólafur the Salt",
    "blurb": "Plays the \"King's Gambit\".",
    "avatar": "salt.svg",
    "elo": 1777,
    "options": {"Skill Level": 1, "Ponder": false, "Hash": 16, "EvalFile": "", "Style": "wild one", "Contempt": -20},
    "limits": {"nodes": 123456789012, "depth": 12, "moveTimeMs": 1500},
    "engine": ["/usr/games/stockfish", "--quiet", ""]
  })");
  REQUIRE(personality);
  CHECK(personality->id == "old-salt_2");
  CHECK(personality->name == "Ólafur the Salt");
  CHECK(personality->blurb == "Plays the \"King's Gambit\".");
  CHECK(personality->avatar == "salt.svg");
  CHECK(personality->elo == 1777);
  CHECK(personality->options == EngineOptions{{"Skill Level", "1"},
                                              {"Ponder", "false"},
                                              {"Hash", "16"},
                                              {"EvalFile", ""},
                                              {"Style", "wild one"},
                                              {"Contempt", "-20"}});
  CHECK(personality->limits.nodes == 123456789012ULL);
  CHECK(personality->limits.depth == 12);
  CHECK(personality->limits.moveTime == std::chrono::milliseconds(1500));
  CHECK(personality->engine == std::vector<std::string>{"/usr/games/stockfish", "--quiet", ""});
  CHECK_FALSE(personality->builtin);
  CHECK(*parsePersonality(toJson(*personality)) == *personality);
}

TEST_CASE("the least a personality needs") {
  const auto personality = parsePersonality(with(""));
  REQUIRE(personality);
  CHECK(personality->blurb.empty());
  CHECK(personality->avatar.empty());
  CHECK(personality->options.empty());
  CHECK(personality->engine.empty());
  CHECK(parsePersonality("\xEF\xBB\xBF" + with("")));
}

TEST_CASE("options that look like numbers come back as the very same text") {
  Personality personality = *parsePersonality(with(""));
  personality.options = {{"A", "007"},  {"B", "+1"},   {"C", "1.50"},
                         {"D", "True"}, {"E", "-0"},   {"F", "99999999999999999999"},
                         {"G", "-12"},  {"H", "true"}, {"I", " 1"}};
  CHECK(*parsePersonality(toJson(personality)) == personality);
}

TEST_CASE("a syntax error names its line") {
  const Error error = errorOf("{\n \"id\": \"x\",\n \"name\" \"X\"\n}");
  CHECK(error.code == "json.syntax");
  CHECK(error.args.at(1) == "3");
  CHECK(errorOf(with(R"("id":"y")")) == Error{"json.duplicate-key", {"id", "/id"}});
  CHECK(errorOf(R"({"id":"x","options":{"Hash":1,"Hash":2}})") ==
        Error{"json.duplicate-key", {"Hash", "/options/Hash"}});
  CHECK(errorOf(std::string(100'000, '[')).code == "json.depth");
  CHECK(errorOf(R"({"limits":{"nodes":[{"a":{}}]}})") == Error{"json.depth", {"/limits/nodes/0/a"}});
  CHECK(errorOf("{\"id\":\"\xC3\x28\"}").code == "json.syntax");
}

TEST_CASE("what is wrong with the content is named with its JSON pointer and what it takes") {
  struct Case {
    std::string json;
    Error error;
  };
  const std::string keys = "id, name, blurb, avatar, elo, options, limits, engine";
  const Case cases[] = {
      {"[]", {"personality.type", {"[]", "", "object"}}},
      {"null", {"personality.type", {"null", "", "object"}}},
      {with(R"("colour":"red")"), {"personality.unknown-key", {"colour", "/colour", keys}}},
      {with(R"("a/b":1)"), {"personality.unknown-key", {"a/b", "/a~1b", keys}}},
      {R"({"name":"X","elo":1000,"limits":{"nodes":1}})", {"personality.missing-key", {"id", "/id", "string"}}},
      {R"({"id":"x","elo":1000,"limits":{"nodes":1}})", {"personality.missing-key", {"name", "/name", "string"}}},
      {R"({"id":"x","name":"X","limits":{"nodes":1}})", {"personality.missing-key", {"elo", "/elo", "100..4000"}}},
      {R"({"id":"x","name":"X","elo":1000})", {"personality.missing-key", {"limits", "/limits", "object"}}},
      {R"({"id":7,"name":"X","elo":1000,"limits":{"nodes":1}})", {"personality.type", {"7", "/id", "string"}}},
      {R"({"id":"Big","name":"X","elo":1000,"limits":{"nodes":1}})",
       {"personality.text", {"Big", "/id", "a-z 0-9 - _"}}},
      {R"({"id":"person","name":"X","elo":1000,"limits":{"nodes":1}})",
       {"personality.text", {"person", "/id", "another name"}}},
      {R"({"id":"-x","name":"X","elo":1000,"limits":{"nodes":1}})", {"personality.text", {"-x", "/id", "a-z 0-9 - _"}}},
      {R"({"id":"../x","name":"X","elo":1000,"limits":{"nodes":1}})",
       {"personality.text", {"../x", "/id", "a-z 0-9 - _"}}},
      {R"({"id":"","name":"X","elo":1000,"limits":{"nodes":1}})", {"personality.text", {"", "/id", "one line, 1..32"}}},
      {R"({"id":"x","name":"","elo":1000,"limits":{"nodes":1}})",
       {"personality.text", {"", "/name", "one line, 1..40"}}},
      {R"({"id":"x","name":"a\nb","elo":1000,"limits":{"nodes":1}})",
       {"personality.text", {"a\nb", "/name", "one line, 1..40"}}},
      {R"({"id":"x","name":"a\u0000","elo":1000,"limits":{"nodes":1}})",
       {"personality.text", {std::string("a\0", 2), "/name", "one line, 1..40"}}},
      {with(R"("blurb":["no"])"), {"personality.type", {"[\"no\"]", "/blurb", "string"}}},
      {with(R"("avatar":"../../etc/passwd")"), {"personality.text", {"../../etc/passwd", "/avatar", "file name"}}},
      {with(R"("avatar":".hidden")"), {"personality.text", {".hidden", "/avatar", "file name"}}},
      {R"({"id":"x","name":"X","elo":"1000","limits":{"nodes":1}})",
       {"personality.type", {"1000", "/elo", "whole number"}}},
      {R"({"id":"x","name":"X","elo":1000.5,"limits":{"nodes":1}})",
       {"personality.type", {"1000.5", "/elo", "whole number"}}},
      {R"({"id":"x","name":"X","elo":99,"limits":{"nodes":1}})", {"personality.range", {"99", "/elo", "100..4000"}}},
      {R"({"id":"x","name":"X","elo":-1000,"limits":{"nodes":1}})",
       {"personality.range", {"-1000", "/elo", "100..4000"}}},
      {R"({"id":"x","name":"X","elo":4001,"limits":{"nodes":1}})",
       {"personality.range", {"4001", "/elo", "100..4000"}}},
      {R"({"id":"x","name":"X","elo":1000,"limits":{}})",
       {"personality.budget", {"{}", "/limits", "nodes, depth, moveTimeMs"}}},
      {R"({"id":"x","name":"X","elo":1000,"limits":[1]})", {"personality.type", {"[1]", "/limits", "object"}}},
      {R"({"id":"x","name":"X","elo":1000,"limits":{"nodes":0}})",
       {"personality.range", {"0", "/limits/nodes", "1..1000000000000"}}},
      {R"({"id":"x","name":"X","elo":1000,"limits":{"nodes":18446744073709551615}})",
       {"personality.range", {"18446744073709551615", "/limits/nodes", "1..1000000000000"}}},
      {R"({"id":"x","name":"X","elo":1000,"limits":{"nodes":true}})",
       {"personality.type", {"true", "/limits/nodes", "whole number"}}},
      {R"({"id":"x","name":"X","elo":1000,"limits":{"depth":101}})",
       {"personality.range", {"101", "/limits/depth", "1..100"}}},
      {R"({"id":"x","name":"X","elo":1000,"limits":{"moveTimeMs":600001}})",
       {"personality.range", {"600001", "/limits/moveTimeMs", "1..600000"}}},
      {R"({"id":"x","name":"X","elo":1000,"limits":{"node":1}})",
       {"personality.unknown-key", {"node", "/limits/node", "nodes, depth, moveTimeMs"}}},
      {with(R"("options":[])"), {"personality.type", {"[]", "/options", "object"}}},
      {with(R"("options":{"Hash":null})"),
       {"personality.type", {"null", "/options/Hash", "string, whole number, true, false"}}},
      {with(R"("options":{"Hash":1.5})"),
       {"personality.type", {"1.5", "/options/Hash", "string, whole number, true, false"}}},
      {with(R"("options":{"":1})"), {"personality.option", {"", "/options/", "UCI option name, once"}}},
      {with(R"("options":{" Hash":1})"), {"personality.option", {" Hash", "/options/ Hash", "UCI option name, once"}}},
      {with(R"("options":{"Hash value 3":1})"),
       {"personality.option", {"Hash value 3", "/options/Hash value 3", "UCI option name, once"}}},
      {with(R"("options":{"Hash":1,"hash":2})"),
       {"personality.option", {"hash", "/options/hash", "UCI option name, once"}}},
      {with(R"("options":{"Style":"a\nquit"})"),
       {"personality.text", {"a\nquit", "/options/Style", "one line, 0..1024"}}},
      {with(R"("engine":"stockfish")"), {"personality.type", {"stockfish", "/engine", "array of strings"}}},
      {with(R"("engine":[])"), {"personality.range", {"0", "/engine", "1..32"}}},
      {with(R"("engine":[""])"), {"personality.text", {"", "/engine/0", "one line, 1..1024"}}},
      {with(R"("engine":["a",3])"), {"personality.type", {"3", "/engine/1", "string"}}},
  };
  for (const auto& each : cases) {
    INFO(each.json);
    CHECK(errorOf(each.json) == each.error);
  }
}

TEST_CASE("lengths are counted in characters, not bytes, and excerpts don't cut them") {
  const auto named = [](const std::string& name) {
    return fmt::format(R"({{"id":"x","name":"{}","elo":1000,"limits":{{"nodes":1}}}})", name);
  };
  std::string name;
  for (int i = 0; i < 40; ++i) name += "é";
  CHECK(parsePersonality(named(name)));
  const Error error = errorOf(named(fmt::format("a{}", name)));
  CHECK(error.code == "personality.text");
  CHECK(error.args.at(0) == fmt::format("a{}...", name.substr(0, 58)));
}

TEST_CASE("too many options or arguments are refused") {
  std::string options;
  for (int i = 0; i < 65; ++i) options += fmt::format("{}\"o{}\":1", i > 0 ? "," : "", i);
  CHECK(errorOf(with(fmt::format(R"("options":{{{}}})", options))) ==
        Error{"personality.range", {"65", "/options", "0..64"}});
  std::string arguments = "\"a\"";
  for (int i = 0; i < 32; ++i) arguments += ",\"a\"";
  CHECK(errorOf(with(fmt::format(R"("engine":[{}])", arguments))) ==
        Error{"personality.range", {"33", "/engine", "1..32"}});
}

TEST_CASE("the registry has the builtins with no files on disk") {
  const PersonalityRegistry registry;
  CHECK(registry.all() == loadBuiltins());
  CHECK(registry.broken().empty());
  REQUIRE(registry.find("kirin"));
  CHECK(registry.find("kirin")->elo == 2100);
  CHECK(registry.find("nobody") == nullptr);
  CHECK(PersonalityRegistry({"/nowhere/at/all"}).broken().empty());
}

TEST_CASE("a file whose id matches a builtin replaces it, in its place") {
  TempFolder folder;
  folder.write("whatever-name.json", file("scholar", "Another Scholar", 1234));
  const PersonalityRegistry registry({folder.path()});
  CHECK(idsOf(registry) == kSeven);
  CHECK(registry.all()[2].name == "Another Scholar");
  CHECK_FALSE(registry.all()[2].builtin);
  CHECK(registry.all()[3].builtin);
}

TEST_CASE("the installed mirrors leave the builtins as shipped") {
  const PersonalityRegistry registry({fs::path(KIRIN_SOURCE_DIR) / "personalities"});
  CHECK(registry.all() == loadBuiltins());
  CHECK(registry.broken().empty());
}

TEST_CASE("new ids stand behind the seven, sorted by id; later folders win") {
  TempFolder installed;
  TempFolder own;
  installed.write("a.json", file("zoe"));
  installed.write("b.json", file("adam"));
  own.write("c.json", file("mia"));
  own.write("d.json", file("zoe", "My Zoe"));
  own.write("e.json", file("kirin", "Tamed", 700));
  const PersonalityRegistry registry({installed.path(), own.path()});
  auto expected = kSeven;
  expected.insert(expected.end(), {"adam", "mia", "zoe"});
  CHECK(idsOf(registry) == expected);
  CHECK(registry.find("zoe")->name == "My Zoe");
  CHECK(registry.find("kirin")->name == "Tamed");
  CHECK(registry.broken().empty());
}

TEST_CASE("a broken file is skipped with file, place and reason; the others load") {
  TempFolder folder;
  const auto syntax = folder.write("1-syntax.json", "{\n\n oops }");
  const auto content = folder.write("2-content.json", R"({"id":"x","name":"X","elo":5,"limits":{"nodes":1}})");
  const auto huge = folder.write("3-huge.json", file("huge") + std::string(64 * 1024, ' '));
  const auto pipe = folder / "4-pipe.json";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  fs::create_directory(folder / "5-folder.json");
  fs::create_symlink("nothing-there", folder / "6-dangling.json");
  folder.write("7-good.json", file("good"));
  const auto twice = folder.write("8-twice.json", file("good", "Again"));

  const PersonalityRegistry registry({folder.path()});
  CHECK(idsOf(registry).size() == 8);
  CHECK(registry.find("good")->name == "Somebody");

  const auto& broken = registry.broken();
  REQUIRE(broken.size() == 7);
  CHECK(broken[0] ==
        BrokenPersonality{syntax, Error{"json.syntax", {"invalid literal; expected string literal", "3"}}});
  CHECK(broken[1] == BrokenPersonality{content, Error{"personality.range", {"5", "/elo", "100..4000"}}});
  CHECK(broken[2] == BrokenPersonality{huge, Error{"file.too-large", {huge.string(), "65536"}}});
  CHECK(broken[3] == BrokenPersonality{pipe, Error{"file.unreadable", {pipe.string(), "not a regular file"}}});
  CHECK(broken[4].error.code == "file.unreadable");
  CHECK(broken[5].error.code == "file.missing");
  CHECK(broken[6] ==
        BrokenPersonality{twice, Error{"personality.twice", {"good", "/id", (folder / "7-good.json").string()}}});
}

TEST_CASE("a rung whose file is broken or missing stays the weak one it is, and nobody's id is anybody's") {
  TempFolder folder;
  folder.write("novice.json", R"({"id":"novice","name":"Novice","elo":500,"options":{},"limits":{}})");
  for (const PersonalityRegistry& registry : {PersonalityRegistry(), PersonalityRegistry({folder.path()})}) {
    REQUIRE(registry.find("novice"));
    CHECK(registry.find("novice")->builtin);
    CHECK(registry.find("novice")->options.at("UCI_LimitStrength") == "true");
    CHECK(registry.find("novice")->options.at("UCI_Elo") == "500");
    CHECK(registry.find("Novice") == nullptr);
  }
}

TEST_CASE("what isn't a personality's file is passed over") {
  TempFolder folder;
  folder.write("readme.txt", "hello");
  folder.write(".#editing.json", "{");
  folder.write("old.json.bak", "{");
  CHECK(PersonalityRegistry({folder.path()}).broken().empty());
  const auto notFolder = folder.write("a-file", "");
  const PersonalityRegistry registry({notFolder});
  REQUIRE(registry.broken().size() == 1);
  CHECK(registry.broken()[0].error == Error{"file.unreadable", {notFolder.string(), "Not a directory"}});
}

TEST_CASE("an avatar beside the file is found, a shipped name stays a name") {
  TempFolder folder;
  folder.write("portrait.svg", "<svg/>");
  folder.write("a.json", R"({"id":"a","name":"A","avatar":"portrait.svg","elo":1000,"limits":{"nodes":1}})");
  folder.write("b.json", R"({"id":"b","name":"B","avatar":"kirin","elo":1000,"limits":{"nodes":1}})");
  const PersonalityRegistry registry({folder.path()});
  CHECK(registry.find("a")->avatar == (folder / "portrait.svg").string());
  CHECK(registry.find("b")->avatar == "kirin");
}
