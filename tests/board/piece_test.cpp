// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_testing.h"

#include <string>

using namespace kirin;
using namespace kirin::testing;

TEST_CASE("the storage column, top to bottom, has the pieces of the a to h files") {
  std::string labels;
  for (PieceId piece = 0; piece < 16; ++piece) labels += std::string(pieceLabel(piece)) + " ";
  CHECK(labels == "R1 R2 B1 B2 N1 N2 Q K P1 P2 P3 P4 P5 P6 P7 P8 ");

  std::string homes;
  for (PieceId piece = 0; piece < 16; ++piece) homes += squareName(homeSquare(piece)) + " ";
  CHECK(homes == "a1 h1 c1 f1 b1 g1 d1 e1 a2 b2 c2 d2 e2 f2 g2 h2 ");
}

TEST_CASE("Black's sixteen mirror White's") {
  for (PieceId piece = 0; piece < 16; ++piece) {
    CHECK(colorOf(piece) == Color::White);
    CHECK(colorOf(piece + 16) == Color::Black);
    CHECK(kindOf(piece + 16) == kindOf(piece));
    CHECK(pieceLabel(piece + 16) == pieceLabel(piece));
    CHECK(homeSquare(piece + 16) == (homeSquare(piece) ^ 56));
  }
}

TEST_CASE("a piece is what stands at its home in the standard start") {
  const Position start;
  for (PieceId piece = 0; piece < kPieceCount; ++piece)
    CHECK(start.at(homeSquare(piece)) == Piece{colorOf(piece), kindOf(piece)});
}

TEST_CASE("a place is a square, a slot, or nobody knows") {
  const Place square = Place::onSquare(63);
  CHECK(square.isSquare());
  CHECK_FALSE(square.isSlot());
  CHECK(square.square() == 63);
  const Place slot = Place::inSlot(31);
  CHECK(slot.isSlot());
  CHECK_FALSE(slot.isSquare());
  CHECK(slot.slot() == 31);
  CHECK(Place().isNowhere());
  CHECK(Place::nowhere() == Place());
  CHECK(Place::onSquare(0) != Place::inSlot(0));
}
