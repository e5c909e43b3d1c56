// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backup.h"

#include "base/files.h"
#include "base/log.h"

#include <QSqlQuery>
#include <fmt/chrono.h>
#include <set>

namespace kirin {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestFile = 1 << 20;
// Of the board itself, not of the person: never leaves and never comes back.
const std::set<QString> kStays{QStringLiteral("carry_journal"), QStringLiteral("restored_files")};

QString text(const std::string& value) { return QString::fromStdString(value); }

/// A copy to work on, which goes away by itself.
class Scratch {
 public:
  explicit Scratch(fs::path path) : path_(std::move(path)) { remove(); }
  ~Scratch() { remove(); }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const fs::path& path() const { return path_; }

 private:
  void remove() const {
    std::error_code ignored;
    for (const char* part : {"", "-journal", "-wal", "-shm"}) fs::remove(path_.string() + part, ignored);
  }
  fs::path path_;
};

/// Which files of the data folder belong to a person. Nothing else is ever written by a restore.
bool belongs(const fs::path& name) {
  if (name == "settings.json" || name == "board.json") return true;
  return name.parent_path() == "personalities" && name.has_filename() && name.filename() != ".." &&
         !name.filename().string().starts_with('.');
}

std::vector<fs::path> filesIn(const fs::path& folder) {
  std::vector<fs::path> names;
  std::error_code error;
  for (const char* name : {"settings.json", "board.json"}) {
    if (fs::is_regular_file(folder / name, error)) names.emplace_back(name);
  }
  for (const auto& entry : fs::directory_iterator(folder / "personalities", error)) {
    const fs::path name = fs::path("personalities") / entry.path().filename();
    if (entry.is_regular_file(error) && belongs(name)) names.push_back(name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

/// Of a file opened by itself.
Result<BackupFacts> factsOf(SqliteFile& backup) {
  auto row = backup.run(
      "SELECT at, (SELECT COUNT(*) FROM games WHERE deleted_at IS NULL),"
      " (SELECT COUNT(*) FROM backup_files WHERE name LIKE 'personalities/%.json') FROM backup_facts");
  if (!row) return row.error();
  if (!row->next()) return Error{"store.corrupt", {"no facts"}};
  return BackupFacts{WallTime(std::chrono::milliseconds(row->value(0).toLongLong())), row->value(1).toInt(),
                     row->value(2).toInt()};
}

Result<void> addFiles(SqliteFile& backup, const fs::path& folder, WallTime now) {
  return backup.inTransaction([&]() -> Result<void> {
    for (const char* sql :
         {"DELETE FROM carry_journal", "DELETE FROM restored_files", "DELETE FROM games WHERE deleted_at IS NOT NULL",
          "CREATE TABLE backup_facts (at INTEGER NOT NULL)",
          "CREATE TABLE backup_files (name TEXT PRIMARY KEY, content BLOB NOT NULL)"}) {
      if (auto done = backup.execute(sql); !done) return done;
    }
    if (auto done = backup.execute("INSERT INTO backup_facts (at) VALUES (?)",
                                   {QVariant::fromValue<qlonglong>(now.time_since_epoch().count())});
        !done) {
      return done;
    }
    for (const fs::path& name : filesIn(folder)) {
      const auto content = readFile(folder / name, kLargestFile);
      if (!content) return content.error();
      if (auto done = backup.execute("INSERT INTO backup_files (name, content) VALUES (?, ?)",
                                     {text(name.string()), QByteArray::fromStdString(*content)});
          !done) {
        return done;
      }
    }
    return {};
  });
}

/// A backup copied, checked and brought up to date.
Result<std::unique_ptr<SqliteFile>> openCopy(const fs::path& from, const fs::path& copy) {
  std::error_code error;
  if (!fs::exists(from, error)) return Error{"file.missing", {from.string()}};
  if (!fs::copy_file(from, copy, fs::copy_options::overwrite_existing, error)) {
    return Error{"file.unreadable", {from.string(), error.message()}};
  }
  auto opened = SqliteFile::openCopy(copy);
  if (!opened) {
    const Error& why = opened.error();
    if (why.code == "store.newer") return Error{"backup.newer", {from.string()}};
    if (why.code == "store.foreign") return Error{"backup.not-one", {from.string()}};
    return Error{"backup.damaged", {from.string(), why.args.empty() ? why.code : why.args.front()}};
  }
  return opened;
}

Result<std::vector<QString>> tablesOf(SqliteFile& library) {
  auto query = library.run("SELECT name FROM main.sqlite_master WHERE type = 'table'");
  if (!query) return query.error();
  std::vector<QString> tables;
  while (query->next()) {
    const QString name = query->value(0).toString();
    if (!kStays.contains(name) && (!name.startsWith(QStringLiteral("sqlite_")) || name == u"sqlite_sequence")) {
      tables.push_back(name);
    }
  }
  return tables;
}

/// Everything in one transaction, the files to be written included.
Result<void> takeOver(SqliteFile& library) {
  const auto tables = tablesOf(library);
  if (!tables) return tables.error();
  return library.inTransaction([&]() -> Result<void> {
    for (const QString& table : *tables) {
      for (const QString& sql : {QStringLiteral("DELETE FROM main.%1").arg(table),
                                 QStringLiteral("INSERT INTO main.%1 SELECT * FROM incoming.%1").arg(table)}) {
        if (auto done = library.execute(sql.toLatin1().constData()); !done) return done;
      }
    }
    if (auto done = library.execute("DELETE FROM main.restored_files"); !done) return done;
    return library.execute("INSERT INTO main.restored_files SELECT name, content FROM incoming.backup_files");
  });
}

}  // namespace

Result<BackupFacts> writeBackup(SqliteFile& library, const fs::path& folder, const fs::path& to, WallTime now) {
  const Scratch part(to.string() + ".part");
  // The errors of the system come from SQLite here, which says less; whether the place can be written is asked first.
  if (auto done = writeFileAtomically(part.path(), ""); !done) return Error{"file.unwritable", done.error().args};
  std::error_code error;
  fs::remove(part.path(), error);
  if (auto done = library.execute("VACUUM INTO ?", {text(part.path().string())}); !done) return done.error();

  BackupFacts facts;
  {
    auto backup = SqliteFile::openCopy(part.path());
    if (!backup) return backup.error();
    if (auto done = addFiles(**backup, folder, now); !done) return done.error();
    const auto counted = factsOf(**backup);
    if (!counted) return counted.error();
    facts = *counted;
  }
  if (auto done = moveFile(part.path(), to); !done) return done.error();
  return facts;
}

Result<BackupFacts> readBackup(const fs::path& from, const fs::path& folder) {
  const Scratch copy(folder / "looked-at-backup");
  auto backup = openCopy(from, copy.path());
  if (!backup) return backup.error();
  auto facts = factsOf(**backup);
  if (!facts) return Error{"backup.not-one", {from.string()}};
  return facts;
}

Result<fs::path> restoreBackup(SqliteFile& library, const fs::path& folder, const fs::path& from, WallTime now) {
  const Scratch copy(folder / "incoming-restore");
  {
    auto backup = openCopy(from, copy.path());
    if (!backup) return backup.error();
    if (!factsOf(**backup)) return Error{"backup.not-one", {from.string()}};
  }
  const fs::path aside =
      folder / fmt::format("before-restore-{:%Y%m%d-%H%M%S}.kirin", std::chrono::floor<std::chrono::seconds>(now));
  if (auto kept = writeBackup(library, folder, aside, now); !kept) return kept.error();

  // References between tables hold again at the end, not between the tables.
  if (auto done = library.execute("PRAGMA foreign_keys=OFF"); !done) return done.error();
  auto done = library.execute("ATTACH ? AS incoming", {text(copy.path().string())});
  if (done) {
    done = takeOver(library);
    (void)library.execute("DETACH incoming");
  }
  (void)library.execute("PRAGMA foreign_keys=ON");
  if (!done) return done.error();
  log::storage().info("{} is restored; what was there is in {}", from.string(), aside.string());
  if (auto finished = finishRestore(library, folder); !finished) return finished.error();
  return aside;
}

Result<void> finishRestore(SqliteFile& library, const fs::path& folder) {
  std::vector<std::pair<fs::path, QByteArray>> files;
  {
    auto rows = library.run("SELECT name, content FROM restored_files");
    if (!rows) return rows.error();
    while (rows->next()) files.emplace_back(rows->value(0).toString().toStdString(), rows->value(1).toByteArray());
  }
  if (files.empty()) return {};
  std::error_code error;
  fs::create_directories(folder / "personalities", error);
  for (const auto& [name, content] : files) {
    if (!belongs(name)) continue;
    if (auto done = writeFileAtomically(folder / name, content.toStdString()); !done) return done;
  }
  return library.execute("DELETE FROM restored_files");
}

}  // namespace kirin
