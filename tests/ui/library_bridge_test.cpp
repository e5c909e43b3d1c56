// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library_bridge.h"

#include "app/sqlite_game_store.h"
#include "testing/fake_time.h"
#include "testing/open_store.h"
#include "testing/temp_folder.h"
#include "ui/library.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QThread>
#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace kirin {
using namespace kirin::testing;

namespace {

std::string manyGames(int count) {
  std::string text;
  for (int game = 1; game <= count; ++game) {
    text += fmt::format(
        "[Event \"Many\"]\n[Date \"2020.01.{:02}\"]\n[Round \"{}\"]\n[White \"White {}\"]\n[Black \"B\"]\n\n1. e4 e5 "
        "1-0\n\n",
        game % 28 + 1, game, game);
  }
  return text;
}

/// Over the library's real pool.
struct Fixture {
  TempFolder folder;
  FakeTime time;
  std::unique_ptr<SqliteGameStore> store = openOrFail(folder / "games.sqlite");
  Library library{[]() -> Result<std::unique_ptr<IGameStore>> { return Error{"store.missing", {}}; }};
  LibraryBridge bridge{libraryWork(library, folder / "games.sqlite"), time, folder.path()};
  QAbstractItemModelTester tester{bridge.games(), QAbstractItemModelTester::FailureReportingMode::Fatal};
  QSignalSpy notices{&bridge, &LibraryBridge::notice};

  template <class Done>
  void until(Done done) {
    for (int round = 0; round < 3000 && !done(); ++round) {
      QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
      QThread::msleep(1);
    }
    REQUIRE(done());
  }
  void idle() {
    until([&] { return !bridge.loading() && bridge.task().isEmpty(); });
  }
  QVariant at(int row, int role) { return bridge.games()->data(bridge.games()->index(row), role); }
};

}  // namespace

TEST_CASE("of the games found only those looked at are read") {
  Fixture f;
  f.bridge.importText(QString::fromStdString(manyGames(500)));
  CHECK(f.bridge.task() == QStringLiteral("import"));
  f.idle();
  CHECK(f.bridge.outcome() == QStringLiteral("500 games came in."));
  REQUIRE(f.bridge.count() == 500);
  CHECK_FALSE(f.at(480, GameListModel::Loaded).toBool());
  CHECK(f.at(480, GameListModel::White).toString().isEmpty());
  f.until([&] { return f.at(480, GameListModel::Loaded).toBool(); });
  CHECK(f.at(480, GameListModel::White).toString().startsWith(QStringLiteral("White")));
  CHECK(f.at(480, GameListModel::Result) == QStringLiteral("1-0"));
  CHECK_FALSE(f.at(100, GameListModel::Loaded).toBool());
}

TEST_CASE("the list narrows down and widens again, and says so precisely") {
  Fixture f;
  f.bridge.importText(QString::fromStdString(manyGames(120)));
  f.idle();
  f.bridge.setName(QStringLiteral("White 11"));
  CHECK(f.bridge.filtered());
  f.idle();
  CHECK(f.bridge.count() == 11);  // 11, 110 to 119
  f.bridge.setResult(QStringLiteral("0-1"));
  f.idle();
  CHECK(f.bridge.count() == 0);
  f.bridge.setResult(QStringLiteral("what"));
  CHECK(f.bridge.result() == QStringLiteral("0-1"));
  f.bridge.clearFilter();
  f.idle();
  CHECK(f.bridge.count() == 120);
  f.bridge.setPosition(QStringLiteral("nonsense"));
  CHECK(f.notices.count() == 1);
  CHECK(f.bridge.position().isEmpty());
  f.bridge.setPosition(QStringLiteral("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"));
  f.idle();
  CHECK(f.bridge.count() == 120);
  CHECK(f.at(0, GameListModel::Ply) == 1);
}

TEST_CASE("a game that is deleted goes alone, and comes back to its place") {
  Fixture f;
  f.bridge.importText(QString::fromStdString(manyGames(40)));
  f.idle();
  const auto before = f.bridge.games()->ids();
  QSignalSpy gone(f.bridge.games(), &QAbstractItemModel::rowsRemoved);
  f.bridge.remove(before[7]);
  f.idle();
  CHECK(f.bridge.removed() == 1);
  REQUIRE(gone.count() == 1);
  CHECK(gone[0][1].toInt() == 7);
  CHECK(gone[0][2].toInt() == 7);
  CHECK(f.bridge.count() == 39);
  f.bridge.undoRemove();
  f.idle();
  CHECK(f.bridge.removed() == 0);
  CHECK(f.bridge.games()->ids() == before);
}

TEST_CASE("an import can be stopped, tells what it left out, and one is enough at a time") {
  Fixture f;
  f.bridge.importText(QStringLiteral("[Event \"a\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 Ke2 1-0\n"));
  f.idle();
  CHECK(f.bridge.outcome() == QStringLiteral("0 games came in. Left out: 1."));
  REQUIRE(f.bridge.skipped().size() == 1);
  CHECK(f.bridge.skipped()[0].startsWith(QStringLiteral("Game 1, A - B: Line ")));

  f.bridge.importText(QString::fromStdString(manyGames(4000)));
  f.bridge.importFile(QStringLiteral("/nowhere.pgn"));  // not while another is under way
  f.until([&] { return f.bridge.progress() > 0; });
  f.bridge.stopImport();
  f.idle();
  CHECK(f.bridge.outcome().contains(QStringLiteral("Stopped half way")));
  CHECK(f.bridge.count() > 0);
  CHECK(f.bridge.count() < 4000);

  f.bridge.importFile(QStringLiteral("/nowhere.pgn"));
  f.idle();
  CHECK(f.bridge.failed());
  CHECK(f.bridge.outcome() == QStringLiteral("There is no /nowhere.pgn."));
}

TEST_CASE("all games go out into a file that comes in again") {
  Fixture f;
  f.bridge.importText(QString::fromStdString(manyGames(30)));
  f.idle();
  const QString file = QString::fromStdString((f.folder / "all.pgn").string());
  f.bridge.exportAll(file);
  f.idle();
  CHECK(f.bridge.outcome() == QStringLiteral("30 games are in %1.").arg(file));
  f.bridge.importFile(file);
  f.idle();
  CHECK(f.bridge.outcome() == QStringLiteral("0 games came in. Already there: 30."));
  f.bridge.exportAll(QStringLiteral("/no/such/place.pgn"));
  f.idle();
  CHECK(f.bridge.failed());
}

TEST_CASE("everything goes into a backup and comes back") {
  Fixture f;
  QSignalSpy restored(&f.bridge, &LibraryBridge::restored);
  f.bridge.importText(QString::fromStdString(manyGames(10)));
  f.idle();
  const QString file = QString::fromStdString((f.folder / "all.kirin").string());
  f.bridge.backUp(file);
  f.idle();
  CHECK(f.bridge.outcome() == QStringLiteral("Everything is in %1, with 10 games.").arg(file));
  f.bridge.remove(f.bridge.games()->ids()[0]);
  f.bridge.rename(QStringLiteral("B"), QStringLiteral("Bea"));
  f.idle();
  f.until([&] { return f.notices.count() == 1; });
  CHECK(f.bridge.count() == 9);
  f.bridge.restoreFrom(file);
  f.idle();
  CHECK_FALSE(f.bridge.failed());
  CHECK(restored.count() == 1);
  CHECK(f.bridge.count() == 10);
  CHECK(f.bridge.removed() == 0);
  f.bridge.setName(QStringLiteral("Bea"));
  f.idle();
  CHECK(f.bridge.count() == 0);
}

TEST_CASE("a library that can't be opened says why") {
  Fixture f;
  LibraryBridge lost(libraryWork(f.library, f.folder / "none.sqlite"), f.time, f.folder.path());
  lost.refresh();
  f.until([&] { return !lost.loading(); });
  CHECK_FALSE(lost.error().isEmpty());
  lost.importText(QString::fromStdString(manyGames(1)));
  f.until([&] { return lost.task().isEmpty(); });
  CHECK(lost.failed());
}

}  // namespace kirin
