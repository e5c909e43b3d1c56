// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/feed_server.h"
#include "ui/qml_shared.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace kirin {

class SessionBridge;
class SettingsBridge;

/// What the live page shows: one JSON object. Moves are the whole list each time, so that a takeback shortens it there
/// as it does here. Clocks are milliseconds as they stand now.
QByteArray feedOf(const SessionBridge& game);

/// The running game for others to watch, as QML's `LiveFeed`: off, for this computer, or for the home network, as the
/// settings say. GUI thread.
class LiveFeed : public QObject, public QmlShared<LiveFeed> {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  Q_PROPERTY(QString link READ link NOTIFY changed)      ///< empty: off, or not possible
  Q_PROPERTY(bool failed READ failed NOTIFY changed)     ///< it should be on, and can't
  Q_PROPERTY(int watchers READ watchers NOTIFY changed)  ///< how many pages are open
  Q_PROPERTY(QVariantMap code READ code NOTIFY changed)  ///< the link as a QR code: modules, path

 public:
  static constexpr quint16 kPort = 8642;

  /// Both outlive it. `pieces` is the folder of their pictures; `port` 0 is any.
  LiveFeed(const SessionBridge& game, SettingsBridge& settings, QString pieces, quint16 port = kPort,
           QObject* parent = nullptr);

  QString link() const { return server_ ? server_->link() : QString(); }
  bool failed() const { return failed_; }
  int watchers() const { return server_ ? server_->watchers() : 0; }
  QVariantMap code() const;

  /// Links given out so far lead nowhere from now on.
  Q_INVOKABLE void newLink();
  /// Says everything again in the language that is set now.
  void retranslate() { publishSoon(); }

 signals:
  void changed();

 private:
  void follow();
  void restart();
  void publishSoon();

  const SessionBridge& game_;
  SettingsBridge& settings_;
  QString pieces_;
  quint16 port_;
  QString reach_ = QStringLiteral("off");
  bool failed_ = false;
  bool soon_ = false;  ///< one event changes much: it is told of once
  std::unique_ptr<FeedServer> server_;
};

}  // namespace kirin
