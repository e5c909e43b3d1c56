// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backup.h"
#include "app/boards.h"
#include "app/data_folder.h"
#include "app/personality.h"
#include "app/session_thread.h"
#include "app/settings.h"
#include "app/sqlite_game_store.h"
#include "app/sqlite_library.h"
#include "app/sqlite_puzzles.h"
#include "base/files.h"
#include "base/log.h"
#include "board/board_profile_json.h"
#include "ui/command_line.h"
#include "ui/console.h"
#include "ui/display.h"
#include "ui/interrupts.h"
#include "ui/library.h"
#include "ui/library_bridge.h"
#include "ui/live_feed.h"
#include "ui/machine_bridge.h"
#include "ui/phrases.h"
#include "ui/puzzle_bridge.h"
#include "ui/rating_bridge.h"
#include "ui/review_bridge.h"
#include "ui/service_bridge.h"
#include "ui/session_bridge.h"
#include "ui/settings_bridge.h"
#include "ui/translation.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <iostream>
#include <random>
#include <unistd.h>

// `kirin`: reads the command line and wires the parts together, for the window or for the terminal.
using namespace kirin;

namespace {

constexpr int kRefused = 1;    ///< can't run here or now
constexpr int kBadOption = 2;  ///< nothing was started

int complain(const QString& sentence, int code) {
  std::cerr << "kirin: " << sentence.toStdString() << std::endl;
  return code;
}

std::uint64_t randomNumber() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

/// What is installed beside the program.
std::filesystem::path installedPersonalities() {
  std::error_code ignored;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
  return program.parent_path().parent_path() / "share" / "kirin" / "personalities";
}

/// What window and terminal have in common.
struct Kirin {
  const Options& options;
  const PersonalityRegistry& registry;
  const std::optional<NewGameConfig>& start;
  const DataFolder& data;
  const Interrupts& interrupts;
  RealTime& time;
  const SessionThread::BackendFactory& board;
  const BoardTelemetry* telemetry;  ///< none: no machine under the board
  const BoardProfile& profile;

  SessionThread::Config session(SessionListener listener, bool manners) const {
    return {data.games(), registry, time, board, realEngines(time), std::move(listener), randomNumber(), manners};
  }
};

/// What the board is like: from the file that was named, the one in the data folder, or as the reference board.
Result<BoardProfile> boardProfile(const Options& options, const DataFolder& data) {
  std::error_code ignored;
  if (!options.profile && !std::filesystem::exists(data.board(), ignored)) return BoardProfile{};
  const auto text = readFile(options.profile.value_or(data.board()));
  if (!text) return text.error();
  return parseBoardProfile(*text);
}

Result<SessionThread::BackendFactory> boardFactory(const Options& options, const BoardProfile& profile, RealTime& time,
                                                   BoardTelemetry& telemetry) {
  if (options.board == "sim") return simBoard();
  if (options.board == "gantry") {
    SerialPortChoice port;
    port.path = options.port.value_or("");
    return gantryBoard(time, profile, port, &telemetry);
  }
  const auto faults = parseFaultNames(options.faults.value_or("none"));
  if (!faults) return faults.error();
  return twinBoard(time, profile, *faults, randomNumber(), &telemetry);
}

// ---- terminal
// ---------------------------------------------------------------------------------------------------------

/// The game to begin with: the one asked for, else the one left unfinished, else a plain one.
SessionCommand firstGame(const Kirin& kirin) {
  if (kirin.start) return command::NewGame{*kirin.start};
  const auto opened = SqliteGameStore::open(kirin.data.games());
  if (!opened) return command::NewGame{};
  if (opened->setAside) {
    complain(Phrases::error({"store.set-aside", {opened->setAside->string()}}), 0);
  }
  const auto unfinished = opened->store->latestUnfinished();
  if (unfinished && *unfinished) return command::Continue{**unfinished, ResetMode::Auto};
  return command::NewGame{};
}

int runConsole(const Kirin& kirin, Interrupts& interrupts) {
  Inbox<std::optional<SessionEvent>> events;
  interrupts.watch([&events] { events.post(std::nullopt); });
  const SessionCommand first = firstGame(kirin);

  const bool typed = ::isatty(STDIN_FILENO) == 1;  // a script has no use for an opponent that takes its time
  SessionThread session(kirin.session([&events](const SessionEvent& event) { events.post(event); }, typed));
  session.start();
  const auto nextEvent = [&]() -> std::optional<SessionEvent> {
    kirin.time.waitUntil(events, std::nullopt);
    return events.take().value_or(std::nullopt);
  };
  InterruptibleInput input(STDIN_FILENO, interrupts);
  std::istream in(&input);
  Console console({in, std::cout, [&session](SessionCommand command) { session.post(std::move(command)); }, nextEvent,
                   kirin.time, kirin.registry, lettersOfLocale(), typed});
  // A game that can't be continued (its opponent is gone) is no reason not to play.
  const bool played =
      console.run(first) || (std::holds_alternative<command::Continue>(first) && console.run(command::NewGame{}));
  return played ? 0 : kRefused;
}

// ---- window
// -----------------------------------------------------------------------------------------------------------

bool windowComing = false;

/// Qt's words go to the log, but for the last ones of a platform that can't show a window.
void onQtMessage(QtMsgType type, const QMessageLogContext&, const QString& text) {
  const std::string message = text.toStdString();
  if (type == QtFatalMsg && windowComing) {
    std::cerr << "kirin: no window can be shown here; kirin --console plays in the terminal. (" << message << ")\n";
    std::_Exit(kRefused);
  }
  switch (type) {
    case QtDebugMsg: log::ui().debug("{}", message); break;
    case QtInfoMsg: log::ui().info("{}", message); break;
    case QtWarningMsg: log::ui().warn("{}", message); break;
    case QtCriticalMsg:
    case QtFatalMsg: log::ui().error("{}", message); break;
  }
}

/// What reviews a game: as much as the idle cores give, and a game that is played goes before.
ReviewBridge::Parts reviewParts(const Kirin& kirin, Library*& library, SessionThread*& worker) {
  const auto engines = [&kirin] { return makeSearchEngine(kirin.time); };
  GameReviewer::Config reviewer;
  reviewer.engines = engines;
  reviewer.threads = QThread::idealThreadCount();
  reviewer.limits.nodes = 100'000;
  reviewer.priority = QThread::IdlePriority;
  const PositionAnalyst::Config analyst{engines, {20'000, 100'000, 500'000}, QThread::LowPriority};
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return {[&library](std::function<void()> job) { library->run(std::move(job)); },
          [file = kirin.data.games()] { return SqliteGameStore::openFurther(file); },
          [&worker](SessionCommand command) { worker->post(std::move(command)); },
          reviewer,
          analyst,
          kirin.time,
          std::filesystem::path(documents.toStdString()) / "Kirin"};
}

/// Puzzles are looked for among those the program carries and those in the file of games.
std::unique_ptr<PuzzleDesk> puzzleDesk(const Kirin& kirin) {
  const auto open = [file = kirin.data.games()]() -> Result<std::unique_ptr<IPuzzleStore>> {
    auto opened = SqliteFile::openFurther(file);
    if (!opened) return opened.error();
    return std::unique_ptr<IPuzzleStore>(std::make_unique<SqlitePuzzles>(std::move(*opened)));
  };
  return std::make_unique<PuzzleDesk>(kirin.time, PuzzleSet::shipped, open, randomNumber());
}

/// Before anything is read: what a restore left to be written, and games that were deleted the last time. A file that
/// isn't there, can't be read or is an earlier Kirin's is the session's business.
void tidyUp(const DataFolder& data) {
  auto opened = SqliteFile::openFurther(data.games());
  if (!opened) return;
  if (const auto done = finishRestore(**opened, data.path()); !done) {
    log::storage().warn("a restore is not finished: {}", done.error().debugText());
  }
  if (const auto gone = SqliteLibrary(**opened).purge(); !gone) {
    log::storage().info("no deleted games were looked for: {}", gone.error().debugText());
  }
}

int runWindow(const Kirin& kirin, QGuiApplication& app) {
  SessionThread* worker = nullptr;
  SessionBridge bridge([&worker](SessionCommand command) { worker->post(std::move(command)); }, kirin.time,
                       kirin.registry);
  SessionBridge::setInstance(&bridge);
  Library* shelves = nullptr;
  ReviewBridge review(reviewParts(kirin, shelves, worker));
  ReviewBridge::setInstance(&review);

  Library library([file = kirin.data.games()]() -> Result<std::unique_ptr<IGameStore>> {
    auto store = SqliteGameStore::openFurther(file);
    if (!store) return store.error();
    return std::unique_ptr<IGameStore>(std::move(*store));
  });
  shelves = &library;
  QObject::connect(&bridge, &SessionBridge::libraryWanted, &library, &Library::refresh);
  QObject::connect(&library, &Library::read, &bridge, &SessionBridge::setLibrary);

  RatingBridge ratings(libraryWork(library, kirin.data.games()), kirin.time, kirin.registry);
  RatingBridge::setInstance(&ratings);
  QObject::connect(&bridge, &SessionBridge::libraryWanted, &ratings, &RatingBridge::refresh);

  LibraryBridge games(libraryWork(library, kirin.data.games()), kirin.time, kirin.data.path());
  LibraryBridge::setInstance(&games);
  QObject::connect(&bridge, &SessionBridge::libraryWanted, &games, &LibraryBridge::refresh);
  QObject::connect(&games, &LibraryBridge::gamesChanged, &library, &Library::refresh);
  QObject::connect(&games, &LibraryBridge::restored, &ratings, &RatingBridge::refresh);

  PuzzleBridge puzzles(kirin.time, puzzleDesk(kirin));
  PuzzleBridge::setInstance(&puzzles);
  if (kirin.telemetry) {
    puzzles.useBoard([&worker](SessionCommand command) { worker->post(std::move(command)); });
    QObject::connect(&bridge, &SessionBridge::heard, &puzzles, &PuzzleBridge::hear);
  }
  QObject::connect(&puzzles, &PuzzleBridge::rated, &ratings, &RatingBridge::refresh);

  const auto loaded = loadSettings(kirin.data.settings());
  if (!loaded) log::storage().warn("settings can't be read: {}", loaded.error().debugText());
  const auto save = [&library, file = kirin.data.settings()](const Settings& settings) {
    library.run([file, settings] {
      if (const auto saved = saveSettings(file, settings); !saved) {
        log::storage().warn("settings are not kept: {}", saved.error().debugText());
      }
    });
  };
  SettingsBridge settings(loaded ? loaded->settings : Settings{}, Translation::languages(), save);
  SettingsBridge::setInstance(&settings);
  QObject::connect(&games, &LibraryBridge::restored, &settings, [&settings, file = kirin.data.settings()] {
    if (const auto again = loadSettings(file)) settings.replace(again->settings);
  });
  LiveFeed feed(bridge, settings, QStringLiteral(":/qt/qml/Kirin/art/pieces"));
  LiveFeed::setInstance(&feed);
  MachineBridge machine(nullptr);
  machine.watch(kirin.telemetry, kirin.profile);
  MachineBridge::setInstance(&machine);
  const auto saveBoard = [&library,
                          file = kirin.options.profile.value_or(kirin.data.board())](const BoardProfile& profile) {
    library.run([file, text = writeBoardProfile(profile)] {
      if (const auto saved = writeFileAtomically(file, text); !saved) {
        log::storage().warn("the board's corners are not kept: {}", saved.error().debugText());
      }
    });
  };
  ServiceBridge service([&worker](SessionCommand command) { worker->post(std::move(command)); }, kirin.telemetry,
                        kirin.profile, saveBoard);
  ServiceBridge::setInstance(&service);
  QObject::connect(&bridge, &SessionBridge::exercised, &service, &ServiceBridge::on);
  Translation translation;
  translation.use(settings.language());

  SessionThread session(kirin.session(bridge.listener(), true));
  worker = &session;
  session.start();
  // Says Idle as soon as the games can be read, and with it that Home has something to show.
  session.post(command::Leave{});

  QQmlApplicationEngine engine;
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  QObject::connect(&settings, &SettingsBridge::languageChanged, &engine, [&] {
    translation.use(settings.language());
    bridge.retranslate();
    review.retranslate();
    machine.retranslate();
    ratings.retranslate();
    games.retranslate();
    feed.retranslate();
    puzzles.retranslate();
    engine.retranslate();
  });
  bool failed = false;
  QObject::connect(&engine, &QQmlApplicationEngine::objectCreationFailed, &app, [&failed] { failed = true; });
  engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Kirin/Main.qml")));
  if (failed || engine.rootObjects().isEmpty()) {
    return complain(Phrases::tr("The window could not be made; the log says why."), kRefused);
  }

  QSocketNotifier interrupted(kirin.interrupts.descriptor(), QSocketNotifier::Read);
  QObject::connect(&interrupted, &QSocketNotifier::activated, &app, [&] {
    interrupted.setEnabled(false);
    QCoreApplication::quit();
  });
  if (kirin.start) session.post(command::NewGame{*kirin.start});
  return QGuiApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication::setApplicationName(QStringLiteral("Kirin"));
  QCoreApplication::setApplicationVersion(QStringLiteral(KIRIN_VERSION));
  const auto options = parseCommandLine({argv + 1, argv + argc});
  if (!options) return complain(Phrases::error(options.error()), kBadOption);
  if (options->help) {
    std::cout << helpText().toStdString();
    return 0;
  }
  if (options->version) {
    std::cout << "Kirin " KIRIN_VERSION "\n";
    return 0;
  }

  const std::filesystem::path folder = options->data.value_or(DataFolder::standardPath());
  const PersonalityRegistry registry(
      {installedPersonalities(), options->personalities.value_or(folder / "personalities")});
  std::optional<NewGameConfig> start;
  if (options->startsGame()) {
    const auto game = gameToStart(*options, registry, randomNumber());
    if (!game) return complain(Phrases::error(game.error()), kBadOption);
    start = *game;
  }
  if (!options->console) {
    const auto platform = displayPlatform();
    if (!platform) {
      return complain(Phrases::tr("There is no display here; kirin --console plays in the terminal."), kRefused);
    }
    if (!platform->empty()) qputenv("QT_QPA_PLATFORM", QByteArray::fromStdString(*platform));
  }

  Interrupts interrupts;
  const auto data = DataFolder::open(folder);
  if (!data) return complain(Phrases::error(data.error()), kRefused);
  if (const auto logging = log::start(options->logLevel, data->logs(), !options->console); !logging) {
    complain(Phrases::error(logging.error()), 0);
  }
  for (const BrokenPersonality& broken : registry.broken()) {
    log::storage().warn("{} is skipped: {}", broken.file.string(), broken.error.debugText());
  }

  RealTime time;
  const auto profile = boardProfile(*options, *data);
  if (!profile) return complain(Phrases::error(profile.error()), kRefused);
  BoardTelemetry telemetry;
  const auto board = boardFactory(*options, *profile, time, telemetry);
  if (!board) return complain(Phrases::error(board.error()), kRefused);
  const bool machine = options->board != "sim";
  const Kirin kirin{*options, registry, start, *data, interrupts, time, *board, machine ? &telemetry : nullptr,
                    *profile};
  qInstallMessageHandler(onQtMessage);
  if (options->console) {
    QCoreApplication app(argc, argv);
    return runConsole(kirin, interrupts);
  }
  windowComing = true;
  QGuiApplication app(argc, argv);
  windowComing = false;
  tidyUp(*data);
  return runWindow(kirin, app);
}
