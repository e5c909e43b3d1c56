// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game_list_model.h"

#include "ui/phrases.h"

#include <algorithm>
#include <iterator>

namespace kirin {
namespace {

constexpr int kPage = 60;
constexpr std::size_t kMostRows = 3000;  ///< kept; the rest is read again when it is looked at again

}  // namespace

GameListModel::GameListModel(Wanted wanted, QObject* parent) : QAbstractListModel(parent), wanted_(std::move(wanted)) {}

int GameListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(hits_.ids.size());
}

const LibraryRow* GameListModel::known(GameId id) const {
  const auto row = rows_.find(id);
  return row == rows_.end() ? nullptr : &row->second;
}

void GameListModel::show(LibraryHits hits) {
  const auto& before = hits_.ids;
  const auto& after = hits.ids;
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t front = 0, back = 0;
  while (front < shorter && before[front] == after[front]) ++front;
  while (back < shorter - front && before[before.size() - 1 - back] == after[after.size() - 1 - back]) ++back;
  pagesWanted_.clear();
  pagesToAsk_.clear();
  const auto first = static_cast<int>(front);
  if (const int gone = static_cast<int>(before.size() - back) - first; gone > 0) {
    beginRemoveRows({}, first, first + gone - 1);
    hits_.ids.erase(hits_.ids.begin() + first, hits_.ids.begin() + first + gone);
    endRemoveRows();
  }
  if (const int come = static_cast<int>(after.size() - back) - first; come > 0) {
    beginInsertRows({}, first, first + come - 1);
    hits_.ids.insert(hits_.ids.begin() + first, after.begin() + first, after.begin() + first + come);
    hits_.plies = std::move(hits.plies);
    endInsertRows();
  } else {
    hits_.plies = std::move(hits.plies);
  }
}

void GameListModel::put(std::vector<LibraryRow> rows) {
  if (rows_.size() + rows.size() > kMostRows) {
    rows_.clear();
    pagesWanted_.clear();
  }
  std::unordered_set<GameId> come;
  for (LibraryRow& row : rows) {
    come.insert(row.game.id);
    rows_[row.game.id] = std::move(row);
  }
  int first = -1;
  for (int row = 0; row <= rowCount(); ++row) {
    const bool changed = row < rowCount() && come.contains(hits_.ids[static_cast<std::size_t>(row)]);
    if (changed && first < 0) first = row;
    if (changed || first < 0) continue;
    emit dataChanged(index(first), index(row - 1));
    first = -1;
  }
}

void GameListModel::forget() {
  rows_.clear();
  pagesWanted_.clear();
  if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

void GameListModel::want(int row) const {
  const int page = row / kPage;
  if (!pagesWanted_.insert(page).second) return;
  const bool first = pagesToAsk_.empty();
  pagesToAsk_.push_back(page);
  // data() is asked in the middle of a layout.
  auto* self = const_cast<GameListModel*>(this);
  if (first)
    QMetaObject::invokeMethod(
        self, [self] { self->askForWanted(); }, Qt::QueuedConnection);
}

void GameListModel::askForWanted() {
  for (const int page : std::exchange(pagesToAsk_, {})) {
    const int begin = page * kPage, end = std::min(rowCount(), begin + kPage);
    if (begin < end) wanted_({hits_.ids.begin() + begin, hits_.ids.begin() + end});
  }
}

QVariant GameListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount() || role < GameIdRole) return {};
  const GameId id = hits_.ids[static_cast<std::size_t>(index.row())];
  if (role == GameIdRole) return QVariant::fromValue<qlonglong>(id);
  if (role == Ply) {
    const auto ply = hits_.plies.find(id);
    return ply == hits_.plies.end() ? -1 : ply->second;
  }
  const LibraryRow* row = known(id);
  if (role == Loaded) return row != nullptr;
  if (!row) {
    want(index.row());
    return role == Unfinished || role == Imported ? QVariant(false) : QVariant(QString());
  }
  switch (role) {
    case White: return Phrases::storedPlayer(row->game, Color::White);
    case Black: return Phrases::storedPlayer(row->game, Color::Black);
    case Result: return row->game.end ? QString::fromUtf8(toString(row->game.end->result).data()) : QString();
    case Opening:
      return QString::fromStdString(row->opening.empty() ? row->eco : row->eco + " " + row->opening).trimmed();
    case Date: return Phrases::date(row->game.startedAt);
    case Length: return Phrases::moves(row->game.plies);
    case Unfinished: return !row->game.end.has_value();
    case Imported: return row->imported;
    default: return {};
  }
}

QHash<int, QByteArray> GameListModel::roleNames() const {
  return {{GameIdRole, "gameId"},     {Loaded, "loaded"},     {White, "white"}, {Black, "black"},
          {Result, "result"},         {Opening, "opening"},   {Date, "date"},   {Length, "length"},
          {Unfinished, "unfinished"}, {Imported, "imported"}, {Ply, "ply"}};
}

}  // namespace kirin
