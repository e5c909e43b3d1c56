// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the pieces on the table do.
#include "backend/twin/board_plant.h"
#include "backend/twin/sensor_field.h"

#include <catch2/catch.hpp>
#include <cmath>

namespace kirin {
namespace {

constexpr Duration kStep = std::chrono::milliseconds(1);
constexpr double kPace = 0.4;  ///< mm a step

const BoardProfile kBoard;

Point square(const char* name) { return kBoard.where(Place::onSquare(name[0] - 'a' + 8 * (name[1] - '1'))); }

PieceId pieceOn(const BoardPlant& plant, const char* name) {
  return *plant.placement().at(Place::onSquare(name[0] - 'a' + 8 * (name[1] - '1')));
}

/// The energised head goes along a straight way.
void drag(BoardPlant& plant, Point from, Point to, double acceleration = 0) {
  const int steps = static_cast<int>(distance(from, to) / kPace) + 1;
  for (int i = 1; i <= steps; ++i)
    plant.moveHead(from + (to - from) * (static_cast<double>(i) / steps), acceleration, kStep);
}

BoardPlant plantOf(PlantProfile profile = PlantProfile::ideal(), std::uint64_t seed = 1) {
  return BoardPlant(kBoard, profile, Placement::standard(), seed);
}

TEST_CASE("a carried piece trails, and the lag overshot puts it on the centre") {
  BoardPlant plant = plantOf();
  const PieceId pawn = pieceOn(plant, "e2");
  plant.magnetOn(square("e2"));
  CHECK(plant.carried() == pawn);
  drag(plant, square("e2"), square("e4"));
  CHECK(plant.offCentre(pawn) == Approx(2));
  drag(plant, square("e4"), square("e4") + Point{0, 2});
  plant.magnetOff({});
  CHECK(plant.offCentre(pawn) == Approx(0).margin(0.001));
  CHECK(plant.placement().at(Place::onSquare(28)) == pawn);
  CHECK(plant.contacts() == 0);
  // The king behind it was nearest: a square, less half a pawn's and half a king's base.
  CHECK(plant.leastClearance() == Approx(38.1 - 17).margin(0.1));
}

TEST_CASE("a piece off its centre is pulled in at pick-up, an iron disc only to its ring") {
  for (const bool disc : {false, true}) {
    PlantProfile profile = disc ? PlantProfile::ironDiscs() : PlantProfile::ideal();
    profile.attraction = 0;
    BoardPlant plant = plantOf(profile);
    const PieceId pawn = pieceOn(plant, "e2");
    plant.put(pawn, square("e2") + Point{7, 0});
    plant.magnetOn(square("e2"));
    CHECK(plant.offCentre(pawn) == Approx(disc ? 7 : 1));
  }
  BoardPlant plant = plantOf();
  plant.put(pieceOn(plant, "e2"), square("e2") + Point{10.5, 0});
  plant.magnetOn(square("e2"));
  CHECK_FALSE(plant.carried());
}

TEST_CASE("a trailing piece cuts the corner") {
  BoardPlant plant = plantOf();
  const PieceId pawn = pieceOn(plant, "e2");
  plant.magnetOn(square("e2"));
  drag(plant, square("e2"), square("e4"));
  drag(plant, square("e4"), square("e4") + Point{2, 0});
  const Point piece = plant.pieces()[static_cast<std::size_t>(pawn)].at;
  CHECK(piece.x > square("e4").x);
  CHECK(piece.y < square("e4").y);
}

TEST_CASE("a carry through another piece is one contact, pushes it, and can topple it") {
  PlantProfile profile = PlantProfile::ideal();
  for (const double topple : {0.0, 1.0}) {
    profile.topple = topple;
    BoardPlant plant = plantOf(profile);
    const PieceId rook = pieceOn(plant, "a1"), pawn = pieceOn(plant, "a2");
    plant.magnetOn(square("a1"));
    drag(plant, square("a1"), square("a3"));
    plant.magnetOff({});
    CHECK(plant.contacts() == 1);
    CHECK(plant.leastClearance() < 0);
    CHECK(plant.leastClearance() > -1);
    const auto& pieces = plant.pieces();
    const double apart = distance(pieces[static_cast<std::size_t>(rook)].at, pieces[static_cast<std::size_t>(pawn)].at);
    CHECK(apart >= 17 - 1e-9);
    CHECK(pieces[static_cast<std::size_t>(pawn)].toppled == (topple == 1));
    CHECK(plant.placeOf(pawn).isNowhere() == (topple == 1));
  }
}

TEST_CASE("a grip is lost above an acceleration, the surer the harder; a weak one without it") {
  PlantProfile profile = PlantProfile::ideal();
  profile.lossRate = 5;
  const auto lost = [&profile](double acceleration) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      BoardPlant plant = plantOf(profile, seed);
      plant.magnetOn(square("e2"));
      drag(plant, square("e2"), square("e4"), acceleration);
      count += plant.carried() ? 0 : 1;
    }
    return count;
  };
  CHECK(lost(254 * std::sqrt(2.0)) == 0);
  CHECK(lost(1500) == 0);
  const int some = lost(1800), many = lost(3000);
  CHECK(some > 10);
  CHECK(many > some);
  profile.weakPickUp = 1;
  CHECK(lost(0) > 80);
}

TEST_CASE("a dropped piece stays where it is, or rolls a little from speed") {
  BoardPlant plant = plantOf();
  const PieceId pawn = pieceOn(plant, "e2");
  plant.magnetOn(square("e2"));
  drag(plant, square("e2"), square("e3"));
  plant.drop();
  drag(plant, square("e3"), square("e4"));
  const Point at = plant.pieces()[static_cast<std::size_t>(pawn)].at;
  CHECK(at.y == Approx(square("e3").y - 2).margin(0.01));
  plant.magnetOff({});
  plant.magnetOn(square("e3"));
  plant.magnetOff({0, 120});
  CHECK(plant.pieces()[static_cast<std::size_t>(pawn)].at.y > square("e3").y + 1);
}

TEST_CASE("a neighbour follows the magnet now and then, the nearer the more often") {
  PlantProfile profile = PlantProfile::ideal();
  profile.attraction = 0.3;
  const auto followed = [&profile](double away) {
    int count = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      BoardPlant plant = plantOf(profile, seed);
      const PieceId rook = pieceOn(plant, "a1"), pawn = pieceOn(plant, "e2");
      plant.magnetOn(square("a1"));
      plant.lift(rook);
      const Point passing = square("e2") + Point{away, 0};
      drag(plant, passing - Point{0, 18}, passing + Point{0, 60});
      count += distance(plant.pieces()[static_cast<std::size_t>(pawn)].at, square("e2")) > 1 ? 1 : 0;
    }
    return count / 300.0;
  };
  CHECK(followed(18.5) == 0);
  CHECK(followed(9) == Approx(0.3).margin(0.08));
  CHECK(followed(15) == Approx(0.1).margin(0.05));
}

TEST_CASE("sensors see what stands within their range, with hysteresis, and not what lies") {
  BoardPlant plant = plantOf();
  SensorField field(kBoard, PlantProfile::ideal(), 1);
  field.look(plant, std::nullopt);
  Occupancy start;
  for (int i = 0; i < 16; ++i) start.set(static_cast<std::size_t>(i)).set(static_cast<std::size_t>(48 + i));
  CHECK(field.read(Instant()) == start);

  const PieceId pawn = pieceOn(plant, "e2");
  const auto seenAt = [&](double off) {
    plant.put(pawn, square("e2") + Point{off, 0});
    field.look(plant, std::nullopt);
    return field.read(Instant()).test(12);
  };
  CHECK(seenAt(11));  // it was on, and stays on up to 12
  CHECK_FALSE(seenAt(12.1));
  CHECK_FALSE(seenAt(11));
  CHECK(seenAt(9.9));
  plant.topple(pawn);
  field.look(plant, std::nullopt);
  CHECK_FALSE(field.read(Instant()).test(12));
  plant.lift(pieceOn(plant, "d2"));
  field.look(plant, std::nullopt);
  CHECK_FALSE(field.read(Instant()).test(11));
}

TEST_CASE("each sensor has a range of its own, within the profile's") {
  SensorField field(kBoard, PlantProfile(), 5);
  double least = 100, most = 0;
  for (SensorIndex i = 0; i < kSensorCount; ++i) {
    least = std::min(least, field.range(i));
    most = std::max(most, field.range(i));
  }
  CHECK(least >= 8);
  CHECK(least < 8.4);
  CHECK(most <= 12);
  CHECK(most > 11.6);
}

TEST_CASE("the energised magnet trips the sensors around it, and defects override all") {
  BoardPlant plant = plantOf();
  SensorField field(kBoard, PlantProfile::ideal(), 1);
  field.look(plant, square("e4"));
  const Occupancy blind = field.read(Instant());
  CHECK(blind.test(28));
  CHECK_FALSE(blind.test(27));  // 38.1 mm away
  field.look(plant, square("e4") + Point{-10, 0});
  CHECK(field.read(Instant()).test(27));
  field.look(plant, std::nullopt);
  CHECK_FALSE(field.read(Instant()).test(28));

  field.setDefect(28, SensorField::Defect::StuckOn);
  field.setDefect(12, SensorField::Defect::StuckOff);
  field.setDefect(0, SensorField::Defect::Flickering);
  CHECK(field.read(Instant()).test(28));
  CHECK_FALSE(field.read(Instant()).test(12));
  const Instant later = *field.nextFlicker(Instant());
  CHECK(field.read(Instant()).test(0) != field.read(later).test(0));
}

}  // namespace
}  // namespace kirin
