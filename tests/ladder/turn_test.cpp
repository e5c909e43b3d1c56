// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ladder/turn.h"

#include "ladder/helpers.h"

#include <set>

namespace kirin::ladder {
namespace {

Answer answerTo(Question question, const GameLine& line, std::string_view san) {
  return Turn(line).judge(moveIn(line, san))[static_cast<std::size_t>(question)];
}

constexpr Answer kYes{true, true}, kNo{true, false}, kNotAsked{false, false};

TEST_CASE("a mate in one is found or missed; without one nothing is asked") {
  const GameLine mate = lineOf("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
  CHECK(answerTo(Question::MateFound, mate, "Ra8#") == kYes);
  CHECK(answerTo(Question::MateFound, mate, "Ra7") == kNo);
  CHECK(answerTo(Question::MateFound, lineOf("6k1/5pp1/7p/8/8/8/8/R3K3 w - - 0 1"), "Ra8+") == kNotAsked);
}

TEST_CASE("a mate in one is allowed where a move leaves it possible") {
  const GameLine danger = lineOf("r5k1/8/8/8/8/8/5PPP/6K1 w - - 0 1");
  CHECK(answerTo(Question::MateAllowed, danger, "f3") == kNo);
  CHECK(answerTo(Question::MateAllowed, danger, "Kh1") == kYes);
}

TEST_CASE("a hang is moved into, or left, and one isn't the other") {
  const std::string_view fen = "4k3/8/1p6/8/8/2N5/8/4K3 w - - 0 1";
  CHECK(answerTo(Question::MovedInto, lineOf(fen), "Na4") == kNo);
  CHECK(answerTo(Question::MovedInto, lineOf("4k3/8/1p6/8/8/1N6/8/4K3 w - - 0 1"), "Nc5") == kYes);
  CHECK(answerTo(Question::Left, lineOf("4k3/8/1p6/8/8/1N6/8/4K3 w - - 0 1"), "Nc5") == kNo);
  const GameLine attacked = lineOf("4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1");
  CHECK(answerTo(Question::Left, attacked, "Kd2") == kYes);
  CHECK(answerTo(Question::MovedInto, attacked, "Kd2") == kNo);
  CHECK(answerTo(Question::Left, attacked, "Nc3") == kNo);
}

TEST_CASE("what was just taken counts against what is then lost, and the exchange is no hang") {
  const GameLine even = lineOf("4k3/8/4p3/3n4/8/4N3/8/4K3 w - - 0 1");
  CHECK(answerTo(Question::MovedInto, even, "Nxd5") == kNo);
  const GameLine pawn = lineOf("4k3/8/4p3/3p4/8/4N3/8/4K3 w - - 0 1");
  CHECK(answerTo(Question::MovedInto, pawn, "Nxd5") == kYes);
  CHECK(answerTo(Question::Left, lineOf("4k3/8/8/8/1n6/8/2R5/1R2K3 w - - 0 1"), "Kd1") == kNo);  // guarded rook
}

TEST_CASE("a queen hangs when she goes for nothing, not when she is exchanged") {
  const GameLine attacked = lineOf("4k3/8/8/8/1b6/8/3Q4/6K1 w - - 0 1");
  CHECK(answerTo(Question::QueenHung, attacked, "Kg2") == kYes);
  CHECK(answerTo(Question::QueenHung, attacked, "Qxb4") == kNo);
  CHECK(answerTo(Question::QueenHung, lineOf("3rk3/8/8/8/8/8/3Q4/3K4 w - - 0 1"), "Qxd8+") == kNo);
}

TEST_CASE("a free piece is taken or left, on the square just moved to or elsewhere") {
  const GameLine near = lineOf("4k3/2n5/8/8/8/8/8/3RK3 b - - 0 1", {"Nd5"});
  CHECK(answerTo(Question::FreeTaken, near, "Rxd5") == kYes);
  CHECK(answerTo(Question::FreeTakenNear, near, "Rxd5") == kYes);
  CHECK(answerTo(Question::FreeTakenFar, near, "Rxd5") == kNotAsked);
  const GameLine far = lineOf("4k3/8/8/3n4/8/8/8/3RK3 b - - 0 1", {"Kf8"});
  CHECK(answerTo(Question::FreeTakenFar, far, "Kd2") == kNo);
  CHECK(answerTo(Question::FreeTakenNear, far, "Kd2") == kNotAsked);
  CHECK(answerTo(Question::FreeTaken, lineOf("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1"), "Rxd5") == kNotAsked);
}

TEST_CASE("a piece that was free a move before is another matter than one that has just come to be") {
  const std::string_view fen = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";
  const GameLine missed = lineOf(fen, {"Ke2", "Ke7"});
  CHECK(answerTo(Question::FreeTakenAgain, missed, "Rxd5") == kYes);
  CHECK(answerTo(Question::FreeTakenAgain, missed, "Ke1") == kNo);
  CHECK(answerTo(Question::FreeTakenNew, missed, "Ke1") == kNotAsked);
  CHECK(answerTo(Question::FreeTakenNew, lineOf(fen), "Ke2") == kNo);
  CHECK(answerTo(Question::FreeTakenAgain, lineOf(fen), "Rxd5") == kNotAsked);                 // first seen now
  CHECK(answerTo(Question::FreeTakenAgain, lineOf(fen, {"Ke2", "Nc3"}), "Kd3") == kNotAsked);  // gone elsewhere
  CHECK(answerTo(Question::FreeTakenAgain, lineOf("4k3/8/8/3n4/8/8/8/3R1K2 w - - 0 1", {"Ke2", "Nf4"}), "Ke1") ==
        kNotAsked);  // free no more
}

TEST_CASE("what was just taken is taken back or not, where that pays") {
  const GameLine taken = lineOf("4k3/8/8/6b1/8/4N3/3P4/4K3 b - - 0 1", {"Bxe3"});
  CHECK(answerTo(Question::Recaptured, taken, "dxe3") == kYes);
  CHECK(answerTo(Question::Recaptured, taken, "Ke2") == kNo);
  CHECK(answerTo(Question::Recaptured, lineOf("4k3/8/8/6b1/8/8/3P4/4K3 b - - 0 1", {"Be3"}), "dxe3") == kNotAsked);
  const GameLine guarded = lineOf("4k3/8/8/2p5/3p4/4N3/8/3QK3 b - - 0 1", {"dxe3"});
  CHECK(answerTo(Question::Recaptured, guarded, "Ke2") == kNotAsked);  // nothing reaches it
}

TEST_CASE("every question has a name of its own") {
  std::set<std::string_view> names;
  for (int i = 0; i < kQuestions; ++i) names.insert(nameOf(static_cast<Question>(i)));
  CHECK(names.size() == static_cast<std::size_t>(kQuestions));
  CHECK(names.count("") == 0);
}

}  // namespace
}  // namespace kirin::ladder
