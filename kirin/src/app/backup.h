// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sqlite_file.h"
#include "base/time.h"

#include <filesystem>
#include <string>

/// Everything a person has on this board as one file, and back: games with their reviews, ratings, settings, what the
/// board is like, opponents of their own. Where the pieces stand on the board is no part of it: that is so now,
/// whatever was once. On the library's thread; a backup is a SQLite file like the library's, with the other files in a
/// table.
namespace kirin {

/// What a backup holds.
struct BackupFacts {
  WallTime at{};
  int games = 0;
  int opponents = 0;  ///< files of personalities

  friend bool operator==(const BackupFacts&, const BackupFacts&) = default;
};

/// Writes it beside `to` and moves it there in one step. `folder`: the data folder. Errors: "file.unwritable" (args:
/// path, what the system said), those of SqliteFile.
Result<BackupFacts> writeBackup(SqliteFile& library, const std::filesystem::path& folder,
                                const std::filesystem::path& to, WallTime now);

/// Looks at a file without changing anything. Errors: "file.missing", "backup.not-one" (args: path), "backup.damaged"
/// (args: path, what SQLite said), "backup.newer" (args: path) for one of a later Kirin.
Result<BackupFacts> readBackup(const std::filesystem::path& from, const std::filesystem::path& folder);

/// Puts what the backup holds in place of what there is, all or nothing. What there was is first written as a backup of
/// its own into the data folder; its path is returned. No game may be running. Errors: those of readBackup and
/// writeBackup.
Result<std::filesystem::path> restoreBackup(SqliteFile& library, const std::filesystem::path& folder,
                                            const std::filesystem::path& from, WallTime now);

/// Writes the files that a restore which the power cut short left to be written. When a process starts, before
/// anything reads them. Errors: "file.unwritable", those of SqliteFile.
Result<void> finishRestore(SqliteFile& library, const std::filesystem::path& folder);

}  // namespace kirin
