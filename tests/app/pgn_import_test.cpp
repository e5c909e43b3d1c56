// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pgn_import.h"

#include "app/sqlite_game_store.h"
#include "app/sqlite_library.h"
#include "chess/fen.h"
#include "testing/qt_application.h"
#include "testing/session_fixture.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

namespace kirin {
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

bool goOn(const ImportReport&, double) { return true; }

struct Target {
  TempFolder folder;
  std::unique_ptr<SqliteGameStore> store;

  Target() {
    needQtApplication();
    auto opened = SqliteGameStore::open(folder / "games.sqlite");
    REQUIRE(opened.ok());
    store = std::move(opened->store);
  }
  ImportReport take(std::string_view pgn) {
    auto report = importPgn(store->file(), pgn, goOn);
    if (!report) FAIL(report.error().debugText());
    return *report;
  }
};

/// Games that differ in the number of their round.
std::string manyGames(int count) {
  std::string text;
  for (int game = 1; game <= count; ++game) {
    text += fmt::format("[Event \"Many\"]\n[Round \"{}\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 *\n\n",
                        game);
  }
  return text;
}

}  // namespace

TEST_CASE("a game comes in with moves, clocks, names, date and how it ended") {
  Target t;
  const ImportReport report = t.take(R"([Event "?"]
[Date "2024.02.29"]
[White "Ada"]
[Black "Bob"]
[Result "1-0"]
[TimeControl "300+3"]
[Termination "time forfeit"]

1. e4 {[%clk 0:05:01]} e5 {[%clk 0:04:59]} 2. Qh5 {[%clk 0:04:50]} 1-0
)");
  CHECK(report == ImportReport{1, 1, 0, 0, {}, false});
  const auto game = t.store->load(1);
  if (!game) FAIL(game.error().debugText());
  CHECK(game->names == std::array<std::string, 2>{"Ada", "Bob"});
  CHECK(game->startedAt == WallTime(std::chrono::sys_days(std::chrono::year(2024) / 2 / 29)));
  CHECK(game->end == GameEnd{GameResult::WhiteWins, EndReason::Flag});
  CHECK(game->unrated == Unrated::Imported);
  CHECK(game->config.timeControl == TimeControl{300s, 3s});
  REQUIRE(game->plies.size() == 3);
  CHECK(game->plies[2].remaining == BothClocks{290s, 299s});
  CHECK(game->plies[0].move == Move(12, 28));
  CHECK_FALSE(game->plies[0].effects.operations.empty());
  CHECK(t.store->list()->empty());  // it was not played here
}

TEST_CASE("ends that the tags don't tell are read off the board") {
  Target t;
  t.take(
      "[Event \"a\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
      "[Event \"b\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n"
      "[Event \"c\"]\n[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n\n"
      "[Event \"d\"]\n[Result \"*\"]\n\n1. e4 e6 *\n\n"
      "[Event \"e\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\"]\n[Result \"1/2-1/2\"]\n\n1. Qc7 "
      "1/2-1/2\n");
  const auto endOf = [&](GameId id) { return *t.store->load(id)->end; };
  CHECK(endOf(1) == GameEnd{GameResult::BlackWins, EndReason::Checkmate});
  CHECK(endOf(2) == GameEnd{GameResult::WhiteWins, EndReason::Resignation});
  CHECK(endOf(3) == GameEnd{GameResult::Draw, EndReason::Agreement});
  CHECK(endOf(4) == GameEnd{GameResult::Unknown, EndReason::Aborted});
  CHECK(endOf(5) == GameEnd{GameResult::Draw, EndReason::Stalemate});
  CHECK(toFen(t.store->load(5)->start) == "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1");
}

TEST_CASE("what can't be used is left out, told with its reason, and costs the others nothing") {
  Target t;
  const ImportReport report = t.take(
      "[Event \"good\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n\n"
      "[Event \"illegal\"]\n[White \"C\"]\n[Black \"D\"]\n\n1. e4 e4 1-0\n\n"
      "[Event \"empty\"]\n[White \"E\"]\n[Black \"F\"]\n[Result \"1-0\"]\n\n1-0\n\n"
      "[Event \"variant\"]\n[Variant \"Atomic\"]\n\n1. e4 1-0\n\n"
      "[Event \"crowded\"]\n[SetUp \"1\"]\n[FEN \"QQQQQQQQ/QQ6/8/8/8/8/8/k1K5 w - - 0 1\"]\n\n1. Qh1 *\n\n"
      "[Event \"no result\"]\n[White \"G\"]\n[Black \"H\"]\n\n1. d4 d5 2. c4\n\n"
      "[Event \"last\"]\n[White \"I\"]\n[Black \"J\"]\n\n1. c4 0-1\n");
  CHECK(report.read == 7);
  CHECK(report.added + report.skipped == 7);
  std::vector<std::pair<int, std::string>> why;
  for (const ImportSkip& skip : report.skips) why.emplace_back(skip.number, skip.error.code);
  CAPTURE(why.size());
  REQUIRE(why.size() >= 3);
  CHECK(why[0] == std::pair<int, std::string>{2, "pgn.move"});
  CHECK(report.skips[0].players == "C - D");
  CHECK(report.skips[0].error.args.back() == "11");
  CHECK(why[1] == std::pair<int, std::string>{3, "import.empty"});
  CHECK(why[2] == std::pair<int, std::string>{4, "pgn.variant"});
  CHECK(SqliteLibrary(t.store->file()).find({"G", "", LibraryResult::Any, {}})->ids.size() == 1);
  CHECK(SqliteLibrary(t.store->file()).find({"I", "", LibraryResult::BlackWins, {}})->ids.size() == 1);
}

TEST_CASE("the same games twice come in once, unless they were deleted") {
  Target t;
  const std::string games = manyGames(30);
  CHECK(t.take(games).added == 30);
  const ImportReport again = t.take(games);
  CHECK(again.added == 0);
  CHECK(again.known == 30);
  SqliteLibrary library(t.store->file());
  const std::vector<GameId> gone{5};
  REQUIRE(library.remove(gone, {}));
  CHECK(t.take(games).added == 1);
  CHECK(library.find({})->ids.size() == 30);
}

TEST_CASE("a text without games says so, and so does a file that is none") {
  Target t;
  CHECK(importPgn(t.store->file(), "", goOn).error().code == "import.none");
  CHECK(importPgn(t.store->file(), "\n \n", goOn).error().code == "import.none");
  CHECK(importPgnFile(t.store->file(), t.folder / "no.pgn", goOn).error().code == "file.missing");
  CHECK(importPgnFile(t.store->file(), t.folder.path(), goOn).error().code == "file.unreadable");
  CHECK(importPgnFile(t.store->file(), t.folder.write("empty.pgn", ""), goOn).error().code == "import.none");
  CHECK(importPgnFile(t.store->file(), t.folder.write("one.pgn", manyGames(1)), goOn)->added == 1);
}

TEST_CASE("an import tells how far it is, and stops when told to; what came in stays") {
  Target t;
  std::vector<double> fractions;
  const auto report = importPgn(t.store->file(), manyGames(1200), [&](const ImportReport&, double fraction) {
    fractions.push_back(fraction);
    return fractions.size() < 3;
  });
  REQUIRE(report.ok());
  CHECK(report->stopped);
  CHECK(report->added == report->read);
  CHECK(report->read < 1200);
  CHECK(fractions.size() == 3);
  CHECK(std::is_sorted(fractions.begin(), fractions.end()));
  CHECK(static_cast<int>(SqliteLibrary(t.store->file()).find({})->ids.size()) == report->added);
}

TEST_CASE("a running game is recorded while games come in") {
  Target t;
  auto other = SqliteGameStore::openFurther(t.folder / "games.sqlite");
  REQUIRE(other.ok());
  int recorded = 0;
  const auto report = importPgn(t.store->file(), manyGames(600), [&](const ImportReport&, double) {
    StoredGame game;
    game.startPlacement = Placement::standard();
    game.config.seed = 1;
    recorded += (*other)->begin(game).ok();
    return true;
  });
  REQUIRE(report.ok());
  CHECK(recorded == 3);
}

TEST_CASE("old files in Latin-1 are read as what they are") {
  Target t;
  t.take(
      "[Event \"x\"]\n[White \"H\xFC"
      "bner\"]\n[Black \"Ros\xC3\xA9\"]\n\n1. e4 {gr\xFC\xDF} 1-0\n");
  const auto game = t.store->load(1);
  REQUIRE(game.ok());
  CHECK(game->names[0] == "Hübner");
  CHECK(SqliteLibrary(t.store->file()).pgn(1)->find("Hübner") != std::string::npos);
}

}  // namespace kirin
