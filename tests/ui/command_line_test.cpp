// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/command_line.h"

#include "app/personality.h"
#include "testing/temp_folder.h"
#include "ui/display.h"
#include "ui/phrases.h"

#include <catch2/catch.hpp>
#include <set>

namespace kirin {
namespace {

std::string errorOf(const std::vector<std::string>& arguments) {
  const auto options = parseCommandLine(arguments);
  if (options) return "accepted";
  return Phrases::error(options.error()).toStdString();
}

Options parsed(const std::vector<std::string>& arguments) {
  const auto options = parseCommandLine(arguments);
  REQUIRE(options);
  return *options;
}

Result<NewGameConfig> game(const std::vector<std::string>& arguments, std::uint64_t dice = 1) {
  static const PersonalityRegistry registry;
  return gameToStart(parsed(arguments), registry, dice);
}

}  // namespace

TEST_CASE("without options nothing is started by itself") {
  const Options options = parsed({});
  REQUIRE_FALSE(options.startsGame());
  REQUIRE_FALSE(options.console);
  REQUIRE(options.logLevel == "info");
}

TEST_CASE("values follow their option or an equals sign") {
  for (const auto& arguments : {std::vector<std::string>{"--odds", "queen", "--time", "5+3", "--console"},
                                std::vector<std::string>{"--console", "--time=5+3", "--odds=queen"}}) {
    const Options options = parsed(arguments);
    REQUIRE(options.odds == "queen");
    REQUIRE(options.time == "5+3");
    REQUIRE(options.console);
  }
}

TEST_CASE("each option that is about a game starts one") {
  for (const auto& [name, value] : std::vector<std::pair<std::string, std::string>>{
           {"--odds", "rook"}, {"--opponent", "kirin"}, {"--color", "black"}, {"--time", "none"}, {"--fen", "x"}}) {
    REQUIRE(parsed({name, value}).startsGame());
  }
  REQUIRE_FALSE(parsed({"--console", "--log", "debug", "--board", "sim"}).startsGame());
}

TEST_CASE("a board may be chosen, with what belongs to it") {
  REQUIRE(parsed({}).board == "sim");
  const Options gantry = parsed({"--board", "gantry", "--port", "/dev/ttyACM0"});
  REQUIRE(gantry.board == "gantry");
  REQUIRE(gantry.port == "/dev/ttyACM0");
  REQUIRE_FALSE(gantry.startsGame());
  REQUIRE(parsed({"--faults=drop,unplug", "--board=twin"}).faults == "drop,unplug");
}

TEST_CASE("a bad value is one line that names the option and what it takes") {
  const testing::TempFolder folder;
  const std::string file = folder.write("file", "x").string();
  const std::vector<std::pair<std::vector<std::string>, std::string>> table{
      {{"--odds", "pawn"}, "--odds takes queen, rook or knight, not \"pawn\"."},
      {{"--odds", "none"}, "--odds takes queen, rook or knight, not \"none\"."},
      {{"--odds=Queen"}, "--odds takes queen, rook or knight, not \"Queen\"."},
      {{"--odds="}, "--odds takes queen, rook or knight, not \"\"."},
      {{"--odds"}, "--odds takes queen, rook or knight."},
      {{"--odds", "--console"}, "--odds takes queen, rook or knight."},
      {{"--color", "red"}, "--color takes white, black or random, not \"red\"."},
      {{"--time", "5"}, "--time takes minutes+seconds, such as 5+3, or none, not \"5\"."},
      {{"--time", "0+0"}, "--time takes minutes+seconds, such as 5+3, or none, not \"0+0\"."},
      {{"--time", "-1+3"}, "--time takes minutes+seconds, such as 5+3, or none, not \"-1+3\"."},
      {{"--time", "999+3"}, "--time takes minutes+seconds, such as 5+3, or none, not \"999+3\"."},
      {{"--opponent", ""}, "--opponent takes the id of an opponent, such as novice, not \"\"."},
      {{"--fen", ""}, "--fen takes a start position in FEN, not \"\"."},
      {{"--board", "crane"}, "--board takes sim, twin or gantry, not \"crane\"."},
      {{"--port", "/dev/ttyUSB0"}, "--port goes only with --board gantry."},
      {{"--port", "/dev/ttyUSB0", "--board", "twin"}, "--port goes only with --board gantry."},
      {{"--faults", "drop", "--board", "gantry"}, "--faults goes only with --board twin."},
      {{"--profile", file}, "--profile goes only with --board twin, gantry."},
      {{"--board", "twin", "--profile", "/no/such/file"},
       "--profile takes a file that describes a board, not \"/no/such/file\"."},
      {{"--log", "loud"}, "--log takes trace, debug, info, warn, error or off, not \"loud\"."},
      {{"--personalities", "/no/such/folder"}, "--personalities takes a folder of opponents, not \"/no/such/folder\"."},
      {{"--data", file}, "--data takes a folder to keep games and settings in, not \"" + file + "\"."},
      {{"--data", ""}, "--data takes a folder to keep games and settings in, not \"\"."},
      {{"--console=yes"}, "--console takes no value."},
      {{"--frobnicate"}, "--frobnicate is no option; --help lists them."},
      {{"--frobnicate=1"}, "--frobnicate is no option; --help lists them."},
      {{"novice"}, "novice is no option; --help lists them."},
      {{"-h"}, "-h is no option; --help lists them."},
      {{""}, " is no option; --help lists them."},
      {{"--odds", "queen", "--odds", "rook"}, "--odds is given twice."},
      {{"--fen", "8/8/8/8/8/8/8/8 w - -", "--odds", "queen"}, "--odds and --fen exclude each other."},
  };
  for (const auto& [arguments, sentence] : table) {
    CHECK(errorOf(arguments) == sentence);
    CHECK(sentence.find('\n') == std::string::npos);
  }
}

TEST_CASE("a game that is started is novice, you with White, untimed, unless it is said otherwise") {
  const auto plain = game({"--opponent", "novice"});
  REQUIRE(plain);
  REQUIRE(plain->players[0] == PlayerConfig::person());
  REQUIRE(plain->players[1] == PlayerConfig::personality("novice"));
  REQUIRE_FALSE(plain->timeControl.timed());
  REQUIRE(plain->odds == Odds::None);

  const auto all = game({"--odds", "knight", "--opponent", "kirin", "--color", "black", "--time", "10+5"});
  REQUIRE(all);
  REQUIRE(all->players[0] == PlayerConfig::personality("kirin"));
  REQUIRE(all->players[1] == PlayerConfig::person());
  REQUIRE(all->timeControl == TimeControl{std::chrono::minutes(10), std::chrono::seconds(5)});
  REQUIRE(all->odds == Odds::Knight);
}

TEST_CASE("a random colour is either, by the dice") {
  std::set<bool> humanIsWhite;
  for (std::uint64_t dice = 0; dice < 20; ++dice) {
    const auto config = game({"--color", "random"}, dice);
    REQUIRE(config);
    REQUIRE(config->players[0].human != config->players[1].human);
    humanIsWhite.insert(config->players[0].human);
  }
  REQUIRE(humanIsWhite.size() == 2);
}

TEST_CASE("an opponent nobody knows and a position nobody can play are refused by name") {
  const auto nobody = game({"--opponent", "aunt"});
  REQUIRE_FALSE(nobody);
  REQUIRE(Phrases::error(nobody.error()).toStdString() ==
          "--opponent takes novice, pupil, scholar, challenger, expert, master, kirin, not \"aunt\".");
  const std::vector<std::string> fens{
      "rubbish",
      "8/8/8/8/8/8/8/8 w - - 0 1",                                      // no kings
      "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 x",  // no move number
      "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",  // mated already
      "4k3/8/8/8/8/8/8/4K3 w - - 0 1",                                  // drawn already
  };
  for (const std::string& fen : fens) {
    const auto refused = game({"--fen", fen});
    CAPTURE(fen);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == "option.position");
    CHECK(Phrases::error(refused.error()).toStdString().rfind("--fen takes a start position, not \"" + fen, 0) == 0);
  }
  const auto good = game({"--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"});
  REQUIRE(good);
  REQUIRE(good->startFen == "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
}

TEST_CASE("the help names every option") {
  const std::string help = helpText().toStdString();
  for (const char* option : {"--odds", "--opponent", "--color", "--time", "--fen", "--board", "--port", "--profile",
                             "--faults", "--personalities", "--data", "--console", "--log", "--version", "--help"}) {
    INFO(option);
    CHECK(help.find(option) != std::string::npos);
  }
}

TEST_CASE("where a window can be shown") {
  const auto platform = [](const std::set<std::string>& variables, const std::set<std::string>& devices) {
    return displayPlatform([&](const char* name) { return std::string(variables.count(name) ? "x" : ""); },
                           [&](const char* device) { return devices.count(device) > 0; });
  };
  REQUIRE(platform({"DISPLAY"}, {}) == "");
  REQUIRE(platform({"WAYLAND_DISPLAY"}, {"/dev/dri/card0"}) == "");
  REQUIRE(platform({"QT_QPA_PLATFORM"}, {}) == "");
  REQUIRE(platform({}, {"/dev/dri/card0", "/dev/fb0"}) == "eglfs");
  REQUIRE(platform({}, {"/dev/fb0"}) == "linuxfb");
  REQUIRE(platform({}, {}) == std::nullopt);
}

}  // namespace kirin
