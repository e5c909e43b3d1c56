// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "testing/qt_application.h"
#include "ui/bridged.h"
#include "ui/live_feed.h"
#include "ui/settings_bridge.h"

namespace kirin::testing {

/// A game in virtual time and its live page, on any port of this computer.
struct FeedDesk {
  Bridged game;
  Settings saved;
  SettingsBridge settings{Settings{}, {}, [this](const Settings& now) { saved = now; }};
  std::unique_ptr<LiveFeed> feed;

  explicit FeedDesk(const QString& pieces = {}) {
    needQtApplication();
    feed = std::make_unique<LiveFeed>(game.bridge, settings, pieces, quint16{0});
  }
  void on() { settings.setFeed(QStringLiteral("computer")); }
  /// Both play, and who watches is told.
  void move(const char* from, const char* to) {
    game.move(from, to);
    game.untilYourTurn();
    QCoreApplication::processEvents();
  }
};

}  // namespace kirin::testing
