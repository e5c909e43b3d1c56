// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/append_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace kirin::arena {

namespace {

Error unwritable(const std::filesystem::path& path) {
  return {"file.unwritable", {path.string(), std::generic_category().message(errno)}};
}

}  // namespace

Result<AppendFile> AppendFile::open(const std::filesystem::path& path, std::uintmax_t keep) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor < 0) return unwritable(path);
  AppendFile file(path, descriptor, keep);
  struct stat status {};
  if (::fstat(descriptor, &status) != 0) return unwritable(path);
  if (static_cast<std::uintmax_t>(status.st_size) < keep)
    return Error{"arena.resume", {path.string(), "is shorter than the match left it"}};
  if (::ftruncate(descriptor, static_cast<off_t>(keep)) != 0) return unwritable(path);
  return file;
}

AppendFile::AppendFile(std::filesystem::path path, int descriptor, std::uintmax_t size)
    : path_(std::move(path)), descriptor_(descriptor), size_(size) {}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_) {}

AppendFile::~AppendFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

Result<void> AppendFile::append(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor_, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return unwritable(path_);
    text.remove_prefix(static_cast<std::size_t>(written));
    size_ += static_cast<std::uintmax_t>(written);
  }
  if (::fdatasync(descriptor_) != 0) return unwritable(path_);
  return {};
}

}  // namespace kirin::arena
