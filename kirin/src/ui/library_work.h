// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sqlite_file.h"

#include <QCoreApplication>
#include <QPointer>
#include <functional>
#include <memory>

namespace kirin {

/// What is to be done with a connection of its own to the file of games, on the library's thread.
using LibraryJob = std::function<void(const Result<std::unique_ptr<SqliteFile>>& file)>;
/// Has it done, after what was asked for before. Returns at once.
using LibraryWork = std::function<void(LibraryJob job)>;

/// For jobs: has `say` done on the GUI thread, unless the receiver, made there before, is gone by then.
template <class Receiver, class Say>
void onGuiThread(QPointer<Receiver> receiver, Say say) {
  QMetaObject::invokeMethod(
      QCoreApplication::instance(),
      [receiver = std::move(receiver), say = std::move(say)]() mutable {
        if (receiver) say();
      },
      Qt::QueuedConnection);
}

}  // namespace kirin
