// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sample_game.h"

#include "ui/review_bridge.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickWindow>
#include <vector>

namespace kirin {

/// An application that takes the time of what its thread is held up by. Milliseconds.
class TimedApplication final : public QGuiApplication {
 public:
  using QGuiApplication::QGuiApplication;
  bool notify(QObject* receiver, QEvent* event) override;

  struct Times {
    std::vector<double> frames;  ///< to lay out, record and draw each one
    double longestOther = 0;     ///< any other event: a key, a timer, a page that is made
  };
  /// What is drawn there counts as a frame.
  void follow(QQuickWindow& window);
  /// Since the last call.
  Times take() { return std::exchange(times_, {}); }

 private:
  Times times_;
  bool inside_ = false;
  bool drawn_ = false;
};

/// Prints frames, median, 95th percentile and longest, of journeys through the window at 800x480 with all its motion.
/// False if the window can't be made.
bool printFrameTimes(TimedApplication& application, QQmlEngine& engine, SessionBridge& bridge, ReviewBridge& review);

}  // namespace kirin
