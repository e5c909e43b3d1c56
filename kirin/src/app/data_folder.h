// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"

#include <filesystem>

namespace kirin {

/// The folder of everything Kirin keeps, locked for this process as long as the object lives.
class DataFolder {
 public:
  /// Makes what is missing. Errors: "lock.taken" (args: lock file) when another Kirin has it, "file.unwritable" (args:
  /// path, what the system said).
  static Result<DataFolder> open(const std::filesystem::path& path);
  /// Where it is unless --data says otherwise: "kirin" in the user's data location.
  static std::filesystem::path standardPath();

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path games() const { return path_ / "games.sqlite"; }
  std::filesystem::path board() const { return path_ / "board.json"; }
  std::filesystem::path settings() const { return path_ / "settings.json"; }
  std::filesystem::path personalities() const { return path_ / "personalities"; }
  std::filesystem::path logs() const { return path_ / "logs"; }

 private:
  DataFolder(std::filesystem::path path, FileLock lock) : path_(std::move(path)), lock_(std::move(lock)) {}

  std::filesystem::path path_;
  FileLock lock_;
};

}  // namespace kirin
