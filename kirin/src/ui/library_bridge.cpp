// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library_bridge.h"

#include "chess/fen.h"
#include "ui/phrases.h"

#include <QVariantMap>

// The list and what happens to games in it; what takes a while is in library_tasks.cpp.
namespace kirin {
namespace {

constexpr int kMostNames = 100;

constexpr std::array<std::pair<LibraryResult, const char*>, 5> kResults{{{LibraryResult::Any, ""},
                                                                         {LibraryResult::WhiteWins, "1-0"},
                                                                         {LibraryResult::BlackWins, "0-1"},
                                                                         {LibraryResult::Draw, "draw"},
                                                                         {LibraryResult::Unfinished, "open"}}};

}  // namespace

LibraryBridge::LibraryBridge(LibraryWork work, const ITime& time, std::filesystem::path dataFolder, QObject* parent)
    : QObject(parent),
      work_(std::move(work)),
      time_(time),
      dataFolder_(std::move(dataFolder)),
      games_([this](std::vector<GameId> ids) { askForRows(std::move(ids)); }) {}

LibraryBridge::~LibraryBridge() { *stop_ = true; }

QString LibraryBridge::result() const {
  for (const auto& [result, word] : kResults) {
    if (result == filter_.result) return QString::fromLatin1(word);
  }
  return {};
}

void LibraryBridge::refresh() {
  const int asked = ++asked_;
  ++loading_;
  emit listed();
  work_([this, self = QPointer(this), asked, filter = filter_](const File& file) {
    auto hits = file ? SqliteLibrary(**file).find(filter) : Result<LibraryHits>(file.error());
    onGuiThread(self, [this, asked, hits = std::move(hits)]() mutable {
      --loading_;
      if (asked == asked_) {
        error_ = hits ? QString() : Phrases::error(hits.error());
        games_.show(hits ? *std::move(hits) : LibraryHits{});
      }
      emit listed();
    });
  });
}

void LibraryBridge::askForRows(std::vector<GameId> ids) {
  work_([this, self = QPointer(this), ids = std::move(ids)](const File& file) {
    if (!file) return;
    auto rows = SqliteLibrary(**file).rows(ids);
    if (!rows) return;
    onGuiThread(self, [this, rows = *std::move(rows)]() mutable { games_.put(std::move(rows)); });
  });
}

void LibraryBridge::changeFilter() {
  emit filterChanged();
  refresh();
}

void LibraryBridge::setName(const QString& part) {
  if (part == name()) return;
  filter_.name = part.toStdString();
  changeFilter();
}

void LibraryBridge::setOpening(const QString& part) {
  if (part == opening()) return;
  filter_.opening = part.toStdString();
  changeFilter();
}

void LibraryBridge::setResult(const QString& result) {
  for (const auto& [value, word] : kResults) {
    if (result != QString::fromLatin1(word) || value == filter_.result) continue;
    filter_.result = value;
    changeFilter();
    return;
  }
}

void LibraryBridge::setPosition(const QString& fen) {
  const QString wanted = fen.trimmed();
  if (wanted == position_) return;
  std::optional<Position> position;
  if (!wanted.isEmpty()) {
    auto parsed = parseFen(wanted.toStdString());
    if (!parsed) {
      emit notice(Phrases::error(parsed.error()));
      return;
    }
    position = *parsed;
  }
  position_ = wanted;
  filter_.position = position;
  changeFilter();
}

void LibraryBridge::clearFilter() {
  if (!filtered()) return;
  filter_ = {};
  position_.clear();
  changeFilter();
}

void LibraryBridge::remove(qlonglong game) {
  const std::vector<GameId> ids{game};
  removed_.push_back(game);
  work_([ids, at = time_.wallNow()](const File& file) {
    if (file) (void)SqliteLibrary(**file).remove(ids, at);
  });
  emit removedChanged();
  refresh();
  emit gamesChanged();
}

void LibraryBridge::undoRemove() {
  if (removed_.empty()) return;
  const std::vector<GameId> ids{removed_.back()};
  removed_.pop_back();
  work_([ids](const File& file) {
    if (file) (void)SqliteLibrary(**file).restore(ids);
  });
  emit removedChanged();
  refresh();
  emit gamesChanged();
}

void LibraryBridge::readNames() {
  work_([this, self = QPointer(this)](const File& file) {
    if (!file) return;
    auto names = SqliteLibrary(**file).names(kMostNames);
    if (!names) return;
    onGuiThread(self, [this, names = *std::move(names)] {
      names_.clear();
      for (const auto& [name, games] : names) {
        names_ << QVariantMap{{QStringLiteral("name"), QString::fromStdString(name)}, {QStringLiteral("games"), games}};
      }
      emit namesChanged();
    });
  });
}

void LibraryBridge::rename(const QString& from, const QString& to) {
  work_([this, self = QPointer(this), from = from.toStdString(), to = to.toStdString()](const File& file) {
    auto renamed = file ? SqliteLibrary(**file).rename(from, to) : Result<int>(file.error());
    onGuiThread(self, [this, renamed] {
      emit notice(renamed ? Phrases::renamed(*renamed) : Phrases::error(renamed.error()));
      games_.forget();
      readNames();
      refresh();
    });
  });
}

void LibraryBridge::retranslate() {
  games_.forget();
  emit listed();
}

}  // namespace kirin
