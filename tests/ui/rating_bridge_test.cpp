// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rating_bridge.h"

#include "app/sqlite_game_store.h"
#include "testing/fake_time.h"
#include "testing/open_store.h"
#include "testing/temp_folder.h"
#include "ui/bridge_facts.h"
#include "ui/game_view.h"
#include "ui/phrases.h"

#include <QCoreApplication>
#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

/// The library's work done at once, in a file of its own.
struct Fixture {
  TempFolder folder;
  FakeTime time;
  PersonalityRegistry registry;
  std::unique_ptr<SqliteGameStore> store = openOrFail(folder / "games.sqlite");
  RatingBridge bridge{[file = folder / "games.sqlite"](const LibraryJob& job) { job(SqliteFile::openFurther(file)); },
                      time, registry};

  void settle() { QCoreApplication::processEvents(); }
};

RatingEntry entry(WallTime at, double rating, double deviation, std::string opponent) {
  return {at, {rating, deviation, 0.06}, 1, std::move(opponent), 1.0};
}

}  // namespace

TEST_CASE("before anything counted there is no number, and the first guess makes one") {
  Fixture f;
  f.bridge.refresh();
  CHECK_FALSE(f.bridge.loaded());
  f.settle();
  CHECK(f.bridge.loaded());
  CHECK_FALSE(f.bridge.play()->known());
  CHECK(f.bridge.play()->text().isEmpty());
  CHECK(f.bridge.aimedAt() == QStringLiteral("challenger"));  // 1500, as good as any

  f.bridge.guess(750);
  f.settle();
  CHECK(f.bridge.play()->known());
  CHECK(f.bridge.play()->rating() == 750);
  CHECK(f.bridge.play()->deviation() == 250);
  CHECK(f.bridge.play()->games() == 0);
  CHECK_FALSE(f.bridge.puzzles()->known());
  CHECK(f.bridge.aimedAt() == QStringLiteral("pupil"));
  f.bridge.guess(2000);
  f.settle();
  CHECK(f.bridge.play()->rating() == 750);
}

TEST_CASE("what has counted is shown as it stands today, with whom to play next") {
  Fixture f;
  const WallTime then = f.time.wallNow() - 21 * 24h;
  f.bridge.show({entry(then - 24h, 1100, 80, "pupil"), entry(then, 1160, 60, "scholar")}, {});
  CHECK(f.bridge.play()->rating() == 1160);
  CHECK(f.bridge.play()->deviation() == 77);
  CHECK(f.bridge.play()->text() == QStringLiteral("1160 ± 77"));
  CHECK(f.bridge.play()->games() == 2);
  CHECK(f.bridge.aimedAt() == QStringLiteral("scholar"));
  CHECK(f.bridge.aimText() == QStringLiteral("Scholar is about as strong as you are."));
  CHECK(f.bridge.play()->history().size() == 2);
  CHECK(f.bridge.play()->history()[1].toMap()[QStringLiteral("rating")].toDouble() == 1160);
}

TEST_CASE("a long history is thinned, and ends with the newest") {
  Fixture f;
  std::vector<RatingEntry> entries;
  for (int game = 0; game < 5000; ++game) entries.push_back(entry(f.time.wallNow(), game, 60, "novice"));
  f.bridge.show(entries, {});
  const QVariantList history = f.bridge.play()->history();
  CHECK(history.size() > 150);
  CHECK(history.size() <= 201);
  CHECK(history.back().toMap()[QStringLiteral("rating")].toDouble() == 4999);
}

TEST_CASE("the end of a game says what it did to the rating, or why it did nothing") {
  PersonalityRegistry registry;
  GameView view;
  GameStarted started;
  started.placement = Placement::standard();
  view.apply(started, {});
  CHECK(bridgeFacts(view, registry).game.counts);
  SECTION("it counted") {
    view.apply(
        GameOver{
            {GameResult::WhiteWins, EndReason::Checkmate}, 1, RatingChange{{1480.4, 100, 0.06}, {1503.6, 95.2, 0.06}}},
        {});
    CHECK(bridgeFacts(view, registry).end.rating == QStringLiteral("Your Kirin rating: 1504 ± 95 (+24)"));
  }
  SECTION("it was lost") {
    view.apply(
        GameOver{{GameResult::BlackWins, EndReason::Checkmate}, 1, RatingChange{{1500, 100, 0.06}, {1480, 95, 0.06}}},
        {});
    CHECK(bridgeFacts(view, registry).end.rating == QStringLiteral("Your Kirin rating: 1480 ± 95 (\u221220)"));
  }
  SECTION("a takeback made it not count") {
    view.apply(RatingLost{}, {});
    CHECK_FALSE(bridgeFacts(view, registry).game.counts);
    view.apply(GameOver{{GameResult::WhiteWins, EndReason::Checkmate}, 1, std::nullopt, Unrated::Takeback}, {});
    CHECK(bridgeFacts(view, registry).end.rating ==
          QStringLiteral("Your Kirin rating stays as it is: a move was taken back."));
  }
}

TEST_CASE("who is aimed at is explained, half steps included") {
  PersonalityRegistry registry;
  CHECK(Phrases::aim({"pupil", 0.6, false, "scholar"}, registry) ==
        QStringLiteral("Pupil comes nearest. A half step up is Scholar without a knight, but that doesn't count."));
  CHECK(Phrases::aim({"kirin", 0.9, false, ""}, registry) == QStringLiteral("Kirin is the strongest there is."));
  CHECK(Phrases::aim({}, registry).isEmpty());
  for (const Unrated why :
       {Unrated::Opponent, Unrated::Odds, Unrated::Start, Unrated::Imported, Unrated::Takeback, Unrated::Abandoned}) {
    CHECK_FALSE(Phrases::unrated(why).isEmpty());
  }
}

}  // namespace kirin
