// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "chess/pgn.h"
#include "testing/temp_folder.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <string>
#include <sys/wait.h>

// The program itself, as a person or a script starts it.
namespace kirin {
namespace {

struct Ran {
  int code = -1;
  std::string out, err;
};

/// Without any display, in a folder of its own.
Ran run(const testing::TempFolder& folder, const std::string& arguments, const std::string& input = "") {
  folder.write("input", input);
  const std::string at = folder.path().string();
  const std::string command =
      "cd '" + at + "' && env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM LC_ALL=C HOME='" + at +
      "' XDG_DATA_HOME='" + at + "/share' " KIRIN_BIN_DIR "/kirin " + arguments + " <input >out 2>err";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), folder.read("out"), folder.read("err")};
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("kirin --console plays a script: queen odds, takeback, PGN, resignation") {
  const testing::TempFolder folder;
  const Ran ran = run(folder, "--console --odds queen --opponent novice --color white --data games",
                      "e4\nundo\nd4\nfen\npgn\nresign\nquit\n");
  CAPTURE(ran.out, ran.err);
  REQUIRE(ran.code == 0);
  REQUIRE(ran.err.empty());
  REQUIRE(has(ran.out, "8  r n b . k b n r"));
  REQUIRE(has(ran.out, "Taken back."));
  const std::string pgn = ran.out.substr(ran.out.find("[Event "));
  const auto game = PgnReader(pgn).next();
  REQUIRE(game);
  REQUIRE(game->main.moves.size() == 2);
  REQUIRE(game->tag("Black") == "Novice");
  REQUIRE(has(ran.out, "0-1  You resigned"));
}

TEST_CASE("kirin --console continues the game that was left") {
  const testing::TempFolder folder;
  const Ran first = run(folder, "--console --data games", "e4\n");
  REQUIRE(first.code == 0);
  REQUIRE(has(first.out, "The game is kept"));
  const Ran second = run(folder, "--console --data games", "moves\nquit\n");
  CAPTURE(second.out, second.err);
  REQUIRE(second.code == 0);
  REQUIRE(has(second.out, "The game goes on; so far:\n1. e4 "));
}

TEST_CASE("a bad value is one line, exit 2, and nothing started: not even the data folder") {
  const testing::TempFolder folder;
  for (const char* arguments :
       {"--odds pawn --data games", "--opponent aunt --data games --console", "--time 5 --data games",
        "--fen rubbish --data games", "--odds queen --fen '4k3/8/8/8/8/8/4P3/4K3 w - -' --data games", "--nonsense"}) {
    CAPTURE(arguments);
    const Ran ran = run(folder, arguments);
    CHECK(ran.code == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.rfind("kirin: ", 0) == 0);
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    CHECK_FALSE(std::filesystem::exists(folder / "games"));
    CHECK_FALSE(std::filesystem::exists(folder / "share"));
  }
}

TEST_CASE("--help and --version answer and start nothing") {
  const testing::TempFolder folder;
  const Ran help = run(folder, "--help");
  REQUIRE(help.code == 0);
  REQUIRE(has(help.out, "--odds queen|rook|knight"));
  const Ran version = run(folder, "--version");
  REQUIRE(version.code == 0);
  REQUIRE(has(version.out, "Kirin "));
  REQUIRE_FALSE(std::filesystem::exists(folder / "share"));
}

TEST_CASE("without a display kirin says so and names --console") {
  if (std::filesystem::exists("/dev/dri/card0") || std::filesystem::exists("/dev/fb0")) {
    WARN("skipped: this machine has a display device of its own");
    return;
  }
  const testing::TempFolder folder;
  const Ran ran = run(folder, "--data games");
  REQUIRE(ran.code == 1);
  REQUIRE(has(ran.err, "--console"));
  REQUIRE_FALSE(std::filesystem::exists(folder / "games"));
}

TEST_CASE("a display that doesn't answer is no display either") {
  const testing::TempFolder folder;
  const std::string at = folder.path().string();
  const int status = std::system(("cd '" + at + "' && env -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM DISPLAY=:987 HOME='" +
                                  at + "' " KIRIN_BIN_DIR "/kirin --data games >out 2>err")
                                     .c_str());
  REQUIRE(WIFEXITED(status));
  REQUIRE(WEXITSTATUS(status) == 1);
  REQUIRE(has(folder.read("err"), "kirin --console plays in the terminal"));
}

TEST_CASE("a second Kirin on the same data says so and leaves") {
  const testing::TempFolder folder;
  const auto games = folder.path() / "games";
  std::filesystem::create_directories(games);
  const auto lock = FileLock::acquire(games / "lock");
  REQUIRE(lock);
  const Ran ran = run(folder, "--console --data games", "e4\n");
  REQUIRE(ran.code == 1);
  REQUIRE(ran.out.empty());
  REQUIRE(has(ran.err, "Another Kirin is using this data folder"));
}

TEST_CASE("a games file nobody can read is set aside, said so, and play goes on") {
  const testing::TempFolder folder;
  std::filesystem::create_directories(folder.path() / "games");
  folder.write("games/games.sqlite", std::string(8192, 'x'));
  const Ran ran = run(folder, "--console --data games", "e4\nquit\n");
  CAPTURE(ran.out, ran.err);
  REQUIRE(ran.code == 0);
  REQUIRE(has(ran.err, "put aside"));
  REQUIRE(has(ran.out, "1. e4"));
}

TEST_CASE("an interrupt ends the console as the end of input does") {
  const testing::TempFolder folder;
  const std::string at = folder.path().string();
  const int status = std::system(("cd '" + at +
                                  "' && mkfifo in && { " KIRIN_BIN_DIR
                                  "/kirin --console --data games <in >out 2>err & kirin=$!; exec 3>in; echo e4 >&3; "
                                  "while kill -0 $kirin && ! grep -q '1\\.\\.\\. ' out; do :; done; "
                                  "kill -TERM $kirin; wait $kirin; }")
                                     .c_str());
  REQUIRE(WIFEXITED(status));
  REQUIRE(WEXITSTATUS(status) == 0);
  REQUIRE(has(folder.read("out"), "The game is kept"));
}

}  // namespace kirin
