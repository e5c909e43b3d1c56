// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review.h"

#include "app/accuracy.h"
#include "app/judge.h"
#include "app/opening_table.h"
#include "testing/played_line.h"

#include <catch2/catch.hpp>
#include <cmath>

using namespace kirin;
using kirin::testing::playedLine;

namespace {

/// The score at which White has that chance, as near as centipawns come; between 3 and 97.
Score scoreOf(double win) {
  return {static_cast<int>(std::lround(-std::log(100 / win - 1) / 0.00368208)), std::nullopt};
}

/// The line judged with White's chances in percent at every position; the best move is never the one that was played.
Judgements judgedAt(const GameLine& line, const std::vector<double>& wins) {
  Judgements judgements;
  for (const double win : wins) judgements.push_back(Judgement{scoreOf(win), {}, std::nullopt});
  REQUIRE(static_cast<int>(judgements.size()) == line.plies() + 1);
  return judgements;
}

std::vector<MoveMark> marksOf(const Review& review) {
  std::vector<MoveMark> marks;
  for (const auto& move : review.moves) marks.push_back(move->mark);
  return marks;
}

using enum MoveMark;

}  // namespace

TEST_CASE("a move is marked by the chances it threw away, from the mover's side") {
  const GameLine line = playedLine("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
  // White loses 4.5, Black 5.5, White 9.5, Black 10.5, White 14.5, Black 15.5; then each gains.
  const Review review = reviewOf(line, judgedAt(line, {50, 45.5, 51, 41.5, 52, 37.5, 53, 60, 40}), 0);
  CHECK(marksOf(review) == std::vector{Good, Inaccuracy, Inaccuracy, Mistake, Mistake, Blunder, Good, Good});
  CHECK(review.sides[0].marks[static_cast<std::size_t>(Good)] == 2);
  CHECK(review.sides[1].marks[static_cast<std::size_t>(Blunder)] == 1);
  CHECK(review.moves[5]->winBefore == Approx(62.5).margin(0.1));
  CHECK(review.moves[5]->winAfter == Approx(47).margin(0.1));
  CHECK(review.moves[5]->accuracy == Approx(moveAccuracy(62.5, 47)).margin(0.5));
}

TEST_CASE("a win thrown away to something open is missed, to a loss a blunder") {
  const GameLine line = playedLine("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6");
  const Review review = reviewOf(line, judgedAt(line, {90, 60, 10, 40, 95, 25, 90, 72, 75}), 0);
  // Black's 60 to 10 and 40 to 95: as good as it gets, and a plain blunder.
  CHECK(marksOf(review) == std::vector{MissedWin, Good, Good, Blunder, Blunder, Blunder, Blunder, Good});
}

TEST_CASE("what an opening goes through is book, unless it costs something") {
  const GameLine line = playedLine("e4 e5 Nf3 f6 Nxe5");
  const Review review = reviewOf(line, judgedAt(line, {52, 52, 53, 52, 70, 72}), 4);
  CHECK(marksOf(review) == std::vector{Book, Book, Book, Blunder, Good});
}

TEST_CASE("the engine's own move is best, and the only one where any other costs ten points") {
  const GameLine line = playedLine("e4 e5 Nf3");
  Judgements judgements = judgedAt(line, {50, 50, 50, 50});
  for (int ply = 0; ply < 3; ++ply) judgements[ply]->line = {line.moves()[ply]};
  judgements[0]->second = scoreOf(45);
  judgements[1]->second = scoreOf(61);
  CHECK(marksOf(reviewOf(line, judgements, 0)) == std::vector{Best, OnlyMove, Best});
}

TEST_CASE("while positions are still to be judged there are marks but no accuracies") {
  const GameLine line = playedLine("e4 e5 Nf3");
  Judgements judgements = judgedAt(line, {50, 44, 44, 44});
  judgements[2].reset();
  const Review review = reviewOf(line, judgements, 0);
  CHECK(review.judged == 3);
  CHECK_FALSE(review.complete());
  CHECK(review.moves[0]->mark == Inaccuracy);
  CHECK_FALSE(review.moves[1]);
  CHECK_FALSE(review.moves[2]);
  CHECK_FALSE(review.sides[0].accuracy);
}

TEST_CASE("a phase's accuracy is made of its moves alone, with the weights they have in the game") {
  const GameLine line = playedLine("Ke2 Ke7 Kd3 Kd6", "4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1");
  const Review review = reviewOf(line, judgedAt(line, {50, 40, 50, 50, 50}), 0);
  CHECK(review.moves[0]->phase == Phase::Endgame);
  CHECK_FALSE(review.sides[0].byPhase[0]);
  CHECK(*review.sides[0].byPhase[2] == Approx(*review.sides[0].accuracy));
  CHECK(*review.sides[1].accuracy == Approx(moveAccuracy(60, 50)).margin(20));
}

TEST_CASE(
    "the opening ends with the fifteenth move at last, the endgame begins with few pieces, and neither comes back") {
  GameLine shuffled = playedLine("e4 e5");
  for (int i = 0; i < 8; ++i) {
    for (const auto* san : {"Nf3", "Nf6", "Ng1", "Ng8"}) shuffled.play(*parseSan(shuffled.current(), san));
  }
  const auto phases = phasesOf(shuffled);
  CHECK(phases[29] == Phase::Opening);
  CHECK(phases[30] == Phase::Middlegame);
  const GameLine ending = playedLine("b8=Q+ Nxb8 Rxa7", "4k3/rP1n2n1/8/8/8/8/6N1/R3K1N1 w - - 0 1");
  CHECK(phasesOf(ending) == std::vector(4, Phase::Endgame));
}

TEST_CASE("where the game is over the rules judge") {
  const auto mate = judgementByRules(playedLine("f3 e5 g4 Qh4#"));
  REQUIRE(mate.has_value());
  CHECK(winFor(Color::Black, mate->score) > 97);
  CHECK(judgementByRules(playedLine("", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"))->score == Score{});
  CHECK_FALSE(judgementByRules(playedLine("e4")).has_value());
}

TEST_CASE("games with known blunders get exactly those marks") {
  const RealTime time;
  const auto engine = makeSearchEngine(time);
  REQUIRE(engine->applyOptions(judgingOptions()).ok());
  const auto blundersOf = [&](const GameLine& line) {
    Judgements judgements;
    for (int ply = 0; ply <= line.plies(); ++ply) {
      GameLine until = line;
      until.truncate(ply);
      SearchLimits limits;
      limits.nodes = 20'000;
      judgements.push_back(*judge(*engine, until, limits, {}));
    }
    const Review review = reviewOf(line, judgements, OpeningTable::builtin().bookPlies(line));
    REQUIRE(review.complete());
    std::string blunders;
    for (int ply = 0; ply < line.plies(); ++ply) {
      const MoveMark mark = review.moves[ply]->mark;
      if (mark < Blunder) continue;
      blunders += toSan(line.at(ply), line.moves()[ply]) + (mark == Blunder ? "?? " : " lets it slip ");
    }
    return blunders;
  };
  // Overlooks a mate in one.
  CHECK(blundersOf(playedLine("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#")) == "Nf6?? ");
  // Lets itself be mated, which is overlooked, and then gives a knight for a pawn.
  CHECK(blundersOf(playedLine("e4 e5 Nf3 Nc6 Bc4 d6 Nc3 Bg4 h3 Bxf3 Qxf3 Nd4 Qd1 Nxc2+ Qxc2")) ==
        "Nd4?? Qd1 lets it slip Nxc2+?? ");
  // A quiet game, but that White gives its queen for a rook.
  CHECK(blundersOf(playedLine("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O Re1 a6 Bb3 Ba7 h3 h6 Nbd2 Re8 Nf1 Be6 "
                              "Bxe6 Rxe6 Qb3 Qd7 Qxe6 Qxe6 Be3 Bxe3 Nxe3 Ne7")) == "Qxe6?? ");
  // Could mate, and leaves the other side without a move.
  CHECK(blundersOf(playedLine("Qf7", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1")) == "Qf7 lets it slip ");
}
