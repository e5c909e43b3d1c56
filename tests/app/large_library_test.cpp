// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backup.h"
#include "app/pgn_import.h"
#include "app/sqlite_game_store.h"
#include "app/sqlite_library.h"
#include "base/rng.h"
#include "chess/fen.h"
#include "chess/movegen.h"
#include "testing/qt_application.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <fstream>
#include <functional>

// Twenty thousand games. docs/library-and-data.md has what this prints.
namespace kirin {
using namespace kirin::testing;

namespace {

constexpr int kGames = 20'000;
constexpr int kPlies = 80;

/// Random legal moves; each of the first few out of three, so that games share their openings.
std::string randomGames(const std::filesystem::path& file) {
  Rng rng(20'000);
  std::ofstream out(file);
  std::string middle;
  for (int number = 1; number <= kGames; ++number) {
    PgnGame game;
    game.setTag("Event", "Random");
    game.setTag("Date", fmt::format("{}.{:02}.{:02}", 1950 + number % 70, number % 12 + 1, number % 28 + 1));
    game.setTag("Round", std::to_string(number));
    game.setTag("White", fmt::format("Player {}", rng.below(3000)));
    game.setTag("Black", fmt::format("Player {}", rng.below(3000)));
    game.result = static_cast<GameResult>(rng.between(1, 3));
    game.setTag("Result", std::string(toString(game.result)));
    Position position;
    for (int ply = 0; ply < kPlies; ++ply) {
      const MoveList moves = legalMoves(position);
      if (moves.empty()) break;
      const auto choices = static_cast<std::uint32_t>(ply < 8 ? std::min(3, moves.size()) : moves.size());
      const Move move = moves[static_cast<int>(rng.below(choices))];
      game.main.moves.emplace_back(move);
      position.play(move);
      if (number == kGames / 2 && ply == kPlies / 2) middle = toFen(position);
    }
    out << writePgn(game) << '\n';
  }
  return middle;
}

double seconds(const std::function<void()>& work) {
  const auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Megabytes, of "VmRSS:" or "VmHWM:".
double memory(const std::string& which) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with(which)) return std::stod(line.substr(which.size())) / 1024;
  }
  return 0;
}

}  // namespace

TEST_CASE("a library of twenty thousand games opens, scrolls and is searched like a small one", "[.slow]") {
  needQtApplication();
  TempFolder folder;
  const auto pgn = folder / "many.pgn";
  const std::string middle = randomGames(pgn);
  auto opened = SqliteGameStore::open(folder / "games.sqlite");
  REQUIRE(opened.ok());
  SqliteFile& file = opened->store->file();
  const double before = memory("VmRSS:");

  double longestPortion = 0, last = 0;
  const auto start = std::chrono::steady_clock::now();
  const double import = seconds([&] {
    const auto report = importPgnFile(file, pgn, [&](const ImportReport&, double) {
      const double now = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      longestPortion = std::max(longestPortion, now - last);
      last = now;
      return true;
    });
    REQUIRE(report.ok());
    REQUIRE(report->added == kGames);
  });
  const double again = seconds(
      [&] { REQUIRE(importPgnFile(file, pgn, [](const ImportReport&, double) { return true; })->known == kGames); });
  const double peak = memory("VmHWM:");

  LibraryHits all;
  const double open = seconds([&] {
    auto further = SqliteFile::openFurther(folder / "games.sqlite");
    REQUIRE(further.ok());
    all = *SqliteLibrary(**further).find({});
  });
  REQUIRE(all.ids.size() == kGames);
  SqliteLibrary library(file);
  const double page = seconds([&] { REQUIRE(library.rows(std::span(all.ids).subspan(kGames / 2, 60))->size() == 60); });
  const double byName = seconds([&] { REQUIRE_FALSE(library.find({"Player 77", "", {}, {}})->ids.empty()); });
  LibraryFilter byPosition;
  byPosition.position = *parseFen(middle);
  const double position = seconds([&] { REQUIRE_FALSE(library.find(byPosition)->ids.empty()); });
  const double backup =
      seconds([&] { REQUIRE(writeBackup(file, folder.path(), folder / "all.kirin", WallTime{})->games == kGames); });
  const double restore =
      seconds([&] { REQUIRE(restoreBackup(file, folder.path(), folder / "all.kirin", WallTime{}).ok()); });
  REQUIRE(library.find({})->ids.size() == kGames);

  fmt::print(
      "PGN {:.1f} MB, file {:.1f} MB\nimport {:.1f} s, a portion at most {:.0f} ms, the same again {:.1f} s\n"
      "open and list {:.0f} ms, a page {:.1f} ms, by name {:.0f} ms, by position {:.0f} ms\n"
      "backup {:.1f} s, restore {:.1f} s\nmemory {:.0f} MB before, {:.0f} MB at most\n",
      static_cast<double>(std::filesystem::file_size(pgn)) / 1e6,
      static_cast<double>(std::filesystem::file_size(folder / "games.sqlite")) / 1e6, import, 1000 * longestPortion,
      again, 1000 * open, 1000 * page, 1000 * byName, 1000 * position, backup, restore, before, peak);
  // Ten times what it takes on a laptop that has other things to do.
  CHECK(import < 200);
  CHECK(open < 2);
  CHECK(position < 3);
  CHECK(peak - before < 200);
}

}  // namespace kirin
