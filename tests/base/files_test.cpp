// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"

#include "base/rng.h"
#include "testing/child_process.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <optional>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>

using namespace kirin;
using namespace kirin::testing;

namespace fs = std::filesystem;

TEST_CASE("a file is read whole, byte for byte") {
  TempFolder folder;
  const std::string content("line\r\n\0\xFF end", 13);
  CHECK(*readFile(folder.write("a", content)) == content);
  CHECK(readFile(folder.write("empty", ""))->empty());
}

TEST_CASE("a file that can't be read says which and why") {
  TempFolder folder;
  const auto missing = readFile(folder / "absent");
  REQUIRE_FALSE(missing);
  CHECK(missing.error() == Error{"file.missing", {(folder / "absent").string(), "No such file or directory"}});

  CHECK(readFile(folder.path()).error() == Error{"file.unreadable", {folder.path().string(), "not a regular file"}});

  const auto pipe = folder / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(readFile(pipe).error().code == "file.unreadable");  // and doesn't wait for a writer

  const auto big = folder.write("big", std::string(1001, 'x'));
  CHECK(readFile(big, 1000).error() == Error{"file.too-large", {big.string(), "1000"}});
  CHECK(readFile(big, 1001));
  CHECK(readFile("/dev/zero", 1000).error().code == "file.unreadable");
  CHECK(readFile("/proc/self/maps", 16).error().code == "file.too-large");  // says its size is 0
}

TEST_CASE("an atomic write makes or replaces a file and leaves nothing else") {
  TempFolder folder;
  const auto file = folder / "settings.json";
  REQUIRE(writeFileAtomically(file, "one"));
  CHECK(folder.read("settings.json") == "one");
  REQUIRE(writeFileAtomically(file, ""));
  CHECK(folder.read("settings.json").empty());
  const std::string large(3'000'000, 'k');
  REQUIRE(writeFileAtomically(file, large));
  CHECK(folder.read("settings.json") == large);
  CHECK(folder.count() == 1);
}

TEST_CASE("an atomic write keeps the permissions a file has") {
  TempFolder folder;
  const auto file = folder.write("private", "old");
  fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
  REQUIRE(writeFileAtomically(file, "new"));
  CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("an atomic write reaches a file named without a folder") {
  TempFolder folder;
  CHECK(runChild([&] {
          if (::chdir(folder.path().c_str()) != 0) return 1;
          return writeFileAtomically("here", "x") ? 0 : 2;
        }) == 0);
  CHECK(folder.read("here") == "x");
}

TEST_CASE("a write that fails half way leaves the old content and no temporary") {
  TempFolder folder;
  const auto file = folder.write("game", "old");
  const int code = runChild([&] {
    // The largest file this child may write, as if the disk were full there.
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{4096, 4096};
    if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) return 1;
    const auto written = writeFileAtomically(file, std::string(100'000, 'n'));
    return !written && written.error() == Error{"file.unwritable", {file.string(), "File too large"}} ? 0 : 2;
  });
  CHECK(code == 0);
  CHECK(folder.read("game") == "old");
  CHECK(folder.count() == 1);
}

TEST_CASE("a folder that can't be written to is an error and nothing changes") {
  TempFolder folder;
  fs::permissions(folder.path(), fs::perms::owner_all | fs::perms::others_read | fs::perms::others_exec);
  const auto inside = folder / "read-only";
  fs::create_directory(inside);
  folder.write("read-only/game", "old");
  fs::permissions(inside,
                  fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec);
  const int code = runChild([&] {
    // Permissions mean nothing to root.
    if (::geteuid() == 0 && ::setuid(65534) != 0) return 1;
    const auto written = writeFileAtomically(inside / "game", "new");
    return !written && written.error().code == "file.unwritable" ? 0 : 2;
  });
  CHECK(code == 0);
  CHECK(folder.read("read-only/game") == "old");
  CHECK(std::distance(fs::directory_iterator(inside), {}) == 1);
  fs::permissions(inside, fs::perms::owner_all);

  CHECK(writeFileAtomically(folder / "absent" / "game", "x").error().code == "file.unwritable");
  fs::create_directory(folder / "taken");
  folder.write("taken/x", "");
  CHECK(writeFileAtomically(folder / "taken", "x").error() ==
        Error{"file.unwritable", {(folder / "taken").string(), "Is a directory"}});
  CHECK(folder.count() == 2);
}

TEST_CASE("a kill at any moment of a write leaves the old content or the new") {
  TempFolder folder;
  const auto file = folder / "game";
  REQUIRE(writeFileAtomically(file, std::string(200'000, 'a')));
  Rng rng(7);
  for (int kill = 0; kill < 30; ++kill) {
    const pid_t child = startChild([&] {
      for (char letter = 'a';; letter = letter == 'z' ? 'a' : static_cast<char>(letter + 1)) {
        if (!writeFileAtomically(file, std::string(200'000, letter))) return 1;
      }
    });
    std::this_thread::sleep_for(std::chrono::microseconds(rng.between(0, 10'000)));
    ::kill(child, SIGKILL);
    REQUIRE(waitForChild(child) == 128 + SIGKILL);
    const std::string content = folder.read("game");
    REQUIRE(content.size() == 200'000);
    REQUIRE(content.find_first_not_of(content.front()) == std::string::npos);
  }
}

TEST_CASE("a corrupt file is set aside under a name that is free") {
  TempFolder folder;
  const auto file = folder / "kirin.db";
  for (const std::string expected : {"kirin.db.corrupt", "kirin.db.corrupt-2", "kirin.db.corrupt-3"}) {
    folder.write("kirin.db", expected);
    const auto aside = setAside(file);
    REQUIRE(aside);
    CHECK(*aside == folder / expected);
    CHECK(folder.read(expected) == expected);
    CHECK_FALSE(fs::exists(file));
  }
  CHECK(setAside(file).error().code == "file.missing");
}

TEST_CASE("a lock is for one holder at a time") {
  TempFolder folder;
  const auto path = folder / "lock";
  {
    auto held = FileLock::acquire(path);
    REQUIRE(held);
    CHECK(FileLock::acquire(path).error() == Error{"lock.taken", {path.string()}});
    FileLock moved(*std::move(held));
    CHECK_FALSE(FileLock::acquire(path));
    auto other = FileLock::acquire(folder / "another");
    REQUIRE(other);
    moved = *std::move(other);
    CHECK_FALSE(FileLock::acquire(folder / "another"));
  }
  CHECK(FileLock::acquire(path));
  CHECK(FileLock::acquire(folder / "another"));
  CHECK(FileLock::acquire(folder / "absent" / "lock").error().code == "file.unwritable");
}

TEST_CASE("a lock keeps other processes out and dies with its process") {
  TempFolder folder;
  const auto path = folder / "lock";
  {
    const auto held = FileLock::acquire(path);
    REQUIRE(held);
    CHECK(runChild([&] {
            const auto second = FileLock::acquire(path);
            return !second && second.error().code == "lock.taken" ? 0 : 1;
          }) == 0);
  }

  int ready[2];
  REQUIRE(::pipe(ready) == 0);
  const pid_t holder = startChild([&] {
    const auto held = FileLock::acquire(path);
    if (!held || ::write(ready[1], "x", 1) != 1) return 1;
    for (;;) ::pause();
  });
  char byte = 0;
  REQUIRE(::read(ready[0], &byte, 1) == 1);
  CHECK_FALSE(FileLock::acquire(path));
  ::kill(holder, SIGKILL);
  waitForChild(holder);
  CHECK(FileLock::acquire(path));
  ::close(ready[0]);
  ::close(ready[1]);
}

TEST_CASE("a program started under a lock doesn't inherit it") {
  TempFolder folder;
  std::optional<FileLock> held(*FileLock::acquire(folder / "lock"));
  pid_t child = 0;
  char name[] = "sleep";
  char seconds[] = "20";
  char* arguments[] = {name, seconds, nullptr};
  REQUIRE(::posix_spawnp(&child, "sleep", nullptr, nullptr, arguments, nullptr) == 0);
  held.reset();
  CHECK(FileLock::acquire(folder / "lock"));
  ::kill(child, SIGKILL);
  waitForChild(child);
}
