// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "harness.h"
#include "table.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QtQuickTest/quicktest.h>

namespace {

/// Pictures are the same everywhere only on the offscreen platform and the software renderer.
class Setup : public QObject {
  Q_OBJECT

 public:
  Setup() {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("LC_ALL", "C.UTF-8");
  }

 public slots:
  void cleanupTestCase() { table_.reset(); }

  void qmlEngineAvailable(QQmlEngine* engine) {
    engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    qmlRegisterSingletonInstance("Kirin.Test", 1, 0, "Harness", &harness_);
    table_ = std::make_unique<kirin::TestTable>();
    table_->speakThrough(*engine);
    qmlRegisterSingletonInstance("Kirin.Test", 1, 0, "Table", table_.get());
  }

 private:
  kirin::Harness harness_;
  std::unique_ptr<kirin::TestTable> table_;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(kirin, Setup)

#include "test_main.moc"
