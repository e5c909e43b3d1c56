// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What makes a move easy or hard to see, each feature on a position made for it.
#include "helpers.h"

#include "engine/person/sight.h"

using namespace kirin;
using testing::position;

namespace {

Square square(std::string_view name) {
  const auto parsed = parseSquare(name);
  REQUIRE(parsed);
  return *parsed;
}

Attention eyesOn(std::string_view name) {
  Attention attention;
  attention.squares = bit(square(name));
  attention.lastTo = square(name);
  return attention;
}

Move move(const Position& p, std::string_view uci) {
  const auto parsed = parseUci(p, uci);
  INFO(uci);
  REQUIRE(parsed.ok());
  return *parsed;
}

}  // namespace

TEST_CASE("a move is as far from the eyes as it ends from what moved last") {
  const Position p = position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  CHECK(distanceFromEyes(move(p, "a1a4"), eyesOn("e4")) == 4);
  CHECK(distanceFromEyes(move(p, "a1d1"), eyesOn("e4")) == 3);
  CHECK(distanceFromEyes(move(p, "e1e2"), eyesOn("e2")) == 0);
  CHECK(distanceFromEyes(move(p, "a1a4"), Attention()) == 7);
}

TEST_CASE("sliders go far, knights and kings never") {
  const Position p = position("4k3/8/8/8/8/8/8/R3K1N1 w Q - 0 1");
  CHECK(isLong(p, move(p, "a1a5")));
  CHECK_FALSE(isLong(p, move(p, "a1a4")));
  CHECK_FALSE(isLong(p, move(p, "g1f3")));
}

TEST_CASE("backward is towards one's own side, and castling is neither") {
  const Position white = position("4k3/8/8/3N4/8/8/8/R3K3 w Q - 0 1");
  CHECK(isBackward(white, move(white, "d5c3")));
  CHECK_FALSE(isBackward(white, move(white, "d5c7")));
  CHECK_FALSE(isBackward(white, move(white, "a1b1")));
  CHECK_FALSE(isBackward(white, move(white, "e1c1")));
  const Position black = position("4k3/8/8/3n4/8/8/8/4K3 b - - 0 1");
  CHECK(isBackward(black, move(black, "d5c7")));
}

TEST_CASE("a line that the last move opened is uncovered") {
  const Position p = position("4k3/7p/8/8/8/8/8/1B2K3 w - - 0 1");
  Attention attention = eyesOn("f6");
  attention.lastFrom = square("e4");
  CHECK(isUncovered(move(p, "b1h7"), attention));
  CHECK_FALSE(isUncovered(move(p, "b1d3"), attention));
  attention.lastFrom = kNoSquare;
  CHECK_FALSE(isUncovered(move(p, "b1h7"), attention));
}

TEST_CASE("a guard that is pinned guards nothing") {
  const Position pinned = position("4k3/8/4p3/3p4/8/2N5/8/4R1K1 w - - 0 1");
  CHECK(guardIsPinned(pinned, move(pinned, "c3d5")));
  const Position free = position("4k3/8/4p3/3p4/8/2N5/8/3R2K1 w - - 0 1");
  CHECK_FALSE(guardIsPinned(free, move(free, "c3d5")));
  const Position unguarded = position("6k1/8/8/3p4/8/2N5/8/4R1K1 w - - 0 1");
  CHECK_FALSE(guardIsPinned(unguarded, move(unguarded, "c3d5")));
  const Position twice = position("4k3/8/2p1p3/3p4/8/2N5/8/4R1K1 w - - 0 1");
  CHECK_FALSE(guardIsPinned(twice, move(twice, "c3d5")));
}

TEST_CASE("what nobody guards is free at a glance") {
  const Position free = position("4k3/8/8/8/3n4/8/8/3RK3 w - - 0 1");
  CHECK(takesUnguarded(free, move(free, "d1d4")));
  CHECK_FALSE(takesUnguarded(free, move(free, "d1d3")));
  const Position guarded = position("4k3/8/8/4p3/3n4/8/8/3RK3 w - - 0 1");
  CHECK_FALSE(takesUnguarded(guarded, move(guarded, "d1d4")));
  const Position behind = position("3rk3/8/8/8/3n4/8/8/3RK3 w - - 0 1");
  CHECK_FALSE(takesUnguarded(behind, move(behind, "d1d4")));
}

TEST_CASE("a piece that could be won is expected to go") {
  const Position hit = position("4k3/8/8/2p5/3N4/8/3P4/4K3 w - - 0 1");
  CHECK(isFlight(hit, move(hit, "d4f3")));
  CHECK_FALSE(isFlight(hit, move(hit, "d2d3")));
  const Position guarded = position("3rk3/8/8/8/3N4/2P5/8/4K3 w - - 0 1");
  CHECK_FALSE(isFlight(guarded, move(guarded, "d4f3")));
  const Position unguarded = position("3rk3/8/8/8/3N4/8/8/4K3 w - - 0 1");
  CHECK(isFlight(unguarded, move(unguarded, "d4f3")));
}

TEST_CASE("a fork strikes two that are worth more") {
  const Position p = position("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1");
  CHECK(isFork(p, move(p, "b5c7")));
  CHECK_FALSE(isFork(p, move(p, "b5d6")));  // the king alone
  const Position pawn = position("4k3/8/2n1b3/8/3P4/8/8/4K3 w - - 0 1");
  CHECK(isFork(pawn, move(pawn, "d4d5")));
  const Position cheap = position("4k3/8/2p1p3/8/8/8/8/3Q2K1 w - - 0 1");
  CHECK_FALSE(isFork(cheap, move(cheap, "d1d6")));
}

TEST_CASE("what has stood for long is settled, what just moved is not") {
  GameLine line;
  for (const char* uci :
       {"e2e4", "a7a6", "f1c4", "b7b6", "c4d5", "c7c6", "g1f3", "d7d6", "b1c3", "e7e6", "d2d3", "g7g6"}) {
    line.play(move(line.current(), uci));
  }
  const Attention attention = attentionBefore(line);
  CHECK((attention.settled & bit(square("a8"))) != 0);
  CHECK((attention.settled & bit(square("d5"))) == 0);
  CHECK(attention.lastTo == square("g6"));
  CHECK((attention.squares & bit(square("d3"))) != 0);
  CHECK(attentionBefore(GameLine()).settled == 0);

  const Move taken = move(line.current(), "d5c6");
  CHECK_FALSE(takesSettled(line.current(), taken, attention));  // came to c6 six plies ago
  const Move flank = move(line.current(), "c1h6");
  CHECK_FALSE(takesSettled(line.current(), flank, attention));  // takes nothing
}

TEST_CASE("the emptier the board, the more is seen on it") {
  const Position full = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  const Position empty = position("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1");
  CHECK(piecesGone(full) == 0);
  CHECK(piecesGone(empty) == 27);
  CHECK(visibility(empty, move(empty, "b1c3"), eyesOn("d5")) > visibility(full, move(full, "b1c3"), eyesOn("d5")));
}

TEST_CASE("eyes follow a move made in mind") {
  const Attention before = eyesOn("h5");
  const Attention after = attentionAfter(before, Move(square("c3"), square("d5")));
  CHECK(after.squares == (bit(square("c3")) | bit(square("d5")) | bit(square("h5"))));
  CHECK(after.lastFrom == square("c3"));
  CHECK(after.lastTo == square("d5"));
}

TEST_CASE("taking what just moved is seen best, a quiet move far away worst") {
  const Position p = position("4k3/8/8/3n4/8/8/8/R2RK3 w Q - 0 1");
  const int near = visibility(p, move(p, "d1d5"), eyesOn("d5"));
  const int far = visibility(p, move(p, "d1d5"), eyesOn("h8"));
  const int quiet = visibility(p, move(p, "a1a3"), eyesOn("h8"));
  CHECK(near > far);
  CHECK(far > quiet);
}
