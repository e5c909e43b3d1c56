// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start.h"

#include "chess/movegen.h"

#include <bit>
#include <catch2/catch.hpp>
#include <set>

namespace kirin {

namespace {

std::vector<Start> startsOf(StartShares shares, int count) {
  Rng rng(7);
  std::vector<Start> starts;
  for (int i = 0; i < count; ++i) starts.push_back(drawStart(shares, rng));
  return starts;
}

}  // namespace

TEST_CASE("Standard starts are eight or nine random plies, seldom the same") {
  std::set<Key> seen;
  std::set<int> plies;
  for (const Start& start : startsOf({100, 0, 0, 0}, 200)) {
    CHECK(start.kind == StartKind::Standard);
    CHECK(start.line.start() == Position());
    CHECK(hasLegalMove(start.line.current()));
    seen.insert(start.line.current().key());
    plies.insert(start.line.plies());
  }
  CHECK(seen.size() > 195);
  CHECK(plies == std::set{8, 9});
}

TEST_CASE("Odds take one to three pieces of one side, at most one of the other's, and keep the rights of rooks") {
  std::array<int, 4> missing{};
  int both = 0;
  bool rookGone = false;
  for (const Start& start : startsOf({0, 100, 0, 0}, 300)) {
    const Position& position = start.line.start();
    std::array gone{16 - std::popcount(position.pieces(Color::White)),
                    16 - std::popcount(position.pieces(Color::Black))};
    std::sort(gone.begin(), gone.end());
    CHECK(gone[0] <= 1);
    REQUIRE((gone[1] >= 1 && gone[1] <= 3));
    ++missing[static_cast<std::size_t>(gone[1])];
    both += gone[0];
    for (Color color : kColors) {
      for (int side : {0, 1}) {
        const Square rook = Position().castlingRook(color, side);
        const bool stands = position.at(rook) == Piece{color, PieceType::Rook};
        CHECK(position.castlingRook(color, side) == (stands ? rook : kNoSquare));
        rookGone |= !stands;
      }
    }
    CHECK(start.line.plies() <= 8);
  }
  CHECK(rookGone);
  CHECK(both > 30);
  for (int count : {1, 2, 3}) CHECK(missing[static_cast<std::size_t>(count)] > 50);
}

TEST_CASE("Endgames have few pieces and can be played on") {
  std::set<Key> seen;
  bool black = false;
  for (const Start& start : startsOf({0, 0, 100, 0}, 300)) {
    CHECK(std::popcount(start.line.start().pieces()) <= 2 + 6 + 13);
    CHECK(start.line.automaticDraw() == DrawRule::None);
    CHECK(hasLegalMove(start.line.current()));
    seen.insert(start.line.start().key());
    black |= start.line.start().sideToMove() == Color::Black;
  }
  CHECK(seen.size() > 295);
  CHECK(black);
}

TEST_CASE("Kinds come as often as asked") {
  std::array<int, kStartKinds> counts{};
  for (const Start& start : startsOf({40, 30, 20, 10}, 2000)) ++counts[static_cast<std::size_t>(start.kind)];
  CHECK(counts[0] == Approx(800).margin(90));
  CHECK(counts[1] == Approx(600).margin(90));
  CHECK(counts[2] == Approx(400).margin(80));
  CHECK(counts[3] == Approx(200).margin(60));
}

TEST_CASE("A first score beyond the bound of its kind throws a start away") {
  const auto accepts = [](StartKind kind, int score) { return Start{kind, GameLine()}.accepts(score); };
  CHECK(accepts(StartKind::Standard, -500));
  CHECK_FALSE(accepts(StartKind::Standard, 501));
  CHECK_FALSE(accepts(StartKind::Standard, -501));
  for (StartKind kind : {StartKind::Odds, StartKind::Endgame}) {
    CHECK(accepts(kind, 0));
    CHECK(accepts(kind, -1500));
    CHECK_FALSE(accepts(kind, 1501));
  }
  CHECK(accepts(StartKind::Unbalanced, -150));
  CHECK_FALSE(accepts(StartKind::Unbalanced, 149));
  CHECK_FALSE(accepts(StartKind::Unbalanced, -1501));
}

}  // namespace kirin
