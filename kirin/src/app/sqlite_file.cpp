// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_file.h"

#include "app/sqlite_schema.h"
#include "base/files.h"
#include "base/log.h"
#include "base/waits.h"

#include <QSqlError>
#include <QUuid>

namespace kirin {
namespace {

constexpr int kSqliteCorrupt = 11;
constexpr int kSqliteNotADatabase = 26;

bool isCorruption(const QSqlError& error) {
  const int code = error.nativeErrorCode().toInt() & 0xFF;
  return code == kSqliteCorrupt || code == kSqliteNotADatabase;
}

Error errorFrom(const QSqlError& error) {
  return {isCorruption(error) ? "store.corrupt" : "store.unwritable", {error.text().toStdString()}};
}

}  // namespace

SqliteFile::SqliteFile(const std::filesystem::path& path)
    : path_(path), connection_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {}

SqliteFile::~SqliteFile() {
  database_ = QSqlDatabase();  // removeDatabase wants the last handle gone
  QSqlDatabase::removeDatabase(connection_);
}

Result<SqliteFile::Opened> SqliteFile::open(const std::filesystem::path& file) {
  Opened opened;
  const auto attempt = [&]() -> Result<void> {
    opened.file.reset(new SqliteFile(file));
    if (auto done = opened.file->connect(Journal::Log); !done) return done;
    if (auto done = opened.file->check(); !done) return done;
    return opened.file->migrate();
  };
  auto done = attempt();
  if (!done && done.error().code == "store.corrupt") {
    log::storage().error("{}: {}", file.string(), done.error().debugText());
    opened.file.reset();
    const auto aside = setAside(file);
    if (!aside) return Error{"store.unwritable", aside.error().args};
    opened.setAside = *aside;
    // What the log beside it holds belongs to it, not to the file that is made now.
    std::error_code ignored;
    std::filesystem::rename(file.string() + "-wal", aside->string() + "-wal", ignored);
    std::filesystem::remove(file.string() + "-shm", ignored);
    done = attempt();
  }
  if (!done) return done.error();
  return opened;
}

Result<std::unique_ptr<SqliteFile>> SqliteFile::openFurther(const std::filesystem::path& file) {
  if (!std::filesystem::exists(file)) return Error{"store.missing", {file.string()}};
  std::unique_ptr<SqliteFile> further(new SqliteFile(file));
  if (auto done = further->connect(Journal::Log); !done) return done.error();
  return further;
}

Result<std::unique_ptr<SqliteFile>> SqliteFile::openCopy(const std::filesystem::path& file) {
  std::unique_ptr<SqliteFile> copy(new SqliteFile(file));
  if (auto done = copy->connect(Journal::None); !done) return done.error();
  if (auto done = copy->check(); !done) return done.error();
  {
    auto known = copy->run("SELECT COUNT(*) FROM sqlite_master WHERE name IN ('games', 'backup_facts')");
    if (!known) return known.error();
    if (!known->next() || known->value(0).toInt() == 0) return Error{"store.foreign", {file.string()}};
  }
  if (auto done = copy->migrate(); !done) return done.error();
  return copy;
}

Result<void> SqliteFile::connect(Journal journal) {
  mayWait("sql");
  database_ = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
  database_.setDatabaseName(QString::fromStdString(path_.string()));
  if (!database_.open()) return errorFrom(database_.lastError());
  if (journal == Journal::None) {
    for (const char* pragma : {"PRAGMA journal_mode=DELETE", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON"}) {
      if (auto done = execute(pragma); !done) return done;
    }
    return {};
  }
  // EXTRA until the log is on: were the journal of that very step not gone for good, it would come back after a power
  // cut and undo it, and with it everything in the log.
  for (const char* pragma :
       {"PRAGMA synchronous=EXTRA", "PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON"}) {
    if (auto done = execute(pragma); !done) return done;
  }
  return {};
}

Result<void> SqliteFile::check() {
  auto answer = run("PRAGMA quick_check(1)");
  if (!answer) return answer.error();
  if (!answer->next()) return Error{"store.corrupt", {"no answer"}};
  const QString text = answer->value(0).toString();
  if (text != QStringLiteral("ok")) return Error{"store.corrupt", {text.toStdString()}};
  return {};
}

Result<void> SqliteFile::migrate() {
  auto answer = run("PRAGMA user_version");
  if (!answer) return answer.error();
  const int version = answer->next() ? answer->value(0).toInt() : 0;
  answer->finish();
  const int newest = static_cast<int>(kMigrations.size());
  if (version > newest) return Error{"store.newer", {path_.string()}};
  if (version == newest) return {};
  return inTransaction([&]() -> Result<void> {
    for (int each = version; each < newest; ++each) {
      // The driver takes one statement at a time.
      for (const QString& statement : QString::fromLatin1(kMigrations[each]).split(u';', Qt::SkipEmptyParts)) {
        if (auto done = execute(statement.toLatin1().constData()); !done) return done;
      }
    }
    return execute(("PRAGMA user_version=" + std::to_string(newest)).c_str());
  });
}

Result<QSqlQuery> SqliteFile::prepare(const char* sql) {
  QSqlQuery query(database_);
  query.setForwardOnly(true);
  if (!query.prepare(QString::fromLatin1(sql))) return errorFrom(query.lastError());
  return query;
}

Result<void> SqliteFile::execute(QSqlQuery& prepared, const QVariantList& values) {
  mayWait("sql");
  for (qsizetype i = 0; i < values.size(); ++i) prepared.bindValue(static_cast<int>(i), values[i]);
  if (!prepared.exec()) return errorFrom(prepared.lastError());
  return {};
}

Result<QSqlQuery> SqliteFile::run(const char* sql, const QVariantList& values) {
  auto query = prepare(sql);
  if (!query) return query.error();
  if (auto done = execute(*query, values); !done) return done.error();
  return query;
}

Result<void> SqliteFile::execute(const char* sql, const QVariantList& values) {
  auto done = run(sql, values);
  if (!done) return done.error();
  return {};
}

}  // namespace kirin
