// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_shots.h"
#include "sample_game.h"
#include "sample_library.h"
#include "shot.h"

#include "app/personality.h"
#include "ui/library_bridge.h"
#include "ui/machine_bridge.h"
#include "ui/rating_bridge.h"
#include "ui/session_bridge.h"
#include "ui/settings_bridge.h"
#include "ui/translation.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <fmt/format.h>
#include <functional>
#include <iostream>
#include <memory>

// kirin-screens --out DIR: every screen and dialog at both sizes, as PNG. Time stands still and the renderer is Qt's
// software one, so the same sources give the same pictures.
using namespace kirin;

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

NewGameConfig against(const char* id, TimeControl time = {}, Odds odds = Odds::None, Color you = Color::White) {
  NewGameConfig config;
  config.players[index(you)] = PlayerConfig::person();
  config.players[index(!you)] = PlayerConfig::personality(id);
  config.timeControl = time;
  config.odds = odds;
  return config;
}

const TimeControl kBlitz{minutes(5), seconds(3)};

void italian(SampleGame& game) {
  game.begin(against("scholar", kBlitz));
  game.play({"e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "c3", "Nf6", "d4", "exd4", "cxd4", "Bb4+", "Bd2", "Bxd2+", "Nbxd2",
             "d5", "exd5", "Nxd5"});
  game.showClocks(minutes(3) + seconds(41), minutes(4) + seconds(2));
}

void opening(SampleGame& game) { game.begin(against("novice")); }

void asBlack(SampleGame& game) {
  game.begin(against("kirin", {minutes(10), seconds(5)}, Odds::None, Color::Black));
  game.play({"d4", "Nf6", "c4", "e6", "Nc3", "Bb4", "e3", "O-O", "Bd3", "d5", "Nf3"});
  game.showClocks(minutes(9) + seconds(48), minutes(9) + seconds(1));
}

void check(SampleGame& game) {
  game.begin(against("expert", {minutes(1), {}}));
  game.play({"e4", "e5", "f4", "Qh4+"});
  game.showClocks(seconds(9) + std::chrono::milliseconds(420), seconds(31));
}

void promotion(SampleGame& game, SessionBridge& bridge) {
  NewGameConfig config = against("pupil");
  config.startFen = "6k1/1P3ppp/8/8/3r4/8/5PPP/6K1 w - - 0 40";
  game.begin(config);
  bridge.apply(PromotionPending{49, 57});
}

void mated(SampleGame& game) {
  game.begin(against("novice"));
  game.play({"e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"});
  game.end(GameResult::WhiteWins, EndReason::Checkmate);
}

void resigned(SampleGame& game) {
  italian(game);
  game.end(GameResult::BlackWins, EndReason::Resignation);
}

std::vector<Shot> allShots(SessionBridge& bridge, ReviewBridge& review, LibraryBridge& library) {
  const auto with = [](auto first, auto second) {
    return [=](SampleGame& game) {
      first(game);
      second(game);
    };
  };
  const auto operatorNeeded = [&bridge](SampleGame& game) {
    game.state(SessionState::NeedsOperator);
    bridge.apply(
        OperatorNeeded{{{OperatorRequest::Kind::PlacePiece, PieceId{4}, Place::nowhere(), Place::onSquare(21)}}});
  };
  const auto all = [&library](SampleGame& game) {
    game.leave();
    library.undoRemove();
    library.clearFilter();
    library.refresh();
  };
  const auto found = with(all, [&library](SampleGame&) {
    library.setPosition(QStringLiteral("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"));
  });
  const auto nothing = with(all, [&library](SampleGame&) { library.setName(QStringLiteral("Philidor")); });
  const auto deleted = with(all, [&library](SampleGame&) { library.remove(2); });
  std::vector<Shot> shots{
      {"home", "home"},
      {"opponents", "opponents"},
      {"setup", "setup"},
      {"you", "you"},
      {"library", "library", "", all},
      {"library-found", "library", "", found},
      {"library-none", "library", "", nothing},
      {"library-deleted", "library", "", deleted},
      {"data-import", "data", "", all},
      {"prompt-stored", "library", "stored", all},
      {"prompt-restore", "data", "restore", all},
      {"strength", "strength"},
      {"prompt-takeback-costs", "game", "takebackCosts", italian},
      {"preparing", "preparing", "", with(opening, [](SampleGame& g) { g.state(SessionState::Preparing); })},
      {"settings", "settings"},
      {"game-start", "game", "", opening},
      {"game", "game", "", italian},
      {"game-black", "game", "", asBlack},
      {"game-thinking", "game", "", with(italian, [](SampleGame& g) { g.play({"O-O"}); })},
      {"game-check-low-time", "game", "", check},
      {"game-promotion", "game", "", [&bridge](SampleGame& g) { promotion(g, bridge); }},
      {"game-premove", "game", "",
       with(italian,
            [&bridge](SampleGame& g) {
              g.play({"O-O"});
              bridge.move(5, 4);  // the rook from f1 to e1
            })},
      {"game-odds", "game", "", [](SampleGame& g) { g.begin(against("master", kBlitz, Odds::Queen)); }},
      {"game-paused", "game", "", with(italian, [](SampleGame& g) { g.state(SessionState::HumanTurn, true); })},
      {"game-moving", "game", "", with(italian, [](SampleGame& g) { g.state(SessionState::Acting); })},
      {"game-operator", "game", "", with(italian, operatorNeeded)},
      {"game-over", "game", "over", mated},
      {"game-over-board", "game", "", resigned},
      {"prompt-more", "game", "more", italian},
      {"prompt-resign", "game", "resign", italian},
      {"prompt-draw", "game", "draw", italian},
      {"prompt-offer", "game", "offer",
       with(italian, [&bridge](SampleGame&) { bridge.apply(DrawOffered{Color::Black}); })},
      {"prompt-restart", "game", "restart", italian},
      {"prompt-reset", "game", "reset", mated},
      {"prompt-operator", "game", "operator", with(italian, operatorNeeded)},
  };
  const auto leave = [](SampleGame& game) { game.leave(); };
  const auto theme = [](const char* name) {
    return [name = QString::fromLatin1(name)](SettingsBridge& settings) { settings.setTheme(name); };
  };
  const auto large = [](SettingsBridge& settings) { settings.setTextScale(150); };
  const auto carrying = with(italian, [](SampleGame& g) { g.state(SessionState::Acting); });
  const auto preparing = with(opening, [](SampleGame& g) { g.state(SessionState::Preparing); });
  const auto asSet = [](SettingsBridge&) {};
  shots.push_back({"machine", "machine", "", carrying, asSet, true});
  shots.push_back({"machine-preparing", "preparing", "", preparing, asSet, true});
  shots.push_back({"machine-more", "game", "more", italian, asSet, true});
  shots.push_back({"machine-large-text", "machine", "", carrying, large, true});
  shots.push_back({"machine-contrast", "machine", "", carrying, theme("contrast"), true});
  shots.push_back({"maple-home", "home", "", leave, theme("maple")});
  shots.push_back({"maple-game", "game", "", italian, theme("maple")});
  shots.push_back({"contrast-home", "home", "", leave, theme("contrast")});
  shots.push_back({"contrast-game", "game", "", italian, theme("contrast")});
  shots.push_back({"large-text-game", "game", "", italian, large});
  shots.push_back({"large-text-settings", "settings", "", leave, large});
  for (Shot& shot : reviewShots(review)) shots.push_back(std::move(shot));
  shots.push_back({"large-text-home", "home", "", leave, large});
  shots.push_back({"large-text-opponents", "opponents", "", leave, large});
  shots.push_back({"large-text-library", "library", "", all, large});
  shots.push_back({"large-text-data", "data", "", all, large});
  shots.push_back({"maple-library", "library", "", all, theme("maple")});
  shots.push_back({"contrast-library", "library", "", all, theme("contrast")});
  shots.push_back({"large-text-you", "you", "", leave, large});
  shots.push_back({"large-text-strength", "strength", "", leave, large});
  shots.push_back({"maple-you", "you", "", leave, theme("maple")});
  shots.push_back({"contrast-you", "you", "", leave, theme("contrast")});
  return shots;
}

/// The knight is on its way to f3, one pawn has fallen over, two sensors are broken.
void showCarry(BoardTelemetry& telemetry) {
  const BoardProfile profile;
  MachineFacts facts;
  PlantFacts plant;
  facts.placement = Placement::standard();
  for (PieceId piece = 0; piece < kPieceCount; ++piece) {
    const auto i = static_cast<std::size_t>(piece);
    plant.pieces[i] = profile.where(facts.placement.places[i]);
    facts.sensors.set(static_cast<std::size_t>(sensorOf(facts.placement.places[i])));
  }
  const PieceId knight = *facts.placement.at(Place::onSquare(6));
  const Point between = (profile.where(Place::onSquare(6)) + profile.where(Place::onSquare(21))) * 0.5;
  plant.head = plant.pieces[static_cast<std::size_t>(knight)] = between;
  plant.magnetOn = facts.magnetOn = true;
  plant.toppled[8 + 16] = true;
  facts.sensors.reset(6);
  facts.unhealthy.set(12).set(70);
  facts.head = between;
  facts.state = MachineState::Moving;
  facts.carrying = PieceOperation{knight, Place::onSquare(6), Place::onSquare(21)};
  facts.carriesDone = 11;
  facts.carriesToDo = 20;
  telemetry.machine.put(facts);
  telemetry.plant.put(plant);
}

/// A hundred games on: from a guess to somewhat more.
std::vector<RatingEntry> sampleRatings(WallTime now) {
  const std::array<RatedRung, 2> rungs{RatedRung{"pupil", 800, 150}, RatedRung{"scholar", 1150, 150}};
  std::vector<RatingEntry> entries{{now - std::chrono::hours(24 * 50), {750, 250, 0.06}, 0, {}, std::nullopt}};
  for (int game = 0; game < 40; ++game) {
    const RatedRung& rung = rungs[game / 10 % 2];
    const double score = game % 7 == 3 ? 0.5 : game % 3 == 0 || game % 5 == 1 ? 1 : 0;
    RatingEntry entry{entries.back().at + std::chrono::hours(30), {}, game + 1, rung.id, score};
    entry.rating =
        ratingChange(entries.back().rating, entries.back().at, {rung.rating, rung.deviation, score}, entry.at).after;
    entries.push_back(entry);
  }
  return entries;
}

LibraryFacts sampleLibrary() {
  LibraryFacts facts;
  facts.unfinished = LibraryFacts::Unfinished{1, NewGameConfig{}.players, 28, Color::White};
  facts.records = {{"novice", {5, 1, 0}}, {"pupil", {2, 3, 1}}, {"scholar", {0, 4, 0}}};
  return facts;
}

/// One window of that size, over which all shots are taken. False if the QML can't be loaded or a picture not saved.
bool takeAll(QQmlEngine& engine, SessionBridge& bridge, SettingsBridge& settings, MachineBridge& machine,
             std::vector<Shot>& shots, QSize size, const QDir& folder) {
  QQmlComponent main(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Kirin/Main.qml")));
  const std::unique_ptr<QObject> root(main.create());
  auto* window = qobject_cast<QQuickWindow*>(root.get());
  auto* app = root ? root->findChild<QObject*>(QStringLiteral("app")) : nullptr;
  if (!window || !app) {
    std::cerr << main.errorString().toStdString() << std::endl;
    return false;
  }
  window->resize(size);
  // As if it had been chosen on the page before.
  app->setProperty("opponentId", QStringLiteral("scholar"));
  app->setProperty("opponentName", QStringLiteral("Scholar"));
  app->setProperty("opponentAvatar", QStringLiteral("scholar"));
  app->setProperty("opponentDetail", QStringLiteral("target 1150"));
  app->setProperty("backup", QStringLiteral("/media/stick/kirin-2026-05-17.kirin"));
  app->setProperty("stored", QVariantMap{{QStringLiteral("gameId"), 1},
                                         {QStringLiteral("title"), QStringLiteral("You – Scholar")},
                                         {QStringLiteral("detail"), QStringLiteral("C50 Italian Game · 14 moves")},
                                         {QStringLiteral("unfinished"), true}});
  BoardTelemetry telemetry;
  showCarry(telemetry);
  SampleGame game(bridge);
  for (Shot& shot : shots) {
    settings.setTheme(QStringLiteral("walnut"));
    settings.setTextScale(100);
    shot.set(settings);
    machine.watch(shot.machine ? &telemetry : nullptr);
    machine.look();
    game.leave();
    shot.prepare(game);
    const auto tell = [app](const char* function, const char* name) {
      return QMetaObject::invokeMethod(app, function, Q_ARG(QString, QString::fromLatin1(name)));
    };
    if (!tell("showPage", shot.page) || !tell("showPrompt", shot.prompt)) return false;
    QCoreApplication::processEvents();
    shot.arrange(*app);
    // Twice: what is laid out on the next frame moves what depends on it on the one after.
    for (int frame = 0; frame < 2; ++frame) QCoreApplication::processEvents();
    const QString file =
        QStringLiteral("%1-%2x%3.png").arg(QString::fromLatin1(shot.name)).arg(size.width()).arg(size.height());
    if (!window->grabWindow().save(folder.filePath(file))) return false;
  }
  machine.watch(nullptr);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() != 2 || arguments[0] != "--out") {
    std::cerr << "Usage: kirin-screens --out DIR\n";
    return 2;
  }
  const QDir folder(QString::fromStdString(arguments[1]));
  if (!folder.mkpath(QStringLiteral("."))) {
    std::cerr << "kirin-screens: " << arguments[1] << " can't be made\n";
    return 1;
  }
  // A home of its own, where the files lie that are found.
  const QTemporaryDir home;
  qputenv("HOME", home.path().toLocal8Bit());
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication app(argc, argv);
  QElapsedTimer timer;
  timer.start();

  const FrozenTime time;
  const PersonalityRegistry registry;
  SessionBridge bridge([](SessionCommand) {}, time, registry);
  SessionBridge::setInstance(&bridge);
  bridge.setLibrary(sampleLibrary());
  Settings plain;
  plain.animation = false;
  plain.language = "en";
  SettingsBridge settings(plain, Translation::languages(), [](const Settings&) {});
  SettingsBridge::setInstance(&settings);
  MachineBridge machine(nullptr);
  MachineBridge::setInstance(&machine);
  ReviewBridge review(pictureReview(time));
  ReviewBridge::setInstance(&review);
  RatingBridge ratings([](const LibraryJob&) {}, time, registry);
  RatingBridge::setInstance(&ratings);
  ratings.show(sampleRatings(FrozenTime().wallNow()), {});

  const SampleLibrary games;
  LibraryBridge library(games.work(), time, games.folder());
  LibraryBridge::setInstance(&library);

  QQmlEngine engine;
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  int warnings = 0;
  QObject::connect(&engine, &QQmlEngine::warnings,
                   [&warnings](const QList<QQmlError>& errors) { warnings += static_cast<int>(errors.size()); });
  std::vector<Shot> shots = allShots(bridge, review, library);
  for (const QSize size : {QSize(800, 480), QSize(1280, 800)}) {
    if (!takeAll(engine, bridge, settings, machine, shots, size, folder)) return 1;
  }
  fmt::print("{} pictures in {} ms, {} warnings\n", 2 * shots.size(), timer.elapsed(), warnings);
  return warnings == 0 ? 0 : 1;
}
