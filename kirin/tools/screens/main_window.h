// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <iostream>
#include <memory>

namespace kirin {

/// The program's window, not shown yet, and the App in it. False if the QML can't be loaded, which is told.
struct MainWindow {
  explicit MainWindow(QQmlEngine& engine) {
    QQmlComponent main(&engine, QUrl(QStringLiteral("qrc:/qt/qml/Kirin/Main.qml")));
    root.reset(main.create());
    window = qobject_cast<QQuickWindow*>(root.get());
    app = root ? root->findChild<QObject*>(QStringLiteral("app")) : nullptr;
    if (!*this) std::cerr << main.errorString().toStdString() << std::endl;
  }
  explicit operator bool() const { return window && app; }

  std::unique_ptr<QObject> root;
  QQuickWindow* window = nullptr;
  QObject* app = nullptr;
};

}  // namespace kirin
