// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle_theme_model.h"

#include "ui/puzzle_phrases.h"

namespace kirin {

void PuzzleThemeModel::show(const PuzzleOverview& overview) {
  std::vector<PuzzleThemeRow> rows;
  for (int i = 0; i < kPuzzleThemes; ++i) {
    const int count = overview.themes[static_cast<std::size_t>(i)];
    if (count == 0) continue;
    const std::string_view key = puzzleThemeKey(puzzleTheme(i));
    rows.push_back({QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())),
                    PuzzlePhrases::theme(puzzleTheme(i)), count});
  }
  showRows(std::move(rows));
}

QVariant PuzzleThemeModel::data(const QModelIndex& index, int role) const {
  const PuzzleThemeRow* row = rowAt(index);
  if (!row) return {};
  switch (role) {
    case Key: return row->key;
    case Name: return row->name;
    case Count: return row->count;
    default: return {};
  }
}

QHash<int, QByteArray> PuzzleThemeModel::roleNames() const { return {{Key, "key"}, {Name, "name"}, {Count, "count"}}; }

}  // namespace kirin
