// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sqlite_library.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <unordered_map>
#include <unordered_set>

namespace kirin {

/// The games found, of which only those in sight are known: what a view looks at is asked for, a page at a time, and
/// shown when it comes. GUI thread.
class GameListModel : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role {
    GameIdRole = Qt::UserRole,
    Loaded,
    White,
    Black,
    Result,
    Opening,
    Date,
    Length,
    Unfinished,
    Imported,
    Ply
  };

  using Wanted = std::function<void(std::vector<GameId> ids)>;
  /// `wanted` is called once control returns to the event loop.
  explicit GameListModel(Wanted wanted, QObject* parent = nullptr);

  /// Signals precisely what became different: what stays in place at both ends is not touched.
  void show(LibraryHits hits);
  /// The answer to `wanted`.
  void put(std::vector<LibraryRow> rows);
  /// What is known of them is out of date: asks again for what is looked at.
  void forget();
  const std::vector<GameId>& ids() const { return hits_.ids; }
  const LibraryRow* known(GameId id) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

 private:
  void want(int row) const;
  void askForWanted();

  Wanted wanted_;
  LibraryHits hits_;
  std::unordered_map<GameId, LibraryRow> rows_;
  mutable std::unordered_set<int> pagesWanted_;  ///< asked for, or about to be
  mutable std::vector<int> pagesToAsk_;
};

}  // namespace kirin
