// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// kirin-frames: how long the window's thread is busy for each frame of some journeys, at 800x480 on the software
// renderer.
#include "frame_watch.h"
#include "table.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest/qtestkeyboard.h>
#include <QtTest/qtestmouse.h>
#include <cstdio>
#include <fmt/format.h>
#include <stdexcept>

namespace kirin {
namespace {

/// As long as most animations take.
constexpr int kMoment = 350;
/// Below this 30 frames a second are shown.
constexpr double kFrame = 33;

class Person {
 public:
  Person(QQuickWindow& window, FrameWatch& watch) : window_(window), watch_(watch) {}

  void journey(const char* name, const std::function<void()>& steps) {
    QTest::qWait(kMoment);
    watch_.forget();
    steps();
    QTest::qWait(kMoment);
    const FrameWatch::Report report = watch_.report();
    fmt::print("{:<34} {:>7} {:>9.1f} {:>9.1f} {:>9.1f} {:>9.1f} {:>7.2f}\n", name, report.frames, report.median,
               report.most95, report.longest, report.longestElse, report.most95 / kFrame);
  }

  void click(const char* name) {
    const QQuickItem& item = find(name);
    click(item, {item.width() / 2, item.height() / 2});
  }
  void key(Qt::Key key) {
    QTest::keyClick(&window_, key);
    QTest::qWait(kMoment);
  }
  void tap(std::string_view square) {
    const QQuickItem& board = find("board");
    const Square at = *parseSquare(square);
    const double cell = board.property("cell").toDouble();
    click(board, {(fileOf(at) + 0.5) * cell, (7 - rankOf(at) + 0.5) * cell});
  }

 private:
  QQuickItem& find(const char* name) const {
    if (QQuickItem* found = within(*window_.contentItem(), QString::fromLatin1(name))) return *found;
    throw std::runtime_error(fmt::format("there is no {} to click on", name));
  }
  /// What is seen and can be used.
  static QQuickItem* within(QQuickItem& item, const QString& name) {
    if (!item.isVisible() || !item.isEnabled()) return nullptr;
    if (item.objectName() == name) return &item;
    for (QQuickItem* child : item.childItems())
      if (QQuickItem* found = within(*child, name)) return found;
    return nullptr;
  }
  void click(const QQuickItem& item, QPointF at) {
    QTest::mouseClick(&window_, Qt::LeftButton, {}, item.mapToScene(at).toPoint());
    QTest::qWait(kMoment);
  }

  QQuickWindow& window_;
  FrameWatch& watch_;
};

void walkAbout(Person& person) {
  for (const auto* page : {"puzzles", "library", "you", "settings"}) {
    person.click(page);
    person.key(Qt::Key_Escape);
  }
}

void chooseAnOpponent(Person& person) {
  person.click("newGame");
  for (int i = 0; i < 6; ++i) person.key(Qt::Key_Down);
  person.click("next");
  person.key(Qt::Key_Escape);
  person.key(Qt::Key_Escape);
}

void playAnOpening(Person& person, TestTable& table) {
  table.twoPeople();
  QTest::qWait(3 * kMoment);
  for (const auto* square : {"e2", "e4", "e7", "e5", "g1", "f3", "b8", "c6", "f1", "c4", "f8",
                             "c5", "b2", "b4", "c5", "b4", "c2", "c3", "b4", "a5", "e1", "g1"})
    person.tap(square);
}

void openSheets(Person& person) {
  for (int i = 0; i < 3; ++i) {
    person.click("more");
    person.key(Qt::Key_Escape);
  }
}

void beginAPuzzle(Person& person) {
  person.click("puzzles");
  person.click("level");
  QTest::qWait(6 * kMoment);
  person.key(Qt::Key_Escape);
  person.key(Qt::Key_Escape);
}

int run() {
  TestTable table;
  table.settings().setAnimation(true);
  QQmlApplicationEngine engine;
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Kirin/Main.qml")));
  auto* window = engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().front());
  if (!window) return 1;
  window->resize(800, 480);
  FrameWatch& watch = TimedApplication::instance().watch();
  watch.follow(*window);
  if (!QTest::qWaitForWindowExposed(window)) return 1;

  fmt::print("{:<34} {:>7} {:>9} {:>9} {:>9} {:>9} {:>7}\n", "milliseconds, 800x480, software", "frames", "median",
             "95%", "longest", "else", "of 33");
  Person person(*window, watch);
  person.journey("from page to page", [&] { walkAbout(person); });
  person.journey("a puzzle comes and its move is shown", [&] { beginAPuzzle(person); });
  person.journey("choosing an opponent", [&] { chooseAnOpponent(person); });
  person.journey("an opening of eleven plies", [&] { playAnOpening(person, table); });
  person.journey("a sheet opened and closed", [&] { openSheets(person); });
  return 0;
}

}  // namespace
}  // namespace kirin

int main(int count, char** words) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  kirin::TimedApplication application(count, words);
  try {
    return kirin::run();
  } catch (const std::exception& error) {
    fmt::print(stderr, "kirin-frames: {}\n", error.what());
    return 1;
  }
}
