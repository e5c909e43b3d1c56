// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "contact_sheet.h"
#include "frame_times.h"
#include "layout_faults.h"
#include "main_window.h"
#include "puzzle_shots.h"
#include "review_shots.h"
#include "sample_game.h"
#include "sample_library.h"
#include "shots.h"
#include "variant.h"

#include "app/personality.h"
#include "ui/library_bridge.h"
#include "ui/live_feed.h"
#include "ui/machine_bridge.h"
#include "ui/rating_bridge.h"
#include "ui/service_bridge.h"
#include "ui/session_bridge.h"
#include "ui/settings_bridge.h"
#include "ui/translation.h"

#include <QDir>
#include <QElapsedTimer>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <fmt/format.h>
#include <functional>
#include <iostream>
#include <memory>

// kirin-screens --out DIR: every screen and dialog at both sizes, as PNG; with --all in both languages, all themes and
// with the largest text too, and a contact sheet of each. Time stands still and the renderer is Qt's software one, so
// the same sources give the same pictures. Texts that are cut off or hard to read are told, and make it fail.
// kirin-screens --frames: how long the frames of scripted journeys take, with all their motion.
using namespace kirin;

namespace {

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

/// The app as if something had been chosen on the pages before.
void choose(QObject& app) {
  app.setProperty("opponentId", QStringLiteral("scholar"));
  app.setProperty("opponentName", QStringLiteral("Scholar"));
  app.setProperty("opponentAvatar", QStringLiteral("scholar"));
  app.setProperty("opponentDetail", QStringLiteral("target 1150"));
  app.setProperty("backup", QStringLiteral("/media/stick/kirin-2026-05-17.kirin"));
  app.setProperty("stored", QVariantMap{{QStringLiteral("gameId"), 1},
                                        {QStringLiteral("title"), QStringLiteral("You – Scholar")},
                                        {QStringLiteral("detail"), QStringLiteral("C50 Italian Game · 14 moves")},
                                        {QStringLiteral("unfinished"), true}});
}

/// What all pictures are taken of.
struct Stage {
  QQmlEngine& engine;
  SessionBridge& bridge;
  SettingsBridge& settings;
  MachineBridge& machine;
  std::vector<Shot>& shots;
  int pictures = 0;
  int faults = 0;
};

/// Where pictures go, and what is done with each besides.
struct Album {
  QDir folder;
  bool sizeInName;  ///< of each picture; else the folder has it
  std::function<void(const QString& name, const QImage& picture)> also = [](const QString&, const QImage&) {};
};

/// One window of that size, over which the shots are taken. A shot that sets something itself looks one way only, and
/// is left out where that is not asked for. False if the QML can't be loaded or a picture not saved.
bool take(Stage& stage, const Variant& look, bool ownLooks, const Album& album) {
  const MainWindow main(stage.engine);
  if (!main) return false;
  QQuickWindow* const window = main.window;
  QObject* const app = main.app;
  window->resize(look.size);
  choose(*app);
  BoardTelemetry telemetry;
  showCarry(telemetry);
  SampleGame game(stage.bridge);
  for (Shot& shot : stage.shots) {
    if (shot.set && !ownLooks) continue;
    stage.settings.setTheme(look.theme);
    stage.settings.setTextScale(look.textPercent);
    if (shot.set) shot.set(stage.settings);
    stage.machine.watch(shot.machine ? &telemetry : nullptr);
    stage.machine.look();
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
    QString name = QString::fromLatin1(shot.name);
    const QImage picture = window->grabWindow();
    album.also(name, picture);
    for (const QString& fault : textFaults(window->contentItem()) + contrastFaults(window->contentItem(), picture)) {
      std::cerr << fmt::format("{} {}: {}\n", look.name().toStdString(), shot.name, fault.toStdString());
      ++stage.faults;
    }
    if (album.sizeInName) name += QStringLiteral("-%1x%2").arg(look.size.width()).arg(look.size.height());
    if (!picture.save(album.folder.filePath(name + QStringLiteral(".png")))) return false;
    ++stage.pictures;
  }
  stage.machine.watch(nullptr);
  return true;
}

/// A folder and a contact sheet for every way to look.
bool takeAll(Stage& stage, const QDir& folder, const std::function<void(const QString&)>& speak) {
  for (const Variant& look : allVariants()) {
    speak(look.language);
    if (!folder.mkpath(look.name())) return false;
    const bool compact = look.size.width() < 1000;
    ContactSheet sheet(compact ? 400 : 480, compact ? 6 : 5);
    const Album album{QDir(folder.filePath(look.name())), false,
                      [&sheet](const QString& name, const QImage& picture) { sheet.add(name, picture); }};
    if (!take(stage, look, false, album)) return false;
    if (!sheet.image().save(folder.filePath(look.name() + QStringLiteral(".png")))) return false;
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const bool all = !arguments.empty() && arguments[0] == "--all";
  const bool frames = arguments == std::vector<std::string>{"--frames"};
  if (!frames && (arguments.size() != (all ? 3 : 2) || arguments[all ? 1 : 0] != "--out")) {
    std::cerr << "Usage: kirin-screens [--all] --out DIR | --frames\n";
    return 2;
  }
  const QDir folder(QString::fromStdString(arguments.back()));
  if (!frames && !folder.mkpath(QStringLiteral("."))) {
    std::cerr << "kirin-screens: " << arguments.back() << " can't be made\n";
    return 1;
  }
  // A home of its own, where the files lie that are found.
  const QTemporaryDir home;
  qputenv("HOME", home.path().toLocal8Bit());
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  TimedApplication app(argc, argv);
  QElapsedTimer timer;
  timer.start();

  const FrozenTime time;
  const PersonalityRegistry registry;
  SessionBridge bridge([](SessionCommand) {}, time, registry);
  SessionBridge::setInstance(&bridge);
  bridge.setLibrary(sampleLibrary());
  Settings plain;
  plain.animation = frames;
  plain.language = "en";
  SettingsBridge settings(plain, Translation::languages(), [](const Settings&) {});
  SettingsBridge::setInstance(&settings);
  MachineBridge machine(nullptr);
  MachineBridge::setInstance(&machine);
  LiveFeed feed(bridge, settings, QString());
  LiveFeed::setInstance(&feed);
  ServiceBridge service([](SessionCommand) {}, nullptr, {}, {});
  ServiceBridge::setInstance(&service);
  ReviewBridge review(pictureReview(time));
  ReviewBridge::setInstance(&review);
  RatingBridge ratings([](const LibraryJob&) {}, time, registry);
  RatingBridge::setInstance(&ratings);
  ratings.show(sampleRatings(FrozenTime().wallNow()), {});

  const SampleLibrary games;
  LibraryBridge library(games.work(), time, games.folder());
  LibraryBridge::setInstance(&library);
  PuzzleBridge puzzles(time, pictureDesk(time));
  PuzzleBridge::setInstance(&puzzles);

  QQmlEngine engine;
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  int warnings = 0;
  QObject::connect(&engine, &QQmlEngine::warnings,
                   [&warnings](const QList<QQmlError>& errors) { warnings += static_cast<int>(errors.size()); });
  std::vector<Shot> shots = allShots(bridge, review, library, puzzles);
  Translation translation;
  const auto speak = [&](const QString& language) {
    settings.setLanguage(language);
    translation.use(language);
    bridge.retranslate();
    review.retranslate();
    machine.retranslate();
    ratings.retranslate();
    library.retranslate();
    puzzles.retranslate();
    engine.retranslate();
  };
  if (frames) return printFrameTimes(app, engine, bridge, review) ? 0 : 1;
  Stage stage{engine, bridge, settings, machine, shots};
  if (all) {
    if (!takeAll(stage, folder, speak)) return 1;
  } else {
    for (const Variant& look : plainVariants()) {
      if (!take(stage, look, true, {folder, true})) return 1;
    }
  }
  fmt::print("{} pictures in {} ms, {} warnings, {} faults of texts\n", stage.pictures, timer.elapsed(), warnings,
             stage.faults);
  return warnings + stage.faults == 0 ? 0 : 1;
}
