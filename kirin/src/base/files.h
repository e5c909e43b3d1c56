// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace kirin {

/// The whole of a regular file; anything else (a folder, a pipe) is unreadable, so that reading never waits. Errors:
/// "file.missing", "file.unreadable", "file.too-large" (args: path, and what the system said or the limit in bytes).
Result<std::string> readFile(const std::filesystem::path& path, std::size_t largest = 64 * 1024 * 1024);

/// Replaces the file in one step: a temporary beside it, synced, renamed over it, the folder synced. A power cut at any
/// moment leaves the old content or the new, never a mixture. Errors: "file.unwritable" (args: path, what the system
/// said); then the old content is untouched and no temporary stays. (Only when the folder itself can't be synced is the
/// new content there already, and the error says that it may not last.)
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

/// Moves a file that is complete to where it belongs, in one step: synced, renamed over what is there, the folder
/// synced. Both on the same file system. Errors: "file.unwritable" (args: path, what the system said).
Result<void> moveFile(const std::filesystem::path& from, const std::filesystem::path& to);

/// Renames a file nobody can read to "<name>.corrupt", "<name>.corrupt-2", ... and returns its new path. Errors:
/// "file.missing", "file.unwritable" (args: path, what the system said).
Result<std::filesystem::path> setAside(const std::filesystem::path& path);

/// Holds an exclusive lock on a file for its lifetime; the system drops it when the process ends, however it ends. The
/// file stays. Programs started meanwhile don't inherit it.
class FileLock {
 public:
  /// Creates the file where it is absent. Errors: "lock.taken" (args: path) when somebody holds it, this process
  /// included; "file.unwritable" (args: path, what the system said).
  static Result<FileLock> acquire(const std::filesystem::path& path);
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_ = -1;
};

}  // namespace kirin
