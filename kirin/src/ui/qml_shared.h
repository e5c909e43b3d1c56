// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJSEngine>
#include <QtGlobal>

class QQmlEngine;

namespace kirin {

/// A QML singleton that C++ makes and keeps: QML gets the one that main.cpp (or a test) has named with setInstance().
/// GUI thread only.
template <class Bridge>
class QmlShared {
 public:
  static void setInstance(Bridge* bridge) { instance_ = bridge; }
  /// What QML calls. Without an instance, a mistake in the program.
  static Bridge* create(QQmlEngine*, QJSEngine*) {
    Q_ASSERT(instance_);
    QJSEngine::setObjectOwnership(instance_, QJSEngine::CppOwnership);
    return instance_;
  }

 protected:
  QmlShared() = default;
  ~QmlShared() {
    if (instance_ == static_cast<Bridge*>(this)) instance_ = nullptr;
  }
  static Bridge* instance() { return instance_; }

 private:
  static inline Bridge* instance_ = nullptr;
};

}  // namespace kirin
