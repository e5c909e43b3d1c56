// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/arguments.h"
#include "arena/match.h"
#include "arena/openings.h"
#include "arena/report.h"
#include "helpers.h"

#include "chess/movegen.h"
#include "testing/temp_folder.h"

#include <nlohmann/json.hpp>

using namespace kirin;
using namespace kirin::arena;

namespace {

Arguments parsed(std::vector<std::string_view> words) {
  auto arguments = parseArguments(words);
  REQUIRE(arguments.ok());
  return *arguments;
}

}  // namespace

TEST_CASE("arena: an engine is named with its limits and options") {
  const auto contender = parseContender("name=A,cmd=/usr/bin/x -v,nodes=5000,depth=6,option.Skill Level=0");
  REQUIRE(contender.ok());
  CHECK(contender->name == "A");
  CHECK(contender->command == std::vector<std::string>{"/usr/bin/x", "-v"});
  CHECK(contender->nodes == 5000);
  CHECK(contender->depth == 6);
  CHECK(contender->options == EngineOptions{{"Skill Level", "0"}});
}

TEST_CASE("arena: bad arguments are refused by name") {
  const auto words =
      GENERATE(as<std::vector<std::string_view>>{}, std::vector<std::string_view>{"--engine", "name=A,nodes=1"},
               std::vector<std::string_view>{"--engine", "name=A", "--engine", "name=B"},
               std::vector<std::string_view>{"--games", "3"}, std::vector<std::string_view>{"--games"},
               std::vector<std::string_view>{"--engine", "nodes=5"},
               std::vector<std::string_view>{"--engine", "name=A,nodes=0"}, std::vector<std::string_view>{"--tc", "0"},
               std::vector<std::string_view>{"--tc", "1+x"}, std::vector<std::string_view>{"--frobnicate", "1"});
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
}

TEST_CASE("arena: Elo from pairs") {
  const auto even = estimateElo({10, 20, 40, 20, 10});
  CHECK(*even.elo == Approx(0.0).margin(1e-9));
  CHECK(*even.high == Approx(-*even.low));
  // 64 %, with a deviation of 0.27 a pair: 1.96 * 0.27 / 20 either way is 61.35 % to 66.65 %.
  const auto better = estimateElo({20, 44, 108, 148, 80});
  CHECK(*better.elo == Approx(99.95).margin(0.05));
  CHECK(*better.low == Approx(80.29).margin(0.1));
  CHECK(*better.high == Approx(120.24).margin(0.1));
  CHECK_FALSE(estimateElo({0, 0, 0, 0, 7}).elo);
  CHECK_FALSE(estimateElo({}).elo);
  // Pairs that always split say nothing of their spread; single games would.
  CHECK(*estimateElo({0, 0, 50, 0, 0}).high == Approx(0.0).margin(1e-9));
}

TEST_CASE("arena: random openings are fixed by the seed and playable") {
  CHECK(randomOpening(5) == randomOpening(5));
  CHECK_FALSE(randomOpening(5) == randomOpening(6));
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const GameLine line = randomOpening(seed);
    CHECK(line.plies() == 8);
    CHECK(hasLegalMove(line.current()));
  }
}

TEST_CASE("arena: books are read from EPD and PGN, and a broken one is an error with its line") {
  testing::TempFolder folder;
  const auto epd = folder.write("book.epd",
                                "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - hmvc 0; fmvn 2;\n\n"
                                "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -\n");
  REQUIRE(readBook(epd).ok());
  CHECK(readBook(epd)->size() == 2);
  const auto pgn = folder.write("book.pgn", "[Event \"?\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"?\"]\n\n1. d4 *\n");
  REQUIRE(readBook(pgn).ok());
  CHECK(readBook(pgn)->at(0).plies() == 3);
  CHECK(readBook(pgn)->at(1).plies() == 1);
  const auto broken = readBook(folder.write("broken.epd", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\nx\n"));
  REQUIRE_FALSE(broken.ok());
  CHECK(broken.error().args[1] == "2");
  CHECK_FALSE(readBook(folder.write("empty.epd", "\n")).ok());
  CHECK_FALSE(readBook(folder / "none.epd").ok());
}

TEST_CASE("arena: a match by nodes is the same however many games run at a time") {
  RealTime time;
  Arguments arguments = parsed({"--engine", "name=A,nodes=1500", "--engine", "name=B,nodes=100,option.Skill Level=0",
                                "--games", "8", "--seed", "3"});
  const auto one = playMatch(arguments, time, [](const MatchResult&) {});
  arguments.concurrency = 3;
  int calls = 0;
  const auto three = playMatch(arguments, time, [&](const MatchResult& soFar) { CHECK(soFar.games() == 2 * ++calls); });
  REQUIRE(one.ok());
  REQUIRE(three.ok());
  CHECK(calls == 4);
  CHECK(toPgn(*one) == toPgn(*three));
  CHECK(one->games() == 8);
  CHECK(one->wins > one->losses);

  const auto json = nlohmann::json::parse(toJson(*one, arguments));
  CHECK(json["games"] == 8);
  CHECK(json["wins"] == one->wins);
  CHECK(json["pentanomial"].size() == 5);
  for (const char* field : {"draws", "losses", "elo", "elo_lo", "elo_hi", "crashes", "illegal", "time_losses"})
    CHECK(json.contains(field));
}

TEST_CASE("arena: games are written with colours reversed, from the same opening") {
  RealTime time;
  const Arguments arguments =
      parsed({"--engine", "name=A", "--engine", "name=B", "--games", "2", "--depth", "1", "--seed", "9"});
  const auto match = playMatch(arguments, time, [](const MatchResult&) {});
  REQUIRE(match.ok());
  const std::string pgn = toPgn(*match);
  PgnReader reader(pgn);
  const auto first = reader.next();
  const auto second = reader.next();
  REQUIRE(first);
  REQUIRE(second);
  CHECK_FALSE(first->broken);
  CHECK_FALSE(reader.next());
  CHECK(first->tag("White") == "A");
  CHECK(second->tag("White") == "B");
  for (std::size_t ply = 0; ply < 8; ++ply) CHECK(first->main.moves[ply].move == second->main.moves[ply].move);
}

TEST_CASE("arena: faults lose the game and are counted against who made them") {
  RealTime time;
  const auto [fault, crashes, illegal] = GENERATE(table<std::string, int, int>({{"dies", 2, 0}, {"illegal", 0, 2}}));
  const std::string spec = "name=B,cmd=" KIRIN_BIN_DIR "/fake-uci-engine " + fault;
  const Arguments arguments = parsed({"--engine", "name=A", "--engine", spec, "--games", "2", "--nodes", "50"});
  const auto match = playMatch(arguments, time, [](const MatchResult&) {});
  REQUIRE(match.ok());
  CHECK(match->wins == 2);
  CHECK(match->faults[0].crashes + match->faults[0].illegal == 0);
  CHECK(match->faults[1].crashes == crashes);
  CHECK(match->faults[1].illegal == illegal);
}

TEST_CASE("arena: a flag is a time loss") {
  // Time that goes on by ten seconds at each look: the first move is too late.
  class Racing final : public ITime {
   public:
    Instant now() const override { return Instant(std::chrono::seconds(10 * ++looks_)); }
    WallTime wallNow() const override { return {}; }
    void waitUntil(InboxSignal&, std::optional<Instant>) override {}

   private:
    mutable int looks_ = 0;
  } time;
  const Arguments arguments = parsed({"--engine", "name=A", "--engine", "name=B", "--games", "2", "--tc", "1"});
  const auto match = playMatch(arguments, time, [](const MatchResult&) {});
  REQUIRE(match.ok());
  CHECK(match->faults[0].timeLosses + match->faults[1].timeLosses == 2);
  CHECK(match->draws == 0);
}

TEST_CASE("arena: an option an engine does not have ends the match with an error") {
  RealTime time;
  const Arguments arguments =
      parsed({"--engine", "name=A,option.Nope=1", "--engine", "name=B", "--games", "2", "--nodes", "10"});
  const auto match = playMatch(arguments, time, [](const MatchResult&) {});
  REQUIRE_FALSE(match.ok());
  CHECK(match.error().code == "engine.option");
}
