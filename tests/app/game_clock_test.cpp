// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_clock.h"

#include "testing/fake_time.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace std::chrono_literals;
using kirin::testing::FakeTime;

namespace {

struct Fixture {
  FakeTime time;
  GameClock clock;

  explicit Fixture(const TimeControl& control = {5min, 3s}) : clock(time, control) {}

  void turn(Color side, Duration thought) {
    clock.startTurn(side);
    time.advance(thought);
    clock.completeTurn(time.now());
  }
  Duration white() const { return clock.remaining(Color::White); }
  Duration black() const { return clock.remaining(Color::Black); }
};

}  // namespace

TEST_CASE("an ordinary two-sided chess clock: both sides start with the base") {
  Fixture f;
  CHECK(f.white() == 5min);
  CHECK(f.black() == 5min);
  CHECK_FALSE(f.clock.runningSide());
}

TEST_CASE("human deciding and playing a move: the human's clock runs") {
  Fixture f;
  f.clock.startTurn(Color::White);
  CHECK(f.clock.runningSide() == Color::White);
  f.time.advance(7s);
  CHECK(f.white() == 5min - 7s);
  CHECK(f.black() == 5min);
}

TEST_CASE("engine searching: the engine's clock runs") {
  Fixture f;
  f.turn(Color::White, 1s);
  f.clock.startTurn(Color::Black);
  f.time.advance(2s);
  CHECK(f.clock.runningSide() == Color::Black);
  CHECK(f.black() == 5min - 2s);
  CHECK(f.white() == 5min - 1s + 3s);
}

TEST_CASE("gantry carrying the piece: nobody's clock runs") {
  Fixture f;
  f.turn(Color::White, 10s);
  CHECK_FALSE(f.clock.runningSide());
  f.time.advance(1h);
  CHECK(f.white() == 5min - 10s + 3s);
  CHECK(f.black() == 5min);
  CHECK_FALSE(f.clock.flagged());
  CHECK_FALSE(f.clock.flagDeadline());
}

TEST_CASE("Fischer increment is added when the move is decided, every time") {
  Fixture f({1min, 2s});
  f.turn(Color::White, 500ms);
  CHECK(f.white() == 1min + 1500ms);
  f.turn(Color::Black, 0s);
  CHECK(f.black() == 1min + 2s);
  f.turn(Color::White, 10s);
  CHECK(f.white() == 1min + 1500ms - 8s);
}

TEST_CASE("a turn is charged until its move is decided, though it is noticed later") {
  Fixture f;
  f.clock.startTurn(Color::White);
  f.time.advance(4s);
  const Instant lastEdge = f.time.now();
  f.time.advance(2s);  // waiting for stillness is nobody's
  f.clock.completeTurn(lastEdge);
  CHECK(f.white() == 5min - 4s + 3s);
}

TEST_CASE("a move made before its turn began is free, and no move is decided in the future") {
  Fixture f;
  const Instant early = f.time.now();
  f.time.advance(10s);
  f.clock.startTurn(Color::White);
  f.time.advance(1s);
  f.clock.completeTurn(early);
  CHECK(f.white() == 5min + 3s);

  f.clock.startTurn(Color::Black);
  f.time.advance(1s);
  f.clock.completeTurn(f.time.now() + 1h);
  CHECK(f.black() == 5min - 1s + 3s);
}

TEST_CASE("wall-clock time for a game exceeds the time drawn from the two clocks, by design") {
  Fixture f({5min, 0s});
  const Instant start = f.time.now();
  for (int move = 0; move < 5; ++move) {
    f.turn(Color::White, 6s);
    f.turn(Color::Black, 2s);
    f.time.advance(8s);  // the gantry
  }
  CHECK(10min - f.white() - f.black() == 40s);
  CHECK(f.time.now() - start == 80s);
}

TEST_CASE("a flag falls at its deadline, not before, and time is never below zero") {
  Fixture f({1min, 3s});
  f.clock.startTurn(Color::Black);
  CHECK(f.clock.flagDeadline() == f.time.now() + 1min);
  f.time.advance(1min - 1ns);
  CHECK_FALSE(f.clock.flagged());
  CHECK(f.black() == 1ns);
  f.time.advance(1ns);
  CHECK(f.clock.flagged() == Color::Black);
  f.time.advance(1h);
  CHECK(f.black() == 0s);
  CHECK(f.clock.info().remaining[1] == 0s);
  CHECK(f.clock.flagged() == Color::Black);
}

TEST_CASE("no increment brings a fallen flag up again") {
  Fixture f({1min, 3s});
  f.turn(Color::White, 61s);
  CHECK(f.white() == 0s);
  CHECK(f.clock.flagged() == Color::White);
  CHECK_FALSE(f.clock.runningSide());
}

TEST_CASE("a move decided in time counts, though it is noticed after the flag would have fallen") {
  Fixture f({10s, 0s});
  f.clock.startTurn(Color::White);
  f.time.advance(9s);
  const Instant lastEdge = f.time.now();
  f.time.advance(2s);
  f.clock.completeTurn(lastEdge);
  CHECK(f.white() == 1s);
  CHECK_FALSE(f.clock.flagged());
}

TEST_CASE("stop charges what ran and adds no increment") {
  Fixture f;
  f.clock.startTurn(Color::White);
  f.time.advance(9s);
  f.clock.stop(f.time.now());
  f.time.advance(1h);
  CHECK(f.white() == 5min - 9s);
  CHECK_FALSE(f.clock.runningSide());
  f.clock.startTurn(Color::White);  // resumed
  f.time.advance(1s);
  CHECK(f.white() == 5min - 10s);
  f.clock.stop(f.time.now());
  f.clock.stop(f.time.now());
  f.clock.completeTurn(f.time.now());
  CHECK(f.white() == 5min - 10s);
}

TEST_CASE("a takeback restores both clocks: the players get those seconds back") {
  Fixture f;
  f.turn(Color::White, 20s);
  f.turn(Color::Black, 5s);
  const GameClock::Snapshot before = f.clock.snapshot();
  f.turn(Color::White, 60s);
  f.turn(Color::Black, 30s);
  f.clock.startTurn(Color::White);
  f.time.advance(5s);
  f.clock.restore(before);
  CHECK_FALSE(f.clock.runningSide());
  CHECK(f.white() == 5min - 17s);
  CHECK(f.black() == 5min - 2s);
  CHECK(f.clock.snapshot() == before);
}

TEST_CASE("a snapshot in the middle of a turn has what is left then") {
  Fixture f;
  f.clock.startTurn(Color::White);
  f.time.advance(12s);
  CHECK(f.clock.snapshot().remaining == std::array<Duration, 2>{5min - 12s, 5min});
}

TEST_CASE("untimed counts the time used, and flags nobody") {
  Fixture f(TimeControl{});
  f.turn(Color::White, 20min);
  f.clock.startTurn(Color::Black);
  f.time.advance(5h);
  CHECK(f.white() == 20min);
  CHECK(f.black() == 5h);
  CHECK_FALSE(f.clock.flagged());
  CHECK_FALSE(f.clock.flagDeadline());
}

TEST_CASE("ClockInfo carries when it was taken and whose clock runs") {
  Fixture f;
  f.turn(Color::White, 1s);
  f.clock.startTurn(Color::Black);
  f.time.advance(1500ms);
  const ClockInfo info = f.clock.info();
  CHECK(info.control == TimeControl{5min, 3s});
  CHECK(info.remaining == std::array<Duration, 2>{5min + 2s, 5min - 1500ms});
  CHECK(info.runningSide == Color::Black);
  CHECK(info.takenAt == f.time.now());
  f.clock.completeTurn(f.time.now());
  CHECK_FALSE(f.clock.info().runningSide);
}

TEST_CASE("without a base the first move is played on the increment") {
  Fixture f({0s, 5s});
  CHECK_FALSE(f.clock.flagged());
  CHECK(f.white() == 5s);
  f.turn(Color::White, 2s);
  CHECK(f.white() == 8s);
}
