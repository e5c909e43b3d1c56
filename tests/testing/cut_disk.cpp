// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/cut_disk.h"

#include <algorithm>
#include <fstream>
#include <new>
#include <sqlite3.h>
#include <stdexcept>

namespace kirin::testing {
namespace {

constexpr std::size_t kSector = 512;

CutDisk* g_disk = nullptr;
sqlite3_vfs* g_real = nullptr;

/// SQLite allocates the two objects as one block: ours, then the real one's.
struct ShimFile {
  sqlite3_file base;
  std::string* name;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

ShimFile& shim(sqlite3_file* file) { return *reinterpret_cast<ShimFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return shim(file).real(); }
const sqlite3_io_methods& methods(sqlite3_file* file) { return *real(file)->pMethods; }

std::string fileName(const char* path) { return path ? std::filesystem::path(path).filename().string() : ""; }

void note(sqlite3_file* file, CutDisk::Operation operation) {
  operation.file = *shim(file).name;
  if (!operation.file.empty()) g_disk->add(std::move(operation));
}

using Kind = CutDisk::Operation::Kind;

int closeFile(sqlite3_file* file) {
  const int code = methods(file).xClose(real(file));
  delete shim(file).name;
  return code;
}
int readFile(sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
  return methods(file).xRead(real(file), to, size, offset);
}
int writeFile(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
  const int code = methods(file).xWrite(real(file), from, size, offset);
  if (code == SQLITE_OK) {
    note(file, {Kind::Write, {}, offset, std::string(static_cast<const char*>(from), static_cast<std::size_t>(size))});
  }
  return code;
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
  const int code = methods(file).xTruncate(real(file), size);
  if (code == SQLITE_OK) note(file, {Kind::Truncate, {}, size, {}});
  return code;
}
int syncFile(sqlite3_file* file, int flags) {
  const int code = methods(file).xSync(real(file), flags);
  if (code == SQLITE_OK) note(file, {Kind::Sync, {}, 0, {}});
  return code;
}
int sizeOfFile(sqlite3_file* file, sqlite3_int64* size) { return methods(file).xFileSize(real(file), size); }
int lockFile(sqlite3_file* file, int level) { return methods(file).xLock(real(file), level); }
int unlockFile(sqlite3_file* file, int level) { return methods(file).xUnlock(real(file), level); }
int checkLock(sqlite3_file* file, int* taken) { return methods(file).xCheckReservedLock(real(file), taken); }
int controlFile(sqlite3_file* file, int what, void* argument) {
  return methods(file).xFileControl(real(file), what, argument);
}
int sectorSize(sqlite3_file* file) { return methods(file).xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return methods(file).xDeviceCharacteristics(real(file)); }
int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
  return methods(file).xShmMap(real(file), page, size, extend, to);
}
int lockShared(sqlite3_file* file, int offset, int count, int flags) {
  return methods(file).xShmLock(real(file), offset, count, flags);
}
void barrier(sqlite3_file* file) { methods(file).xShmBarrier(real(file)); }
int unmapShared(sqlite3_file* file, int remove) { return methods(file).xShmUnmap(real(file), remove); }

// Version 2: with shared memory for the log, without memory-mapped files, whose writes nobody sees.
const sqlite3_io_methods kMethods{2,           closeFile,   readFile,        writeFile,  truncateFile,
                                  syncFile,    sizeOfFile,  lockFile,        unlockFile, checkLock,
                                  controlFile, sectorSize,  characteristics, mapShared,  lockShared,
                                  barrier,     unmapShared, nullptr,         nullptr};

int openFile(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* flagsOut) {
  ShimFile& ours = shim(file);
  ours.base.pMethods = nullptr;
  const int code = g_real->xOpen(g_real, path, ours.real(), flags, flagsOut);
  if (!ours.real()->pMethods) return code;
  ours.name = new std::string(fileName(path));
  ours.base.pMethods = &kMethods;
  return code;
}

int deleteFile(sqlite3_vfs*, const char* path, int syncFolder) {
  const int code = g_real->xDelete(g_real, path, syncFolder);
  if (code == SQLITE_OK) g_disk->add({Kind::Delete, fileName(path), syncFolder, {}});
  return code;
}
int access(sqlite3_vfs*, const char* path, int flags, int* answer) {
  return g_real->xAccess(g_real, path, flags, answer);
}
int fullPath(sqlite3_vfs*, const char* path, int size, char* to) {
  return g_real->xFullPathname(g_real, path, size, to);
}
int randomness(sqlite3_vfs*, int size, char* to) { return g_real->xRandomness(g_real, size, to); }
int pause(sqlite3_vfs*, int microseconds) { return g_real->xSleep(g_real, microseconds); }
int currentTime(sqlite3_vfs*, double* time) { return g_real->xCurrentTime(g_real, time); }
int lastError(sqlite3_vfs*, int size, char* to) { return g_real->xGetLastError(g_real, size, to); }

sqlite3_vfs g_shim{};

}  // namespace

CutDisk::CutDisk() {
  if (g_disk) throw std::logic_error("one disk at a time");
  g_disk = this;
  g_real = sqlite3_vfs_find(nullptr);
  g_shim.iVersion = 1;
  g_shim.szOsFile = static_cast<int>(sizeof(ShimFile)) + g_real->szOsFile;
  g_shim.mxPathname = g_real->mxPathname;
  g_shim.zName = "cut-disk";
  g_shim.xOpen = openFile;
  g_shim.xDelete = deleteFile;
  g_shim.xAccess = access;
  g_shim.xFullPathname = fullPath;
  g_shim.xRandomness = randomness;
  g_shim.xSleep = pause;
  g_shim.xCurrentTime = currentTime;
  g_shim.xGetLastError = lastError;
  sqlite3_vfs_register(&g_shim, 1);
}

CutDisk::~CutDisk() {
  sqlite3_vfs_register(g_real, 1);
  sqlite3_vfs_unregister(&g_shim);
  g_disk = nullptr;
}

std::size_t CutDisk::syncs() const {
  return static_cast<std::size_t>(
      std::count_if(operations_.begin(), operations_.end(), [](const auto& each) { return each.kind == Kind::Sync; }));
}

void CutDisk::rebuild(std::size_t instant, Rng& rng, const std::filesystem::path& folder, Syncs syncs) const {
  std::map<std::string, std::size_t> lastSync;  // index behind it
  for (std::size_t i = 0; i < instant && syncs == Syncs::Kept; ++i) {
    const bool firm =
        operations_[i].kind == Kind::Sync || (operations_[i].kind == Kind::Delete && operations_[i].offset);
    if (firm) lastSync[operations_[i].file] = i + 1;
  }
  std::map<std::string, std::string> files;
  const auto put = [](std::string& content, std::size_t at, std::string_view bytes) {
    if (content.size() < at + bytes.size()) content.resize(at + bytes.size(), '\0');
    content.replace(at, bytes.size(), bytes);
  };
  for (std::size_t i = 0; i < instant; ++i) {
    const Operation& each = operations_[i];
    const auto synced = lastSync.find(each.file);
    const bool safe = synced != lastSync.end() && i < synced->second;
    const auto comesThrough = [&] { return safe || rng.below(2) == 0; };
    switch (each.kind) {
      case Kind::Sync: break;
      case Kind::Delete:
        if (comesThrough()) files.erase(each.file);
        break;
      case Kind::Truncate:
        if (comesThrough()) files[each.file].resize(static_cast<std::size_t>(each.offset), '\0');
        break;
      case Kind::Write: {
        std::string& content = files[each.file];
        for (std::size_t from = 0; from < each.bytes.size();) {
          const std::size_t at = static_cast<std::size_t>(each.offset) + from;
          const std::size_t size = std::min(each.bytes.size() - from, kSector - at % kSector);
          if (comesThrough()) put(content, at, std::string_view(each.bytes).substr(from, size));
          from += size;
        }
        break;
      }
    }
  }
  for (const auto& [name, content] : files) {
    std::ofstream(folder / name, std::ios::binary) << content;
  }
}

}  // namespace kirin::testing
