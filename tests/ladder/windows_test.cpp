// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/windows.h"

#include "ladder/helpers.h"

namespace kirin::ladder {
namespace {

double of(const Window& window, Trait trait) { return window[static_cast<std::size_t>(trait)]; }

/// Ten moves of each side: White castles, takes back, and goes back and forth; Black leaves a knight hanging.
GameLine sample() {
  return lineOf(kStartFen, {"e4", "e5",  "Nf3", "Nc6", "Bb5",  "a6",  "Bxc6", "dxc6", "O-O", "Bg4",
                            "h3", "Bh5", "g4",  "Bg6", "Nxe5", "Qd4", "Nxg6", "hxg6", "Kg2", "Qxe4+"});
}

}  // namespace

TEST_CASE("windows lie behind one another, and what is too short for one is left out") {
  const GameLine line = sample();
  CHECK(windowStarts(line, Color::White, 0) == std::vector{0});
  CHECK(windowStarts(line, Color::Black, 0) == std::vector{1});
  CHECK(windowStarts(line, Color::White, 1).empty());
  GameLine longer = line;
  for (const auto* san : {"f3", "Qe6", "d3", "f6"}) longer.play(moveIn(longer, san));
  CHECK(windowStarts(longer, Color::White, 1) == std::vector{2});
  CHECK(windowStarts(longer, Color::White, 4) == std::vector{4});
  CHECK(windowStarts(longer, Color::White, 5).empty());
}

TEST_CASE("a window counts what was done in it") {
  const GameLine line = sample();
  const Window white = windowAt(line, 0, nullptr), black = windowAt(line, 1, nullptr);
  CHECK(of(white, Trait::Captures) == 3);
  CHECK(of(black, Trait::Captures) == 3);
  CHECK(of(black, Trait::Checks) == 1);
  CHECK(of(white, Trait::Castles) == 1);
  CHECK(of(white, Trait::Pawns) == 3);
  CHECK(of(white, Trait::Minors) == 5);
  CHECK(of(white, Trait::Kings) == 2);  // one by castling
  CHECK(of(white, Trait::Kinds) == 4);
  CHECK(of(black, Trait::TakenBack) == 2);
  CHECK(of(black, Trait::NotTakenBack) == 0);
  CHECK(of(white, Trait::SamePiece) == 2);
  CHECK(of(black, Trait::Backward) == 2);
  CHECK(of(white, Trait::Lost) == 0);
}

TEST_CASE("a move that is taken back by the next is counted as undone") {
  const GameLine line = lineOf(kStartFen, {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6",
                                           "Nb1", "Nb8", "e3",  "e6",  "e4",  "e5",  "d3",  "d6",  "d4",  "d5"});
  const Window white = windowAt(line, 0, nullptr);
  CHECK(of(white, Trait::Undone) == 4);
  CHECK(of(white, Trait::SamePiece) == 6);
}

TEST_CASE("with a search a window knows what its moves lost, and nothing of what came later") {
  const RealTime time;
  LossMeter meter(time, 1000);
  const GameLine line = sample();
  const Window black = windowAt(line, 1, &meter);
  CHECK(of(black, Trait::Lost) > 0);
  CHECK(of(black, Trait::First) >= 1);
  GameLine longer = line;
  for (const auto* san : {"f3", "Qe6"}) longer.play(moveIn(longer, san));
  CHECK(windowAt(longer, 1, &meter) == black);
}

}  // namespace kirin::ladder
