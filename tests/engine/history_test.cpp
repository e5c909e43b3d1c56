// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/history.h"

#include "helpers.h"

namespace kirin {

using testing::position;

namespace {

constexpr std::string_view kMiddlegame = "r2q1rk1/pp2bppp/2n1bn2/3p4/3P4/2NBBN2/PP3PPP/R2Q1RK1 w - - 0 12";
constexpr std::string_view kSamePawns = "r4rk1/pp1qbppp/n3bn2/3p4/3P4/2NBBN2/PP1Q1PPP/2R2RK1 w - - 0 12";
constexpr std::string_view kOtherPawns = "r2q1rk1/pp2bppp/2n1bn2/3p4/3P4/P1NBBN2/1P3PPP/R2Q1RK1 w - - 0 12";
constexpr std::string_view kBlackToMove = "r2q1rk1/pp2bppp/2n1bn2/3p4/3P4/2NBBN2/PP3PPP/R2Q1RK1 b - - 0 12";

/// What a history that has learned, in the middlegame, that the truth lies far above, says elsewhere.
int learned(std::string_view fen) {
  History history;
  for (int i = 0; i < 20; ++i) history.learnCorrection(position(kMiddlegame), 60, 8);
  return history.correction(position(fen));
}

}  // namespace

TEST_CASE("a number pulled to one side nears its limit and never passes it") {
  HistoryValue value;
  int last = 0;
  for (int i = 0; i < 1000; ++i) {
    value.update(1500);
    CHECK(value >= last);
    last = value;
  }
  CHECK(last > HistoryValue::kLimit * 9 / 10);
  CHECK(last <= HistoryValue::kLimit);
  value.update(-HistoryValue::kLimit);
  CHECK(value <= 0);
}

TEST_CASE("a new history corrects nothing, and so does a cleared one") {
  History history;
  CHECK(history.correction(position(kMiddlegame)) == 0);
  history.learnCorrection(position(kMiddlegame), 60, 8);
  CHECK(history.correction(position(kMiddlegame)) > 0);
  history.clear();
  CHECK(history.correction(position(kMiddlegame)) == 0);
}

TEST_CASE("what was learned of a position is said of those like it, the more the more alike") {
  const int same = learned(kMiddlegame);
  CHECK(same > 0);
  CHECK(learned(kSamePawns) > 0);
  CHECK(learned(kSamePawns) < same);
  CHECK(learned(kOtherPawns) > 0);
  CHECK(learned(kOtherPawns) < same);
  CHECK(learned(kBlackToMove) == 0);
}

TEST_CASE("errors on both sides cancel") {
  History history;
  for (int i = 0; i < 20; ++i) history.learnCorrection(position(kMiddlegame), i % 2 == 0 ? 60 : -60, 8);
  CHECK(std::abs(history.correction(position(kMiddlegame))) < learned(kMiddlegame) / 2);
}

TEST_CASE("moves are remembered by pawn structure") {
  History history;
  history.pawnMoves(position(kMiddlegame))[3][20].update(500);
  CHECK(history.pawnMoves(position(kSamePawns))[3][20] == history.pawnMoves(position(kMiddlegame))[3][20]);
  CHECK(history.pawnMoves(position(kOtherPawns))[3][20] == 0);
}

}  // namespace kirin
