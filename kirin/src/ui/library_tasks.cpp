// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backup.h"
#include "base/files.h"
#include "ui/library_bridge.h"
#include "ui/phrases.h"

#include <QDir>
#include <QStandardPaths>
#include <QStorageInfo>

// What takes a while: import, export, backup, restore.
namespace kirin {
namespace {

constexpr std::size_t kMostSaid = 200;  ///< games left out that are told one by one
constexpr int kMostFiles = 200;

std::filesystem::path pathOf(const QString& path) { return path.trimmed().toStdString(); }

QStringList skipLines(const ImportReport& report) {
  QStringList lines;
  for (const ImportSkip& skip : report.skips) {
    if (static_cast<std::size_t>(lines.size()) == kMostSaid) break;
    lines << Phrases::skippedGame(skip.number, QString::fromStdString(skip.players), skip.error);
  }
  return lines;
}

/// Home, its documents and downloads, and whatever is plugged in.
QStringList likelyFolders() {
  QStringList folders;
  for (const auto where : {QStandardPaths::HomeLocation, QStandardPaths::DocumentsLocation,
                           QStandardPaths::DownloadLocation, QStandardPaths::DesktopLocation}) {
    folders << QStandardPaths::writableLocation(where);
  }
  for (const QStorageInfo& volume : QStorageInfo::mountedVolumes()) {
    const QString root = volume.rootPath();
    if (root.startsWith(QStringLiteral("/media/")) || root.startsWith(QStringLiteral("/run/media/")) ||
        root.startsWith(QStringLiteral("/mnt/"))) {
      folders << root;
    }
  }
  folders.removeDuplicates();
  return folders;
}

}  // namespace

bool LibraryBridge::begin(const char* task) {
  if (!task_.isEmpty()) return false;
  task_ = QString::fromLatin1(task);
  progress_ = -1;
  outcome_.clear();
  failed_ = false;
  skipped_.clear();
  *stop_ = false;
  emit taskChanged();
  return true;
}

void LibraryBridge::finish(const QString& outcome, bool failed, QStringList skipped) {
  task_.clear();
  outcome_ = outcome;
  failed_ = failed;
  skipped_ = std::move(skipped);
  emit taskChanged();
}

void LibraryBridge::forgetOutcome() {
  if (task_.isEmpty()) finish({}, false);
}

void LibraryBridge::import(std::function<Result<ImportReport>(SqliteFile&, const ImportProgress&)> read) {
  if (!begin("import")) return;
  work_([this, self = QPointer(this), stop = stop_, read = std::move(read)](const File& file) {
    const auto progress = [&](const ImportReport&, double fraction) {
      onGuiThread(self, [this, fraction] {
        progress_ = fraction;
        emit taskChanged();
      });
      return !*stop;
    };
    const auto report = file ? read(**file, progress) : Result<ImportReport>(file.error());
    onGuiThread(self, [this, report] {
      if (report) {
        finish(Phrases::imported(*report), false, skipLines(*report));
      } else {
        finish(Phrases::error(report.error()), true);
      }
      refresh();
      emit gamesChanged();
    });
  });
}

void LibraryBridge::importFile(const QString& path) {
  import([path = pathOf(path)](SqliteFile& file, const ImportProgress& progress) {
    return importPgnFile(file, path, progress);
});
}  // namespace kirin

void LibraryBridge::importText(const QString& pgn) {
  import([pgn = pgn.toStdString()](SqliteFile& file, const ImportProgress& progress) {
    return importPgn(file, pgn, progress);
});
}

void LibraryBridge::stopImport() { *stop_ = true; }

void LibraryBridge::lookForFiles(const QString& ending) {
  work_([this, self = QPointer(this), ending](const File&) {
    QStringList found;
    for (const QString& folder : likelyFolders()) {
      const QDir dir(folder);
      for (const QString& name : dir.entryList({QStringLiteral("*.") + ending}, QDir::Files, QDir::Time)) {
        if (found.size() < kMostFiles) found << dir.filePath(name);
      }
    }
    found.removeDuplicates();
    onGuiThread(self, [this, found] {
      files_ = found;
      emit filesChanged();
    });
  });
}

QString LibraryBridge::suggestedPath(const QString& ending) const {
  const QString day = Phrases::isoDate(time_.wallNow());
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QDir(folder).filePath(QStringLiteral("kirin-%1.%2").arg(day, ending));
}

void LibraryBridge::exportAll(const QString& path) {
  if (!begin("export")) return;
  work_([this, self = QPointer(this), to = pathOf(path)](const File& file) {
    const auto write = [&]() -> Result<int> {
      if (!file) return file.error();
      SqliteLibrary library(**file);
      const auto hits = library.find({});
      if (!hits) return hits.error();
      std::string all;
      for (const GameId id : hits->ids) {
        const auto pgn = library.pgn(id);
        if (!pgn) return pgn.error();
        all.append(*pgn).append("\n");
      }
      if (auto done = writeFileAtomically(to, all); !done) return done.error();
      return static_cast<int>(hits->ids.size());
    };
    const auto written = write();
    onGuiThread(self, [this, written, to] {
      finish(
          written ? Phrases::exported(*written, QString::fromStdString(to.string())) : Phrases::error(written.error()),
          !written);
    });
  });
}

void LibraryBridge::backUp(const QString& path) {
  if (!begin("backup")) return;
  work_(
      [this, self = QPointer(this), to = pathOf(path), folder = dataFolder_, now = time_.wallNow()](const File& file) {
        const auto facts = file ? writeBackup(**file, folder, to, now) : Result<BackupFacts>(file.error());
        onGuiThread(self, [this, facts, to] {
          finish(facts ? Phrases::backedUp(facts->games, QString::fromStdString(to.string()))
                       : Phrases::error(facts.error()),
                 !facts);
        });
      });
}

void LibraryBridge::restoreFrom(const QString& path) {
  if (!begin("restore")) return;
  work_([this, self = QPointer(this), from = pathOf(path), folder = dataFolder_,
         now = time_.wallNow()](const File& file) {
    const auto aside = file ? restoreBackup(**file, folder, from, now) : Result<std::filesystem::path>(file.error());
    onGuiThread(self, [this, aside] {
      finish(aside ? Phrases::restored(QString::fromStdString(aside->string())) : Phrases::error(aside.error()),
             !aside);
      removed_.clear();
      emit removedChanged();
      games_.forget();
      refresh();
      if (aside) emit restored();
      emit gamesChanged();
    });
  });
}

}  // namespace kirin
