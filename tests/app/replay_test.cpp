// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponent_engines.h"
#include "base/time.h"
#include "testing/child_process.h"
#include "testing/scripted_engine.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

// Replayable: the same seed gives the same game, whatever was played before.
namespace kirin {
using namespace kirin::testing;

namespace {

/// A game of a rung against random moves, as numbers.
std::string playGame(OpponentEngines& engines, const Personality& rung, int replies) {
  GameLine line;
  std::string moves;
  for (int i = 0; i < replies; ++i) {
    for (const bool engine : {false, true}) {
      Move move = randomMove(line.current(), static_cast<std::uint64_t>(i));
      if (engine) {
        const auto found = engines.search({rung, 42, i == 0, line, rung.limits}, {});
        if (!found) FAIL(found.error().debugText());
        move = found->move;
      }
      line.play(move);
      moves += std::to_string(move.bits()) + ' ';
      if (line.isCheckmate() || line.automaticDraw() != DrawRule::None) return moves;
    }
  }
  return moves;
}

void compareRungs(int replies) {
  TempFolder folder;
  RealTime time;
  for (const Personality& rung : loadBuiltins()) {
    REQUIRE(runChild([&] {
              OpponentEngines fresh(realEngines(time));
              folder.write(rung.id, playGame(fresh, rung, replies));
              return 0;
            }) == 0);
  }
  OpponentEngines used(realEngines(time));
  auto rungs = loadBuiltins();
  std::reverse(rungs.begin(), rungs.end());
  for (const Personality& rung : rungs) {
    CAPTURE(rung.id);
    REQUIRE(playGame(used, rung, replies) == folder.read(rung.id));
  }
}

}  // namespace

TEST_CASE("the seven rungs play the same games in a fresh process and in one that played others") { compareRungs(2); }
TEST_CASE("the seven rungs play the same long games in a fresh process and in one that played others", "[.slow]") {
  compareRungs(25);
}

}  // namespace kirin
