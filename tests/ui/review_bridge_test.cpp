// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review_bridge.h"

#include "app/session_game.h"
#include "base/files.h"
#include "chess/fen.h"
#include "testing/played_line.h"
#include "testing/qt_application.h"
#include "testing/temp_folder.h"
#include "ui/library.h"

#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

namespace {

constexpr auto kScholars = "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#";

StoredGame storedGame(const std::string& sans) {
  const GameLine line = playedLine(sans);
  StoredGame game;
  game.config.seed = 1;
  game.config.timeControl = {std::chrono::minutes(5), std::chrono::seconds(2)};
  game.startPlacement = Placement::standard();
  game.names = {"Player", "Novice"};
  std::array<Duration, 2> clocks{std::chrono::minutes(5), std::chrono::minutes(5)};
  PieceTracker tracker(game.startPlacement);
  for (int ply = 0; ply < line.plies(); ++ply) {
    clocks[static_cast<std::size_t>(ply % 2)] -= std::chrono::seconds(3);
    const PlyEffects effects = tracker.effectsOf(line.at(ply), line.moves()[static_cast<std::size_t>(ply)]);
    tracker.apply(effects);
    game.plies.push_back({line.moves()[static_cast<std::size_t>(ply)], clocks, effects});
  }
  game.end = GameEnd{GameResult::WhiteWins, EndReason::Checkmate};
  return game;
}

/// A bridge with a library of its own and shallow engines.
struct Desk {
  explicit Desk(const std::string& sans = kScholars, std::uint64_t nodes = 5'000) {
    needQtApplication();
    auto store = std::move(SqliteGameStore::open(file())->store);
    id = static_cast<int>(*store->begin(storedGame(sans)));
    const auto engines = [this] {
      ++engineCount;
      return makeSearchEngine(time);
    };
    GameReviewer::Config reviewer;
    reviewer.engines = engines;
    reviewer.limits.nodes = nodes;
    bridge = std::make_unique<ReviewBridge>(
        ReviewBridge::Parts{[this](std::function<void()> job) { library->run(std::move(job)); },
                            [this] { return SqliteGameStore::openFurther(file()); },
                            [this](SessionCommand command) { commands.push_back(std::move(command)); },
                            reviewer,
                            {engines, {1'000, 5'000}, QThread::InheritPriority},
                            time,
                            folder / "exports"});
    library = std::make_unique<Library>([]() -> Result<std::unique_ptr<IGameStore>> { return Error{"none", {}}; });
  }
  ~Desk() { library.reset(); }

  std::filesystem::path file() const { return folder / "games.sqlite"; }
  void openWhole() {
    bridge->openGame(id);
    REQUIRE(QTest::qWaitFor([this] { return bridge->complete() && !bridge->judging(); }, 60'000));
  }
  QString markAt(int ply) {
    bridge->goTo(ply);
    return bridge->markName();
  }

  RealTime time;
  TempFolder folder;
  int id = 0;
  std::atomic<int> engineCount = 0;
  std::vector<SessionCommand> commands;
  std::unique_ptr<ReviewBridge> bridge;
  std::unique_ptr<Library> library;
};

int squareOf(const char* name) { return *parseSquare(name); }

}  // namespace

TEST_CASE("a game of the library is judged in the background, and is ready to be walked through") {
  Desk desk;
  ReviewBridge& review = *desk.bridge;
  QSignalSpy changes(&review, &ReviewBridge::reviewChanged);
  desk.openWhole();
  CHECK(changes.count() >= 8);
  CHECK(review.plies() == 7);
  CHECK(review.ply() == 7);
  CHECK(review.openingText() == QStringLiteral("C20 Scholar's Mate"));
  CHECK(review.resultText() == QStringLiteral("1-0"));
  CHECK(review.progress() == 1);
  CHECK(review.chances().size() == 8);
  REQUIRE_FALSE(review.errors().isEmpty());
  CHECK(review.errors().back().toMap().value(QStringLiteral("ply")).toInt() == 6);
  CHECK(desk.markAt(6) == QStringLiteral("blunder"));
  CHECK(review.arrows().size() == 2);
  CHECK(review.sentence().contains(QStringLiteral("Nf6 was a blunder")));
  CHECK(review.scoreText() == QStringLiteral("#1"));
  CHECK(desk.markAt(1) == QStringLiteral("book"));
  CHECK(review.accuracyRows().front().toMap().value(QStringLiteral("white")).toString().endsWith(u'%'));

  const ReviewRow& last = review.moves()->rows().back();
  CHECK(last.white.san == QStringLiteral("Qxf7#"));
  CHECK(last.white.time == QStringLiteral("0:05"));
}

TEST_CASE("what was judged is kept, and the next time nothing is judged again") {
  Desk desk;
  desk.openWhole();
  const QVariantList chances = desk.bridge->chances();
  desk.bridge->closeGame();
  CHECK_FALSE(desk.bridge->loaded());
  desk.engineCount = 0;
  desk.openWhole();
  CHECK(desk.bridge->chances() == chances);
  CHECK(desk.engineCount == 0);
}

TEST_CASE("a review that is left half way goes on from there") {
  Desk desk(kScholars, 100'000);
  ReviewBridge& review = *desk.bridge;
  review.openGame(desk.id);
  REQUIRE(QTest::qWaitFor([&] { return review.progress() > 0.2; }, 60'000));
  review.stopJudging();
  CHECK_FALSE(review.judging());
  const double before = review.progress();
  review.closeGame();
  review.openGame(desk.id);
  REQUIRE(QTest::qWaitFor([&] { return review.loaded(); }, 10'000));
  CHECK(review.progress() >= before);
  CHECK(review.judging() != review.complete());
}

TEST_CASE("a game that isn't there, or whose file isn't, is told with its reason") {
  Desk desk;
  desk.bridge->openGame(desk.id + 1);
  REQUIRE(QTest::qWaitFor([&] { return !desk.bridge->trouble().isEmpty(); }, 10'000));
  CHECK_FALSE(desk.bridge->loaded());
  CHECK(desk.bridge->targetsFrom(12).isEmpty());
}

TEST_CASE("moves can be tried from any position, are judged, and are taken back one by one") {
  Desk desk;
  ReviewBridge& review = *desk.bridge;
  desk.openWhole();
  review.goTo(5);
  CHECK_FALSE(review.whiteToMove());
  CHECK(review.targetsFrom(squareOf("d8")).size() > 2);
  review.move(squareOf("d8"), squareOf("e7"));
  CHECK(review.trying());
  CHECK(review.ply() == 5);
  CHECK(review.markName().isEmpty());
  REQUIRE(QTest::qWaitFor([&] { return review.chance() >= 0; }, 60'000));
  CHECK(review.sentence().contains(QStringLiteral("3... Qe7")));
  review.move(squareOf("g1"), squareOf("f3"));
  review.step(-1);
  CHECK(review.trying());
  review.step(-1);
  CHECK_FALSE(review.trying());
  // The game's own move leads on in the game.
  review.move(squareOf("g8"), squareOf("f6"));
  CHECK(review.ply() == 6);
  CHECK_FALSE(review.trying());
}

TEST_CASE("an error is asked for again until something as good as the best is found") {
  Desk desk;
  ReviewBridge& review = *desk.bridge;
  desk.openWhole();
  const int both = static_cast<int>(review.errors().size());
  CHECK(review.errorsToRetry() == both - 1);  // the person is White, and the blunder was Black's

  StoredGame game = storedGame(kScholars);
  game.config.players = {PlayerConfig::personality("novice"), PlayerConfig::person()};
  review.show(game, {});
  review.judge();
  REQUIRE(QTest::qWaitFor([&] { return review.complete() && !review.judging(); }, 60'000));
  CHECK(review.errorsToRetry() == 1);
  review.beginRetry();
  CHECK(review.ply() == 5);
  CHECK(review.arrows().isEmpty());
  CHECK(review.lineText().isEmpty());
  review.move(squareOf("a7"), squareOf("a6"));
  REQUIRE(QTest::qWaitFor([&] { return !review.trying(); }, 60'000));
  CHECK_FALSE(review.retryAnswered());
  CHECK(review.markName() == QStringLiteral("mistake"));
  review.move(squareOf("g7"), squareOf("g6"));
  REQUIRE(QTest::qWaitFor([&] { return review.retryAnswered(); }, 60'000));
  CHECK(review.markName() == QStringLiteral("best"));
  review.nextRetry();
  CHECK(review.retryOver());
  review.endRetry();
  CHECK_FALSE(review.retrying());
}

TEST_CASE("play from here begins a game from the position, in which each piece is who it was") {
  Desk desk("e4 d5 exd5 Qxd5 Nc3 Qa5");
  ReviewBridge& review = *desk.bridge;
  desk.openWhole();
  review.goTo(4);
  review.playFromHere(QStringLiteral("master"), QStringLiteral("white"), QStringLiteral("10+5"));
  REQUIRE(desk.commands.size() == 1);
  const NewGameConfig& config = std::get<command::NewGame>(desk.commands.front()).config;
  CHECK(config.startFen == review.fen().toStdString());
  REQUIRE(config.startPlacement.has_value());
  CHECK(config.startPlacement->known);
  CHECK(config.startPlacement->matches(*parseFen(config.startFen)));
  // Both pawns that were taken are in their own slots.
  int stored = 0;
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const Place place = config.startPlacement->places[static_cast<std::size_t>(piece)];
    if (!place.isSlot()) continue;
    ++stored;
    CHECK(place.slot() == piece);
  }
  CHECK(stored == 2);
  CHECK(config.players[1].personalityId == "master");
  CHECK(makeGame(config, PersonalityRegistry(), 1).ok());
}

TEST_CASE("the game can be taken along, with clocks, evaluations and marks") {
  Desk desk;
  ReviewBridge& review = *desk.bridge;
  desk.openWhole();
  const std::string text = review.pgn().toStdString();
  PgnReader reader(text);
  const auto game = reader.next();
  REQUIRE(game.has_value());
  CHECK_FALSE(game->broken);
  CHECK(game->tag("ECO") == "C20");
  CHECK(game->tag("Opening") == "Scholar's Mate");
  REQUIRE(game->main.moves.size() == 7);
  CHECK(game->main.moves[5].nags == std::vector{4});
  CHECK(game->main.moves[5].evalCp == 31999);
  CHECK(game->main.moves[5].clock.has_value());

  QSignalSpy notices(&review, &ReviewBridge::notice);
  review.savePgn();
  review.savePgn();
  REQUIRE(QTest::qWaitFor([&] { return notices.count() == 2; }, 10'000));
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(desk.folder / "exports")) {
    CHECK(*readFile(entry.path()) == text);
    ++files;
  }
  CHECK(files == 2);
}

}  // namespace kirin
