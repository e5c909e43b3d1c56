// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The whole board, from the host's side of the cable.
#include "twin/twin_fixture.h"

#include "backend/twin/recording.h"

#include <catch2/catch.hpp>
#include <ctime>

namespace kirin {
namespace {

using namespace std::chrono_literals;

constexpr int kE2 = 12, kE4 = 28;

TEST_CASE("a pawn is carried from e2 to e4 and stands in the middle") {
  TwinFixture host;
  host.sensors.start();
  REQUIRE(host.start());
  CHECK(host.ups == 1);
  CHECK(host.frames.front().present.test(kE2));
  CHECK_FALSE(host.frames.front().present.test(kE4));
  REQUIRE(host.carry(centreOf("e2"), centreOf("e4")));
  host.wait(20ms);
  CHECK_FALSE(host.frames.back().present.test(kE2));
  CHECK(host.frames.back().present.test(kE4));
  const BoardPlant& plant = host.board.twin().plant();
  const auto pawn = plant.placement().at(Place::onSquare(kE4));
  REQUIRE(pawn);
  CHECK(plant.offCentre(*pawn) < 0.1);
  CHECK(plant.contacts() == 0);
}

TEST_CASE("at rest nothing happens, and in silence there is no event") {
  TwinFixture host;
  host.sensors.start();
  REQUIRE(host.start());
  host.wait(1s);
  CHECK_FALSE(host.board.twin().nextEvent());
  host.frames.clear();
  host.wait(std::chrono::hours(10));
  CHECK(host.frames.empty());
  host.sensors.scan();
  host.hear();
  CHECK(host.frames.size() == 1);
}

TEST_CASE("a copy goes on exactly as the original does") {
  TwinConfig config;
  config.faults = randomFaults({FaultKind::LateOk, FaultKind::Garbage, FaultKind::Flicker}, 3, 40, 10);
  TwinFixture host(config);
  host.sensors.start();
  host.link.open();
  host.wait(2s);
  host.link.send("$H\n");
  host.wait(12s);
  host.link.send("G90\nG0X279.4Y150.4\nM8\nG1Y226.6F7200\nX300\nX320\nM9\nG4P0.1\n");
  for (int i = 0; i < 30; ++i) {
    host.wait(std::chrono::milliseconds(137));
    Twin copy = host.board.twin(), coarse = copy;
    copy.advance(copy.now() + 500ms);
    for (int k = 1; k <= 7; ++k) coarse.advance(copy.now() - 500ms + k * 71ms);
    coarse.advance(copy.now());
    REQUIRE(copy == coarse);
    Twin again = host.board.twin();
    again.advance(copy.now());
    REQUIRE(again == copy);
  }
}

TEST_CASE("a wrong reading lasts one scan and comes as often as the profile says") {
  TwinConfig config = TwinFixture::quiet();
  config.plant.wrongReading = 1e-4;
  TwinFixture host(config);
  host.sensors.start();
  host.wait(100s);
  // 96 sensors, 200 scans a second: 1.92 a second, each a frame there and one back.
  CHECK(host.frames.size() > 300);
  CHECK(host.frames.size() < 480);
  int wrong = 0;
  for (const SensorFrame& frame : host.frames) {
    const std::size_t off = (frame.present ^ host.frames.front().present).count();
    CHECK(off <= 2);
    wrong += off > 0 ? 1 : 0;
  }
  CHECK(wrong == Approx(192).margin(50));
}

TEST_CASE("a guarded sensor that changes in motion holds the machine at once; a wrong reading does not") {
  TwinFixture host;
  host.sensors.start();
  REQUIRE(host.start());
  Occupancy guard;
  guard.set(0).set(56);
  host.sensors.guard(guard);
  REQUIRE(host.ask("G1 X400 Y400 F2400"));
  host.wait(1s);
  const PieceId rook = *host.board.twin().plant().placement().at(Place::onSquare(56));
  const Instant reached = host.time.now();
  host.board.act(twin_input::Hand{{{reached, rook, std::nullopt}, {reached + 1s, rook, centreOf("a8")}}});
  host.wait(50ms);
  CHECK(host.hands == 1);
  CHECK(host.board.twin().controller().state() == GrblSim::State::Hold);
  host.wait(2s);
  // Back on its square while all is still: an ordinary reading.
  CHECK(host.hands == 1);
  CHECK(host.frames.back().present.test(56));
  host.link.send("~");
  host.wait(100ms);
  CHECK(host.board.twin().controller().state() == GrblSim::State::Run);

  TwinConfig noisy = TwinFixture::quiet();
  noisy.plant.wrongReading = 1e-3;
  TwinFixture other(noisy);
  other.sensors.start();
  REQUIRE(other.start());
  other.wait(5s);
  CHECK(other.frames.size() > 50);
  other.sensors.guard(Occupancy().set());
  REQUIRE(other.ask("G1 X400 Y400 F2400"));
  other.wait(5s);
  CHECK(other.hands == 0);
  CHECK(other.board.twin().controller().state() == GrblSim::State::Run);
}

TEST_CASE("the longest time the magnet rested energised is seen") {
  TwinFixture host;
  REQUIRE(host.start());
  REQUIRE(host.ask("M8"));
  host.wait(31s);
  CHECK(host.board.twin().longestMagnetIdle() > 30s);
  REQUIRE(host.ask("M9"));
  const Duration longest = host.board.twin().longestMagnetIdle();
  host.wait(60s);
  CHECK(host.board.twin().longestMagnetIdle() == longest);
}

TEST_CASE("a recorded run replays exactly, from its file too") {
  TwinRecording recording;
  recording.config.seed = 42;
  recording.config.faults = {{std::nullopt, 500ms, usualFault(FaultKind::Flicker, 1)},
                             {10, 300ms, usualFault(FaultKind::Garbage, 2)},
                             {12, 100ms, usualFault(FaultKind::PowerCut, 3)}};
  TwinFixture host(recording.config);
  recording.start = host.time.now();
  host.board.recordInto(&recording);
  host.sensors.start();
  REQUIRE(host.start());
  host.sensors.guard(Occupancy().set(3));
  REQUIRE(host.carry(centreOf("e2"), centreOf("e4")));
  const PieceId pawn = *host.board.twin().plant().placement().at(Place::onSquare(52));
  host.board.act(
      twin_input::Hand{{{host.time.now() + 1s, pawn, std::nullopt}, {host.time.now() + 2s, pawn, centreOf("e5")}}});
  host.link.send("\x85?");
  host.wait(3s);
  host.carry(centreOf("d2"), centreOf("d4"));
  host.wait(10s);
  host.sensors.scan();
  host.link.close();
  host.sensors.stop();
  recording.end = host.time.now();
  CHECK(host.downs == 1);
  CHECK(host.board.twin().faultsHappened() == 3);
  CHECK(replay(recording) == host.board.twin());

  const std::string text = toJsonLines(recording);
  const auto read = parseJsonLines(text, recording.config.board);
  REQUIRE(read);
  CHECK(*read == recording);
}

TEST_CASE("a recording that is none says what is wrong and where") {
  const BoardProfile board;
  TwinRecording recording;
  recording.inputs = {{Instant(1s), twin_input::OpenLink{}}};
  const std::string good = toJsonLines(recording);
  REQUIRE(parseJsonLines(good, board));
  const auto broken = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return parseJsonLines(text, board).error();
  };
  CHECK(broken("\"twin\":1", "\"twin\":9") == Error{"recording.field", {"twin", "1"}});
  CHECK(broken("\"lag\":", "\"gal\":") == Error{"recording.field", {"lag", "1"}});
  CHECK(broken("\"open\"", "\"fly\"") == Error{"recording.input", {"fly", "2"}});
  CHECK(broken("\"end\"", "\"and\"") == Error{"recording.field", {"at", "3"}});
  CHECK(parseJsonLines("", board).error() == Error{"recording.field", {"end", "1"}});
  CHECK(parseJsonLines("{", board).error().code == "json.syntax");
}

TEST_CASE("forty moves of a game take far less than a second of processor time") {
  TwinConfig config;
  TwinFixture host(config);
  host.sensors.start();
  REQUIRE(host.start());
  const std::clock_t begin = std::clock();
  const Instant started = host.time.now();
  for (int i = 0; i < 20; ++i) {
    REQUIRE(host.carry(centreOf("e2"), centreOf("e5")));
    REQUIRE(host.carry(centreOf("e5"), centreOf("e2")));
  }
  const double used = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  WARN("40 carries: " << used << " s of processor time for "
                      << std::chrono::duration<double>(host.time.now() - started).count() << " s of the board's");
  CHECK(host.board.twin().plant().contacts() == 0);
  CHECK(used < 5);
}

}  // namespace
}  // namespace kirin
