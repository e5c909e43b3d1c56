// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_testing.h"

#include <algorithm>

using namespace kirin;
using namespace kirin::testing;

using Operations = std::vector<PieceOperation>;

namespace {

/// The plan, carried out and compared with what it promises.
SetupPlan checkedSetup(const Placement& now, const Placement& target, bool interchange) {
  SetupPlan plan = planSetup(now, target, interchange);
  CHECK(carriedOut(now, plan.motion.operations).places == plan.motion.result.places);
  return plan;
}

Placement withoutQueen(Color color) {
  Placement placement = Placement::standard();
  const PieceId queen = color == Color::White ? white("Q") : black("Q");
  placement.places[queen] = stored(queen);
  return placement;
}

}  // namespace

TEST_CASE("a move's plan is its carries and where they lead") {
  auto game = TrackedGame::standard();
  game.playAll({"e4", "d5"});
  const Placement before = game.tracker.placement();
  const PlyEffects effects = game.play("exd5");
  const MotionPlan plan = planMove(before, effects);
  CHECK(plan.operations == effects.operations);
  CHECK(plan.result == game.tracker.placement());
}

TEST_CASE("a takeback brings the same piece out of its own slot") {
  auto game = TrackedGame::standard();
  game.playAll({"e4", "d5"});
  const Placement before = game.tracker.placement();
  game.playAll({"exd5", "Qxd5"});
  const MotionPlan plan = planTakeback(game.tracker.placement(), {game.played[3], game.played[2]});
  // The pawn that took and was taken comes out of its slot and goes home in one carry.
  CHECK(plan.operations == Operations{{black("Q"), on("d5"), on("d8")},
                                      {white("P5"), stored(white("P5")), on("e4")},
                                      {black("P4"), stored(black("P4")), on("d5")}});
  CHECK(plan.result == before);
  CHECK(carriedOut(game.tracker.placement(), plan.operations).places == before.places);
}

TEST_CASE("a takeback undoes castling, en passant and promotion on the board") {
  const auto undone = [](std::string_view fen, std::string_view san) {
    auto game = TrackedGame::guessed(fen);
    const Placement before = game.tracker.placement();
    game.play(san);
    const MotionPlan plan = planTakeback(game.tracker.placement(), {game.played[0]});
    CHECK(plan.result == before);
    CHECK(carriedOut(game.tracker.placement(), plan.operations).places == before.places);
  };
  undone("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O");
  undone("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O");
  undone("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6");
  undone("3qk3/2P5/8/8/8/8/8/4K3 w - - 0 1", "cxd8=Q+");
  undone("3qk3/2P5/8/8/8/8/8/Q3K3 w - - 0 1", "cxd8=Q+");
}

TEST_CASE("queen odds from the standard board is exactly one store") {
  for (const bool interchange : {false, true}) {
    const SetupPlan plan = checkedSetup(Placement::standard(), withoutQueen(Color::Black), interchange);
    CHECK(plan.motion.operations == Operations{{black("Q"), on("d8"), stored(black("Q"))}});
    CHECK(plan.motion.result == withoutQueen(Color::Black));
    CHECK(plan.missing.empty());
  }
}

TEST_CASE("a board that stands already needs nothing") {
  CHECK(checkedSetup(Placement::standard(), Placement::standard(), true).motion.empty());
  CHECK(checkedSetup(Placement::stored(), Placement::stored(), false).motion.empty());
}

TEST_CASE("setting up from storage fetches each piece once, clearing stores each once") {
  const SetupPlan up = checkedSetup(Placement::stored(), Placement::standard(), true);
  CHECK(up.motion.operations.size() == 32);
  CHECK(up.motion.result.matches(Position()));
  const SetupPlan strict = checkedSetup(Placement::stored(), Placement::standard(), false);
  CHECK(strict.motion.operations.size() == 32);
  CHECK(strict.motion.result == Placement::standard());
  const SetupPlan down = checkedSetup(Placement::standard(), Placement::stored(), true);
  CHECK(down.motion.operations.size() == 32);
  CHECK(down.motion.result == Placement::stored());
}

TEST_CASE("equal objects interchange: knights that changed sides stay where they are") {
  Placement now = Placement::standard();
  std::swap(now.places[white("N1")], now.places[white("N2")]);
  const SetupPlan plan = checkedSetup(now, Placement::standard(), true);
  CHECK(plan.motion.empty());
  CHECK(plan.motion.result.places == now.places);  // the truth, not the wish
  CHECK(plan.motion.result.matches(Position()));

  // Without interchange they change places over a free one.
  const SetupPlan strict = checkedSetup(now, Placement::standard(), false);
  CHECK(strict.motion.operations.size() == 3);
  CHECK(strict.motion.result == Placement::standard());
}

TEST_CASE("interchange shifts the nearest role, not the own one") {
  // N1 stands on N2's home, N2 in the middle: one shift, though neither stands on its own square.
  Placement now = Placement::standard();
  now.places[white("N1")] = on("g1");
  now.places[white("N2")] = on("d4");
  const SetupPlan plan = checkedSetup(now, Placement::standard(), true);
  CHECK(plan.motion.operations == Operations{{white("N2"), on("d4"), on("b1")}});
}

TEST_CASE("what is stored ends in its own slot, whoever served the square") {
  Placement now = Placement::standard();
  std::swap(now.places[white("R1")], now.places[white("R2")]);
  Placement target = Placement::standard();  // rook odds: a1 empty
  target.places[white("R1")] = stored(white("R1"));
  const SetupPlan plan = checkedSetup(now, target, true);
  CHECK(plan.motion.operations == Operations{{white("R2"), on("a1"), stored(white("R2"))}});
}

TEST_CASE("a ring of different pieces is opened once") {
  Placement now = Placement::standard();
  now.places[white("R1")] = on("c1");
  now.places[white("B1")] = on("b1");
  now.places[white("N1")] = on("a1");
  const SetupPlan plan = checkedSetup(now, Placement::standard(), true);
  CHECK(plan.motion.operations.size() == 4);
  CHECK(plan.motion.result == Placement::standard());
}

TEST_CASE("two rings that share a kind are opened together") {
  // Rook and knight changed places on both wings.
  Placement now = Placement::standard();
  std::swap(now.places[white("R1")], now.places[white("N1")]);
  std::swap(now.places[white("R2")], now.places[white("N2")]);
  CHECK(checkedSetup(now, Placement::standard(), false).motion.operations.size() == 6);
  CHECK(checkedSetup(now, Placement::standard(), true).motion.operations.size() == 5);
}

TEST_CASE("a ring is opened over a near and lonely square") {
  Placement now = Placement::stored();
  now.places[white("K")] = on("d4");
  now.places[white("Q")] = on("e4");
  // A crowd below; beside and above it is just as near, and empty.
  for (const auto* pawn : {"P3", "P4", "P5", "P6"}) now.places[white(pawn)] = Place::onSquare(homeSquare(white(pawn)));
  Placement target = now;
  std::swap(target.places[white("K")], target.places[white("Q")]);
  const SetupPlan plan = checkedSetup(now, target, true);
  REQUIRE(plan.motion.operations.size() == 3);
  const Square over = plan.motion.operations[0].to.square();
  CHECK((rankOf(over) == 3 || rankOf(over) == 4));
  CHECK((fileOf(over) >= 2 && fileOf(over) <= 5));
}

TEST_CASE("a pawn that stood for a queen becomes a pawn again, and a target may have it stand") {
  auto game = TrackedGame::guessed("4k3/2P5/8/8/8/8/8/Q3K3 w - - 0 1");
  game.play("c8=Q+");
  const Placement withStandIn = game.tracker.placement();
  const SetupPlan plan = checkedSetup(withStandIn, Placement::standard(), true);
  CHECK(plan.motion.result.matches(Position()));

  const SetupPlan back = checkedSetup(Placement::standard(), withStandIn, true);
  CHECK(back.motion.result.matches(game.position));
}

TEST_CASE("what is lost is left out and named") {
  Placement now = Placement::standard();
  now.places[black("K")] = Place::nowhere();
  now.places[white("P3")] = Place::nowhere();
  const SetupPlan plan = checkedSetup(now, Placement::standard(), true);
  CHECK(plan.motion.empty());
  CHECK(plan.missing == std::vector<PieceId>{white("P3"), black("K")});
  CHECK_FALSE(plan.motion.result.known);
}

TEST_CASE("an equal object serves for one that is lost and not needed elsewhere") {
  Placement now = Placement::stored();
  now.places[white("R1")] = Place::nowhere();
  Placement target = Placement::stored();
  target.places[white("R1")] = on("a1");
  CHECK(checkedSetup(now, target, false).missing == std::vector<PieceId>{white("R1")});
  const SetupPlan plan = checkedSetup(now, target, true);
  CHECK(plan.missing.empty());
  CHECK(plan.motion.operations == Operations{{white("R2"), stored(white("R2")), on("a1")}});
}

TEST_CASE("what is lost but belongs in storage is not missed on the board") {
  Placement now = Placement::standard();
  now.places[black("Q")] = Place::nowhere();
  for (const bool interchange : {false, true}) {
    const SetupPlan plan = checkedSetup(now, withoutQueen(Color::Black), interchange);
    CHECK(plan.motion.empty());
    CHECK(plan.missing.empty());
  }
}

TEST_CASE("what a target knows nothing of gets out of the way") {
  Placement now = Placement::standard();
  now.places[white("P5")] = on("d1");
  now.places[white("Q")] = on("d4");
  Placement target = Placement::standard();
  target.places[white("P5")] = Place::nowhere();
  for (const bool interchange : {false, true}) {
    const SetupPlan plan = checkedSetup(now, target, interchange);
    CHECK(plan.motion.operations ==
          Operations{{white("P5"), on("d1"), stored(white("P5"))}, {white("Q"), on("d4"), on("d1")}});
  }
}

TEST_CASE("pieces in wrong slots are put right") {
  Placement now = Placement::stored();
  std::swap(now.places[white("Q")], now.places[white("K")]);
  const SetupPlan plan = checkedSetup(now, Placement::stored(), true);
  CHECK(plan.motion.operations.size() == 3);
  CHECK(plan.motion.result == Placement::stored());
}

TEST_CASE("after a set-up identity is as sure as the target's") {
  auto guess = Placement::guessedFor(Position());
  REQUIRE(guess);
  CHECK(checkedSetup(*guess, Placement::standard(), true).motion.result.known);
  CHECK_FALSE(checkedSetup(Placement::standard(), *guess, true).motion.result.known);
}
