// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game_store.h"
#include "ui/library_work.h"
#include "ui/session_bridge.h"

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>

namespace kirin {

class Library;
/// Jobs on the library's pool, with connections to that file.
LibraryWork libraryWork(Library& library, std::filesystem::path file);

/// What the store says that Home and Opponents show. Blocks. A store that can't be read has nothing to say.
LibraryFacts readLibrary(IGameStore& store);

/// The pool of one thread on which everything is read and saved that must not hold up the GUI: it opens the store for
/// each read, there. GUI thread. The destructor waits for what was asked for.
class Library : public QObject {
  Q_OBJECT

 public:
  using StoreFactory = std::function<Result<std::unique_ptr<IGameStore>>()>;
  explicit Library(StoreFactory open, QObject* parent = nullptr);
  ~Library() override;

  /// Answered by read(), unless a later refresh overtakes it.
  void refresh();
  /// Runs on the pool, after what was asked for before.
  void run(std::function<void()> job);

 signals:
  void read(const kirin::LibraryFacts& facts);

 private:
  StoreFactory open_;
  int asked_ = 0;
  QThreadPool pool_;
};

}  // namespace kirin
