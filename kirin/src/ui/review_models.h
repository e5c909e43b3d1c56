// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review_game.h"
#include "ui/rows_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace kirin {

/// One side's half of a full move.
struct ReviewHalf {
  int ply = -1;  ///< from 0; -1: not played
  QString san;
  QString mark;  ///< as ReviewWords::markName; empty until it is judged
  QString time;  ///< "0:12", or empty
  friend bool operator==(const ReviewHalf&, const ReviewHalf&) = default;
};

struct ReviewRow {
  int number = 0;
  ReviewHalf white, black;
  friend bool operator==(const ReviewRow&, const ReviewRow&) = default;
};

/// The score sheet of a game under review: one row per full move. GUI thread only.
class ReviewMoveModel : public RowsModel<ReviewRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role { Number = Qt::UserRole, WhitePly, White, WhiteMark, WhiteTime, BlackPly, Black, BlackMark, BlackTime };
  explicit ReviewMoveModel(QObject* parent = nullptr) : RowsModel(parent) {}
  void show(const ReviewGame& game, const Review& review);

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

}  // namespace kirin
