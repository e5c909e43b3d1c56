// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transposition_table.h"

#include "base/rng.h"
#include "engine/score.h"

#include <catch2/catch.hpp>

using namespace kirin;

namespace {
Move someMove() { return Move(12, 28); }
}  // namespace

TEST_CASE("the table gives back what was stored") {
  TranspositionTable table(1);
  TableEntry entry;
  CHECK_FALSE(table.probe(42, 0, entry));
  table.store(42, 0, {someMove(), -57, 33, 9, Bound::Lower});
  REQUIRE(table.probe(42, 0, entry));
  CHECK(entry.move == someMove());
  CHECK(entry.score == -57);
  CHECK(entry.eval == 33);
  CHECK(entry.depth == 9);
  CHECK(entry.bound == Bound::Lower);
  table.clear();
  CHECK_FALSE(table.probe(42, 0, entry));
}

TEST_CASE("a mate in the table is counted from the position it was found in") {
  TranspositionTable table(1);
  TableEntry entry;
  table.store(7, 4, {someMove(), mateIn(9), kNoScore, 5, Bound::Exact});
  REQUIRE(table.probe(7, 2, entry));
  CHECK(entry.score == mateIn(7));
  table.store(8, 4, {someMove(), matedIn(10), kNoScore, 5, Bound::Exact});
  REQUIRE(table.probe(8, 0, entry));
  CHECK(entry.score == matedIn(6));
}

TEST_CASE("a known move is not lost to an entry without one") {
  TranspositionTable table(1);
  TableEntry entry;
  table.store(7, 0, {someMove(), 10, 0, 5, Bound::Lower});
  table.store(7, 0, {{}, -10, 0, 6, Bound::Upper});
  REQUIRE(table.probe(7, 0, entry));
  CHECK(entry.move == someMove());
  CHECK(entry.bound == Bound::Upper);
}

TEST_CASE("deep entries outlive shallow ones, and old ones make room") {
  TranspositionTable table(1);
  TableEntry entry;
  const auto crowd = [&](std::uint64_t seed, int depth) {
    Rng rng(seed);
    for (int i = 0; i < 400'000; ++i) table.store(rng.next(), 0, {someMove(), 0, 0, depth, Bound::Exact});
  };
  const auto survivors = [&](std::uint64_t seed) {
    Rng rng(seed);
    int count = 0;
    for (int i = 0; i < 1000; ++i) count += table.probe(rng.next(), 0, entry);
    return count;
  };
  Rng deep(1);
  for (int i = 0; i < 1000; ++i) table.store(deep.next(), 0, {someMove(), 0, 0, 30, Bound::Exact});
  crowd(2, 1);
  CHECK(survivors(1) == 1000);
  for (int search = 0; search < 10; ++search) table.newSearch();
  crowd(3, 1);
  CHECK(survivors(1) < 100);
}

TEST_CASE("fullness counts what this search stored") {
  TranspositionTable table(1);
  CHECK(table.fullness() == 0);
  Rng rng(5);
  for (int i = 0; i < 1'000'000; ++i) table.store(rng.next(), 0, {someMove(), 0, 0, 1, Bound::Exact});
  CHECK(table.fullness() == 1000);
  table.newSearch();
  CHECK(table.fullness() == 0);
}

TEST_CASE("the fraction of a table in use follows its size") {
  TranspositionTable small(1);
  TranspositionTable large(64);
  Rng a(9);
  for (int i = 0; i < 80'000; ++i) {
    const Key key = a.next();
    small.store(key, 0, {someMove(), 0, 0, 1, Bound::Exact});
    large.store(key, 0, {someMove(), 0, 0, 1, Bound::Exact});
  }
  CHECK(small.fullness() > 20 * large.fullness());
}
