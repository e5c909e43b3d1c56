// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_codec.h"
#include "app/sqlite_game_store.h"
#include "app/sqlite_schema.h"
#include "chess/fen.h"
#include "testing/open_store.h"
#include "testing/session_fixture.h"
#include "testing/temp_folder.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <catch2/catch.hpp>
#include <sys/stat.h>

namespace kirin {
using namespace kirin::testing;

namespace {

/// A game with everything a game can have: odds, clocks, captures, castling, promotion.
StoredGame fullGame() {
  SessionFixture f;
  NewGameConfig config = twoPeople(minutes(5), seconds(2));
  config.startFen = "r3k3/1P6/8/8/8/8/p7/4K2R w Kq - 3 40";
  config.resetMode = ResetMode::Hand;
  config.seed = 0xFEDCBA9876543210;
  f.newGame(config);
  for (const auto* san : {"bxa8=Q+", "Kd7", "O-O", "Kd6", "Qxa2"}) {
    f.advance(milliseconds(1234));
    f.move(san);
  }
  StoredGame game = f.stored();
  game.clocks = BothClocks{seconds(100), seconds(200)};
  game.end = GameEnd{GameResult::WhiteWins, EndReason::Resignation};
  game.unrated = Unrated::Takeback;
  return game;
}

/// Says something to the file behind the store's back.
void execute(const std::filesystem::path& file, const char* sql) {
  {
    auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("behind"));
    database.setDatabaseName(QString::fromStdString(file.string()));
    REQUIRE(database.open());
    QSqlQuery query(database);
    REQUIRE(query.exec(QString::fromLatin1(sql)));
  }
  QSqlDatabase::removeDatabase(QStringLiteral("behind"));
}

}  // namespace

TEST_CASE("a stored game comes back exactly as it was") {
  TempFolder folder;
  StoredGame game = fullGame();
  REQUIRE(game.plies.size() == 5);
  {
    auto store = openOrFail(folder / "games.sqlite");
    const auto id = store->begin(game);
    REQUIRE(id.ok());
    game.id = *id;
    REQUIRE(*store->load(game.id) == game);
  }
  // And from the disk.
  auto store = openOrFail(folder / "games.sqlite");
  REQUIRE(*store->load(game.id) == game);
}

TEST_CASE("both stores do the same") {
  TempFolder folder;
  std::unique_ptr<IGameStore> store;
  SECTION("memory") { store = std::make_unique<MemoryGameStore>(); }
  SECTION("SQLite") { store = openOrFail(folder / "games.sqlite"); }

  const StoredGame full = fullGame();
  StoredGame begun = full;
  begun.plies.clear();
  begun.clocks.reset();
  begun.end.reset();
  const GameId first = *store->begin(full);
  const GameId id = *store->begin(begun);
  REQUIRE(id > first);
  REQUIRE(*store->latestUnfinished() == std::nullopt);  // nobody has moved in it

  REQUIRE(store->addPly(id, 0, full.plies[0]).ok());
  REQUIRE(store->addPly(id, 1, full.plies[1]).ok());
  REQUIRE(store->addPly(id, 3, full.plies[3]).error().code == "store.missing");  // not the next one
  REQUIRE(store->addPly(id, 1, full.plies[1]).error().code == "store.missing");
  REQUIRE(store->addPly(99, 0, full.plies[0]).error().code == "store.missing");
  REQUIRE(*store->latestUnfinished() == id);

  REQUIRE(store->saveClocks(id, {seconds(1), seconds(2)}).ok());
  REQUIRE(store->load(id)->clocks == BothClocks{seconds(1), seconds(2)});
  REQUIRE(store->addPly(id, 2, full.plies[2]).ok());
  REQUIRE_FALSE(store->load(id)->clocks);  // of a turn that is over
  REQUIRE(store->saveClocks(id, {seconds(1), seconds(2)}).ok());
  REQUIRE(store->truncate(id, 1).ok());
  REQUIRE(store->load(id)->plies == std::vector{full.plies[0]});
  REQUIRE_FALSE(store->load(id)->clocks);
  REQUIRE(store->addPly(id, 1, full.plies[1]).ok());

  REQUIRE(store->finish(id, {GameResult::Draw, EndReason::Agreement}, std::nullopt).ok());
  REQUIRE(store->load(id)->end == GameEnd{GameResult::Draw, EndReason::Agreement});
  REQUIRE(*store->latestUnfinished() == std::nullopt);
  REQUIRE(store->finish(99, {}, std::nullopt).error().code == "store.missing");
  REQUIRE(store->saveClocks(99, {}).error().code == "store.missing");
  REQUIRE(store->load(99).error().code == "store.missing");

  const auto list = *store->list();
  REQUIRE(list.size() == 2);
  REQUIRE(list[0] == summaryOf(*store->load(id)));
  REQUIRE(list[1] == summaryOf(*store->load(first)));
}

TEST_CASE("a corrupt file of games is set aside under another name and never stops the start") {
  TempFolder folder;
  const auto file = folder / "games.sqlite";
  needQtApplication();
  SECTION("no database at all") { folder.write("games.sqlite", "what is this, then? " + std::string(5000, 'x')); }
  SECTION("a damaged one") {
    {
      auto store = openOrFail(file);
      for (int i = 0; i < 40; ++i) REQUIRE(store->begin(fullGame()).ok());
    }
    std::string bytes = folder.read("games.sqlite");
    for (std::size_t i = 4096; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 7);
    folder.write("games.sqlite", bytes);
  }
  const std::string before = folder.read("games.sqlite");
  auto opened = SqliteGameStore::open(file);
  REQUIRE(opened.ok());
  REQUIRE(opened->setAside == folder / "games.sqlite.corrupt");
  REQUIRE(folder.read("games.sqlite.corrupt") == before);
  REQUIRE(opened->store->list()->empty());
  REQUIRE(opened->store->begin(fullGame()).ok());
}

TEST_CASE("a file of a later Kirin is left alone") {
  TempFolder folder;
  const auto file = folder / "games.sqlite";
  REQUIRE(openOrFail(file)->begin(fullGame()).ok());
  execute(file, "PRAGMA user_version=999");
  REQUIRE(SqliteGameStore::open(file).error().code == "store.newer");
  execute(file, ("PRAGMA user_version=" + std::to_string(kMigrations.size())).c_str());
  REQUIRE(openOrFail(file)->list()->size() == 1);
}

TEST_CASE("a file of any earlier Kirin is brought up to date, and its games stay") {
  const auto version = GENERATE(range(std::size_t{1}, kMigrations.size()));
  CAPTURE(version);
  TempFolder folder;
  needQtApplication();
  const auto file = folder / "games.sqlite";
  for (std::size_t each = 0; each < version; ++each) {
    for (const QString& statement : QString::fromLatin1(kMigrations[each]).split(u';', Qt::SkipEmptyParts)) {
      execute(file, statement.toLatin1().constData());
    }
  }
  execute(file, ("PRAGMA user_version=" + std::to_string(version)).c_str());
  // As the first Kirin wrote it.
  const std::string placement = encode(Placement::standard());
  const std::string insert =
      "INSERT INTO games (started_at, black_personality, white_name, black_name, base, increment, odds, asked_fen,"
      " by_hand, seed, start_fen, chess960, start_placement, result, reason)"
      " VALUES (1700000000000, 'novice', 'Player', 'Novice', 0, 0, 'none', '', 0, 7, '" +
      std::string(kStartFen) + "', 0, '" + placement + "', '1-0', 'resignation')";
  execute(file, insert.c_str());

  const auto store = openOrFail(file);
  const auto game = store->load(1);
  if (!game) FAIL(game.error().debugText());
  REQUIRE(game->end == GameEnd{GameResult::WhiteWins, EndReason::Resignation});
  REQUIRE(game->names == std::array<std::string, 2>{"Player", "Novice"});
  REQUIRE(store->list()->size() == 1);
  REQUIRE_FALSE(store->read()->has_value());
  REQUIRE(store->begin(fullGame()).ok());
}

TEST_CASE("the carry under way comes back as it was written, and one that can't be read is refused") {
  TempFolder folder;
  const auto file = folder / "games.sqlite";
  JournalEntry entry{Placement::standard(), Carry{}, {}};
  entry.faults[12] = SensorFault::StuckOff;
  entry.faults[95] = SensorFault::Flickers;
  entry.underWay->operation = {12, Place::onSquare(12), Place::onSquare(28)};
  entry.underWay->path = {{1.5, 2.25}, {3, 4}, {5.125, 6}};
  {
    const auto store = openOrFail(file);
    REQUIRE(store->write({Placement::stored(), std::nullopt, {}}).ok());
    REQUIRE(store->write(entry).ok());
  }
  const auto read = openOrFail(file)->read();
  REQUIRE(read.ok());
  REQUIRE(read->has_value());
  REQUIRE((*read)->placement == entry.placement);
  REQUIRE((*read)->underWay->operation == entry.underWay->operation);
  REQUIRE((*read)->underWay->path == entry.underWay->path);
  REQUIRE((*read)->faults == entry.faults);
  const std::string placement = encode(entry.placement);
  for (const std::string& text : {std::string(), std::string("{}"), std::string("{\"placement\":3}"),
                                  "{\"placement\":" + placement + ",\"sensors\":{\"96\":\"flickers\"}}",
                                  "{\"placement\":" + placement + ",\"sensors\":{\"9x\":\"flickers\"}}",
                                  "{\"placement\":" + placement + ",\"sensors\":{\"9\":\"sleeps\"}}"}) {
    CAPTURE(text);
    execute(file, ("UPDATE carry_journal SET entry = '" + text + "'").c_str());
    REQUIRE(openOrFail(file)->read().error().code == "store.corrupt");
  }
}

TEST_CASE("a place where no file can be written says so") {
  TempFolder folder;
  needQtApplication();
  REQUIRE(SqliteGameStore::open(folder / "no-such-folder/games.sqlite").error().code == "store.unwritable");
}

TEST_CASE("a game that could not be played is not loaded") {
  TempFolder folder;
  const auto file = folder / "games.sqlite";
  const GameId id = *openOrFail(file)->begin(fullGame());
  const char* damage =
      GENERATE("UPDATE plies SET move = 5 WHERE ply = 2", "DELETE FROM plies WHERE ply = 1",
               "UPDATE plies SET effects = '{}' WHERE ply = 0",
               "UPDATE plies SET effects = '{\"operations\":[[77,1,2]]}' WHERE ply = 0",
               "UPDATE plies SET effects = '{\"operations\":[[1,\"a\",2]]}' WHERE ply = 0",
               "UPDATE games SET start_fen = 'nonsense'", "UPDATE games SET start_placement = '[]'",
               "UPDATE games SET start_fen = '7k/8/8/8/8/8/8/R6K w - - 0 1'", "UPDATE games SET asked_placement = 'x'");
  execute(file, damage);
  auto store = openOrFail(file);
  CAPTURE(damage);
  REQUIRE(store->load(id).error().code == "store.corrupt");
  REQUIRE(store->list()->size() == 1);
}

TEST_CASE("another instance reads while the owner writes") {
  TempFolder folder;
  const auto file = folder / "games.sqlite";
  needQtApplication();
  REQUIRE(SqliteGameStore::openFurther(file).error().code == "store.missing");
  auto owner = openOrFail(file);
  auto further = SqliteGameStore::openFurther(file);
  REQUIRE(further.ok());
  for (int i = 1; i < 5; ++i) {
    REQUIRE(owner->begin(fullGame()).ok());
    REQUIRE((*further)->list()->size() == static_cast<std::size_t>(i));
  }
}

TEST_CASE("identities and ends survive writing and reading") {
  const StoredGame game = fullGame();
  REQUIRE(*decodePlacement(encode(game.startPlacement)) == game.startPlacement);
  REQUIRE(*decodePlacement(encode(Placement::stored())) == Placement::stored());
  PlyEffects effects = game.plies[0].effects;
  effects.standIn = std::pair{PieceId{9}, PieceType::Queen};
  effects.capturedStandIn = std::pair{PieceId{30}, PieceType::Knight};
  REQUIRE(*decodeEffects(encode(effects)) == effects);
  for (int i = 0; i <= static_cast<int>(EndReason::Aborted); ++i) {
    const auto reason = static_cast<EndReason>(i);
    REQUIRE(parseEndReason(toString(reason)) == reason);
  }
  REQUIRE_FALSE(parseEndReason("boredom"));
}

TEST_CASE("a game exports as PGN with its start, clocks and end, and reads back") {
  const StoredGame game = fullGame();
  const std::string text = writePgn(toPgn(game));
  CAPTURE(text);
  auto reader = PgnReader(text);
  const auto back = reader.next();
  REQUIRE(back);
  REQUIRE_FALSE(back->broken);
  REQUIRE(back->start == game.start);
  REQUIRE(back->result == GameResult::WhiteWins);
  REQUIRE(back->tag("FEN") == "r3k3/1P6/8/8/8/8/p7/4K2R w Kq - 3 40");
  REQUIRE(back->tag("SetUp") == "1");
  REQUIRE(back->tag("TimeControl") == "300+2");
  REQUIRE(back->tag("Termination") == "normal");
  REQUIRE(back->tag("White") == "Player");
  REQUIRE(back->main.moves.size() == game.plies.size());
  for (std::size_t i = 0; i < game.plies.size(); ++i) {
    REQUIRE(back->main.moves[i].move == game.plies[i].move);
    REQUIRE(back->main.moves[i].clock);
    const Duration difference = *back->main.moves[i].clock - game.plies[i].remaining[i % 2];
    REQUIRE(std::chrono::abs(difference) < seconds(1));
  }
}

TEST_CASE("PGN of untimed, unfinished and forfeited games") {
  StoredGame game = fullGame();
  game.end = GameEnd{GameResult::BlackWins, EndReason::Flag};
  REQUIRE(toPgn(game).tag("Termination") == "time forfeit");
  game.end = GameEnd{GameResult::Unknown, EndReason::Aborted};
  REQUIRE(toPgn(game).tag("Termination") == "abandoned");
  REQUIRE(toPgn(game).tag("Result") == "*");
  game.end.reset();
  game.config.timeControl = {};
  REQUIRE(toPgn(game).tag("Termination") == "unterminated");
  REQUIRE(toPgn(game).tag("TimeControl") == "-");
  REQUIRE_FALSE(toPgn(game).main.moves[0].clock);
  game.startedAt = std::chrono::sys_days(std::chrono::year(2026) / 3 / 9);
  REQUIRE(toPgn(game).tag("Date") == "2026.03.09");
}

}  // namespace kirin
