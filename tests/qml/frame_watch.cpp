// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame_watch.h"

#include <QThread>
#include <algorithm>

namespace kirin {

void FrameWatch::follow(QQuickWindow& window) {
  QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [this] { shown_ = true; });
}

void FrameWatch::forget() {
  frames_.clear();
  longestElse_ = 0;
}

FrameWatch::Report FrameWatch::report() const {
  Report report{frames_.size(), 0, 0, 0, longestElse_};
  if (frames_.empty()) return report;
  std::vector<double> sorted = frames_;
  std::sort(sorted.begin(), sorted.end());
  report.median = sorted[sorted.size() / 2];
  report.most95 = sorted[sorted.size() * 95 / 100];
  report.longest = sorted.back();
  return report;
}

void FrameWatch::begin() {
  if (depth_++ > 0) return;
  shown_ = false;
  timer_.start();
}

void FrameWatch::end() {
  if (--depth_ > 0) return;
  const double spent = static_cast<double>(timer_.nsecsElapsed()) / 1e6;
  if (shown_) {
    frames_.push_back(spent);
  } else {
    longestElse_ = std::max(longestElse_, spent);
  }
}

bool TimedApplication::notify(QObject* receiver, QEvent* event) {
  if (QThread::currentThread() != thread()) return QGuiApplication::notify(receiver, event);
  watch_.begin();
  const bool taken = QGuiApplication::notify(receiver, event);
  watch_.end();
  return taken;
}

}  // namespace kirin
