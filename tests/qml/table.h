// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/personality.h"
#include "app/session_thread.h"
#include "base/time.h"
#include "testing/temp_folder.h"
#include "ui/library.h"
#include "ui/library_bridge.h"
#include "ui/live_feed.h"
#include "ui/puzzle_bridge.h"
#include "ui/rating_bridge.h"
#include "ui/review_bridge.h"
#include "ui/service_bridge.h"
#include "ui/session_bridge.h"
#include "ui/settings_bridge.h"
#include "ui/translation.h"

#include <QObject>
#include <QQmlEngine>
#include <utility>

namespace kirin {

/// A real session behind the window: its worker, a simulated board, real engines, games in a folder of its own, three
/// puzzles.
class TestTable : public QObject {
  Q_OBJECT

 public:
  TestTable();
  ~TestTable() override;

  /// From now on a change of the language in the settings changes every word, as it does in the program.
  void speakThrough(QQmlEngine& engine);

  /// A game of two people, so that a test plays both sides; empty FEN: the standard start.
  Q_INVOKABLE void twoPeople(const QString& fen = {});
  /// The text of the one game that was saved; empty while none is.
  Q_INVOKABLE QString savedPgn();
  /// As if hands had left that open: "takeback", "gameOver", or "which", e4 or d4.
  Q_INVOKABLE void handsLeave(const QString& question);
  /// A file to import, in a folder of its own; its path.
  Q_INVOKABLE QString writeFile(const QString& name, const QString& text);
  Q_INVOKABLE QString pathOf(const QString& name) const;
  /// As if it had never been asked how well one plays.
  Q_INVOKABLE void forgetStrength();

  /// What the window's thread did since the last call that may wait: for a file, the database, the session. Nothing,
  /// ever.
  Q_INVOKABLE QStringList waits() { return std::exchange(waits_, {}); }

 private:
  void watchWaits();
  QString readSavedPgn() const;
  ReviewBridge::Parts reviewParts();

  testing::TempFolder folder_;
  RealTime time_;
  PersonalityRegistry registry_;
  SessionThread* worker_ = nullptr;
  SessionBridge bridge_;
  SettingsBridge settings_;
  ReviewBridge review_;
  Library library_;
  RatingBridge ratings_;
  LibraryBridge games_;
  LiveFeed feed_{bridge_, settings_, QStringLiteral(":/qt/qml/Kirin/art/pieces"), 0};
  ServiceBridge service_{
      [this](SessionCommand command) { worker_->post(std::move(command)); }, nullptr, {}, [](const BoardProfile&) {}};
  Translation translation_;
  QStringList waits_;
  PuzzleBridge puzzles_;
  std::unique_ptr<SessionThread> thread_;
};

}  // namespace kirin
