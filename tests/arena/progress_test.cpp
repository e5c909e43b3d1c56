// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/progress.h"

#include "testing/fake_time.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;
using namespace std::chrono_literals;

namespace {

Standings afterGames(int wins) {
  Standings standings;
  standings.encounters = {{0, 1}};
  standings.tallies.resize(1);
  standings.tallies[0].wins = wins;
  standings.tallies[0].pairs[4] = wins / 2;
  standings.tallies[0].faults[1].crashes = 1;
  return standings;
}

Arguments twoEngines() {
  Arguments arguments;
  arguments.contenders = {{"A", {}, {}, {}, {}, {}}, {"B", {}, {}, {}, {}, {}}};
  return arguments;
}

}  // namespace

TEST_CASE("arena: on a terminal the line is rewritten after each pair") {
  testing::FakeTime time;
  const Arguments arguments = twoEngines();
  std::string written;
  Progress progress(arguments, time, true, [&](std::string_view text) { written += text; });
  time.advance(30s);
  progress.show(afterGames(10));
  CHECK(written ==
        "\rA - B: 10 games +10 =0 -0, Elo +inf [-inf, +inf]; B: 1 crashes, 0 illegal moves, 0 time losses; "
        "20 games a minute\x1b[K");
  written.clear();
  Standings more = afterGames(12);
  more.resumed = 4;  // of an earlier run: they say nothing of the speed
  time.advance(30s);
  progress.show(more);
  CHECK(written.find("8 games a minute") != std::string::npos);
  progress.end();
  CHECK(written.back() == '\n');
}

TEST_CASE("arena: a log gets a line now and then") {
  testing::FakeTime time;
  const Arguments arguments = twoEngines();
  std::vector<std::string> lines;
  Progress progress(arguments, time, false, [&](std::string_view text) { lines.emplace_back(text); });
  for (int second = 0; second <= 25; ++second) {
    progress.show(afterGames(2));
    time.advance(1s);
  }
  progress.end();
  REQUIRE(lines.size() == 3);
  for (const std::string& line : lines) CHECK((line.back() == '\n' && line.find('\r') == std::string::npos));
}
