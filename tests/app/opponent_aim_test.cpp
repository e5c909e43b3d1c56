// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponent_aim.h"

#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

using namespace kirin;

namespace {

PlayerRating rated(double rating) { return {rating, 60, 0.06}; }

}  // namespace

TEST_CASE("the seven rungs count at what they aim at, unsurely, and others don't count") {
  kirin::testing::TempFolder folder;
  folder.write("pupil.json", R"({"id":"pupil","name":"Pupil","elo":800,"limits":{"nodes":9}})");
  folder.write("uncle.json", R"({"id":"uncle","name":"Uncle","elo":1200,"limits":{"nodes":9000}})");
  const PersonalityRegistry registry({folder.path()});
  REQUIRE(registry.broken().empty());
  const auto rungs = ratedRungs(registry);
  REQUIRE(rungs.size() == 6);
  CHECK(rungs[0] == RatedRung{"novice", 500, 150});
  CHECK(rungs[1] == RatedRung{"scholar", 1150, 150});  // an overridden pupil is nobody's pupil
  CHECK_FALSE(ratedRung(*registry.find("pupil")));
  CHECK_FALSE(ratedRung(*registry.find("uncle")));
}

TEST_CASE("the offer is the rung of one's own strength") {
  const auto rungs = ratedRungs(PersonalityRegistry());
  for (const RatedRung& rung : rungs) {
    const Aim aim = aimedRung(rated(rung.rating), rungs, "");
    CHECK(aim.id == rung.id);
    CHECK(aim.close);
    CHECK(aim.halfStep.empty());
    CHECK(aim.expectedScore == Approx(0.5));
  }
}

TEST_CASE("between rungs the nearest is offered, and the one above with odds as a half step") {
  const auto rungs = ratedRungs(PersonalityRegistry());
  const Aim aim = aimedRung(rated(950), rungs, "");
  CHECK(aim.id == "pupil");
  CHECK_FALSE(aim.close);
  CHECK(aim.halfStep == "scholar");

  const Aim beginner = aimedRung(rated(200), rungs, "");
  CHECK(beginner.id == "novice");
  CHECK(beginner.halfStep == "novice");

  const Aim master = aimedRung(rated(2700), rungs, "");
  CHECK(master.id == "kirin");
  CHECK(master.halfStep.empty());
}

TEST_CASE("a close rung is offered before one that is nearer but out of range") {
  const std::vector<RatedRung> rungs{{"weak", 1437, 45}, {"strong", 1569, 45}};
  const PlayerRating player = rated(1500);
  REQUIRE(expectedScore(player, 1437, 45) > 0.55);
  REQUIRE(expectedScore(player, 1569, 45) > 0.40);
  CHECK(aimedRung(player, rungs, "").id == "strong");
}

TEST_CASE("the offer stays with games won and lost around the middle between two rungs") {
  const auto rungs = ratedRungs(PersonalityRegistry());
  const double middle = 975 - 16;  // between pupil and scholar; a little less than half the points is wanted
  std::string current = aimedRung(rated(middle - 40), rungs, "").id;
  REQUIRE(current == "pupil");
  for (const double rating : {middle - 10, middle + 15, middle - 5, middle + 10}) {
    current = aimedRung(rated(rating), rungs, current).id;
    CHECK(current == "pupil");
  }
  current = aimedRung(rated(middle + 60), rungs, current).id;
  CHECK(current == "scholar");
  for (const double rating : {middle + 5, middle - 10, middle - 15}) {
    CHECK(aimedRung(rated(rating), rungs, current).id == "scholar");
  }
  CHECK(aimedRung(rated(middle - 60), rungs, current).id == "pupil");
}

TEST_CASE("without rungs nobody is offered, and a current one that is gone is forgotten") {
  CHECK(aimedRung(rated(1500), {}, "novice") == Aim{});
  const auto rungs = ratedRungs(PersonalityRegistry());
  CHECK(aimedRung(rated(1450), rungs, "uncle").id == "challenger");
}
