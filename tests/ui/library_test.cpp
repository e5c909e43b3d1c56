// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library.h"

#include "app/memory_game_store.h"
#include "testing/qt_application.h"
#include "ui/session_events.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QThread>
#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

namespace {

GameId keep(MemoryGameStore& store, const NewGameConfig& config, std::optional<GameEnd> end, int plies = 0) {
  StoredGame game;
  game.config = config;
  GameLine line;
  for (int i = 0; i < plies; ++i) {
    const Move move = randomMove(line.current(), static_cast<std::uint64_t>(i));
    line.play(move);
    game.plies.push_back({move, {}, {}});
  }
  game.end = end;
  const auto id = store.begin(game);
  REQUIRE(id);
  if (end) REQUIRE(store.finish(*id, *end, std::nullopt));
  return *id;
}

}  // namespace

TEST_CASE("your record is counted by opponent, from your side, and only where you and it played") {
  MemoryGameStore store;
  const GameEnd white{GameResult::WhiteWins, EndReason::Checkmate}, draw{GameResult::Draw, EndReason::Agreement};
  keep(store, {}, white);
  keep(store, {}, white);
  keep(store, asBlack(), white);
  keep(store, {}, draw);
  keep(store, {}, GameEnd{GameResult::Unknown, EndReason::Aborted});
  keep(store, twoPeople(), white);
  NewGameConfig kirin;
  kirin.players[1] = PlayerConfig::personality("kirin");
  keep(store, kirin, GameEnd{GameResult::BlackWins, EndReason::Flag});
  const LibraryFacts facts = readLibrary(store);
  REQUIRE(facts.records.size() == 2);
  REQUIRE(facts.records.at("novice") == OpponentRecord{2, 1, 1});
  REQUIRE(facts.records.at("kirin") == OpponentRecord{0, 1, 0});
  REQUIRE_FALSE(facts.unfinished);
}

TEST_CASE("the game to continue is the newest unfinished one, with whose turn it is") {
  MemoryGameStore store;
  keep(store, {}, std::nullopt, 4);
  const GameId id = keep(store, {}, std::nullopt, 3);
  const LibraryFacts facts = readLibrary(store);
  REQUIRE(facts.unfinished);
  REQUIRE(facts.unfinished->id == id);
  REQUIRE(facts.unfinished->plies == 3);
  REQUIRE(facts.unfinished->toMove == Color::Black);
}

TEST_CASE("the library is read on a thread of its own, and only the last answer counts") {
  needQtApplication();
  std::atomic<int> opened = 0;
  std::atomic<bool> elsewhere = true;
  const QThread* here = QThread::currentThread();
  Library library([&]() -> Result<std::unique_ptr<IGameStore>> {
    ++opened;
    if (QThread::currentThread() == here) elsewhere = false;
    return std::unique_ptr<IGameStore>(std::make_unique<MemoryGameStore>());
  });
  QSignalSpy read(&library, &Library::read);
  library.refresh();
  library.refresh();
  REQUIRE(read.wait(10'000));
  QCoreApplication::processEvents();
  REQUIRE(read.count() == 1);
  REQUIRE(opened == 2);
  REQUIRE(elsewhere);
}

}  // namespace kirin
