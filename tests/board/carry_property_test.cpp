// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/rng.h"
#include "board/carry_testing.h"
#include "chess/movegen.h"

using namespace kirin;
using namespace kirin::testing;

namespace {

/// Some objects placed by the machine, some by a hand, some known to stand a little off.
Table scattered(const BoardProfile& profile, const Placement& placement, Rng& rng) {
  Table table = Table::of(profile, placement, profile.pieces.placedByMachine);
  const auto upTo = [&](double most) { return (rng.below(2001) / 1000.0 - 1) * most; };
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    if (!table.standing[piece]) continue;
    Standing& standing = *table.standing[piece];
    switch (rng.below(4)) {
      case 0: standing.uncertainty = profile.pieces.placedByHand; break;
      case 1: standing.at = standing.at + Point{upTo(2), upTo(2)}; break;
      default: break;
    }
  }
  table.head = {rng.below(559) * 1.0, rng.below(559) * 1.0};
  return table;
}

/// Random games; every few plies one is planned on a table with other uncertainties, and taken back again.
void planRandomGames(const BoardProfile& profile, std::uint64_t seed, int games, int every) {
  Rng rng(seed);
  const CarryPlanner planner(profile);
  for (int round = 0; round < games; ++round) {
    TrackedGame game = TrackedGame::standard();
    for (int ply = 0; ply < 150 && hasLegalMove(game.position); ++ply) {
      const MoveList moves = legalMoves(game.position);
      const Move move = moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
      const Placement before = game.tracker.placement();
      const PlyEffects& effects = game.play(move);
      if (rng.below(static_cast<std::uint32_t>(every)) != 0) continue;
      const Table table = scattered(profile, before, rng);
      INFO("round " << round << " ply " << ply);
      const CarryPlan plan = checkedPlan(planner, table, planMove(before, effects));
      const MotionPlan undo = planTakeback(plan.result, {effects});
      CHECK(undo.result == before);
      checkedPlan(planner, tableAfter(profile, table, plan), undo);
    }
  }
}

}  // namespace

TEST_CASE("plans of random games touch nothing, whoever placed what") {
  planRandomGames(BoardProfile(), 5, 4, 6);
  planRandomGames(wideBases(), 6, 2, 12);
}

TEST_CASE("plans of thousands of plies touch nothing", "[.slow]") {
  planRandomGames(BoardProfile(), 7, 40, 2);
  planRandomGames(wideBases(), 8, 15, 2);
  BoardProfile between;
  between.pieces.bases = {20, 24, 24, 24, 26, 26};
  planRandomGames(between, 9, 15, 2);
}

TEST_CASE("set-ups from random positions touch nothing and end as wanted") {
  Rng rng(10);
  for (const BoardProfile& profile : {BoardProfile(), wideBases()}) {
    const CarryPlanner planner(profile);
    TrackedGame game = TrackedGame::standard();
    for (int ply = 0; ply < 80 && hasLegalMove(game.position); ++ply) {
      const MoveList moves = legalMoves(game.position);
      game.play(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
    }
    const Placement now = game.tracker.placement();
    const SetupPlan setup = planSetup(now, Placement::standard(), true);
    checkedPlan(planner, Table::of(profile, now, profile.pieces.placedByHand), setup.motion);
  }
}
