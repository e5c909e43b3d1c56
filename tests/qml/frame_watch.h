// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>
#include <vector>

namespace kirin {

/// How long the window's thread was busy with each event: those in which a frame was shown, and the others. GUI thread.
class FrameWatch {
 public:
  /// Milliseconds.
  struct Report {
    std::size_t frames = 0;
    double median = 0, most95 = 0, longest = 0;  ///< of frames
    double longestElse = 0;                      ///< of what else kept the thread busy
  };

  void follow(QQuickWindow& window);
  void forget();
  Report report() const;

  void begin();
  void end();

 private:
  QElapsedTimer timer_;
  int depth_ = 0;  ///< of events within events; the outermost counts
  bool shown_ = false;
  std::vector<double> frames_;
  double longestElse_ = 0;
};

/// The application, which times every event.
class TimedApplication : public QGuiApplication {
  Q_OBJECT

 public:
  using QGuiApplication::QGuiApplication;
  static TimedApplication& instance() { return *static_cast<TimedApplication*>(QCoreApplication::instance()); }

  FrameWatch& watch() { return watch_; }
  bool notify(QObject* receiver, QEvent* event) override;

 private:
  FrameWatch watch_;
};

}  // namespace kirin
