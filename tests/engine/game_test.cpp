// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of the engine against itself.
#include "helpers.h"

#include "base/rng.h"
#include "chess/movegen.h"

using namespace kirin;

TEST_CASE("fifty games from random openings at few nodes are legal to the end") {
  RealTime time;
  SearchEngine engine(time);
  int finished = 0;
  for (std::uint64_t game = 0; game < 50; ++game) {
    Rng rng(game);
    REQUIRE(engine
                .applyOptions({{"Skill Level", std::to_string(game % 3)},
                               {"Seed", std::to_string(game)},
                               {"Hash", "1"},
                               {"MultiPV", std::to_string(1 + game % 4)}})
                .ok());
    GameLine line;
    for (int ply = 0; ply < 10 && hasLegalMove(line.current()); ++ply) {
      const MoveList moves = legalMoves(line.current());
      line.play(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
    }
    while (hasLegalMove(line.current()) && line.automaticDraw() == DrawRule::None && line.plies() < 300) {
      const auto result = engine.search(line, testing::nodes(200 + game * 10), {}, {});
      REQUIRE(result.ok());
      REQUIRE(line.current().isLegal(result->move));
      Position position = line.current();
      for (Move m : result->pv) {
        REQUIRE(position.isLegal(m));
        position.play(m);
      }
      line.play(result->move);
    }
    finished += line.isCheckmate();
  }
  CHECK(finished > 20);
}
