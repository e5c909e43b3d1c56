// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A person's hand: whatever its habits, in the end the move is on the board.
#include "backend/twin/hand.h"

#include "twin/twin_fixture.h"

#include "chess/fen.h"
#include "chess/movegen.h"

#include <catch2/catch.hpp>
#include <set>

namespace kirin {
namespace {

using namespace std::chrono_literals;

/// Habits that put everything where it belongs.
HandHabits tidy() {
  HandHabits habits;
  habits.wrongSlot = habits.offBoard = 0;
  return habits;
}

TEST_CASE("whatever a hand does on the way, the move is on the board in the end") {
  const BoardProfile board;
  Rng rng(11);
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Position position = *parseFen(kStartFen);
    PieceTracker tracker;
    BoardPlant plant(board, PlantProfile(), tracker.placement(), seed);
    Hand hand(board, tidy(), seed);
    Instant at(1h);
    for (int ply = 0; ply < 60; ++ply) {
      const MoveList moves = legalMoves(position);
      if (moves.empty()) break;
      const Move move = moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
      const PlyEffects effects = tracker.effectsOf(position, move);
      const auto actions = hand.play(position, move, tracker.placement(), plant, at);
      for (const HandAction& action : actions) {
        REQUIRE(action.at >= at);
        at = action.at;
        action.to ? plant.put(action.piece, *action.to) : plant.lift(action.piece);
      }
      tracker.apply(effects);
      position = position.after(move);
      REQUIRE(plant.placement().places == tracker.placement().places);
    }
  }
}

TEST_CASE("a hand takes its time, within its habits") {
  const BoardProfile board;
  const BoardPlant plant(board, PlantProfile(), Placement::standard(), 1);
  const Position position = *parseFen(kStartFen);
  const Move move = legalMoves(position)[0];
  Duration least = 1h, most{};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto actions =
        Hand(board, HandHabits(), seed).play(position, move, Placement::standard(), plant, Instant(1h));
    least = std::min(least, actions.front().at - Instant(1h));
    most = std::max(most, actions.front().at - Instant(1h));
    CHECK(Hand(board, HandHabits(), seed).play(position, move, Placement::standard(), plant, Instant(1h)) == actions);
  }
  CHECK(least >= 500ms);
  CHECK(least < 1500ms);
  CHECK(most > 18s);
  CHECK(most < 25s);
}

TEST_CASE("captured pieces go to their slot, another, or nowhere, before or after the move") {
  const BoardProfile board;
  const Placement placement = *Placement::guessedFor(*parseFen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"));
  const Position position = *parseFen("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
  const BoardPlant before(board, PlantProfile(), placement, 1);
  Move capture;
  for (const Move move : legalMoves(position)) {
    if (move.from() == 28 && move.to() == 35) capture = move;
  }
  const PieceId victim = *placement.at(Place::onSquare(35));
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    BoardPlant plant = before;
    const auto actions = Hand(board, HandHabits(), seed).play(position, capture, placement, plant, Instant(1h));
    for (const HandAction& action : actions) action.to ? plant.put(action.piece, *action.to) : plant.lift(action.piece);
    CHECK(plant.placeOf(*placement.at(Place::onSquare(28))) == Place::onSquare(35));
    const Place place = plant.placeOf(victim);
    seen.insert(place.isNowhere() ? "nowhere" : place == Place::inSlot(victim) ? "own" : "other");
    seen.insert(actions.front().piece == victim ? "victim first" : "attacker first");
    seen.insert(actions.back().piece == victim ? "victim last" : "attacker last");
  }
  CHECK(seen.size() == 7);
}

TEST_CASE("asked to put a piece somewhere, a hand does so carefully, through the twin") {
  TwinFixture host;
  host.sensors.start();
  const BoardProfile board;
  Hand hand(board, HandHabits(), 3);
  host.board.act(twin_input::Hand{hand.put(12, Place::onSquare(36), host.time.now())});
  host.wait(30s);
  CHECK(host.board.twin().plant().placeOf(12) == Place::onSquare(36));
  CHECK(host.board.twin().plant().offCentre(12) < 5);
  CHECK(host.frames.back().present.test(36));
  CHECK_FALSE(host.frames.back().present.test(12));
  CHECK_FALSE(host.board.twin().handBusy());
}

}  // namespace
}  // namespace kirin
