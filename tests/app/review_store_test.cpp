// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_game_store.h"
#include "testing/played_line.h"
#include "testing/qt_application.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

namespace {

constexpr auto kMade = "by nobody";

StoredGame storedGame(const GameLine& line) {
  StoredGame game;
  game.config.seed = 1;
  game.startPlacement = Placement::standard();
  for (const Move move : line.moves()) game.plies.push_back({move, {}, {}});
  return game;
}

Judgements judgementsOf(const GameLine& line) {
  Judgements judgements;
  for (int ply = 0; ply <= line.plies(); ++ply) judgements.emplace_back(Judgement{{ply * 10, std::nullopt}, {}, {}});
  judgements[0]->line = line.moves();
  judgements[0]->second = Score{-20, std::nullopt};
  judgements[1]->score = {-31998, -2};
  judgements[2].reset();
  return judgements;
}

struct Shelf {
  Shelf() {
    needQtApplication();
    store = std::move(SqliteGameStore::open(folder / "games.sqlite")->store);
    id = *store->begin(storedGame(line));
  }

  TempFolder folder;
  std::unique_ptr<SqliteGameStore> store;
  GameLine line = playedLine("e4 e5 Nf3");
  GameId id = 0;
};

Judgements nothing(int positions) { return Judgements(static_cast<std::size_t>(positions)); }

}  // namespace

TEST_CASE("judgements come back exactly as they were kept, half of them or all") {
  Shelf shelf;
  CHECK(keptJudgements(*shelf.store, shelf.id, shelf.line, kMade) == nothing(4));
  const Judgements judgements = judgementsOf(shelf.line);
  REQUIRE(keepJudgements(*shelf.store, shelf.id, shelf.line, judgements, kMade).ok());
  CHECK(keptJudgements(*shelf.store, shelf.id, shelf.line, kMade) == judgements);
  CHECK(keptJudgements(*shelf.store, shelf.id + 1, shelf.line, kMade) == nothing(4));
}

TEST_CASE("what was judged otherwise, or of other moves, is judged again") {
  Shelf shelf;
  REQUIRE(keepJudgements(*shelf.store, shelf.id, shelf.line, judgementsOf(shelf.line), kMade).ok());
  CHECK(keptJudgements(*shelf.store, shelf.id, shelf.line, "by somebody") == nothing(4));
  CHECK(keptJudgements(*shelf.store, shelf.id, playedLine("e4 e5 Nc3"), kMade) == nothing(4));
  CHECK(keptJudgements(*shelf.store, shelf.id, playedLine("e4 e5"), kMade) == nothing(3));
}

TEST_CASE("a kept review that can't be read, or says what can't be, is as if there were none") {
  Shelf shelf;
  REQUIRE(keepJudgements(*shelf.store, shelf.id, shelf.line, judgementsOf(shelf.line), kMade).ok());
  const std::string good = *shelf.store->readReview(shelf.id);
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
  };
  for (const std::string& broken :
       {std::string("{"), std::string("[]"), std::string("nonsense"), std::string("{}"),
        with("[-31998,-2]", "[-99999]"), with("[-31998,-2]", "\"lost\""), with("[-31998,-2]", "[]"),
        with("\"score\":[30]", "\"scare\":[30]"), with("\"line\":[]", "\"line\":[77]"), with(",null", "")}) {
    INFO(broken);
    REQUIRE(shelf.store->writeReview(shelf.id, broken).ok());
    CHECK(keptJudgements(*shelf.store, shelf.id, shelf.line, kMade) == nothing(4));
  }
  REQUIRE(shelf.store->writeReview(shelf.id, good).ok());
  CHECK(keptJudgements(*shelf.store, shelf.id, shelf.line, kMade) == judgementsOf(shelf.line));
}

TEST_CASE("there is no review of a game that isn't there") {
  Shelf shelf;
  CHECK(shelf.store->writeReview(shelf.id + 1, "{}").error().code == "store.unwritable");
}

}  // namespace kirin
