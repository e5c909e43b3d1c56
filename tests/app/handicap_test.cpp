// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/handicap.h"

#include "board/planning.h"
#include "chess/fen.h"

#include <catch2/catch.hpp>

using namespace kirin;

namespace {

struct Expected {
  Odds odds;
  Color engine;
  const char* fen;
  PieceId piece;
};

const Expected kExpected[] = {
    {Odds::Queen, Color::White, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1", 6},
    {Odds::Queen, Color::Black, "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 22},
    {Odds::Rook, Color::White, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1", 0},
    {Odds::Rook, Color::Black, "1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1", 16},
    {Odds::Knight, Color::White, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1", 4},
    {Odds::Knight, Color::Black, "r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20},
};

}  // namespace

TEST_CASE("queen, rook (a-file) and knight (b-file) are taken from the engine's side") {
  for (const auto& expected : kExpected) {
    const HandicapStart start = buildHandicapStart(expected.odds, expected.engine);
    CHECK(start.fen == expected.fen);
    CHECK(toFen(start.position) == expected.fen);
  }
}

TEST_CASE("removing the a-file rook strips that side's queenside castling") {
  const Position position = buildHandicapStart(Odds::Rook, Color::Black).position;
  CHECK(position.castlingRook(Color::Black, 0) == kNoSquare);
  CHECK(position.castlingRook(Color::Black, 1) == 63);
  CHECK(position.castlingRook(Color::White, 0) == 0);
  CHECK(position.castlingRook(Color::White, 1) == 7);
}

TEST_CASE("the snapshot is the standard identity with that one piece already in its own storage slot") {
  for (const auto& expected : kExpected) {
    const HandicapStart start = buildHandicapStart(expected.odds, expected.engine);
    Placement placement = Placement::standard();
    placement.places[expected.piece] = Place::inSlot(expected.piece);
    CHECK(start.placement == placement);
    CHECK(start.placement.known);
    CHECK(start.placement.matches(start.position));
  }
}

TEST_CASE("planSetup reaches a queen-odds start from the standard board in a single store operation") {
  const HandicapStart start = buildHandicapStart(Odds::Queen, Color::White);
  const SetupPlan plan = planSetup(Placement::standard(), start.placement, true);
  REQUIRE(plan.motion.operations.size() == 1);
  CHECK(plan.motion.operations[0] == PieceOperation{6, Place::onSquare(3), Place::inSlot(6)});
  CHECK(plan.motion.result == start.placement);
}

TEST_CASE("without odds the start is the standard one") {
  const HandicapStart start = buildHandicapStart(Odds::None, Color::Black);
  CHECK(start.fen == kStartFen);
  CHECK(start.position == Position());
  CHECK(start.placement == Placement::standard());
}

TEST_CASE("odds have names") {
  for (const Odds odds : {Odds::None, Odds::Queen, Odds::Rook, Odds::Knight}) CHECK(parseOdds(toString(odds)) == odds);
  CHECK(toString(Odds::Knight) == "knight");
  CHECK_FALSE(parseOdds("Queen"));
  CHECK_FALSE(parseOdds("pawn"));
  CHECK_FALSE(parseOdds(""));
}
