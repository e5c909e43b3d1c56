// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <algorithm>
#include <vector>

namespace kirin {

/// A list model over rows that are values. Told the whole new content, it signals only what became different: every row
/// that is another now, then the rows added or removed at the end, where our lists grow and shrink.
template <class Row>
class RowsModel : public QAbstractListModel {
 public:
  explicit RowsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
  }
  const std::vector<Row>& rows() const { return rows_; }

 protected:
  void showRows(std::vector<Row> rows) {
    const std::size_t common = std::min(rows_.size(), rows.size());
    for (std::size_t i = 0; i < common; ++i) {
      if (rows_[i] == rows[i]) continue;
      rows_[i] = std::move(rows[i]);
      const QModelIndex changed = index(static_cast<int>(i));
      emit dataChanged(changed, changed);
    }
    if (rows.size() < rows_.size()) {
      beginRemoveRows({}, static_cast<int>(common), static_cast<int>(rows_.size()) - 1);
      rows_.resize(common);
      endRemoveRows();
    } else if (rows.size() > rows_.size()) {
      beginInsertRows({}, static_cast<int>(common), static_cast<int>(rows.size()) - 1);
      std::move(rows.begin() + static_cast<std::ptrdiff_t>(common), rows.end(), std::back_inserter(rows_));
      endInsertRows();
    }
  }

  const Row* rowAt(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < rows_.size() ? &rows_[row] : nullptr;
  }

 private:
  std::vector<Row> rows_;
};

}  // namespace kirin
