// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci_engine.h"

#include "helpers.h"

#include "testing/temp_folder.h"

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <sys/wait.h>
#include <thread>

using namespace kirin;
using namespace std::chrono_literals;
using testing::position;

namespace {

std::vector<std::string> fake(const std::string& fault, const std::string& argument = "") {
  return {KIRIN_BIN_DIR "/fake-uci-engine", fault, argument};
}

/// Short enough for tests of what never answers, long enough for a busy machine.
UciDeadlines impatient() { return {300ms, 300ms, 300ms, 1'000'000, 300ms}; }

std::string codeOf(const Result<SearchResult>& result) { return result.ok() ? "" : result.error().code; }

bool noChildrenLeft() { return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

}  // namespace

TEST_CASE("a UCI program plays: handshake, new game, a move with what was said of it") {
  RealTime time;
  {
    UciEngine engine(fake("good"), time);
    REQUIRE(engine.newGame().ok());
    CHECK(engine.name() == "Fake of Many Words");
    GameLine line;
    int infos = 0;
    const auto result = engine.search(line, testing::nodes(100), {}, [&](const SearchInfo& info) {
      ++infos;
      CHECK(info.depth == 3);
      CHECK(info.selDepth == 4);
    });
    REQUIRE(result.ok());
    CHECK(line.current().isLegal(result->move));
    CHECK(result->pv == std::vector<Move>{result->move});
    CHECK(result->score.cp == 7);
    CHECK(result->nodes == 1);
    CHECK_FALSE(result->ponder);  // the one told was not legal
    CHECK(infos == 1);

    line.play(result->move);
    const auto reply = engine.search(line, testing::nodes(100), {}, {});
    REQUIRE(reply.ok());
    CHECK(line.current().isLegal(reply->move));
  }
  CHECK(noChildrenLeft());
}

TEST_CASE("options are told to the program, and what is no longer named goes back to its default") {
  RealTime time;
  UciEngine engine(fake("good"), time);
  const auto told = [&] {
    const auto result = engine.search(GameLine(), testing::nodes(1), {}, {});
    REQUIRE(result.ok());
    return result->score.cp;
  };
  REQUIRE(engine.applyOptions({{"level", "12"}, {"Some Style", "Very Wild"}}).ok());
  CHECK(told() == 12);
  REQUIRE(engine.applyOptions({{"Some Style", "Calm"}}).ok());
  CHECK(told() == 7);
}

TEST_CASE("options the program does not take are refused, and nothing changes") {
  RealTime time;
  UciEngine engine(fake("good"), time);
  REQUIRE(engine.applyOptions({{"Level", "3"}}).ok());
  const EngineOptions bad =
      GENERATE(EngineOptions{{"Level", "21"}}, EngineOptions{{"Level", "low"}}, EngineOptions{{"Some Style", "Wild"}},
               EngineOptions{{"Switch", "on"}}, EngineOptions{{"Contempt", "5"}}, EngineOptions{{"Level", "5\nquit"}});
  const auto refused = engine.applyOptions(bad);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().code == "engine.option");
  CHECK(refused.error().args[0] == bad.begin()->first);
  CHECK(engine.search(GameLine(), testing::nodes(1), {}, {})->score.cp == 3);
}

TEST_CASE("a program without a Seed plays on without") {
  RealTime time;
  UciEngine engine(fake("good"), time);
  CHECK(engine.applyOptions({{"Seed", "77"}}).ok());
}

TEST_CASE("a program that is not there is an error that names it") {
  RealTime time;
  UciEngine engine({"/nowhere/engine"}, time);
  const auto started = engine.newGame();
  REQUIRE_FALSE(started.ok());
  CHECK(started.error().code == "engine.start");
  CHECK(started.error().args[0] == "/nowhere/engine");
  CHECK(UciEngine({}, time).newGame().error().code == "engine.start");
}

TEST_CASE("a program that misbehaves before the game is found out") {
  RealTime time;
  const auto [fault, code] = GENERATE(table<std::string, std::string>({{"dies-at-start", "engine.died"},
                                                                       {"silent", "engine.hung"},
                                                                       {"no-uciok", "engine.hung"},
                                                                       {"no-readyok", "engine.hung"}}));
  INFO(fault);
  UciEngine engine(fake(fault), time, impatient());
  const auto started = engine.newGame();
  REQUIRE_FALSE(started.ok());
  CHECK(started.error().code == code);
  CHECK(noChildrenLeft());
}

TEST_CASE("a program that misbehaves in a search is found out, killed and reaped") {
  RealTime time;
  const auto [fault, code] = GENERATE(table<std::string, std::string>({{"dies", "engine.died"},
                                                                       {"crashes", "engine.died"},
                                                                       {"hangs", "engine.hung"},
                                                                       {"chatters", "engine.hung"},
                                                                       {"closes-input", "engine.hung"},
                                                                       {"illegal", "engine.illegal-move"},
                                                                       {"nonsense", "engine.illegal-move"}}));
  INFO(fault);
  UciEngine engine(fake(fault), time, impatient());
  const auto result = engine.search(GameLine(), testing::nodes(100), {}, {});
  CHECK(codeOf(result) == code);
  CHECK(noChildrenLeft());
}

TEST_CASE("how a program died is told") {
  RealTime time;
  UciEngine dies(fake("dies"), time);
  CHECK(dies.search(GameLine(), testing::nodes(1), {}, {}).error().args[1] == "exit code 4");
  UciEngine crashes(fake("crashes"), time);
  CHECK(crashes.search(GameLine(), testing::nodes(1), {}, {}).error().args[1] == "signal 9");
}

TEST_CASE("a program that no longer reads neither blocks nor kills us") {
  RealTime time;
  UciEngine engine(fake("deaf"), time, impatient());
  REQUIRE(engine.newGame().ok());
  GameLine line;
  for (int i = 0; i < 20'000; ++i)
    for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) line.play(*parseUci(line.current(), move));
  CHECK(codeOf(engine.search(line, testing::nodes(1), {}, {})) == "engine.died");
  CHECK(noChildrenLeft());
}

TEST_CASE("noise and endless lines from a program do no harm") {
  RealTime time;
  const std::string fault = GENERATE("garbage", "huge-line");
  UciEngine engine(fake(fault), time);
  const auto result = engine.search(GameLine(), testing::nodes(1), {}, {});
  REQUIRE(result.ok());
  CHECK(Position().isLegal(result->move));
  CHECK(result->score.cp == 7);
}

TEST_CASE("stop is passed on, and the program's move taken") {
  RealTime time;
  UciEngine engine(fake("good"), time);
  REQUIRE(engine.newGame().ok());
  SearchLimits limits;
  limits.infinite = true;
  std::stop_source stop;
  std::jthread stopper([&] { stop.request_stop(); });
  const auto result = engine.search(GameLine(), limits, stop.get_token(), {});
  REQUIRE(result.ok());
  CHECK(Position().isLegal(result->move));
  CHECK(engine.search(GameLine(), testing::nodes(1), {}, {}).ok());
}

TEST_CASE("a program that does not stop is killed") {
  RealTime time;
  UciEngine engine(fake("never-stops"), time, impatient());
  SearchLimits limits;
  limits.infinite = true;
  std::stop_source stop;
  stop.request_stop();
  CHECK(codeOf(engine.search(GameLine(), limits, stop.get_token(), {})) == "engine.hung");
  CHECK(noChildrenLeft());
}

TEST_CASE("a program that does not quit is killed") {
  RealTime time;
  {
    UciEngine engine(fake("never-quits"), time, impatient());
    REQUIRE(engine.newGame().ok());
  }
  CHECK(noChildrenLeft());
}

TEST_CASE("after a death the next use starts it again, with its options") {
  RealTime time;
  testing::TempFolder folder;
  UciEngine engine(fake("dies-once", (folder / "mark").string()), time);
  REQUIRE(engine.applyOptions({{"Level", "9"}}).ok());
  CHECK(codeOf(engine.search(GameLine(), testing::nodes(1), {}, {})) == "engine.died");
  const auto result = engine.search(GameLine(), testing::nodes(1), {}, {});
  REQUIRE(result.ok());
  CHECK(result->score.cp == 9);
}

TEST_CASE("Chess960 is asked of a program only when it can") {
  RealTime time;
  const Position p = position("1k6/8/8/8/8/8/8/4KR2 w F - 0 1");
  UciEngine able(fake("good"), time);
  CHECK(able.search(GameLine(p), testing::nodes(1), {}, {}).ok());
  UciEngine unable(fake("no-960"), time);
  CHECK(codeOf(unable.search(GameLine(p), testing::nodes(1), {}, {})) == "engine.option");
}

TEST_CASE("kirin-uci itself plays as a UCI program as it does in this process") {
  RealTime time;
  UciEngine child({KIRIN_BIN_DIR "/kirin-uci"}, time);
  SearchEngine here(time);
  const EngineOptions options{{"Skill Level", "1"}, {"Seed", "11"}};
  REQUIRE(child.applyOptions(options).ok());
  REQUIRE(here.applyOptions(options).ok());
  GameLine line;
  for (int ply = 0; ply < 10; ++ply) {
    const auto a = child.search(line, testing::nodes(3000), {}, {});
    const auto b = here.search(line, testing::nodes(3000), {}, {});
    REQUIRE(a.ok());
    CHECK(a->move == b->move);
    line.play(b->move);
  }
}
