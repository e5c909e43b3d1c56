// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_library.h"

#include "app/pgn_import.h"
#include "app/sqlite_game_store.h"
#include "chess/fen.h"
#include "testing/open_store.h"
#include "testing/session_fixture.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;
using namespace std::chrono_literals;

namespace {

const WallTime kNow{1'700'000'000'000ms};

constexpr char kGames[] = R"([Event "Casual"]
[Date "1851.06.21"]
[White "Anderssen, Adolf"]
[Black "Kieseritzky, Lionel"]
[Result "1-0"]
[ECO "C33"]
[Opening "King's Gambit Accepted"]

1. e4 e5 2. f4 {a gambit} exf4 (2... d5) 3. Bc4 Qh4+ 4. Kf1 1-0

[Event "Casual"]
[Date "1858.??.??"]
[White "Morphy, Paul"]
[Black "Anderssen, Adolf"]
[Result "1/2-1/2"]
[ECO "C00"]
[Opening "French 100%"]

1. e4 e6 2. d4 d5 1/2-1/2

[Event "Transposed"]
[White "Nobody"]
[Black "Someone"]
[Result "0-1"]

1. d4 e6 2. e4 d5 3. e5 c5 0-1
)";

struct Library {
  TempFolder folder;
  std::unique_ptr<SqliteGameStore> store;
  SqliteLibrary library;

  Library() : store(openOrFail(folder / "games.sqlite")), library(store->file()) {
    REQUIRE(importPgn(store->file(), kGames, [](const auto&, double) { return true; }));
  }
  std::vector<GameId> find(const LibraryFilter& filter = {}) {
    auto hits = library.find(filter);
    if (!hits) FAIL(hits.error().debugText());
    return hits->ids;
  }
  /// Played here, against Novice: 1. e4 e5.
  GameId play(bool finished) {
    StoredGame game;
    game.names = {"Player", "Novice"};
    game.config.seed = 1;
    game.startPlacement = Placement::standard();
    game.startedAt = kNow;
    PieceTracker tracker;
    Position position;
    for (const Move move : {Move(12, 28), Move(52, 36)}) {
      const PlyEffects effects = tracker.effectsOf(position, move);
      tracker.apply(effects);
      position.play(move);
      game.plies.push_back({move, {}, effects});
    }
    const GameId id = *store->begin(game);
    if (finished) REQUIRE(store->finish(id, {GameResult::BlackWins, EndReason::Resignation}, std::nullopt));
    return id;
  }
};

}  // namespace

TEST_CASE("games are found by name, opening and result, the newest first") {
  Library l;
  const GameId mine = l.play(true);
  CHECK(l.find() == std::vector<GameId>{mine, 2, 1, 3});  // nobody knows when the third was played
  CHECK(l.find({"anderssen", "", LibraryResult::Any, {}}) == std::vector<GameId>{2, 1});
  CHECK(l.find({"Novice", "", LibraryResult::Any, {}}) == std::vector<GameId>{mine});
  CHECK(l.find({"", "C3", LibraryResult::Any, {}}) == std::vector<GameId>{1});
  CHECK(l.find({"", "gambit", LibraryResult::Any, {}}) == std::vector<GameId>{1});
  CHECK(l.find({"", "%", LibraryResult::Any, {}}) == std::vector<GameId>{2});  // itself, no pattern
  CHECK(l.find({"_", "", LibraryResult::Any, {}}).empty());
  CHECK(l.find({"", "", LibraryResult::WhiteWins, {}}) == std::vector<GameId>{1});
  CHECK(l.find({"", "", LibraryResult::BlackWins, {}}) == std::vector<GameId>{mine, 3});
  CHECK(l.find({"", "", LibraryResult::Draw, {}}) == std::vector<GameId>{2});
  CHECK(l.find({"morphy", "", LibraryResult::WhiteWins, {}}).empty());
}

TEST_CASE("a position is found however it came about, in running games too") {
  Library l;
  const GameId finished = l.play(true), running = l.play(false);
  const auto hits = l.library.find(
      {"", "", LibraryResult::Any, *parseFen("rnbqkbnr/ppp2ppp/4p3/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3")});
  REQUIRE(hits.ok());
  CHECK(hits->ids == std::vector<GameId>{2, 3});
  CHECK(hits->plies.at(2) == 4);
  CHECK(hits->plies.at(3) == 4);
  const auto open = *parseFen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
  CHECK(l.find({"", "", LibraryResult::Any, open}) == std::vector<GameId>{running, finished, 1});
  CHECK(l.find({"", "", LibraryResult::Unfinished, open}) == std::vector<GameId>{running});
  CHECK(l.find({"", "", LibraryResult::Any, *parseFen("8/8/4k3/8/8/4K3/8/8 w - - 0 1")}).empty());
  CHECK(l.find({"", "", LibraryResult::Any, Position()}).size() == 5);
}

TEST_CASE("rows come in the order they are asked for, and those that are gone are left out") {
  Library l;
  const GameId mine = l.play(false);
  const std::vector<GameId> ids{3, mine, 77, 1};
  const auto rows = l.library.rows(ids);
  REQUIRE(rows.ok());
  REQUIRE(rows->size() == 3);
  CHECK((*rows)[0].game.names == std::array<std::string, 2>{"Nobody", "Someone"});
  CHECK((*rows)[0].game.startedAt == WallTime{});
  CHECK((*rows)[0].imported);
  CHECK((*rows)[1].game.id == mine);
  CHECK((*rows)[1].game.plies == 2);
  CHECK_FALSE((*rows)[1].game.end);
  CHECK_FALSE((*rows)[1].imported);
  CHECK((*rows)[2].eco == "C33");
  CHECK((*rows)[2].opening == "King's Gambit Accepted");
  CHECK((*rows)[2].game.plies == 7);
}

TEST_CASE("what is deleted is out of every list, comes back when asked, and goes for good later") {
  Library l;
  const GameId running = l.play(false);
  REQUIRE(*l.store->latestUnfinished() == running);
  const std::vector<GameId> ids{1, running};
  REQUIRE(l.library.remove(ids, kNow));
  CHECK(l.find() == std::vector<GameId>{2, 3});
  CHECK(*l.store->latestUnfinished() == std::nullopt);
  CHECK(l.store->list()->empty());
  REQUIRE(l.library.restore(ids));
  CHECK(l.find().size() == 4);
  CHECK(*l.store->latestUnfinished() == running);
  REQUIRE(l.library.remove(ids, kNow));
  CHECK(*l.library.purge() == 2);
  CHECK(*l.library.purge() == 0);
  REQUIRE(l.library.restore(ids));
  CHECK(l.find().size() == 2);
  CHECK(l.store->load(1).error().code == "store.missing");
}

TEST_CASE("a person is renamed everywhere, opponents never") {
  Library l;
  const GameId mine = l.play(true);
  const auto names = l.library.names(10);
  REQUIRE(names.ok());
  CHECK(names->front() == std::pair<std::string, int>{"Anderssen, Adolf", 2});
  CHECK(names->size() == 6);

  CHECK(*l.library.rename("Anderssen, Adolf", "  Ádám \"the\" Great ") == 2);
  CHECK(l.find({"ádám", "", LibraryResult::Any, {}}).empty());  // SQLite folds only ASCII
  CHECK(l.find({"Ádám", "", LibraryResult::Any, {}}) == std::vector<GameId>{2, 1});
  CHECK(l.library.pgn(1)->find("[White \"Ádám \\\"the\\\" Great\"]") != std::string::npos);
  CHECK(l.library.pgn(1)->find("{ a gambit }") != std::string::npos);
  CHECK(*l.library.rename("Player", "Rosa") == 1);
  CHECK(l.store->load(mine)->names == std::array<std::string, 2>{"Rosa", "Novice"});
  CHECK(*l.library.rename("Novice", "Somebody") == 0);

  for (const char* bad : {"", "   ", "two\nlines"}) CHECK(l.library.rename("Rosa", bad).error().code == "library.name");
  CHECK(l.library.rename("Rosa", std::string(81, 'x')).error().code == "library.name");
  CHECK(l.store->load(mine)->names[0] == "Rosa");
}

TEST_CASE("games go out as they came in, and those played here as they were played") {
  Library l;
  const GameId mine = l.play(true);
  const std::string out = *l.library.pgn(1);
  CHECK(out.find("(2... d5)") != std::string::npos);
  CHECK(out.find("[ECO \"C33\"]") != std::string::npos);
  CHECK(l.library.pgn(mine)->find("1. e4 e5 0-1") != std::string::npos);
  CHECK(l.library.pgn(99).error().code == "store.missing");
}

TEST_CASE("a game that can't be read is no obstacle to finding the others") {
  Library l;
  const GameId mine = l.play(true);
  REQUIRE(l.store->file().execute("UPDATE plies SET move = 5"));
  CHECK(l.find({"", "", LibraryResult::Any, Position()}).size() == 3);
  CHECK(l.find({"Novice", "", LibraryResult::Any, {}}).empty());
  CHECK(l.store->load(mine).error().code == "store.corrupt");
}

}  // namespace kirin
