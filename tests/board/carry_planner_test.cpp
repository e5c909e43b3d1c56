// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/carry_testing.h"

#include <algorithm>

using namespace kirin;
using namespace kirin::testing;

namespace {

using Purpose = Carry::Purpose;

/// The plan of one move of a position, everything placed equally well.
struct Played {
  TrackedGame game;
  Table table;
  CarryPlan plan;
};

Played played(const BoardProfile& profile, std::string_view fen, std::string_view san, double uncertainty) {
  TrackedGame game = TrackedGame::guessed(fen);
  const Table table = Table::of(profile, game.tracker.placement(), uncertainty);
  const Placement before = game.tracker.placement();
  const MotionPlan motion = planMove(before, game.play(san));
  return {game, table, checkedPlan(CarryPlanner(profile), table, motion)};
}

/// No room between the first rank and the end of the rails, nor above the last.
BoardProfile walledIn(BoardProfile profile) {
  for (Point* corner : {&profile.geometry.a1, &profile.geometry.h1, &profile.geometry.a8, &profile.geometry.h8})
    corner->y -= 100;
  profile.geometry.travel.y = profile.geometry.a8.y + 12;
  return profile;
}

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

}  // namespace

TEST_CASE("a free way is driven straight, as far past the place as the piece trails") {
  const BoardProfile profile;
  const auto move = played(profile, kStart, "e4", 0.3);
  REQUIRE(move.plan.carries.size() == 1);
  const Carry& carry = move.plan.carries[0];
  CHECK(carry.path == Path{profile.where(on("e2")), profile.where(on("e4")) + Point{0, 2}});
  CHECK(carry.purpose == Purpose::Operation);
}

TEST_CASE("a knight leaves a closed rank between two pawns") {
  const auto move = played(BoardProfile(), kStart, "Nc3", 0.3);
  REQUIRE(move.plan.carries.size() == 1);
  CHECK(move.plan.magnetDistance >= 18);
  CHECK(move.plan.clearance >= 0.3);
  // Hardly slower than if nobody stood there.
  const Carry& carry = move.plan.carries[0];
  const BoardProfile profile;
  CHECK(carry.drag < timeAlong({carry.path.front(), carry.path.back()}, 120, profile.motion) * 1.1);
}

TEST_CASE("wide bases leave only empty squares: a pawn goes aside for the knight and comes back") {
  const auto move = played(walledIn(wideBases()), kStart, "Nc3", 0.3);
  REQUIRE(move.plan.carries.size() == 3);
  const Carry& aside = move.plan.carries[0];
  const Carry& back = move.plan.carries[2];
  CHECK(aside.purpose == Purpose::Aside);
  CHECK(kindOf(aside.operation.piece) == PieceType::Pawn);
  CHECK(back.purpose == Purpose::Back);
  CHECK(back.operation == PieceOperation{aside.operation.piece, aside.operation.to, aside.operation.from});
  CHECK(kindOf(move.plan.carries[1].operation.piece) == PieceType::Knight);
}

TEST_CASE("where there is room beside the board, a knight goes around rather than disturb anybody") {
  const auto move = played(wideBases(), kStart, "Nc3", 0.3);
  REQUIRE(move.plan.carries.size() == 1);
  CHECK(move.plan.clearance >= 0.3);
}

TEST_CASE("a rook behind its pawns runs straight beside them, and nobody makes way") {
  for (const BoardProfile& profile : {BoardProfile(), wideBases()}) {
    const auto move = played(profile, "4k3/8/8/8/8/8/3PPPPP/5RK1 w - - 0 1", "Rc1", 0.3);
    REQUIRE(move.plan.carries.size() == 1);
    CHECK(move.plan.carries[0].path.size() == 2);
  }
}

TEST_CASE("whoever blocks the blockers goes aside first and comes back last") {
  const auto move =
      played(wideBases(), "r1bqkb1r/pp3ppp/2nppn2/2p5/4P3/2NP1NP1/PPP2PBP/R1BQK2R b KQkq - 0 6", "Be7", 0.3);
  const auto aside = carriesFor(move.plan, Purpose::Aside);
  const auto back = carriesFor(move.plan, Purpose::Back);
  REQUIRE(aside.size() == 2);
  REQUIRE(back.size() == 2);
  CHECK(aside[0].operation.piece == back[1].operation.piece);
  CHECK(aside[1].operation.piece == back[0].operation.piece);
}

TEST_CASE("pawns that a hand put down are centred before a knight passes between them") {
  const auto move = played(walledIn(BoardProfile()), kStart, "Nc3", 3);
  const auto centred = carriesFor(move.plan, Purpose::Centre);
  CHECK_FALSE(centred.empty());
  CHECK(centred.size() <= 2);
  CHECK(carriesFor(move.plan, Purpose::Aside).empty());
  for (const Carry& carry : centred) CHECK(carry.operation.from == carry.operation.to);
}

TEST_CASE("with wide bases who stands too tight to be moved to and fro is taken up and put down again") {
  const BoardProfile profile = wideBases();
  for (const char* const san : {"Nc3", "Nh3", "e4"}) {
    CAPTURE(san);
    TrackedGame game = TrackedGame::standard();
    const Table table = Table::of(profile, game.tracker.placement(), 3 * profile.pieces.placedByHand);
    const MotionPlan motion = planMove(table.placement, game.play(san));
    const auto plan = CarryPlanner(profile).plan(table, motion);
    REQUIRE(plan);
    CHECK(plan->result == motion.result);
    const ContactAudit audit = auditContacts(profile, table, *plan);
    CHECK(audit.impossible == 0);
    CHECK(audit.offCentre <= profile.pieces.centring + 1e-9);
    for (const Carry& carry : plan->carries) {
      const bool still = carry.path.front() == carry.path.back();
      CHECK(carry.off == (still ? profile.pieces.centring : profile.pieces.placedByMachine));
      // Only if a neighbour leaned to it as far as hands ever put one would they touch as it is drawn in.
      CHECK(carry.clearance > -profile.pieces.centring);
    }
  }
}

TEST_CASE("castling: one goes round the other") {
  for (const char* fen : {"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"}) {
    const auto move = played(BoardProfile(), fen, "O-O", 0.3);
    CHECK(move.plan.carries.size() == 2);
  }
  const auto wide = played(wideBases(), "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", "O-O-O", 0.3);
  CHECK(wide.plan.carries.size() == 2);
}

TEST_CASE("a captured piece passes a full column of storage") {
  // Black's pieces fill the inner column; the pawn belongs in the outer one.
  const auto move = played(BoardProfile(), "7k/8/8/3p4/4P3/8/8/K7 w - - 0 1", "exd5", 0.3);
  REQUIRE(move.plan.carries.size() == 2);
  CHECK(move.plan.carries[0].operation.to.isSlot());
  const auto wide = played(wideBases(), "7k/8/8/3p4/4P3/8/8/K7 w - - 0 1", "exd5", 0.3);
  CHECK(wide.plan.carries.size() == 2);
}

TEST_CASE("a queen among pieces on all sides is taken off with wide bases too") {
  const auto move = played(wideBases(), "4k3/8/2ppp3/2pqp3/2ppp3/5N2/8/4K1R1 w - - 0 1", "Nxd4", 0.3);
  CHECK(move.plan.clearance >= 0.3);
  const auto inside = played(wideBases(), "4k3/8/2ppp3/2pqp3/2ppp3/4N3/8/4K3 w - - 0 1", "Nxd5", 3);
  CHECK_FALSE(carriesFor(inside.plan, Purpose::Aside).empty());
  CHECK(carriesFor(inside.plan, Purpose::Aside).size() == carriesFor(inside.plan, Purpose::Back).size());
}

TEST_CASE("operations that may change places do where that is quicker") {
  // Rook first takes the head less far here: it comes from the rook's corner.
  const BoardProfile profile;
  TrackedGame game = TrackedGame::guessed("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  Table table = Table::of(profile, game.tracker.placement(), 0.3);
  const MotionPlan motion = planMove(table.placement, game.play("O-O-O"));
  CHECK(kindOf(motion.operations[0].piece) == PieceType::King);
  table.head = profile.where(on("a1"));
  const CarryPlan near = checkedPlan(CarryPlanner(profile), table, motion);
  CHECK(kindOf(near.carries[0].operation.piece) == PieceType::Rook);
  table.head = profile.where(on("h1"));
  const CarryPlan far = checkedPlan(CarryPlanner(profile), table, motion);
  CHECK(kindOf(far.carries[0].operation.piece) == PieceType::King);
}

TEST_CASE("what was dropped on the way is fetched from where it lies") {
  const BoardProfile profile;
  Table table = Table::of(profile, Placement::standard(), 0.3);
  const PieceId knight = white("N1");
  table.put(profile, knight, Place::nowhere(), 0);
  table.standing[knight] = Standing{profile.where(on("b3")) + Point{14, -6}, 2};
  MotionPlan motion;
  motion.operations = {{knight, Place::nowhere(), on("c3")}};
  motion.result = Placement::standard();
  motion.result.places[knight] = on("c3");
  const CarryPlan plan = checkedPlan(CarryPlanner(profile), table, motion);
  REQUIRE(plan.carries.size() == 1);
  CHECK(plan.carries[0].path.front() == table.standing[knight]->at);
}

TEST_CASE("what lies about is gone around, and what is off the table is in nobody's way") {
  const BoardProfile profile;
  TrackedGame game = TrackedGame::guessed("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  Table table = Table::of(profile, game.tracker.placement(), 0.3);
  const PieceId queen = white("Q");
  table.put(profile, queen, Place::nowhere(), 0);
  MotionPlan motion = planMove(table.placement, game.play("Ra8+"));
  motion.result.places[queen] = Place::nowhere();
  CHECK(checkedPlan(CarryPlanner(profile), table, motion).carries[0].path.size() == 2);
  table.standing[queen] = Standing{profile.where(on("a4")) + Point{5, 10}, 4};
  CHECK(checkedPlan(CarryPlanner(profile), table, motion).carries[0].path.size() > 2);
}

TEST_CASE("bases too wide for the board have no way, and neither has what isn't there") {
  BoardProfile profile;
  profile.pieces.bases.fill(60);
  Table table = Table::of(profile, Placement::standard(), 0.3);
  TrackedGame game = TrackedGame::standard();
  const MotionPlan motion = planMove(table.placement, game.play("Nc3"));
  const auto none = CarryPlanner(profile).plan(table, motion);
  REQUIRE_FALSE(none);
  CHECK(none.error() == Error{"plan.no-way", {"N1"}});

  const BoardProfile usual;
  table.standing[white("N1")].reset();
  CHECK_FALSE(CarryPlanner(usual).plan(table, motion));
}

TEST_CASE("nothing to do takes no time") {
  const BoardProfile profile;
  const Table table = Table::of(profile, Placement::standard(), 0.3);
  const CarryPlan plan = checkedPlan(CarryPlanner(profile), table, {{}, Placement::standard()});
  CHECK(plan.empty());
  CHECK(plan.total == Duration::zero());
  CHECK(std::isinf(plan.clearance));
}

TEST_CASE("a board whose axes are exchanged and mirrored plans the same moves in the same time") {
  BoardProfile turned;
  auto& corners = turned.geometry;
  const auto exchange = [](Point p) { return Point{558.8 - p.y, p.x}; };
  corners.a1 = exchange(corners.a1);
  corners.h1 = exchange(corners.h1);
  corners.a8 = exchange(corners.a8);
  corners.h8 = exchange(corners.h8);
  const BoardProfile usual;
  for (const char* san : {"e4", "Nc3"}) {
    const auto a = played(usual, kStart, san, 0.3);
    const auto b = played(turned, kStart, san, 0.3);
    CHECK(std::chrono::duration<double>(b.plan.carries[0].drag).count() ==
          Approx(std::chrono::duration<double>(a.plan.carries[0].drag).count()).margin(0.02));
  }
}
