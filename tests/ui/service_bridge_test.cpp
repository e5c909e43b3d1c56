// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/service_bridge.h"

#include <catch2/catch.hpp>
#include <vector>

namespace kirin {
namespace {

/// A machine whose head is where the test says, and what was asked of it.
struct Desk {
  BoardTelemetry telemetry;
  BoardProfile profile;
  std::vector<SessionCommand> asked;
  std::vector<BoardProfile> saved;
  ServiceBridge service{[this](SessionCommand command) { asked.push_back(std::move(command)); }, &telemetry, profile,
                        [this](const BoardProfile& taught) { saved.push_back(taught); }};

  void stand(std::optional<Point> head) {
    MachineFacts facts;
    facts.head = head;
    telemetry.machine.put(facts);
  }
  Point wentTo() const { return std::get<service_task::Go>(std::get<command::Service>(asked.back()).task).to; }
  /// The four corners, each off by that.
  void keepAll(Point off) {
    const auto& board = profile.geometry;
    const std::array<std::pair<const char*, Point>, 4> corners{
        {{"a1", board.a1}, {"h1", board.h1}, {"a8", board.a8}, {"h8", board.h8}}};
    for (const auto& [name, spot] : corners) {
      stand(spot + off);
      service.keep(QLatin1String(name));
    }
  }
};

}  // namespace

TEST_CASE("a jog goes as the board lies, and nowhere while the head's place is unknown") {
  Desk desk;
  desk.service.jog(1, 0);
  desk.stand(std::nullopt);
  desk.service.jog(1, 0);
  CHECK(desk.asked.empty());
  desk.stand(Point{100, 100});
  desk.service.jog(10, 0);
  CHECK(distance(desk.wentTo(), {110, 100}) < 1e-9);
  desk.service.jog(0, -0.1);
  CHECK(distance(desk.wentTo(), {100, 99.9}) < 1e-9);

  std::swap(desk.profile.geometry.h1, desk.profile.geometry.a8);
  ServiceBridge turned([&](SessionCommand command) { desk.asked.push_back(std::move(command)); }, &desk.telemetry,
                       desk.profile, {});
  turned.jog(10, 0);
  CHECK(distance(desk.wentTo(), {100, 110}) < 1e-9);
}

TEST_CASE("four corners make a board, which is saved once it is wanted") {
  Desk desk;
  CHECK_FALSE(desk.service.fits());
  desk.service.save();
  desk.keepAll({1.5, -2});
  CHECK(desk.service.cornersKept() == desk.service.corners());
  CHECK(desk.service.fits());
  CHECK(desk.service.problem().isEmpty());
  CHECK(desk.saved.empty());
  desk.service.goTo(QStringLiteral("h8"));
  CHECK(distance(desk.wentTo(), desk.profile.geometry.h8 + Point{1.5, -2}) < 1e-9);
  desk.service.save();
  REQUIRE(desk.saved.size() == 1);
  CHECK(distance(desk.saved[0].geometry.a1, desk.profile.geometry.a1 + Point{1.5, -2}) < 1e-6);
  CHECK(desk.saved[0].motion == desk.profile.motion);
  CHECK(desk.service.saved());
  desk.stand(desk.profile.geometry.a1);
  desk.service.keep(QStringLiteral("a1"));
  CHECK_FALSE(desk.service.saved());
}

TEST_CASE("corners that are none of a board are refused with the reason, and can be forgotten") {
  Desk desk;
  desk.keepAll({0, 0});
  desk.stand(Point{200, 200});
  desk.service.keep(QStringLiteral("h8"));
  CHECK_FALSE(desk.service.fits());
  CHECK_FALSE(desk.service.problem().isEmpty());
  desk.service.save();
  CHECK(desk.saved.empty());
  desk.service.forgetCorners();
  CHECK(desk.service.cornersKept().isEmpty());
  CHECK(desk.service.problem().isEmpty());
}

TEST_CASE("how far an exercise came is forgotten with the next thing that is asked") {
  Desk desk;
  desk.service.exercise(20);
  desk.service.on({3, 20});
  CHECK(desk.service.carried() == 3);
  desk.service.carry(12, 28);
  CHECK(desk.service.toCarry() == 0);
  desk.service.on({1, 20});
  desk.service.home();
  CHECK(desk.service.toCarry() == 0);
}

TEST_CASE("names and places that don't exist ask for nothing") {
  Desk desk;
  desk.stand(Point{10, 10});
  desk.service.keep(QStringLiteral("e4"));
  desk.service.goTo(QStringLiteral("zz"));
  desk.service.carry(-1, 4);
  desk.service.carry(4, 96);
  CHECK(desk.asked.empty());
  CHECK(desk.service.cornersKept().isEmpty());
  desk.service.carry(12, 28);
  CHECK(std::get<command::CarryPiece>(desk.asked.back()).to == Place::onSquare(28));
}

}  // namespace kirin
