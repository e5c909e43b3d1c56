// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/idle_watch.h"

#include <QCoreApplication>
#include <QEvent>

namespace kirin {
namespace {

enum class Touch { None, Begins, Goes, Ends };

Touch touchOf(QEvent::Type type) {
  switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
    case QEvent::KeyPress: return Touch::Begins;
    case QEvent::MouseMove:
    case QEvent::TouchUpdate:
    case QEvent::TabletMove:
    case QEvent::Wheel: return Touch::Goes;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::TabletRelease:
    case QEvent::KeyRelease: return Touch::Ends;
    default: return Touch::None;
  }
}

}  // namespace

IdleWatch::IdleWatch(QObject* parent) : QObject(parent) {
  timer_.setSingleShot(true);
  timer_.setInterval(std::chrono::minutes(5));
  connect(&timer_, &QTimer::timeout, this, [this] { setIdle(true); });
  QCoreApplication::instance()->installEventFilter(this);
}

void IdleWatch::setOn(bool on) {
  if (on == on_) return;
  on_ = on;
  restart();
  if (!on) setIdle(false);
  emit onChanged();
}

void IdleWatch::setAfterMs(int afterMs) {
  if (afterMs == timer_.interval()) return;
  timer_.setInterval(afterMs);
  restart();
  emit afterMsChanged();
}

void IdleWatch::restart() {
  if (on_) {
    timer_.start();
  } else {
    timer_.stop();
  }
}

void IdleWatch::setIdle(bool idle) {
  if (idle == idle_) return;
  idle_ = idle;
  emit idleChanged();
}

bool IdleWatch::eventFilter(QObject* receiver, QEvent* event) {
  const Touch touch = touchOf(event->type());
  // What a window hears; what it makes of that for the things within follows.
  if (touch == Touch::None || !receiver->isWindowType()) return false;
  restart();
  if (!idle_ && !waking_) return false;
  if (idle_) waking_ = touch == Touch::Begins;
  if (touch == Touch::Ends) waking_ = false;
  setIdle(false);
  event->accept();
  return true;
}

}  // namespace kirin
