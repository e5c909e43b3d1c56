// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"

#include "base/waits.h"

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace kirin {

namespace {

namespace fs = std::filesystem;

/// Closes what it holds.
class Descriptor {
 public:
  explicit Descriptor(int value) : value_(value) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (value_ >= 0) ::close(value_);
  }
  int get() const { return value_; }
  bool valid() const { return value_ >= 0; }
  /// Closes now; some file systems report a failed write only here.
  bool close() { return ::close(std::exchange(value_, -1)) == 0; }

 private:
  int value_;
};

Error systemError(const char* code, const fs::path& path, int number) {
  return Error{code, {path.string(), std::generic_category().message(number)}};
}

Error unwritable(const fs::path& path, int number) { return systemError("file.unwritable", path, number); }

fs::path folderOf(const fs::path& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

bool writeAll(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = ::write(descriptor, content.data(), content.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      return false;
    }
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// A file nobody else has, beside `path`; an interrupted predecessor's temporary is left alone.
int openTemporary(const fs::path& path, mode_t mode, fs::path& name) {
  static std::atomic<unsigned> counter{0};
  for (;;) {
    name = path;
    name += fmt::format(".{}-{}.tmp", ::getpid(), counter++);
    const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
}

/// Makes renames in the folder last. File systems that can't sync a folder say EINVAL and need no syncing.
bool syncFolder(int folder) { return ::fsync(folder) == 0 || errno == EINVAL; }

}  // namespace

Result<std::string> readFile(const fs::path& path, std::size_t largest) {
  mayWait("file");
  // Without O_NONBLOCK opening a pipe would wait for somebody to write into it.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.valid()) return systemError(errno == ENOENT ? "file.missing" : "file.unreadable", path, errno);
  struct stat status {};
  if (::fstat(file.get(), &status) != 0) return systemError("file.unreadable", path, errno);
  if (!S_ISREG(status.st_mode)) return Error{"file.unreadable", {path.string(), "not a regular file"}};

  const Error tooLarge{"file.too-large", {path.string(), std::to_string(largest)}};
  if (static_cast<std::uintmax_t>(status.st_size) > largest) return tooLarge;
  std::string content;
  content.reserve(static_cast<std::size_t>(status.st_size));
  char buffer[16 * 1024];
  for (;;) {
    const ssize_t got = ::read(file.get(), buffer, sizeof buffer);
    if (got == 0) return content;
    if (got < 0) {
      if (errno == EINTR) continue;
      return systemError("file.unreadable", path, errno);
    }
    content.append(buffer, static_cast<std::size_t>(got));
    if (content.size() > largest) return tooLarge;  // it grew meanwhile, or its size is not told (as in /proc)
  }
}

Result<void> writeFileAtomically(const fs::path& path, std::string_view content) {
  mayWait("file");
  const Descriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!folder.valid()) return unwritable(path, errno);

  struct stat old {};
  const bool replaces = ::stat(path.c_str(), &old) == 0;
  fs::path temporary;
  Descriptor file(openTemporary(path, 0666, temporary));
  if (!file.valid()) return unwritable(path, errno);
  // A file keeps the permissions its owner gave it.
  const bool written = (!replaces || ::fchmod(file.get(), old.st_mode & 07777) == 0) && writeAll(file.get(), content) &&
                       ::fsync(file.get()) == 0 && file.close() && ::rename(temporary.c_str(), path.c_str()) == 0;
  if (!written) {
    const int number = errno;
    ::unlink(temporary.c_str());
    return unwritable(path, number);
  }
  if (!syncFolder(folder.get())) return unwritable(path, errno);
  return {};
}

Result<void> moveFile(const fs::path& from, const fs::path& to) {
  const Descriptor folder(::open(folderOf(to).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  const Descriptor file(::open(from.c_str(), O_RDONLY | O_CLOEXEC));
  const bool moved = folder.valid() && file.valid() && ::fsync(file.get()) == 0 &&
                     ::rename(from.c_str(), to.c_str()) == 0 && syncFolder(folder.get());
  if (!moved) return unwritable(to, errno);
  return {};
}

Result<fs::path> setAside(const fs::path& path) {
  mayWait("file");
  for (int number = 1;; ++number) {
    fs::path aside = path;
    aside += number == 1 ? ".corrupt" : fmt::format(".corrupt-{}", number);
    std::error_code error;
    if (fs::exists(fs::symlink_status(aside, error))) continue;
    if (::rename(path.c_str(), aside.c_str()) != 0) {
      return systemError(errno == ENOENT ? "file.missing" : "file.unwritable", path, errno);
    }
    const Descriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.valid() || !syncFolder(folder.get())) return unwritable(path, errno);
    return aside;
  }
}

Result<FileLock> FileLock::acquire(const fs::path& path) {
  mayWait("file");
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor < 0) return unwritable(path, errno);
  FileLock lock(descriptor);
  while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) return Error{"lock.taken", {path.string()}};
    if (errno != EINTR) return unwritable(path, errno);
  }
  return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace kirin
