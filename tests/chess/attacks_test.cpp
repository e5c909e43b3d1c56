// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/attacks.h"

#include "base/rng.h"
#include "chess/position.h"

#include <catch2/catch.hpp>
#include <cstdlib>

using namespace kirin;

namespace {

/// Built before main, whatever the order of the files: the tables must be there already.
const Position kEarlyPosition;
const Bitboard kEarlyView = rookAttacks(0, 0);

/// By walking square by square, the slow and plain way.
Bitboard walk(Square s, Bitboard occupied, bool straight) {
  Bitboard seen = 0;
  for (int df = -1; df <= 1; ++df) {
    for (int dr = -1; dr <= 1; ++dr) {
      if ((df == 0 && dr == 0) || (df == 0 || dr == 0) != straight) continue;
      for (int f = fileOf(s) + df, r = rankOf(s) + dr; f >= 0 && f < 8 && r >= 0 && r < 8; f += df, r += dr) {
        seen |= bit(makeSquare(f, r));
        if (occupied & bit(makeSquare(f, r))) break;
      }
    }
  }
  return seen;
}

}  // namespace

TEST_CASE("sliders see what a walk sees, for every set of blockers tried") {
  Rng rng(1);
  for (Square s = 0; s < 64; ++s) {
    bool same = true;
    for (int i = 0; i < 2000; ++i) {
      const Bitboard occupied = i % 2 ? rng.next() : rng.next() & rng.next();
      same = same && bishopAttacks(s, occupied) == walk(s, occupied, false) &&
             rookAttacks(s, occupied) == walk(s, occupied, true);
    }
    CAPTURE(squareName(s));
    CHECK(same);
  }
}

TEST_CASE("steppers reach what their step says") {
  for (Square a = 0; a < 64; ++a) {
    for (Square b = 0; b < 64; ++b) {
      const int df = std::abs(fileOf(a) - fileOf(b));
      const int dr = std::abs(rankOf(a) - rankOf(b));
      const bool knight = (knightAttacks(a) & bit(b)) != 0;
      const bool king = (kingAttacks(a) & bit(b)) != 0;
      const bool white = (pawnAttacks(Color::White, a) & bit(b)) != 0;
      const bool black = (pawnAttacks(Color::Black, a) & bit(b)) != 0;
      if (knight != (df * dr == 2) || king != (df <= 1 && dr <= 1 && a != b) ||
          white != (df == 1 && rankOf(b) - rankOf(a) == 1) || black != (df == 1 && rankOf(a) - rankOf(b) == 1))
        FAIL(squareName(a) << " to " << squareName(b));
    }
  }
  SUCCEED();
}

TEST_CASE("between and line agree with the sliders") {
  for (Square a = 0; a < 64; ++a) {
    for (Square b = 0; b < 64; ++b) {
      const bool aligned = a != b && (queenAttacks(a, 0) & bit(b));
      if (aligned != (lineThrough(a, b) != 0) || (!aligned && between(a, b) != 0))
        FAIL(squareName(a) << " to " << squareName(b));
      if (!aligned) continue;
      const bool straight = fileOf(a) == fileOf(b) || rankOf(a) == rankOf(b);
      const Bitboard way = walk(a, bit(b), straight) & walk(b, bit(a), straight) & ~bit(a) & ~bit(b);
      const Bitboard line = lineThrough(a, b);
      if (between(a, b) != (way & line) || line != lineThrough(b, a) || !(line & bit(a)) || !(line & bit(b)))
        FAIL(squareName(a) << " to " << squareName(b));
    }
  }
  CHECK(lineThrough(0, 9) == 0x8040201008040201ULL);
}

TEST_CASE("tables are complete before other static objects") {
  CHECK(kEarlyView == rookAttacks(0, 0));
  CHECK(kEarlyPosition == Position());
  CHECK_FALSE(kEarlyPosition.inCheck());
}
