// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/puzzle_desk.h"
#include "ui/rows_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace kirin {

struct PuzzleThemeRow {
  QString key, name;
  int count = 0;
  friend bool operator==(const PuzzleThemeRow&, const PuzzleThemeRow&) = default;
};

/// The themes there are puzzles of.
class PuzzleThemeModel : public RowsModel<PuzzleThemeRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role { Key = Qt::UserRole, Name, Count };
  explicit PuzzleThemeModel(QObject* parent = nullptr) : RowsModel(parent) {}
  void show(const PuzzleOverview& overview);

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

}  // namespace kirin
