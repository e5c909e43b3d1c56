// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>
#include <filesystem>
#include <memory>
#include <optional>

namespace kirin {

/// A connection to the one SQLite file that holds games, ratings and whatever else is kept (WAL, synchronous=FULL):
/// what a transaction has written is on the disk when it returns. Belongs to the thread that opened it; any number of
/// them may have the file open. Errors of every call: "store.unwritable", "store.corrupt" (args: what SQLite said).
class SqliteFile {
 public:
  struct Opened {
    std::unique_ptr<SqliteFile> file;
    std::optional<std::filesystem::path> setAside;  ///< where the file went that could not be read
  };

  /// The owner of the file, one a process: makes it, migrates it, and sets a corrupt one aside to begin a new one.
  /// Errors: "store.unwritable" (args: what the system said), "store.newer" (args: file) for one of a later Kirin.
  static Result<Opened> open(const std::filesystem::path& file);
  /// A further one, while the owner has it open. Errors: "store.unwritable", "store.missing" (args: file).
  static Result<std::unique_ptr<SqliteFile>> openFurther(const std::filesystem::path& file);

  /// A file that stands by itself, as a backup does: checked, brought up to date, and whole in that one file when
  /// closed. Errors: "store.corrupt" (args: what SQLite said), "store.foreign" for a database of something else,
  /// "store.newer", "store.unwritable".
  static Result<std::unique_ptr<SqliteFile>> openCopy(const std::filesystem::path& file);

  ~SqliteFile();
  SqliteFile(const SqliteFile&) = delete;
  SqliteFile& operator=(const SqliteFile&) = delete;

  const std::filesystem::path& path() const { return path_; }
  Result<QSqlQuery> run(const char* sql, const QVariantList& values = {});
  Result<void> execute(const char* sql, const QVariantList& values = {});
  /// Once prepared, a statement may be executed any number of times, with other values bound.
  Result<QSqlQuery> prepare(const char* sql);
  /// Executes what prepare() gave.
  static Result<void> execute(QSqlQuery& prepared, const QVariantList& values);

  /// All that `body` writes, or nothing where it answers an error. Not within another.
  template <class Body>
  Result<void> inTransaction(Body body) {
    if (auto begun = execute("BEGIN IMMEDIATE"); !begun) return begun;
    Result<void> done = body();
    if (done) done = execute("COMMIT");
    if (!done) (void)execute("ROLLBACK");  // has nothing to do where the failure has rolled back already
    return done;
  }

 private:
  explicit SqliteFile(const std::filesystem::path& path);
  enum class Journal { Log, None };  ///< beside the file, or nothing stays beside it
  Result<void> connect(Journal journal);
  Result<void> check();
  Result<void> migrate();

  std::filesystem::path path_;
  QString connection_;
  QSqlDatabase database_;
};

}  // namespace kirin
