// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>
#include <memory>

class QSocketNotifier;

namespace kirin::testing {

/// A real browser without a window: Chromium, told what to do over a pair of pipes (its DevTools protocol).
class Browser {
 public:
  /// Nothing: no browser is installed.
  static std::unique_ptr<Browser> start();
  ~Browser();

  void open(const QString& url);
  /// What a JavaScript expression gives in the page, as text.
  QString ask(const QString& expression);
  /// Whether it gives that within ten seconds.
  bool comesTo(const QString& expression, const QString& expected);
  /// A PNG of the page.
  QByteArray picture(int width, int height);

 private:
  explicit Browser(const QString& program);
  QJsonObject send(const QString& method, const QJsonObject& params, bool toPage = true);
  void hear();

  QTemporaryDir profile_;
  QProcess process_;
  int toBrowser_ = -1;
  int fromBrowser_ = -1;
  std::unique_ptr<QSocketNotifier> notifier_;
  QByteArray heard_;
  QHash<int, QJsonObject> answers_;
  int last_ = 0;
  QString page_;
};

}  // namespace kirin::testing
