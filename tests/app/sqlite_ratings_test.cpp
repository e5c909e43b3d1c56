// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_ratings.h"

#include "app/sqlite_game_store.h"
#include "testing/cut_disk.h"
#include "testing/open_store.h"
#include "testing/session_fixture.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

const WallTime kMonday{1'700'000'000'000ms};

CountedGame against(std::string opponent, double rating, double score, WallTime at) {
  return {{rating, 150, score}, std::move(opponent), at};
}

StoredGame begun() {
  StoredGame game;
  game.names = {"Player", "Pupil"};
  game.startPlacement = Placement::standard();
  game.config.seed = 1;
  return game;
}

}  // namespace

TEST_CASE("a rating begins at the guess, changes with what counts, and keeps its history") {
  TempFolder folder;
  const auto file = folder / "games.sqlite";
  {
    const auto store = openOrFail(file);
    SqliteRatings ratings(store->file());
    REQUIRE(*ratings.latest(RatingKind::Play) == std::nullopt);
    REQUIRE(ratings.history(RatingKind::Play)->empty());
    REQUIRE(ratings.guess(RatingKind::Play, {800, 250, 0.06}, kMonday).ok());
    REQUIRE(ratings.guess(RatingKind::Play, {2000, 250, 0.06}, kMonday).ok());  // too late, and no matter
    const auto change = ratings.add(RatingKind::Play, against("pupil", 800, 1, kMonday + 1h));
    REQUIRE(change.ok());
    CHECK(change->before.rating == 800);
    CHECK(change->after.rating > 850);
    CHECK(change->after.deviation < 250);
  }
  const auto store = openOrFail(file);
  SqliteRatings ratings(store->file());
  const auto history = ratings.history(RatingKind::Play);
  REQUIRE(history.ok());
  REQUIRE(history->size() == 2);
  CHECK((*history)[0] == RatingEntry{kMonday, {800, 250, 0.06}, 0, "", std::nullopt});
  CHECK((*history)[1].opponent == "pupil");
  CHECK((*history)[1].score == 1);
  CHECK((*history)[1].at == kMonday + 1h);
  CHECK(**ratings.latest(RatingKind::Play) == history->back());
  CHECK(*ratings.latest(RatingKind::Puzzles) == std::nullopt);
}

TEST_CASE("play and puzzles are two numbers") {
  TempFolder folder;
  const auto store = openOrFail(folder / "games.sqlite");
  SqliteRatings ratings(store->file());
  REQUIRE(ratings.add(RatingKind::Puzzles, against("puzzle-7", 1500, 0, kMonday)).ok());
  REQUIRE(ratings.add(RatingKind::Play, against("expert", 1650, 1, kMonday)).ok());
  CHECK((**ratings.latest(RatingKind::Puzzles)).rating.rating < 1400);
  CHECK((**ratings.latest(RatingKind::Play)).rating.rating > 1600);
}

TEST_CASE("idle weeks make unsure, and a clock set back makes nothing") {
  TempFolder folder;
  const auto store = openOrFail(folder / "games.sqlite");
  SqliteRatings ratings(store->file());
  REQUIRE(ratings.guess(RatingKind::Play, {1500, 60, 0.06}, kMonday).ok());
  const auto later = ratings.add(RatingKind::Play, against("expert", 1650, 0.5, kMonday + 21 * 24h));
  REQUIRE(later.ok());
  CHECK(std::round(later->before.deviation) == 77);
  const auto earlier = ratings.add(RatingKind::Play, against("expert", 1650, 0.5, kMonday - 400 * 24h));
  REQUIRE(earlier.ok());
  CHECK(earlier->before == later->after);
}

TEST_CASE("the result and the rating are written together, and only for what exists") {
  TempFolder folder;
  const auto store = openOrFail(folder / "games.sqlite");
  SqliteRatings ratings(store->file());
  const GameEnd won{GameResult::WhiteWins, EndReason::Checkmate};
  REQUIRE(store->finish(7, won, against("pupil", 800, 1, kMonday)).error().code == "store.missing");
  REQUIRE(*ratings.latest(RatingKind::Play) == std::nullopt);

  const GameId id = *store->begin(begun());
  const auto change = store->finish(id, won, against("pupil", 800, 1, kMonday));
  REQUIRE(change.ok());
  REQUIRE(*change);
  CHECK((**change).before == PlayerRating{});
  CHECK((**ratings.latest(RatingKind::Play)).game == id);
  CHECK((**ratings.latest(RatingKind::Play)).rating == (**change).after);
  CHECK(*store->finish(*store->begin(begun()), won, std::nullopt) == std::nullopt);
  CHECK(ratings.history(RatingKind::Play)->size() == 1);
}

TEST_CASE("a power cut leaves result and rating both or neither") {
  TempFolder folder;
  const GameEnd won{GameResult::WhiteWins, EndReason::Checkmate};
  std::vector<std::filesystem::path> rebuilt;
  {
    CutDisk disk;
    std::size_t begin = 0;
    {
      const auto store = openOrFail(folder / "games.sqlite");
      const GameId id = *store->begin(begun());
      begin = disk.now();
      REQUIRE(store->finish(id, won, against("pupil", 800, 1, kMonday)).ok());
    }
    Rng rng(3);
    for (std::size_t instant = begin; instant <= disk.now(); ++instant) {
      const auto place = folder / ("cut-" + std::to_string(instant));
      std::filesystem::create_directory(place);
      disk.rebuild(instant, rng, place);
      rebuilt.push_back(place / "games.sqlite");
    }
  }
  int without = 0, with = 0;
  for (const auto& file : rebuilt) {
    const auto store = openOrFail(file);
    const bool finished = store->load(1)->end.has_value();
    const bool rated = SqliteRatings(store->file()).latest(RatingKind::Play)->has_value();
    CHECK(finished == rated);
    ++(rated ? with : without);
  }
  CHECK(with > 0);
  CHECK(without > 0);
}

}  // namespace kirin
