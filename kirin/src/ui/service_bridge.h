// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session_values.h"
#include "backend/board_telemetry.h"
#include "board/calibration.h"
#include "ui/qml_shared.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>

namespace kirin {

/// QML's `Service`: what is asked of the machine itself, to see whether it works and to teach it where the board is.
/// Commands are queued to the worker, which refuses them while a game is on. GUI thread only.
class ServiceBridge : public QObject, public QmlShared<ServiceBridge> {
  Q_OBJECT
  QML_NAMED_ELEMENT(Service)
  QML_SINGLETON

  Q_PROPERTY(QStringList corners READ corners CONSTANT)                ///< "a1", "h1", "a8", "h8"
  Q_PROPERTY(QStringList cornersKept READ cornersKept NOTIFY changed)  ///< those that were jogged to
  Q_PROPERTY(QString problem READ problem NOTIFY changed)              ///< why these can't be the corners; empty
  Q_PROPERTY(bool fits READ fits NOTIFY changed)                       ///< all four are kept, and make a board
  Q_PROPERTY(bool saved READ saved NOTIFY changed)                     ///< so; used from the next start
  Q_PROPERTY(int carried READ carried NOTIFY changed)                  ///< of an exercise
  Q_PROPERTY(int toCarry READ toCarry NOTIFY changed)

 public:
  using CommandSink = std::function<void(SessionCommand)>;
  using Saver = std::function<void(const BoardProfile&)>;

  /// `telemetry` outlives it; null: there is no machine. `save` must not block.
  ServiceBridge(CommandSink sink, const BoardTelemetry* telemetry, BoardProfile profile, Saver save,
                QObject* parent = nullptr);

  QStringList corners() const;
  QStringList cornersKept() const;
  QString problem() const;
  bool fits() const { return calibration_ && calibration_->ok(); }
  bool saved() const { return saved_; }
  int carried() const { return exercised_.done; }
  int toCarry() const { return exercised_.wanted; }

  Q_INVOKABLE void home();
  Q_INVOKABLE void pulse();                          ///< the magnet, for two seconds
  Q_INVOKABLE void jog(double files, double ranks);  ///< millimetres, as the board lies
  Q_INVOKABLE void goTo(const QString& corner);      ///< where it is believed to be
  Q_INVOKABLE void keep(const QString& corner);      ///< the head stands in the middle of it
  Q_INVOKABLE void forgetCorners();
  Q_INVOKABLE void save();
  Q_INVOKABLE void carry(int from, int to);  ///< rows of Machine.places
  Q_INVOKABLE void exercise(int carries);

  void on(const Exercised& exercised);

 signals:
  void changed();

 private:
  std::optional<Point> head() const;
  void ask(SessionCommand command);

  CommandSink sink_;
  const BoardTelemetry* telemetry_;
  BoardProfile profile_;
  Saver save_;
  std::array<std::optional<Point>, 4> kept_;  ///< by corner
  std::optional<Result<BoardProfile::Geometry>> calibration_;
  bool saved_ = false;
  Exercised exercised_;
};

}  // namespace kirin
