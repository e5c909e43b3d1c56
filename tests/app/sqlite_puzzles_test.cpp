// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_puzzles.h"

#include "app/puzzle_desk.h"
#include "testing/fake_time.h"
#include "testing/qt_application.h"
#include "testing/sample_puzzles.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <sstream>

namespace kirin {
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

const WallTime kMonday{1'700'000'000'000ms};

SqlitePuzzles openOrFail(const std::filesystem::path& file) {
  needQtApplication();
  auto opened = SqliteFile::open(file);
  if (!opened) FAIL(opened.error().debugText());
  return SqlitePuzzles(std::move(opened->file));
}

constexpr const char* kTable =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Themes\n"
    "a,r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1,h7h6 d5c7 e8d7 c7a8,1000,80,fork endgame\n"
    "b,r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1,h7h6 d5c7 e8d7 c7a8,1500,80,fork endgame\n"
    "c,7k/8/8/8/8/8/R7/1R4K1 b - - 0 1,h8g8 a2a7 g8f8 b1b8,1400,80,mate mateIn2\n"
    "d,nonsense,h7h6,1000,80,fork\n";

PuzzleImport import(SqlitePuzzles& store) {
  std::istringstream rows(kTable);
  auto table = PuzzleTable::open(rows);
  REQUIRE(table.ok());
  const auto result = store.import(*table, [](int) { return true; });
  REQUIRE(result.ok());
  return *result;
}

std::vector<std::string> idsOf(const std::vector<Puzzle>& puzzles) {
  std::vector<std::string> ids;
  for (const Puzzle& puzzle : puzzles) ids.push_back(puzzle.id);
  return ids;
}

}  // namespace

TEST_CASE("what became of puzzles outlives the program, and the rating with it") {
  const TempFolder folder;
  const auto file = folder / "games.sqlite";
  {
    SqlitePuzzles store = openOrFail(file);
    REQUIRE(*store.read(kMonday) == PuzzleRecord{});
    const auto won = store.add({"p1", true, true, 1500, 200, kMonday});
    REQUIRE(won.ok());
    REQUIRE(won->has_value());
    REQUIRE((*won)->after.rating > 1550);
    const auto lost = store.add({"p2", false, true, 1500, 200, kMonday + 1min});
    REQUIRE((*lost)->after.rating < (*won)->after.rating);
    // In a run nothing counts.
    REQUIRE_FALSE(store.add({"p3", true, false, 1500, 200, kMonday + 2min})->has_value());
    // Solved the second time, it is one puzzle that was solved.
    REQUIRE(store.add({"p2", true, false, 1500, 200, kMonday + 3min}).ok());
    REQUIRE(store.addRun(PuzzleMode::Streak, 5, kMonday).ok());
    REQUIRE(store.addRun(PuzzleMode::Streak, 3, kMonday).ok());
    REQUIRE(store.addRun(PuzzleMode::Timed, 9, kMonday).ok());
  }
  SqlitePuzzles store = openOrFail(file);
  const auto record = store.read(kMonday + 4min);
  REQUIRE(record.ok());
  CHECK(record->seen == std::set<std::string>{"p1", "p2", "p3"});
  CHECK(record->solved == 3);
  CHECK(record->bestStreak == 5);
  CHECK(record->bestTimed == 9);
  REQUIRE(record->rating);
  CHECK(record->rating->deviation < 350);
  // Weeks later one is less sure.
  CHECK(store.read(kMonday + std::chrono::days(40))->rating->deviation > record->rating->deviation);
}

TEST_CASE("a table's puzzles are kept once each, and found by rating and theme until they were tried") {
  const TempFolder folder;
  SqlitePuzzles store = openOrFail(folder / "games.sqlite");
  const PuzzleImport first = import(store);
  CHECK(first.added == 3);
  CHECK(first.known == 0);
  CHECK(first.skipped == 1);
  CHECK(first.reasons.at("fen.fields").firstLine == 5);
  CHECK(import(store).known == 3);
  CHECK(store.read(kMonday)->imported == 3);

  CHECK(idsOf(*store.imported({}, 1450, 2)) == std::vector<std::string>{"b", "c"});
  CHECK(idsOf(*store.imported(PuzzleTheme::Fork, 1450, 9)) == std::vector<std::string>{"b", "a"});
  CHECK(store.imported(PuzzleTheme::Skewer, 1450, 9)->empty());
  REQUIRE(store.add({"b", true, false, 1500, 80, kMonday}).ok());
  CHECK(idsOf(*store.imported(PuzzleTheme::Fork, 1450, 9)) == std::vector<std::string>{"a"});
  const auto c = store.imported(PuzzleTheme::MateIn2, 1450, 9);
  REQUIRE(c->size() == 1);
  CHECK(c->front().goal == PuzzleGoal::Mate);
  CHECK(c->front().deviation == 80);
}

TEST_CASE("an import that is stopped keeps what it had") {
  const TempFolder folder;
  SqlitePuzzles store = openOrFail(folder / "games.sqlite");
  std::string text = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Themes\n";
  for (int i = 0; i < 1200; ++i)
    text += "p" + std::to_string(i) + ",r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1,h7h6 d5c7,1000,80,fork\n";
  std::istringstream rows(text);
  auto table = PuzzleTable::open(rows);
  const auto result = store.import(*table, [](int) { return false; });
  REQUIRE(result.ok());
  CHECK(result->added == 500);
  CHECK(store.read(kMonday)->imported == 500);
}

TEST_CASE("the desk gives each puzzle once, the imported among the shipped, and survives a store that fails") {
  const TempFolder folder;
  const auto file = folder / "games.sqlite";
  openOrFail(file);
  FakeTime time;
  PuzzleDesk desk(
      time, []() -> const PuzzleSet& { return samplePuzzles(); },
      [&]() -> Result<std::unique_ptr<IPuzzleStore>> {
        auto opened = SqliteFile::openFurther(file);
        if (!opened) return opened.error();
        return std::unique_ptr<IPuzzleStore>(std::make_unique<SqlitePuzzles>(std::move(*opened)));
      },
      3);
  const auto table = folder.write("t.csv", kTable);
  REQUIRE(desk.import(table, [](int) { return true; })->added == 3);
  CHECK(desk.overview().record.imported == 3);
  std::set<std::string> given;
  for (int i = 0; i < 6; ++i) {
    const auto puzzle = desk.next({}, 1000);
    REQUIRE(puzzle);
    CHECK(given.insert(puzzle->id).second);
    desk.add({puzzle->id, true, true, puzzle->rating, puzzle->deviation, time.wallNow()});
  }
  CHECK(given == std::set<std::string>{"a", "b", "c", "m1", "f1", "p1"});
  CHECK(desk.next({}, 1000));  // all tried: they come again
  CHECK_FALSE(desk.next(PuzzleTheme::Skewer, 1000));
  CHECK(desk.import("nowhere.csv", [](int) { return true; }).error().code == "file.unreadable");

  PuzzleDesk poor(
      time, []() -> const PuzzleSet& { return samplePuzzles(); },
      []() -> Result<std::unique_ptr<IPuzzleStore>> {
        return Error{"store.unwritable", {"full"}};
      },
      3);
  const auto first = poor.next(PuzzleTheme::Fork, 900);
  REQUIRE(first);
  CHECK_FALSE(poor.add({first->id, true, true, 900, 200, time.wallNow()}));
  CHECK(poor.overview().shipped == 3);
}

TEST_CASE("a wrong move is refuted") {
  FakeTime time;
  const auto desk = sampleDesk(time);
  const Puzzle& fork = samplePuzzles().all()[1];
  GameLine line(fork.before);
  line.play(fork.moves.front());
  line.play(parseMoves(line.current(), "d5e7").value().front());
  const Refutation refutation = desk->refute(line);
  CHECK(squareName(refutation.reply.to()) == "e7");
  CHECK(refutation.score.cp < -200);
}

}  // namespace kirin
