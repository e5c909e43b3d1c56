// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame_times.h"

#include "main_window.h"
#include "review_shots.h"

#include <QElapsedTimer>
#include <QKeyEvent>
#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <memory>

namespace kirin {
namespace {

double percentile(const std::vector<double>& sorted, double share) {
  return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

/// The window, and one who is in no hurry: after each step everything comes to rest.
class Journey {
 public:
  Journey(TimedApplication& application, QQuickWindow& window, QObject& app)
      : application_(application), window_(window), app_(app) {}

  void page(const char* name) {
    QMetaObject::invokeMethod(&app_, "showPage", Q_ARG(QString, QString::fromLatin1(name)));
    rest();
  }
  void prompt(const char* name) {
    QMetaObject::invokeMethod(&app_, "showPrompt", Q_ARG(QString, QString::fromLatin1(name)));
    rest();
  }
  void key(Qt::Key key, int times = 1) {
    for (int i = 0; i < times; ++i) {
      for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
        QCoreApplication::postEvent(&window_, new QKeyEvent(type, key, Qt::NoModifier));
      rest();
    }
  }
  void rest() {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 300) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }

  void measure(const char* name, const std::function<void()>& steps) {
    application_.take();
    steps();
    auto [frames, longestOther] = application_.take();
    std::sort(frames.begin(), frames.end());
    fmt::print("{:<10} {:>7} {:>9.1f} {:>9.1f} {:>9.1f} {:>9.1f}\n", name, frames.size(), percentile(frames, 0.5),
               percentile(frames, 0.95), percentile(frames, 1), longestOther);
  }

 private:
  TimedApplication& application_;
  QQuickWindow& window_;
  QObject& app_;
};

}  // namespace

void TimedApplication::follow(QQuickWindow& window) {
  connect(&window, &QQuickWindow::frameSwapped, this, [this] { drawn_ = true; });
}

bool TimedApplication::notify(QObject* receiver, QEvent* event) {
  if (std::exchange(inside_, true)) return QGuiApplication::notify(receiver, event);
  drawn_ = false;
  QElapsedTimer timer;
  timer.start();
  const bool done = QGuiApplication::notify(receiver, event);
  const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
  inside_ = false;
  if (drawn_) {
    times_.frames.push_back(took);
  } else {
    times_.longestOther = std::max(times_.longestOther, took);
  }
  return done;
}

bool printFrameTimes(TimedApplication& application, QQmlEngine& engine, SessionBridge& bridge, ReviewBridge& review) {
  const MainWindow main(engine);
  if (!main) return false;
  QQuickWindow* const window = main.window;
  QObject* const app = main.app;
  application.follow(*window);
  window->resize(800, 480);
  window->show();
  window->requestActivate();
  Journey journey(application, *window, *app);
  SampleGame game(bridge);
  journey.rest();

  fmt::print("{:<10} {:>7} {:>9} {:>9} {:>9} {:>9}\n", "ms", "frames", "median", "p95", "longest", "not drawn");
  journey.measure("menus", [&] {
    for (const char* page : {"opponents", "setup", "you", "settings", "puzzles", "library", "home"}) journey.page(page);
  });
  journey.page("opponents");
  journey.measure("opponents", [&] {
    journey.key(Qt::Key_Right, 6);
    journey.key(Qt::Key_Left, 6);
  });
  NewGameConfig config;
  config.players = {PlayerConfig::person(), PlayerConfig::personality("scholar")};
  config.timeControl = {std::chrono::minutes(5), std::chrono::seconds(3)};
  game.begin(config);
  journey.page("game");
  journey.measure("game", [&] {
    for (const char* san : {"e4",   "e5",   "Nf3", "Nc6",   "Bc4",   "Bc5", "c3",   "Nf6",  "d4",  "exd4",
                            "cxd4", "Bb4+", "Bd2", "Bxd2+", "Nbxd2", "d5",  "exd5", "Nxd5", "O-O", "O-O"}) {
      game.play({san});
      journey.rest();
    }
    journey.prompt("more");
    journey.prompt("");
  });
  for (Shot& shot : reviewShots(review)) {
    if (std::string_view(shot.name) == "review") shot.prepare(game);
  }
  journey.page("review");
  journey.measure("review", [&] {
    journey.key(Qt::Key_Left, 10);
    journey.key(Qt::Key_Right, 10);
  });
  return true;
}

}  // namespace kirin
