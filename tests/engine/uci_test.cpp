// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/uci.h"

#include "helpers.h"

#include "base/rng.h"
#include "engine/bench.h"
#include "engine/uci_text.h"
#include "testing/uci_script.h"

#include <algorithm>

using namespace kirin;

namespace {

std::vector<std::string> run(const std::string& script) { return testing::runUci(script); }

int count(const std::vector<std::string>& lines, std::string_view start) { return testing::countLines(lines, start); }

bool contains(const std::vector<std::string>& lines, std::string_view line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

std::string fenAfter(const std::string& script) {
  for (const std::string& line : run(script + "d\n"))
    if (line.rfind("Fen: ", 0) == 0) return line.substr(5);
  return {};
}

}  // namespace

TEST_CASE("uci: the engine says who it is, its options, and uciok last") {
  const auto lines = run("uci\nquit\n");
  CHECK(lines[0].rfind("id name Kirin", 0) == 0);
  CHECK(count(lines, "id author ") == 1);
  CHECK(contains(lines, "option name Hash type spin default 16 min 1 max 65536"));
  CHECK(contains(lines, "option name Skill Level type spin default 2 min 0 max 2"));
  CHECK(count(lines, "option ") == static_cast<int>(optionDeclarations().size()));
  CHECK(lines.back() == "uciok");
}

TEST_CASE("uci: isready is answered, alone and after other commands") {
  CHECK(run("isready\n") == std::vector<std::string>{"readyok"});
  CHECK(run("setoption name Hash value 1\nucinewgame\nposition startpos\nisready\n") ==
        std::vector<std::string>{"readyok"});
}

TEST_CASE("uci: positions are set by FEN, start and moves") {
  CHECK(fenAfter("position startpos moves e2e4 e7e5 g1f3\n") ==
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  CHECK(fenAfter("position fen 8/8/8/8/8/k7/p7/K7 w - - 3 77\n") == "8/8/8/8/8/k7/p7/K7 w - - 3 77");
  CHECK(fenAfter("position fen 7k/8/8/8/8/8/4P3/K7 w - - 0 1 moves e2e4\n") == "7k/8/8/8/4P3/8/8/K7 b - - 0 1");
}

TEST_CASE("uci: a position that is not one is refused and changes nothing") {
  const std::string bad =
      GENERATE("position", "position fen", "position fen nonsense", "position start", "position startpos moves e2e5",
               "position startpos e2e4", "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1");
  const std::string before = "position startpos moves d2d4\n";
  const auto lines = run(before + bad + "\n");
  REQUIRE(lines.size() == 1);
  CHECK(lines[0].rfind("info string error ", 0) == 0);
  CHECK(fenAfter(before + bad + "\n") == fenAfter(before));
}

TEST_CASE("uci: go ends with one bestmove, within its limits") {
  const std::string limits = GENERATE("nodes 500", "depth 4", "movetime 5", "wtime 200 btime 200 winc 0 binc 0",
                                      "wtime 50 btime 50 movestogo 3", "wtime -5 btime 100", "mate 1 nodes 500",
                                      "nodes 300 searchmoves a2a3 h2h3", "depth 3 searchmoves g1f3 wtime 100");
  const auto lines = run("position startpos\ngo " + limits + "\n");
  CHECK(count(lines, "bestmove ") == 1);
  CHECK(lines.back().rfind("bestmove ", 0) == 0);
}

TEST_CASE("uci: info lines have the fields programs read") {
  const auto lines = run("go depth 6\n");
  REQUIRE(count(lines, "info depth ") >= 6);
  for (const char* field :
       {" seldepth ", " multipv 1 ", " score cp ", " nodes ", " nps ", " hashfull ", " time ", " pv "})
    CHECK(lines[5].find(field) != std::string::npos);
}

TEST_CASE("uci: mate is told in moves") {
  const auto lines = run("position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\ngo depth 4\n");
  CHECK(lines[lines.size() - 2].find("score mate 1 ") != std::string::npos);
  CHECK(lines.back().rfind("bestmove a1a8", 0) == 0);
}

TEST_CASE("uci: without a legal move the answer is the null move") {
  CHECK(run("position fen R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1\ngo depth 3\n").back() == "bestmove 0000");
}

TEST_CASE("uci: an endless search waits for stop, even where it is done at once") {
  const auto lines = run("position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\ngo infinite\nisready\nstop\nisready\n");
  CHECK(count(lines, "bestmove ") == 1);
  CHECK(count(lines, "readyok") == 2);
  CHECK(std::find(lines.begin(), lines.end(), "readyok") < lines.end() - 2);
  CHECK(count(run("go infinite\n"), "bestmove ") == 1);  // end of input stops it
  CHECK(count(run("go\nquit\n"), "bestmove ") == 1);
}

TEST_CASE("uci: a limited search is not cut short by the end of the input") {
  const auto lines = run("position startpos moves e2e4\ngo nodes 30000 searchmoves e7e5 c7c5\n");
  CHECK(lines[lines.size() - 2].rfind("info depth ", 0) == 0);
  const auto deepest = parseInfo(lines[lines.size() - 2].substr(5), Position().after(*parseUci(Position(), "e2e4")));
  REQUIRE(deepest);
  CHECK(deepest->depth >= 8);
}

TEST_CASE("uci: options during a search are taken after it") {
  const auto lines = run("go infinite\nsetoption name MultiPV value 3\nisready\nstop\ngo depth 3\n");
  CHECK(count(lines, "bestmove ") == 2);
  const auto first = std::find_if(lines.begin(), lines.end(), [](auto& l) { return l.rfind("bestmove", 0) == 0; });
  CHECK(std::none_of(lines.begin(), first, [](auto& l) { return l.find("multipv 2") != std::string::npos; }));
  CHECK(std::any_of(first, lines.end(), [](auto& l) { return l.find("multipv 3") != std::string::npos; }));
}

TEST_CASE("uci: the same nodes give the same lines, in a new process and after ucinewgame") {
  const auto withoutTimes = [](std::vector<std::string> lines) {
    for (std::string& line : lines) {
      std::string kept;
      UciWords words(line);
      for (auto word = words.next(); !word.empty(); word = words.next()) {
        if (word == "nps" || word == "time")
          words.next();
        else
          kept += std::string(word) + " ";
      }
      line = kept;
    }
    return lines;
  };
  const std::string search = "position startpos moves e2e4 c7c5\ngo nodes 20000\n";
  const auto once = withoutTimes(run(search));
  const auto after = withoutTimes(run("position startpos\ngo nodes 9999\nucinewgame\n" + search));
  REQUIRE(after.size() > once.size());
  CHECK(std::equal(once.rbegin(), once.rend(), after.rbegin()));
}

TEST_CASE("uci: quit ends searches, but lets counts and benches finish") {
  CHECK(contains(run("position startpos\ngo perft 4\nquit\n"), "Nodes searched: 197281"));
  CHECK(count(run("go perft 3\nstop\nquit\n"), "Nodes searched") <= 1);
  CHECK(count(run("bench 1\nquit\n"), "info string position 40 of 40") == 1);
  CHECK(count(run("go infinite\nquit\n"), "bestmove") == 1);
}

TEST_CASE("uci: perft counts") {
  const auto lines = run("go perft 3\n");
  CHECK(contains(lines, "e2e4: 600"));
  CHECK(contains(lines, "Nodes searched: 8902"));
}

TEST_CASE("uci: Chess960 changes how castling is written") {
  const std::string fen = "fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  CHECK(run("position " + fen + "\ngo depth 2 searchmoves e1g1\n").back().rfind("bestmove e1g1", 0) == 0);
  CHECK(run("setoption name UCI_Chess960 value true\nposition " + fen + "\ngo depth 2 searchmoves e1g1\n")
            .back()
            .rfind("bestmove e1h1", 0) == 0);
}

TEST_CASE("uci: eval and d say something, whatever the position") {
  CHECK(run("eval\n")[0].find(" cp ") != std::string::npos);
  CHECK(run("position fen R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1\neval\n").size() == 1);
  CHECK(contains(run("d\n"), "Checkers:"));
}

TEST_CASE("uci: what is not understood is said and does no harm") {
  const std::string bad =
      GENERATE("hello", "setoption", "setoption name", "setoption name Nope value 1", "setoption name Hash value",
               "setoption name Hash value 1e3", "go depth", "go depth x", "go nodes 1 fast", "go searchmoves",
               "go perft 99", "bench zero", "\x01\x02\xff");
  const auto lines = run(bad + "\nisready\n");
  REQUIRE(lines.size() == 2);
  CHECK(count(lines, "info string error ") == 1);
  CHECK(contains(lines, "readyok"));
  for (const std::string& line : lines)
    CHECK(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }));
}

TEST_CASE("uci: hostile input is survived") {
  Rng rng(2026);
  const std::vector<std::string> words{"uci",
                                       "go",
                                       "position",
                                       "fen",
                                       "startpos",
                                       "moves",
                                       "e2e4",
                                       "e7e8q",
                                       "nodes",
                                       "depth",
                                       "1",
                                       "-1",
                                       "99999999999999999999",
                                       "setoption",
                                       "name",
                                       "value",
                                       "Hash",
                                       "MultiPV",
                                       "stop",
                                       "isready",
                                       "infinite",
                                       "searchmoves",
                                       "perft",
                                       "\n",
                                       "\n",
                                       "\n",
                                       "8/8/8/8",
                                       "w",
                                       "-",
                                       "KQkq",
                                       "ucinewgame",
                                       "d",
                                       "eval",
                                       "Seed",
                                       "\x80",
                                       "wtime",
                                       "0"};
  std::string script;
  for (int i = 0; i < 3000; ++i) script += words[rng.below(static_cast<std::uint32_t>(words.size()))] + " ";
  script += "\n" + std::string(2 << 20, 'a') + "\nstop\nposition startpos\nisready\n";
  CHECK(contains(run(script), "readyok"));
  CHECK(run(std::string(100, '\0')).size() == 1);
}

TEST_CASE("uci: bench prints nodes that do not depend on the run") {
  const auto lines = run("bench 3\n");
  const auto again = run("go depth 5\nbench 3\n");
  const auto nodesOf = [](const std::string& line) { return line.substr(0, line.find(" nodes")); };
  REQUIRE(lines.back().find(" nodes ") != std::string::npos);
  CHECK(nodesOf(lines.back()) == nodesOf(again.back()));
  CHECK(nodesOf(lines.back()) != "0");
}

TEST_CASE("uci: limits are written as they are read") {
  SearchLimits limits;
  limits.whiteTime = std::chrono::milliseconds(1500);
  limits.blackTime = std::chrono::milliseconds(2500);
  limits.whiteIncrement = std::chrono::milliseconds(10);
  limits.movesToGo = 7;
  limits.depth = 9;
  limits.nodes = 12345;
  limits.mateIn = 4;
  limits.moveTime = std::chrono::milliseconds(77);
  limits.searchMoves = {*parseUci(Position(), "e2e4"), *parseUci(Position(), "g1f3")};
  const std::string text = writeGo(limits, Position());
  const auto read = parseGo(text.substr(3), Position());
  REQUIRE(read.ok());
  CHECK(read->limits == limits);
  CHECK(writeGo({}, Position()) == "go infinite");
}

TEST_CASE("uci: a game is written as it is read") {
  GameLine line(testing::position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 20"));
  line.play(*parseUci(line.current(), "e1g1"));
  line.play(*parseUci(line.current(), "e8c8"));
  const std::string text = writePositionCommand(line);
  CHECK(text == "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 20 moves e1g1 e8c8");
  const auto read = parsePositionCommand(std::string_view(text).substr(9), false);
  REQUIRE(read.ok());
  CHECK(*read == line);
  CHECK(writePositionCommand(GameLine()) == "position startpos");
}

TEST_CASE("uci: info of other programs is read as far as it is sound") {
  const Position start;
  const auto info =
      parseInfo("depth 12 seldepth 17 multipv 2 score cp -31 upperbound nodes 4567 time 89 pv e2e4 e7e5 e2e4", start);
  REQUIRE(info);
  CHECK(info->depth == 12);
  CHECK(info->selDepth == 17);
  CHECK(info->multiPv == 2);
  CHECK(info->score == Score{-31, std::nullopt});
  CHECK(info->nodes == 4567);
  CHECK(info->elapsed == std::chrono::milliseconds(89));
  CHECK(info->pv.size() == 2);
  CHECK(parseInfo("score cp 1 pv e2e4 nonsense pv d2d4", start)->pv == std::vector{*parseUci(start, "d2d4")});
  CHECK(parseInfo("score mate -2", start)->score == Score{-31998, -2});
  CHECK_FALSE(parseInfo("string score cp 3", start));
  CHECK_FALSE(parseInfo("currmove e2e4", start));
}
