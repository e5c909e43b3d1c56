// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/game_line.h"

#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/notation.h"

#include <catch2/catch.hpp>
#include <sstream>

using namespace kirin;

namespace {

void play(GameLine& line, const std::string& moves) {
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const auto move = parseSan(line.current(), word);
    if (!move) FAIL(word << " in " << toFen(line.current()));
    line.play(*move);
  }
}

GameLine lineFrom(std::string_view fen) {
  const auto start = parseFen(fen);
  REQUIRE(start);
  return GameLine(*start);
}

}  // namespace

TEST_CASE("a line remembers every position and forgets from a ply on") {
  GameLine line;
  play(line, "e4 e5 Nf3");
  CHECK(line.plies() == 3);
  CHECK(line.at(0) == line.start());
  CHECK(toSan(line.at(2), line.moves()[2]) == "Nf3");
  line.truncate(1);
  GameLine other;
  play(other, "e4");
  CHECK(line == other);
  line.truncate(0);
  CHECK(line == GameLine());
}

TEST_CASE("threefold may be claimed, fivefold ends the game by itself") {
  GameLine line;
  play(line, "Nf3 Nf6 Ng1 Ng8");
  CHECK(line.repetitions() == 2);
  CHECK(line.claimableDraw() == DrawRule::None);
  play(line, "Nf3 Nf6 Ng1");
  // The knight's return, announced and not yet played, brings the start for the third time.
  CHECK(line.claimableDraw() == DrawRule::None);
  CHECK(line.claimableDraw(*parseSan(line.current(), "Ng8")) == DrawRule::Threefold);
  CHECK(line.claimableDraw(*parseSan(line.current(), "Rg8")) == DrawRule::None);
  play(line, "Ng8");
  CHECK(line.repetitions() == 3);
  CHECK(line.claimableDraw() == DrawRule::Threefold);
  CHECK(line.claimableDraw(*parseSan(line.current(), "e4")) == DrawRule::Threefold);
  CHECK(line.automaticDraw() == DrawRule::None);
  play(line, "Nf3 Nf6 Ng1 Ng8");
  CHECK(line.automaticDraw() == DrawRule::None);
  play(line, "Nf3 Nf6 Ng1 Ng8");
  CHECK(line.repetitions() == 5);
  CHECK(line.automaticDraw() == DrawRule::Fivefold);
}

TEST_CASE("a lost right or a usable en passant makes it another position") {
  GameLine line = lineFrom("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  play(line, "Rb1 Rb8 Ra1 Ra8");
  CHECK(line.repetitions() == 1);
  play(line, "Rb1 Rb8 Ra1 Ra8");
  CHECK(line.repetitions() == 2);

  GameLine passing = lineFrom("4k2r/8/8/8/3p4/8/4P3/4K2R w - - 0 1");
  play(passing, "e4 Rg8 Rg1 Rh8 Rh1");
  CHECK(passing.repetitions() == 1);
  play(passing, "Rg8 Rg1 Rh8 Rh1");
  CHECK(passing.repetitions() == 2);
}

TEST_CASE("repetitions are not looked for before the start, whatever its clock says") {
  GameLine line = lineFrom("2k5/8/8/8/8/8/4R3/4K3 w - - 60 80");
  CHECK(line.repetitions() == 1);
  play(line, "Rd2 Kc7 Re2 Kc8");
  CHECK(line.repetitions() == 2);
}

TEST_CASE("fifty moves are claimed, seventy-five are not asked for") {
  GameLine line = lineFrom("2k5/8/8/8/8/8/4R3/4K3 w - - 98 80");
  CHECK(line.claimableDraw() == DrawRule::None);
  play(line, "Rd2");
  CHECK(line.claimableDraw() == DrawRule::None);
  CHECK(line.claimableDraw(*parseSan(line.current(), "Kc7")) == DrawRule::FiftyMoves);
  play(line, "Kc7");
  CHECK(line.claimableDraw() == DrawRule::FiftyMoves);
  CHECK(line.automaticDraw() == DrawRule::None);

  GameLine late = lineFrom("2k5/8/8/8/8/8/4R3/4K3 w - - 149 99");
  CHECK(late.automaticDraw() == DrawRule::None);
  play(late, "Rd2");
  CHECK(late.automaticDraw() == DrawRule::SeventyFiveMoves);
}

TEST_CASE("mate goes before seventy-five moves, and before the claim of fifty") {
  GameLine line = lineFrom("4k3/8/4K3/8/8/8/8/R7 w - - 149 99");
  const Move mate = *parseSan(line.current(), "Ra8");
  line.play(mate);
  CHECK(line.current().halfmoveClock() == 150);
  CHECK(line.isCheckmate());
  CHECK(line.automaticDraw() == DrawRule::None);

  const GameLine fifty = lineFrom("4k3/8/4K3/8/8/8/8/R7 w - - 99 99");
  CHECK(fifty.claimableDraw(mate) == DrawRule::None);
  CHECK(fifty.claimableDraw(*parseSan(fifty.current(), "Ra7")) == DrawRule::FiftyMoves);
}

TEST_CASE("stalemate is a draw and not a mate") {
  const GameLine line = lineFrom("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
  CHECK_FALSE(line.isCheckmate());
  CHECK(line.automaticDraw() == DrawRule::Stalemate);
}

TEST_CASE("material alone can leave a position dead") {
  const auto [board, dead, white, black] = GENERATE(table<std::string, bool, bool, bool>({
      // men besides the kings    dead, White can mate, Black can mate
      {"4k3/8/8/8/8/8/8/4K3", true, false, false},
      {"4k3/8/8/8/8/8/8/4K1N1", true, false, false},
      {"4k3/8/8/8/8/8/8/4KB2", true, false, false},
      {"4kb2/8/8/8/8/8/8/4K3", true, false, false},
      {"4k3/8/8/8/8/8/8/1N2K1N1", false, true, false},
      {"4k1n1/8/8/8/8/8/8/4K1N1", false, true, true},
      {"4k1n1/8/8/8/8/8/8/4KB2", false, true, true},
      {"4kb2/8/8/8/8/8/8/4KB2", false, true, true},    // bishops of opposite colours
      {"2b1k3/8/8/8/8/8/8/4KB2", true, false, false},  // of one colour
      {"2b1k3/3b4/4b3/8/8/4B3/8/4KB2", false, true, true},
      {"2b1k3/8/b7/8/8/3B4/8/4KB2", true, false, false},  // however many
      {"4k3/8/8/8/8/8/8/2B1KB2", false, true, false},
      {"4k3/8/8/8/8/8/4P3/4K3", false, true, false},
      {"4k3/8/8/8/8/8/8/R3K3", false, true, false},
      {"3qk3/8/8/8/8/8/8/4K3", false, false, true},
      {"3qk3/8/8/8/8/8/8/4K1N1", false, false, true},  // the queen takes or stands between
      {"3rk3/8/8/8/8/8/8/4K1N1", false, true, true},   // its own rook may hem the king in
      {"4k3/4p3/8/8/8/8/8/4K1N1", false, true, true},
      {"3rk3/8/8/8/8/8/8/4KB2", false, false, true},
      {"4k3/4p3/8/8/8/8/8/4KB2", false, true, true},
      {"3qk1n1/8/8/8/8/8/8/4KB2", false, true, true},
  }));
  CAPTURE(board);
  const auto position = parseFen(board + " w - - 0 1");
  REQUIRE(position);
  CHECK(isDeadPosition(*position) == dead);
  CHECK(canMate(*position, Color::White) == white);
  CHECK(canMate(*position, Color::Black) == black);
  CHECK((GameLine(*position).automaticDraw() == DrawRule::DeadPosition) == dead);
}

TEST_CASE("mates that the material rules call possible do exist") {
  for (const auto* board :
       {"8/8/8/8/8/1N6/p1K5/k7", "8/8/8/8/8/1N6/r7/k1K5", "8/8/8/8/8/8/b1N5/k1K5", "8/8/8/8/8/1N6/n1K5/k7",
        "6nk/6B1/6K1/8/8/8/8/8", "8/8/8/4B3/8/8/p1K5/k7", "8/8/8/4B3/8/8/b1K5/k7"}) {
    CAPTURE(board);
    const auto position = parseFen(std::string(board) + " b - - 0 1");
    REQUIRE(position);
    CHECK(GameLine(*position).isCheckmate());
    CHECK(canMate(*position, Color::White));
  }
}
