// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace kirin::testing {

/// Qt loads its plugins (the one for SQLite, say) only where an application exists.
inline void needQtApplication() {
  static int count = 1;
  static char name[] = "test";
  static char* arguments[] = {name, nullptr};
  static QCoreApplication application(count, arguments);
}

}  // namespace kirin::testing
