// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accuracy.h"

#include <catch2/catch.hpp>

using namespace kirin;

namespace {

/// White's centipawns before the first move and after every one; what another program, written from the published
/// description, says of White and Black.
struct Game {
  std::vector<int> centipawns;
  double white, black;
};

// clang-format off
const std::vector<Game> kGames{
    {{20, 40, 30},
     100.0, 100.0},
    {{20, 100, 100, 300, 380, 730, 810, 840},
     100.0, 87.5221333068445},
    {{20, 30, -370, -20, -15, 185, 155, 185, -215, -275, -425, -425, -420, -70, -100, -100, -90, -240, -220,
      -250, -650, -570, -600, -600, -610, -670, -320, -120, -120, -180, 20, 220, 70, 10, 30, 50, 55, -5, -65,
      -465, -115, -515, -545, -345, -375, -435, -85, -145, -155, -155, -185, -175, -145, -115, -145, -205,
      -125, -155, -155, -165, -565},
     82.92700076715467, 85.06766957395001},
    {{20, 20, 20, -40, -100, -110, -260, -260, -270, 80, 100, 120, -280, -260, -230, -150, -150, -300, -310,
      -310, 40, 30, 35, 115, 115, 55, 60, 65, 145, 85, -315, -325, -725, -645, -645, -295, -295, -695, -685,
      -485, -485, -485, -485, -465, -115, -515, -510, -910, -830, -890, -870, -900, -1050, -850, -880, -530,
      -525, -525, -515, -515, -505, -515, -315, -310, -460, -440, -360, -160, 40, 40, 390, 380, -20, -20, -170,
      -200, -200, -190, -170, -170, -230, -230, -240, -160, -150, -300, -310, -280, -280, -290, -350, -150,
      -300, -270, -330, -250, -170, -180, -175, -235, -155, -555, -705, -685, -675, -675, -1075, -1105, -1025,
      -1005, -1005, -655, -665, -660, -630, -630, -690, -1090, -1060, -1200, -1000, -995},
     89.19671974428017, 87.83286693305914},
};
// clang-format on

std::vector<double> winsOf(const std::vector<int>& centipawns) {
  std::vector<double> wins;
  for (const int cp : centipawns) wins.push_back(winPercent({cp, std::nullopt}));
  return wins;
}

std::optional<double> sideOf(const std::vector<WeightedAccuracy>& moves, std::size_t first) {
  std::vector<WeightedAccuracy> own;
  for (std::size_t i = first; i < moves.size(); i += 2) own.push_back(moves[i]);
  return overallAccuracy(own);
}

}  // namespace

TEST_CASE("a score is so much of a win, and a mate no more than ten pawns") {
  CHECK(winPercent({0, std::nullopt}) == Approx(50));
  CHECK(winPercent({15, std::nullopt}) == Approx(51.380429102931544));
  CHECK(winPercent({-100, std::nullopt}) == Approx(40.89741028083871));
  CHECK(winPercent({300, std::nullopt}) == Approx(75.11255009383484));
  for (const Score& won : {Score{1000, std::nullopt}, Score{2000, std::nullopt}, Score{31998, 2}}) {
    CHECK(winPercent(won) == Approx(97.54474363414323));
    CHECK(winPercent({-won.cp, won.mateIn}) == Approx(100 - 97.54474363414323));
  }
}

TEST_CASE("a move is as accurate as it lost little") {
  CHECK(moveAccuracy(50, 60) == 100);
  CHECK(moveAccuracy(50, 50) == 100);
  CHECK(moveAccuracy(100, 99) == Approx(95.60397651008962));
  CHECK(moveAccuracy(60, 50) == Approx(63.57982845372067));
  CHECK(moveAccuracy(100, 70) == Approx(24.772047746869696));
  CHECK(moveAccuracy(100, 0) == 0);
}

TEST_CASE("a side's accuracy is what another program makes of the same evaluations") {
  for (const Game& game : kGames) {
    const auto moves = weightedAccuracies(winsOf(game.centipawns), Color::White);
    CHECK(moves.size() == game.centipawns.size() - 1);
    CHECK(*sideOf(moves, 0) == Approx(game.white).epsilon(1e-12));
    CHECK(*sideOf(moves, 1) == Approx(game.black).epsilon(1e-12));
  }
}

TEST_CASE("where Black moves first, the same chances seen from its side give the same accuracy") {
  for (const Game& game : kGames) {
    std::vector<int> turned;
    for (const int cp : game.centipawns) turned.push_back(-cp);
    const auto moves = weightedAccuracies(winsOf(turned), Color::Black);
    CHECK(*sideOf(moves, 0) == Approx(game.white).epsilon(1e-12));
    CHECK(*sideOf(moves, 1) == Approx(game.black).epsilon(1e-12));
  }
}

TEST_CASE("without a move there is no accuracy") {
  CHECK(weightedAccuracies(winsOf({20}), Color::White).empty());
  CHECK_FALSE(overallAccuracy({}).has_value());
}
