// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/machine_bridge.h"

#include <catch2/catch.hpp>

namespace kirin {
namespace {

MachineFacts standing() {
  MachineFacts facts;
  facts.state = MachineState::Ready;
  facts.placement = Placement::standard();
  return facts;
}

Point shown(MachineBridge& bridge, PieceId piece) {
  const MachinePieceRow& row = bridge.pieces()->rows()[static_cast<std::size_t>(piece)];
  return {row.file, row.rank};
}

bool near(Point a, Point b) { return distance(a, b) < 1e-6; }

}  // namespace

TEST_CASE("without a machine there is nothing to look at, and looking does no harm") {
  MachineBridge bridge(nullptr);
  bridge.look();
  REQUIRE_FALSE(bridge.available());
  REQUIRE(bridge.places()->rowCount() == 96);
  REQUIRE(bridge.pieces()->rowCount() == 32);
  REQUIRE_FALSE(bridge.headKnown());
}

TEST_CASE("places lie where the profile has them, in squares from a1, whichever way its axes run") {
  BoardProfile profile;
  SECTION("as on the reference board") {}
  SECTION("with x and y exchanged") {
    auto& corners = profile.geometry;
    for (Point* corner : {&corners.a1, &corners.h1, &corners.a8, &corners.h8}) std::swap(corner->x, corner->y);
  }
  BoardTelemetry telemetry;
  MachineBridge bridge(nullptr);
  bridge.watch(&telemetry, profile);
  const auto& rows = bridge.places()->rows();
  for (std::size_t square = 0; square < 64; ++square) {
    REQUIRE(rows[square].square == static_cast<int>(square));
    REQUIRE(near({rows[square].file, rows[square].rank},
                 {static_cast<double>(square % 8), static_cast<double>(square / 8)}));
  }
  REQUIRE(rows[64].file > 7.9);   // White's storage, on the right
  REQUIRE(rows[80].file < -0.9);  // Black's, on the left
  REQUIRE(near({0, rows[64].rank}, {0, 7}));
}

TEST_CASE("a piece is shown at the head while it is carried, elsewhere where it is believed to be") {
  BoardTelemetry telemetry;
  MachineBridge bridge(nullptr);
  const BoardProfile profile;
  bridge.watch(&telemetry, profile);
  MachineFacts facts = standing();
  const PieceId knight = *facts.placement.at(Place::onSquare(6));
  const Point between = (profile.where(Place::onSquare(6)) + profile.where(Place::onSquare(21))) * 0.5;
  facts.head = between;
  facts.carrying = PieceOperation{knight, Place::onSquare(6), Place::onSquare(21)};
  facts.placement.places[0] = Place::nowhere();

  telemetry.machine.put(facts);
  bridge.look();
  REQUIRE(near(shown(bridge, knight), {6, 0}));  // the magnet is off: the head is on its way to it
  REQUIRE_FALSE(bridge.pieces()->rows()[0].present);

  facts.magnetOn = true;
  telemetry.machine.put(facts);
  bridge.look();
  REQUIRE(near(shown(bridge, knight), {5.5, 1}));
  REQUIRE(near({bridge.headFile(), bridge.headRank()}, {5.5, 1}));
}

TEST_CASE("where there is a plant, its truth is shown and not what is believed") {
  BoardTelemetry telemetry;
  MachineBridge bridge(nullptr);
  const BoardProfile profile;
  bridge.watch(&telemetry, profile);
  MachineFacts facts = standing();
  facts.head = profile.where(Place::onSquare(0));
  PlantFacts plant;
  plant.head = profile.where(Place::onSquare(63));
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    plant.pieces[static_cast<std::size_t>(piece)] = profile.where(Place::onSquare(27));
  }
  plant.toppled[3] = true;
  telemetry.machine.put(facts);
  telemetry.plant.put(plant);
  bridge.look();
  REQUIRE(near({bridge.headFile(), bridge.headRank()}, {7, 7}));
  REQUIRE(near(shown(bridge, 9), {3, 3}));
  REQUIRE(bridge.pieces()->rows()[3].toppled);
}

TEST_CASE("looking again at the same changes no row") {
  BoardTelemetry telemetry;
  MachineBridge bridge(nullptr);
  bridge.watch(&telemetry);
  telemetry.machine.put(standing());
  bridge.look();
  int changes = 0;
  QObject::connect(bridge.pieces(), &QAbstractItemModel::dataChanged, [&changes] { ++changes; });
  QObject::connect(bridge.places(), &QAbstractItemModel::dataChanged, [&changes] { ++changes; });
  bridge.look();
  REQUIRE(changes == 0);
  MachineFacts facts = standing();
  facts.sensors.set(12);
  telemetry.machine.put(facts);
  bridge.look();
  REQUIRE(changes == 1);
}

}  // namespace kirin
