// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "app/boards.h"
#include "app/sqlite_game_store.h"
#include "base/files.h"
#include "base/waits.h"
#include "testing/sample_puzzles.h"

#include <QThread>
#include <atomic>

namespace kirin {

namespace {

Settings still() {
  Settings settings;
  settings.animation = false;
  settings.strengthAsked = true;
  return settings;
}

}  // namespace

TestTable::TestTable()
    : bridge_([this](SessionCommand command) { worker_->post(std::move(command)); }, time_, registry_),
      settings_(still(), {QStringLiteral("en"), QStringLiteral("de")}, [](const Settings&) {}),
      review_(reviewParts()),
      library_([this]() -> Result<std::unique_ptr<IGameStore>> {
        auto store = SqliteGameStore::openFurther(folder_ / "games.sqlite");
        if (!store) return store.error();
        return std::unique_ptr<IGameStore>(std::move(*store));
      }),
      ratings_(libraryWork(library_, folder_ / "games.sqlite"), time_, registry_),
      games_(libraryWork(library_, folder_ / "games.sqlite"), time_, folder_.path()),
      puzzles_(time_, testing::sampleDesk(time_)),
      thread_(std::make_unique<SessionThread>(SessionThread::Config{
          folder_.path() / "games.sqlite", registry_, time_, simBoard(), realEngines(time_), bridge_.listener(), 7})) {
  worker_ = thread_.get();
  SessionBridge::setInstance(&bridge_);
  SettingsBridge::setInstance(&settings_);
  ReviewBridge::setInstance(&review_);
  RatingBridge::setInstance(&ratings_);
  LiveFeed::setInstance(&feed_);
  ServiceBridge::setInstance(&service_);
  LibraryBridge::setInstance(&games_);
  PuzzleBridge::setInstance(&puzzles_);
  QObject::connect(&games_, &LibraryBridge::restored, &ratings_, &RatingBridge::refresh);
  QObject::connect(&bridge_, &SessionBridge::libraryWanted, &library_, &Library::refresh);
  QObject::connect(&library_, &Library::read, &bridge_, &SessionBridge::setLibrary);
  QObject::connect(&bridge_, &SessionBridge::libraryWanted, &ratings_, &RatingBridge::refresh);
  thread_->start();
  thread_->post(command::Leave{});
  watchWaits();
}

TestTable::~TestTable() {
  forbidWaits({}, {});
  thread_.reset();
}

void TestTable::speakThrough(QQmlEngine& engine) {
  QObject::connect(&settings_, &SettingsBridge::languageChanged, &engine, [this, &engine] {
    translation_.use(settings_.language());
    bridge_.retranslate();
    review_.retranslate();
    ratings_.retranslate();
    games_.retranslate();
    feed_.retranslate();
    puzzles_.retranslate();
    engine.retranslate();
  });
}

void TestTable::watchWaits() {
  forbidWaits(std::this_thread::get_id(), [this](const char* what) { waits_ << QString::fromLatin1(what); });
}

/// Shallow: the errors of these tests are plain to see.
ReviewBridge::Parts TestTable::reviewParts() {
  const auto engines = [this] { return makeSearchEngine(time_); };
  GameReviewer::Config reviewer;
  reviewer.engines = engines;
  reviewer.limits.nodes = 3'000;
  return {[this](std::function<void()> job) { library_.run(std::move(job)); },
          [file = folder_ / "games.sqlite"] { return SqliteGameStore::openFurther(file); },
          [this](SessionCommand command) { worker_->post(std::move(command)); },
          reviewer,
          {engines, {1'000, 5'000}, QThread::InheritPriority},
          time_,
          folder_ / "exports"};
}

QString TestTable::savedPgn() {
  forbidWaits({}, {});  // the test itself may
  const QString text = readSavedPgn();
  watchWaits();
  return text;
}

QString TestTable::readSavedPgn() const {
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder_ / "exports", none)) {
    if (const auto text = readFile(entry.path())) return QString::fromStdString(*text);
  }
  return {};
}

QString TestTable::writeFile(const QString& name, const QString& text) {
  return QString::fromStdString(folder_.write(name.toStdString(), text.toStdString()).string());
}

QString TestTable::pathOf(const QString& name) const {
  return QString::fromStdString((folder_ / name.toStdString()).string());
}

void TestTable::forgetStrength() {
  settings_.setStrengthAsked(false);
  std::atomic<bool> done = false;
  libraryWork(library_, folder_ / "games.sqlite")([&done](const Result<std::unique_ptr<SqliteFile>>& file) {
    (void)(*file)->execute("DELETE FROM ratings");
    done = true;
  });
  while (!done) QThread::yieldCurrentThread();
  ratings_.refresh();
}

void TestTable::twoPeople(const QString& fen) {
  NewGameConfig config;
  config.players = {PlayerConfig::person(), PlayerConfig::person()};
  config.startFen = fen.toStdString();
  config.seed = 1;
  thread_->post(command::NewGame{config});
}

void TestTable::handsLeave(const QString& question) {
  HandsQuestion left;
  if (question == QStringLiteral("takeback")) left.offer = HandsQuestion::Offer::Takeback;
  if (question == QStringLiteral("gameOver")) left.offer = HandsQuestion::Offer::GameOver;
  if (question == QStringLiteral("which")) {
    for (const Square from : {12, 11})
      left.requests.push_back(
          {OperatorRequest::Kind::WhichMove, {}, Place::onSquare(from), Place::onSquare(from + 16)});
  }
  bridge_.apply(left);
}

}  // namespace kirin
