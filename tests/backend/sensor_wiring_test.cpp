// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/sensor_wiring.h"

#include "board/board_profile.h"
#include "chess/types.h"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>

namespace kirin {
namespace {

/// What one multiplexer's sixteen channels are wired to.
std::string wiredTo(int multiplexer) {
  std::string words;
  for (int channel = 0; channel < kChannels; ++channel) {
    const Place place = placeOfSensor(wiredSensor(multiplexer, channel));
    if (channel > 0) words += ' ';
    if (place.isSquare()) {
      words += squareName(place.square());
    } else {
      words += colorOf(place.slot()) == Color::White ? 'w' : 'b';
      words += pieceLabel(place.slot());
    }
  }
  return words;
}

}  // namespace

TEST_CASE("each channel is wired to the place the reference board has there") {
  CHECK(wiredTo(0) == "bP1 bP2 bP3 bP4 bP5 bP6 bP7 bP8 bR1 bR2 bB1 bB2 bN1 bN2 bQ bK");
  CHECK(wiredTo(1) == "a8 a7 a6 a5 a4 a3 a2 a1 b8 b7 b6 b5 b4 b3 b2 b1");
  CHECK(wiredTo(2) == "c8 c7 c6 c5 c4 c3 c2 c1 d8 d7 d6 d5 d4 d3 d2 d1");
  CHECK(wiredTo(3) == "e8 e7 e6 e5 e4 e3 e2 e1 f8 f7 f6 f5 f4 f3 f2 f1");
  CHECK(wiredTo(4) == "g8 g7 g6 g5 g4 g3 g2 g1 h8 h7 h6 h5 h4 h3 h2 h1");
  CHECK(wiredTo(5) == "wR1 wR2 wB1 wB2 wN1 wN2 wQ wK wP1 wP2 wP3 wP4 wP5 wP6 wP7 wP8");
}

TEST_CASE("multiplexers go from left to right as White sees the table, their channels from top to bottom") {
  const BoardProfile profile;
  std::optional<double> column;
  for (int multiplexer = 0; multiplexer < kMultiplexers; ++multiplexer) {
    for (const int first : {0, 8}) {
      const Point top = profile.where(placeOfSensor(wiredSensor(multiplexer, first)));
      if (column) CHECK(top.x > *column);
      column = top.x;
      for (int row = 1; row < 8; ++row) {
        const Point spot = profile.where(placeOfSensor(wiredSensor(multiplexer, first + row)));
        CHECK(spot.x == Approx(top.x));
        CHECK(spot.y == Approx(top.y - 38.1 * row));
      }
    }
  }
}

}  // namespace kirin
