// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace kirin {

/// Knows when nobody has touched, clicked or typed for a while. Whoever does so then only wakes it: the whole touch,
/// from press to release, reaches nothing else. GUI thread.
class IdleWatch : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(bool on READ on WRITE setOn NOTIFY onChanged)  ///< off: never idle
  Q_PROPERTY(int afterMs READ afterMs WRITE setAfterMs NOTIFY afterMsChanged)
  Q_PROPERTY(bool idle READ idle NOTIFY idleChanged)

 public:
  explicit IdleWatch(QObject* parent = nullptr);

  bool on() const { return on_; }
  int afterMs() const { return timer_.interval(); }
  bool idle() const { return idle_; }
  void setOn(bool on);
  void setAfterMs(int afterMs);

  bool eventFilter(QObject* receiver, QEvent* event) override;

 signals:
  void onChanged();
  void afterMsChanged();
  void idleChanged();

 private:
  void setIdle(bool idle);
  void restart();

  QTimer timer_;
  bool on_ = false;
  bool idle_ = false;
  bool waking_ = false;  ///< what woke it is not let go of yet
};

}  // namespace kirin
