// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/rng.h"
#include "board/board_testing.h"
#include "chess/movegen.h"

#include <algorithm>
#include <array>

using namespace kirin;
using namespace kirin::testing;

namespace {

constexpr std::array kStarts{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/PPPPPPPP/8/k7/7K/8/pppppppp/8 w - - 0 1",                 // promotions
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",        // castling
    "4k3/pppppppp/8/PPPPPPPP/8/8/8/4K3 b - - 0 1",               // en passant
    "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",  // Chess960: king on f1, rooks e1 and g1
    "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w CAca - 0 1",
    "1r1k2r1/8/8/8/8/8/8/1R1K2R1 w GBgb - 0 1",
};

/// Random, but with a liking for what is rare.
Move draw(const Position& position, Rng& rng) {
  const MoveList moves = legalMoves(position);
  std::vector<Move> rare;
  for (const Move move : moves)
    if (move.kind() != Move::Kind::Normal) rare.push_back(move);
  if (!rare.empty() && rng.below(2) == 0) return rare[rng.below(static_cast<std::uint32_t>(rare.size()))];
  return moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
}

TrackedGame randomGame(std::string_view start, Rng& rng, int plies) {
  TrackedGame game = TrackedGame::guessed(start);
  for (int ply = 0; ply < plies && hasLegalMove(game.position); ++ply) game.play(draw(game.position, rng));
  return game;
}

}  // namespace

TEST_CASE("thousands of plies and their undoing leave every object where it was") {
  Rng rng(11);
  int plies = 0;
  int promotions = 0;
  int standIns = 0;
  int lostStandIns = 0;
  int asides = 0;
  for (int round = 0; round < 160; ++round) {
    const auto* start = kStarts[static_cast<std::size_t>(round) % kStarts.size()];
    TrackedGame game = TrackedGame::guessed(start);
    std::vector<Placement> history{game.tracker.placement()};
    for (int ply = 0; ply < 120 && hasLegalMove(game.position); ++ply) {
      const Move move = draw(game.position, rng);
      const PlyEffects& effects = game.play(move);
      history.push_back(game.tracker.placement());
      ++plies;
      promotions += move.kind() == Move::Kind::Promotion;
      standIns += effects.standIn.has_value();
      lostStandIns += effects.capturedStandIn.has_value();
      asides += move.kind() == Move::Kind::Castling && effects.operations.size() == 3;
      if (effects.capturedInto) REQUIRE(*effects.capturedInto == effects.operations.front().piece);
    }
    for (std::size_t ply = game.played.size(); ply-- > 0;) {
      const MotionPlan plan = planTakeback(history[ply + 1], {game.played[ply]});
      REQUIRE(plan.result == history[ply]);
      REQUIRE(carriedOut(history[ply + 1], plan.operations).places == history[ply].places);
      game.tracker.undo(game.played[ply]);
      REQUIRE(game.tracker.placement() == history[ply]);
    }
  }
  // The sample must have met what it is for.
  CHECK(plies > 10'000);
  CHECK(promotions > 300);
  CHECK(standIns > 50);
  CHECK(lostStandIns > 10);
  CHECK(asides > 3);
}

TEST_CASE("two plies back is where one was before, from any moment of a game") {
  Rng rng(12);
  for (int round = 0; round < 80; ++round) {
    const TrackedGame game =
        randomGame(kStarts[static_cast<std::size_t>(round) % kStarts.size()], rng, rng.between(2, 100));
    if (game.played.size() < 2) continue;
    PieceTracker before(game.tracker.placement());
    const std::vector<PlyEffects> undone{game.played[game.played.size() - 1], game.played[game.played.size() - 2]};
    for (const auto& effects : undone) before.undo(effects);
    const MotionPlan plan = planTakeback(game.tracker.placement(), undone);
    REQUIRE(plan.result == before.placement());
    REQUIRE(carriedOut(game.tracker.placement(), plan.operations).places == before.placement().places);
  }
}

TEST_CASE("from any moment of a game every start is reached, one carry to a free place after the other") {
  Rng rng(13);
  std::array<Placement, 5> targets;
  targets.fill(Placement::standard());
  const std::array odds{black("Q"), white("R1"), black("N1")};
  for (std::size_t i = 0; i < odds.size(); ++i) targets[i + 1].places[odds[i]] = stored(odds[i]);
  targets[4] = Placement::stored();

  for (int round = 0; round < 120; ++round) {
    const TrackedGame game =
        randomGame(kStarts[static_cast<std::size_t>(round) % kStarts.size()], rng, rng.between(0, 120));
    const Placement& now = game.tracker.placement();
    for (const Placement& target : targets) {
      std::array<std::size_t, 2> carries{};
      for (const bool interchange : {false, true}) {
        const SetupPlan plan = planSetup(now, target, interchange);
        const Placement end = carriedOut(now, plan.motion.operations);
        REQUIRE(plan.missing.empty());
        REQUIRE(end.places == plan.motion.result.places);
        carries[interchange] = plan.motion.operations.size();
        for (PieceId piece = 0; piece < kPieceCount; ++piece) {
          const Place place = end.places[piece];
          REQUIRE(plan.motion.result.playsAs[piece] == kindOf(piece));
          if (place.isSlot()) REQUIRE(place == stored(piece));
          const auto wanted = target.at(place);
          if (place.isSquare())
            REQUIRE((wanted && kindOf(*wanted) == kindOf(piece) && colorOf(*wanted) == colorOf(piece)));
        }
        if (!interchange) REQUIRE(plan.motion.result == target);
      }
      REQUIRE(carries[1] <= carries[0]);
    }
  }
}

TEST_CASE("any position of a game is set up again from the standard board") {
  Rng rng(14);
  for (int round = 0; round < 60; ++round) {
    const TrackedGame game =
        randomGame(kStarts[static_cast<std::size_t>(round) % kStarts.size()], rng, rng.between(1, 100));
    const SetupPlan plan = planSetup(Placement::standard(), game.tracker.placement(), true);
    carriedOut(Placement::standard(), plan.motion.operations);
    REQUIRE(plan.motion.result.matches(game.position));
  }
}
