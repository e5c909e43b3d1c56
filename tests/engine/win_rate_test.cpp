// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/win_rate.h"

#include "helpers.h"
#include "wdl/fit.h"
#include "wdl/samples.h"

#include "testing/uci_script.h"

#include <cmath>

using namespace kirin;

TEST_CASE("win, draw and loss add up, and follow the score") {
  for (int material = 0; material <= 120; ++material) {
    WinDrawLoss before{0, 0, 1000};
    for (int cp = -12'000; cp <= 12'000; cp += 30) {
      const WinDrawLoss now = winDrawLoss({cp, std::nullopt}, material);
      REQUIRE(now.win + now.draw + now.loss == 1000);
      REQUIRE(std::min({now.win, now.draw, now.loss}) >= 0);
      REQUIRE(now.win >= before.win);
      REQUIRE(now.loss <= before.loss);
      const WinDrawLoss other = winDrawLoss({-cp, std::nullopt}, material);
      REQUIRE((other.win == now.loss && other.draw == now.draw));
      before = now;
    }
    CHECK(winDrawLoss({12'000, std::nullopt}, material).win == 1000);
  }
}

TEST_CASE("a mate is won or lost") {
  CHECK(winDrawLoss({31997, 3}, 78) == WinDrawLoss{1000, 0, 0});
  CHECK(winDrawLoss({-31997, -3}, 3) == WinDrawLoss{0, 0, 1000});
  CHECK(winDrawLoss({-32000, 0}, 3) == WinDrawLoss{0, 0, 1000});
}

TEST_CASE("material counts both sides") {
  CHECK(materialOf(Position()) == 78);
  CHECK(materialOf(testing::position("4k3/8/8/8/8/8/PN6/KQR5 w - - 0 1")) == 18);
}

TEST_CASE("uci: chances are shown when asked for, behind the score") {
  const auto lines = testing::runUci("setoption name UCI_ShowWDL value true\ngo depth 3\n");
  REQUIRE(testing::countLines(lines, "info depth 3 ") == 1);
  for (const std::string& line : lines)
    if (line.rfind("info depth", 0) == 0) CHECK(line.find(" wdl ") > line.find(" score "));
  for (const std::string& line : testing::runUci("go depth 3\n")) CHECK(line.find(" wdl ") == std::string::npos);
}

TEST_CASE("the fit finds the curve that games were made with") {
  wdl::Samples samples;
  for (int material = 20; material <= 78; material += 2)
    for (int score = -600; score <= 600; score += 20) {
      const double m = material / 58.0;
      const double middle = 60 + 120 * m;
      const double spread = 90 - 20 * m;
      const double win = 1 / (1 + std::exp((middle - score) / spread));
      const double loss = 1 / (1 + std::exp((middle + score) / spread));
      samples[{material, score}].games = {std::llround(1000 * win), std::llround(1000 * (1 - win - loss)),
                                          std::llround(1000 * loss)};
    }
  const wdl::Model model = wdl::fit(samples);
  for (const double m : {0.4, 0.8, 1.2}) {
    CHECK(model.middle[0] + m * (model.middle[1] + m * model.middle[2]) == Approx(60 + 120 * m).margin(4));
    CHECK(model.spread[0] + m * (model.spread[1] + m * model.spread[2]) == Approx(90 - 20 * m).margin(4));
  }
}

TEST_CASE("samples are taken from the side to move, and only with a score and a result") {
  wdl::Samples samples;
  const std::string moves = "1. e4 { [%eval 0.30] } 1... e5 { [%eval 0.20] } 2. Nf3 2... Nc6 { [%eval 99.00] } ";
  CHECK(wdl::addGames("[Result \"1-0\"]\n\n" + moves + "1-0\n\n", 0, samples) == 1);
  CHECK(wdl::addGames("[Result \"*\"]\n\n" + moves + "*\n\n", 0, samples) == 0);
  CHECK(wdl::addGames("[Result \"1-0\"]\n\n" + moves + "1-0\n\n", 4, samples) == 0);
  CHECK(samples.size() == 2);
  CHECK(samples[{78, 30}].games[0] == 1);   // White to move, and won
  CHECK(samples[{78, -20}].games[2] == 1);  // Black to move, and lost
}
