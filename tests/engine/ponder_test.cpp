// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Thinking on the opponent's time.
#include "helpers.h"

#include "engine/ponder_hit.h"
#include "engine/uci.h"
#include "testing/uci_script.h"

using namespace kirin;
using namespace std::chrono_literals;
using testing::countLines;
using testing::runUci;

TEST_CASE("pondering ends when the move was played and the time for it is over") {
  RealTime time;
  SearchEngine engine(time);
  SearchLimits limits;
  limits.moveTime = 30ms;
  limits.ponder = std::make_shared<PonderHit>();
  Instant hit;
  const auto result = engine.search(GameLine(), limits, {}, [&](const SearchInfo& info) {
    if (info.depth < 10 || limits.ponder->at()) return;
    hit = time.now();
    limits.ponder->tell(hit);
  });
  CHECK(time.now() - hit >= 30ms);  // what went by before was the opponent's
  CHECK(Position().isLegal(result->move));
}

TEST_CASE("a hit told before the search began starts its clock then") {
  RealTime time;
  SearchEngine engine(time);
  SearchLimits limits;
  limits.moveTime = 1h;
  limits.ponder = std::make_shared<PonderHit>();
  limits.ponder->tell(time.now() - 2h);
  CHECK(engine.search(GameLine(), limits, {}, {})->nodes <= 257);
}

TEST_CASE("who has pondered for long enough answers a hit soon") {
  RealTime time;
  SearchEngine engine(time);
  SearchLimits limits;
  limits.whiteTime = limits.blackTime = 10min;
  limits.since = time.now() - 1h;
  limits.ponder = std::make_shared<PonderHit>();
  limits.ponder->tell(time.now() - 17s);  // between the soft and the hard limit of ten minutes
  CHECK(engine.search(GameLine(), limits, {}, {})->nodes < 10'000);
}

TEST_CASE("pondering goes on whatever the clock says, until a stop") {
  RealTime time;
  SearchEngine engine(time);
  SearchLimits limits;
  limits.whiteTime = limits.blackTime = 1ms;
  limits.ponder = std::make_shared<PonderHit>();
  std::stop_source stop;
  int deepest = 0;
  const auto found = engine.search(GameLine(), limits, stop.get_token(), [&](const SearchInfo& info) {
    deepest = info.depth;
    if (deepest == 12) stop.request_stop();
  });
  CHECK(Position().isLegal(found->move));
  CHECK(deepest == 12);
}

TEST_CASE("uci: a search that ponders answers at ponderhit or stop, not when it is done") {
  // isready is answered at once only while a search is on.
  const std::string ponder = "position startpos moves e2e4\ngo ponder depth 2\nisready\n";
  for (const char* end : {"ponderhit\n", "stop\n", "quit\n", ""}) {
    INFO(end);
    const auto lines = runUci(ponder + end);
    CHECK(countLines(lines, "bestmove ") == 1);
    CHECK(lines.back().rfind("bestmove ", 0) == 0);
  }
  const auto lines = runUci(ponder + "ponderhit\nisready\n");
  CHECK(countLines(lines, "readyok") == 2);
  CHECK(countLines(lines, "bestmove ") == 1);
}

TEST_CASE("uci: after ponderhit the limits hold as if it were a search like any other") {
  for (const char* limits : {"wtime 300 btime 300 winc 5 binc 5", "movetime 10", "nodes 5000", "depth 6"}) {
    INFO(limits);
    const auto lines = runUci(std::string("go ponder ") + limits + "\nponderhit\n");
    CHECK(countLines(lines, "bestmove ") == 1);
  }
}

TEST_CASE("uci: a hit belongs to the first search that still ponders") {
  const auto lines = runUci("go ponder depth 1\nstop\ngo ponder depth 1\nponderhit\nisready\n");
  CHECK(countLines(lines, "bestmove ") == 2);
}

TEST_CASE("uci: ponderhit without a search that ponders is nothing") {
  CHECK(runUci("ponderhit\nisready\n") == std::vector<std::string>{"readyok"});
  CHECK(countLines(runUci("go depth 3\nponderhit\nponderhit\n"), "bestmove ") == 1);
}

TEST_CASE("uci: bestmove names the move to ponder on") {
  const auto lines = runUci("go depth 6\n");
  CHECK(lines.back().find(" ponder ") != std::string::npos);
}
