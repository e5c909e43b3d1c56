// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <filesystem>
#include <string_view>

namespace kirin::arena {

/// A file that only grows. What append() returned from stays, whatever happens next. One thread.
class AppendFile {
 public:
  /// Creates the file where it is absent, and cuts it to its first `keep` bytes. Errors: "file.unwritable" (args: path,
  /// what the system said); "arena.resume" (args: path, why) when it has fewer.
  static Result<AppendFile> open(const std::filesystem::path& path, std::uintmax_t keep);

  AppendFile(AppendFile&& other) noexcept;
  AppendFile& operator=(AppendFile&&) = delete;
  ~AppendFile();

  /// All of it, on disk. Errors: "file.unwritable"; then what was there before is still there, perhaps with a part of
  /// `text` behind it.
  Result<void> append(std::string_view text);
  std::uintmax_t size() const { return size_; }

 private:
  AppendFile(std::filesystem::path path, int descriptor, std::uintmax_t size);

  std::filesystem::path path_;
  int descriptor_;
  std::uintmax_t size_;
};

}  // namespace kirin::arena
