// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_game_store.h"
#include "testing/cut_disk.h"
#include "testing/qt_application.h"
#include "testing/session_fixture.h"
#include "testing/temp_folder.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>
#include <catch2/catch.hpp>

// A power cut at any instant loses at most the move being made.
namespace kirin {
using namespace kirin::testing;

namespace {

/// What the store had confirmed at an instant of the disk.
struct Confirmed {
  std::size_t instant = 0;
  StoredGame game;
};

/// Plays a scripted game with takebacks, pauses and a continuation, and notes after each step what is confirmed.
std::vector<Confirmed> playOn(const CutDisk& disk, const std::filesystem::path& file, std::uint64_t seed) {
  std::vector<Confirmed> confirmed;
  Rng rng(seed);
  auto opened = SqliteGameStore::open(file);
  REQUIRE(opened.ok());
  SessionFixture f(SessionFixture::Board::Sim, opened->store.get());
  NewGameConfig config = twoPeople(minutes(10), seconds(2));
  f.newGame(config);
  const auto note = [&] { confirmed.push_back({disk.now(), f.session.game()->stored()}); };
  note();
  for (int step = 0; step < 45 && f.state() == SessionState::HumanTurn; ++step) {
    f.advance(milliseconds(rng.between(1, 9000)));
    const auto what = rng.below(12);
    if (what == 0 && f.session.game()->plies() > 0) {
      f.send(command::Takeback{});
    } else if (what == 1) {
      f.send(command::Pause{});
      note();
      f.send(command::Resume{});
    } else {
      f.send(command::PlayMove{randomMove(f.session.game()->position(), rng.next()), f.session.game()->plies()});
    }
    note();
  }
  if (f.state() == SessionState::HumanTurn) {
    f.send(command::Resign{});
    note();
  }
  REQUIRE(f.notices().empty());
  return confirmed;
}

std::string integrityOf(const std::filesystem::path& file) {
  QString answer;
  {
    auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("integrity"));
    database.setDatabaseName(QString::fromStdString(file.string()));
    REQUIRE(database.open());
    QSqlQuery query(database);
    REQUIRE(query.exec(QStringLiteral("PRAGMA integrity_check")));
    REQUIRE(query.next());
    answer = query.value(0).toString();
  }
  QSqlDatabase::removeDatabase(QStringLiteral("integrity"));
  return answer.toStdString();
}

/// A game as the store has it: paused clocks don't matter where the cut came before they were written.
bool sameGame(StoredGame a, StoredGame b) {
  a.clocks.reset();
  b.clocks.reset();
  return a == b;
}

/// Returns how many cuts came between the first confirmation and the end.
int cutAndCheck(std::uint64_t seed, int cuts) {
  TempFolder folder;
  std::vector<Confirmed> confirmed;
  std::vector<std::filesystem::path> rebuilt;
  std::vector<std::size_t> instants;
  Rng rng(seed * 77 + 1);
  {
    CutDisk disk;
    confirmed = playOn(disk, folder / "games.sqlite", seed);
    REQUIRE(disk.syncs() > confirmed.size());  // synchronous=FULL: at least one a confirmed change
    for (int cut = 0; cut < cuts; ++cut) {
      const auto instant = rng.below(static_cast<std::uint32_t>(disk.now() + 1));
      const auto place = folder / ("cut-" + std::to_string(cut));
      std::filesystem::create_directory(place);
      disk.rebuild(instant, rng, place);
      rebuilt.push_back(place / "games.sqlite");
      instants.push_back(instant);
    }
  }

  int within = 0;
  for (std::size_t cut = 0; cut < rebuilt.size(); ++cut) {
    CAPTURE(seed, cut, instants[cut]);
    auto opened = SqliteGameStore::open(rebuilt[cut]);
    REQUIRE(opened.ok());
    // Before the first word was confirmed the file itself was being made.
    const auto next = std::upper_bound(confirmed.begin(), confirmed.end(), instants[cut],
                                       [](std::size_t at, const Confirmed& each) { return at < each.instant; });
    if (next == confirmed.begin()) continue;
    ++within;
    REQUIRE_FALSE(opened->setAside);
    REQUIRE(integrityOf(rebuilt[cut]) == "ok");
    const auto loaded = opened->store->load(confirmed.front().game.id);
    if (!loaded) FAIL(loaded.error().debugText());
    const bool asConfirmed = sameGame(*loaded, std::prev(next)->game);
    const bool oneFurther = next != confirmed.end() && sameGame(*loaded, next->game);
    // The last move of a game and its result are two writes.
    StoredGame unfinished = next == confirmed.end() ? std::prev(next)->game : next->game;
    unfinished.end.reset();
    REQUIRE((asConfirmed || oneFurther || (next != confirmed.end() && sameGame(*loaded, unfinished))));

    if (!loaded->end) {  // and it goes on
      SessionFixture f(SessionFixture::Board::Sim, opened->store.get());
      f.send(command::Continue{loaded->id});
      if (f.state() != SessionState::HumanTurn) continue;
      f.send(command::PlayMove{randomMove(f.session.game()->position(), cut), f.session.game()->plies()});
      REQUIRE(f.stored().plies.size() == loaded->plies.size() + 1);
      REQUIRE(f.notices().empty());
    }
  }
  return within;
}

}  // namespace

TEST_CASE("200 power cuts at random instants lose no confirmed move") {
  needQtApplication();
  int within = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) within += cutAndCheck(seed, 30);
  REQUIRE(within >= 200);
}

TEST_CASE("a disk that lies about syncing would lose moves: the test can tell") {
  // Rebuilding as if nothing had been synced must break something, or the test above proves nothing.
  needQtApplication();
  TempFolder folder;
  CutDisk disk;
  const auto confirmed = playOn(disk, folder / "games.sqlite", 3);
  Rng rng(5);
  int lost = 0;
  for (int cut = 0; cut < 10; ++cut) {
    const auto place = folder / ("cut-" + std::to_string(cut));
    std::filesystem::create_directory(place);
    disk.rebuild(disk.now(), rng, place, CutDisk::Syncs::Ignored);
    auto opened = SqliteGameStore::open(place / "games.sqlite");
    const auto loaded = opened.ok() ? opened->store->load(1) : Error{"store.missing", {}};
    if (!loaded || !sameGame(*loaded, confirmed.back().game)) ++lost;
  }
  REQUIRE(lost > 0);
}

}  // namespace kirin
