// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backup.h"

#include "app/pgn_import.h"
#include "app/sqlite_game_store.h"
#include "app/sqlite_library.h"
#include "app/sqlite_ratings.h"
#include "testing/cut_disk.h"
#include "testing/open_store.h"
#include "testing/session_fixture.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace kirin {
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

const WallTime kNow{1'700'000'000'000ms};

void bringIn(SqliteFile& file, const std::string& white, int games) {
  std::string text;
  for (int game = 0; game < games; ++game) {
    text +=
        fmt::format("[Event \"x\"]\n[Round \"{}\"]\n[White \"{}\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n", game, white);
  }
  REQUIRE(importPgn(file, text, [](const auto&, double) { return true; }));
}

int gamesOf(SqliteFile& file, const std::string& name) {
  return static_cast<int>(SqliteLibrary(file).find({name, "", LibraryResult::Any, {}})->ids.size());
}

/// A board with somebody's games, settings and opponent.
struct Board {
  TempFolder folder;
  std::unique_ptr<SqliteGameStore> store = openOrFail(folder / "games.sqlite");

  explicit Board(const std::string& owner, int games) {
    bringIn(store->file(), owner, games);
    std::filesystem::create_directory(folder / "personalities");
    folder.write("settings.json", "{\"theme\":\"" + owner + "\"}");
    folder.write("personalities/" + owner + ".json", "{}");
    folder.write("kirin.lock", owner);
    REQUIRE(SqliteRatings(store->file()).guess(RatingKind::Play, {1000.0 + games, 250, 0.06}, kNow));
  }
  SqliteFile& file() { return store->file(); }
};

}  // namespace

TEST_CASE("a backup holds everything in one file, and says what") {
  Board board("ada", 12);
  const std::vector<GameId> gone{3};
  REQUIRE(SqliteLibrary(board.file()).remove(gone, kNow));
  TempFolder stick;
  const auto facts = writeBackup(board.file(), board.folder.path(), stick / "all.kirin", kNow);
  if (!facts) FAIL(facts.error().debugText());
  CHECK(*facts == BackupFacts{kNow, 11, 1});
  CHECK(stick.count() == 1);  // no scraps beside it
  CHECK(*readBackup(stick / "all.kirin", board.folder.path()) == *facts);
  CHECK(gamesOf(board.file(), "ada") == 11);
}

TEST_CASE("a restore puts the backup in place of what there was, which is kept") {
  TempFolder stick;
  {
    Board ada("ada", 12);
    REQUIRE(writeBackup(ada.file(), ada.folder.path(), stick / "all.kirin", kNow));
  }
  Board bob("bob", 5);
  REQUIRE(bob.store->write({Placement::stored(), std::nullopt}));
  const auto aside = restoreBackup(bob.file(), bob.folder.path(), stick / "all.kirin", kNow);
  if (!aside) FAIL(aside.error().debugText());
  CHECK(gamesOf(bob.file(), "ada") == 12);
  CHECK(gamesOf(bob.file(), "bob") == 0);
  CHECK((**SqliteRatings(bob.file()).latest(RatingKind::Play)).rating.rating == 1012);
  CHECK(bob.folder.read("settings.json") == "{\"theme\":\"ada\"}");
  CHECK(std::filesystem::exists(bob.folder / "personalities/ada.json"));
  CHECK(bob.folder.read("kirin.lock") == "bob");
  // Where this board's pieces stand is no memory of another's.
  CHECK((*bob.store->read())->placement == Placement::stored());
  // New games get numbers of their own, and everything is in order for the next start.
  bringIn(bob.file(), "carl", 3);
  CHECK(gamesOf(bob.file(), "carl") == 3);
  bob.store = openOrFail(bob.folder / "games.sqlite");
  CHECK(gamesOf(bob.file(), "ada") == 12);

  // And back again.
  REQUIRE(restoreBackup(bob.file(), bob.folder.path(), *aside, kNow + 1h));
  CHECK(gamesOf(bob.file(), "bob") == 5);
  CHECK(gamesOf(bob.file(), "ada") == 0);
  CHECK(bob.folder.read("settings.json") == "{\"theme\":\"bob\"}");
}

TEST_CASE("what is no backup is refused with the reason, and nothing changes") {
  Board board("ada", 2);
  TempFolder stick;
  const auto refused = [&](const std::filesystem::path& from) {
    const auto done = restoreBackup(board.file(), board.folder.path(), from, kNow);
    CHECK(gamesOf(board.file(), "ada") == 2);
    CHECK(board.folder.read("settings.json") == "{\"theme\":\"ada\"}");
    return done ? std::string("restored") : done.error().code;
  };
  CHECK(refused(stick / "none.kirin") == "file.missing");
  CHECK(refused(stick.write("text.kirin", "not at all " + std::string(2000, '.'))) == "backup.damaged");
  CHECK(refused(stick.write("empty.kirin", "")) == "backup.not-one");
  // The library itself is no backup.
  openOrFail(stick / "other.sqlite");
  CHECK(refused(stick / "other.sqlite") == "backup.not-one");

  REQUIRE(writeBackup(board.file(), board.folder.path(), stick / "good.kirin", kNow));
  std::string bytes = stick.read("good.kirin");
  for (std::size_t i = 5000; i < bytes.size(); i += 3) bytes[i] = 'x';
  CHECK(refused(stick.write("damaged.kirin", bytes)) == "backup.damaged");
  {
    const auto later = SqliteFile::openCopy(stick / "good.kirin");
    REQUIRE(later.ok());
    REQUIRE((*later)->execute("PRAGMA user_version=999"));
  }
  CHECK(refused(stick / "good.kirin") == "backup.newer");
  CHECK(writeBackup(board.file(), board.folder.path(), stick / "no/such/place.kirin", kNow).error().code ==
        "file.unwritable");
}

TEST_CASE("a backup can write no file but those that belong to a person") {
  Board board("ada", 1);
  TempFolder stick;
  REQUIRE(writeBackup(board.file(), board.folder.path(), stick / "all.kirin", kNow));
  {
    const auto backup = SqliteFile::openCopy(stick / "all.kirin");
    REQUIRE(backup.ok());
    for (const char* name : {"../escaped", "kirin.lock", "personalities/../../escaped", "personalities/.hidden",
                             "/tmp/escaped", "games.sqlite"}) {
      REQUIRE((*backup)->execute("INSERT INTO backup_files (name, content) VALUES (?, 'bad')",
                                 {QString::fromLatin1(name)}));
    }
  }
  REQUIRE(restoreBackup(board.file(), board.folder.path(), stick / "all.kirin", kNow));
  CHECK(board.folder.read("kirin.lock") == "ada");
  CHECK_FALSE(std::filesystem::exists(board.folder.path().parent_path() / "escaped"));
  CHECK_FALSE(std::filesystem::exists(board.folder / "personalities/.hidden"));
  CHECK(gamesOf(board.file(), "ada") == 1);
}

TEST_CASE("a power cut during a restore leaves the old or the new, never a mixture") {
  TempFolder stick;
  {
    Board ada("ada", 4);
    REQUIRE(writeBackup(ada.file(), ada.folder.path(), stick / "all.kirin", kNow));
  }
  TempFolder places;
  std::vector<std::filesystem::path> rebuilt;
  {
    CutDisk disk;
    Board bob("bob", 3);
    const std::size_t begin = disk.now();
    REQUIRE(restoreBackup(bob.file(), bob.folder.path(), stick / "all.kirin", kNow));
    Rng rng(5);
    const std::size_t step = std::max<std::size_t>(1, (disk.now() - begin) / 40);
    for (std::size_t instant = begin; instant <= disk.now(); instant += step) {
      const auto place = places / std::to_string(instant);
      std::filesystem::create_directory(place);
      disk.rebuild(instant, rng, place);
      rebuilt.push_back(place);
    }
  }
  int before = 0, after = 0;
  for (const auto& place : rebuilt) {
    CAPTURE(place.string());
    const auto store = openOrFail(place / "games.sqlite");
    const int ada = gamesOf(store->file(), "ada"), bobs = gamesOf(store->file(), "bob");
    CHECK(((ada == 4 && bobs == 0) || (ada == 0 && bobs == 3)));
    if (ada == 4) {
      // The files of the backup are still to come, or were written.
      REQUIRE(finishRestore(store->file(), place));
      ++after;
    } else {
      ++before;
    }
  }
  CHECK(before > 0);
  CHECK(after > 0);
}

}  // namespace kirin
