// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/options.h"

#include "helpers.h"

#include "base/files.h"
#include "testing/random_network.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fmt/format.h>

using namespace kirin;

TEST_CASE("options are read by name without case, and whole") {
  const auto settings = settingsFrom({{"hash", "64"},
                                      {"MultiPV", "3"},
                                      {"move overhead", "250"},
                                      {"Skill Level", "1"},
                                      {"Seed", "18446744073709551615"},
                                      {"UCI_Chess960", "true"}});
  REQUIRE(settings.ok());
  CHECK(settings->hashMegabytes == 64);
  CHECK(settings->multiPv == 3);
  CHECK(settings->moveOverhead == std::chrono::milliseconds(250));
  CHECK(settings->skillLevel == 1);
  CHECK(settings->seed == UINT64_MAX);
  CHECK(settings->chess960);
}

TEST_CASE("a bad option says which, and what it takes") {
  const auto [name, value] = GENERATE(table<std::string, std::string>({{"Hash", "0"},
                                                                       {"Hash", "16x"},
                                                                       {"Hash", ""},
                                                                       {"Hash", "99999999999999999999"},
                                                                       {"Skill Level", "3"},
                                                                       {"Skill Level", "-1"},
                                                                       {"Seed", "-1"},
                                                                       {"UCI_Chess960", "yes"},
                                                                       {"Threads", "257"},
                                                                       {"", "1"}}));
  const auto settings = settingsFrom({{name, value}});
  REQUIRE_FALSE(settings.ok());
  CHECK(settings.error().code == "engine.option");
  REQUIRE(settings.error().args.size() == 3);
  CHECK(settings.error().args[0] == name);
  CHECK(settings.error().args[1] == value);
}

TEST_CASE("options that are not good change nothing") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"Skill Level", "1"}}).ok());
  const SearchSettings before = engine.settings();
  CHECK_FALSE(engine.applyOptions({{"Skill Level", "0"}, {"Hash", "much"}}).ok());
  CHECK(engine.settings() == before);
  CHECK_FALSE(engine.setOption("Hash", "-4").ok());
  CHECK(engine.settings() == before);
}

TEST_CASE("every declared option exists, with the default it declares") {
  for (std::string_view declaration : optionDeclarations()) {
    const std::size_t type = declaration.find(" type ");
    const std::size_t standard = declaration.find(" default ");
    if (standard == std::string_view::npos) continue;  // a button
    const std::string_view name = declaration.substr(5, type - 5);
    std::string_view value = declaration.substr(standard + 9);
    value = value.substr(0, value.find(' '));
    INFO(declaration);
    SearchSettings settings;
    CHECK(setOption(settings, name, value).ok());
    CHECK(settings == SearchSettings{});
  }
}

TEST_CASE("the handbook's table has every option as it is declared") {
  const auto page = readFile(KIRIN_SOURCE_DIR "/docs/uci.md");
  REQUIRE(page);
  const auto number = [](std::string_view text, std::string_view before) {
    const std::size_t at = text.find(before);
    REQUIRE(at != std::string_view::npos);
    text.remove_prefix(at + before.size());
    return std::string(text.substr(0, text.find(' ')));
  };
  for (std::string_view declaration : optionDeclarations()) {
    const std::size_t type = declaration.find(" type ");
    std::string row = fmt::format("| `{}` | ", declaration.substr(5, type - 5));
    if (declaration.find(" type spin ") != std::string_view::npos)
      row += fmt::format("{} to {} | {} |", number(declaration, " min "), number(declaration, " max "),
                         number(declaration, " default "));
    else if (declaration.find(" type check ") != std::string_view::npos)
      row += fmt::format("true, false | {} |", number(declaration, " default "));
    INFO(row);
    CHECK(page->find(row) != std::string::npos);
  }
}

TEST_CASE("applyOptions is total: what a novice left does not touch kirin") {
  RealTime time;
  const EngineOptions novice{{"Skill Level", "0"}, {"Hash", "1"}, {"MultiPV", "2"}, {"Seed", "5"}};
  const EngineOptions kirin{{"Hash", "16"}};
  const auto movesOf = [&](SearchEngine& engine) {
    std::vector<Move> moves;
    GameLine line;
    for (int ply = 0; ply < 12; ++ply) {
      moves.push_back(engine.search(line, testing::nodes(3000), {}, {})->move);
      line.play(moves.back());
    }
    return moves;
  };
  SearchEngine fresh(time);
  REQUIRE(fresh.applyOptions(kirin).ok());
  const auto expected = movesOf(fresh);

  SearchEngine used(time);
  REQUIRE(used.applyOptions(novice).ok());
  CHECK(movesOf(used) != expected);
  REQUIRE(used.applyOptions(kirin).ok());
  CHECK(used.settings() == fresh.settings());
  CHECK(movesOf(used) == expected);
}

TEST_CASE("another net takes the place of the one carried, or the old one stays") {
  RealTime time;
  SearchEngine engine(time);
  const auto path = std::filesystem::temp_directory_path() / "kirin-eval-file-test.nnue";
  REQUIRE(writeFileAtomically(path, Network::serialize(testing::randomWeights(64, 1, 8))).ok());
  REQUIRE(engine.setOption("EvalFile", path.string()).ok());
  const auto loaded = engine.settings().network;
  CHECK(loaded != Network::embedded());
  CHECK(loaded->width() == 64);

  REQUIRE(writeFileAtomically(path, "no net").ok());
  const auto refused = engine.setOption("EvalFile", path.string());
  std::filesystem::remove(path);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().code == "engine.option");
  CHECK(refused.error().args[2].find("net.magic") != std::string::npos);
  CHECK(engine.settings().network == loaded);

  CHECK(engine.setOption("EvalFile", "<embedded>").ok());
  CHECK(engine.settings().network == Network::embedded());
}
