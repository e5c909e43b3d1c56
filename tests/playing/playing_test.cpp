// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twin/every_line.h"

#include <catch2/catch.hpp>

// All of Kirin but its window, on a twin, in virtual time.
namespace kirin::twin {

TEST_CASE("a game of hands and machine goes through without a contact, a question or a second on the wrong clock") {
  const Figures figures = play(scriptedSitting({}, 1));
  REQUIRE(figures.games == 1);
  REQUIRE(figures.plies == 30);
  REQUIRE(figures.carries >= 15);
  REQUIRE(figures.contacts == 0);
  REQUIRE(figures.leastClearance > 0);
  REQUIRE(figures.person.operatorAsked == 0);
  REQUIRE(figures.person.missedMoves == 0);
  REQUIRE(figures.sound());
}

TEST_CASE("the same game with the same seed takes the same time, and its recording ends as it did") {
  TwinRecording first, second;
  for (TwinRecording* recording : {&first, &second}) {
    Sitting sitting = scriptedSitting({}, 7);
    sitting.recording = recording;
    REQUIRE(play(sitting).sound());
  }
  REQUIRE(first == second);
  const Twin end = replay(first);
  REQUIRE(end.controller().lines() > 100);
  const auto read = parseJsonLines(toJsonLines(first), first.config.board);
  REQUIRE(read);
  REQUIRE(replay(*read) == end);
}

TEST_CASE("half the feed leaves both clocks what they were: the machine's time is nobody's") {
  TwinConfig slow;
  slow.board.motion.carryFeed /= 2;
  slow.board.motion.emptyFeed /= 2;
  const Figures usual = play(scriptedSitting({}, 3));
  const Figures halved = play(scriptedSitting(slow, 3));
  REQUIRE(halved.nobodys > usual.nobodys + std::chrono::seconds(10));
  // Of a hand's moves the last edge counts, and the sensors are looked at every five milliseconds.
  const Duration most = 30 * std::chrono::milliseconds(10);
  REQUIRE(std::chrono::abs(halved.whites - usual.whites) < most);
  REQUIRE(std::chrono::abs(halved.blacks - usual.blacks) < most);
}

namespace {

/// Of all lines each so many.
void surviveAtLines(FaultKind fault, int step) {
  CAPTURE(faultName(fault));
  const Figures figures = faultAtEveryLine({}, fault, 1, 1, step, [](int, int, const Figures&) {});
  CHECK(figures.sound());
  CHECK(figures.recovered == figures.faults);
  CHECK(figures.person.missedMoves == 0);
  // The machine repairs by itself.
  CHECK(figures.person.operatorAsked * 20 <= figures.faults);
}

}  // namespace

TEST_CASE("a power cut, an alarm, an end of file at any line of a game: it goes on, and nobody has to help") {
  const auto fault = GENERATE(FaultKind::PowerCut, FaultKind::Alarm, FaultKind::EndOfFile);
  surviveAtLines(fault, 53);
}

TEST_CASE("a power cut, an alarm, an end of file at every line of a game", "[.slow]") {
  const auto fault = GENERATE(FaultKind::PowerCut, FaultKind::Alarm, FaultKind::EndOfFile);
  surviveAtLines(fault, 1);
}

}  // namespace kirin::twin
