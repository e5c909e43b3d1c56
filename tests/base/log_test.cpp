// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log.h"

#include "testing/child_process.h"
#include "testing/temp_folder.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fcntl.h>
#include <spdlog/spdlog.h>
#include <string>

using namespace kirin;
using namespace kirin::testing;

namespace {

/// What `body` writes to stderr, in a process of its own: loggers are for a whole process.
template <class Body>
std::string stderrOf(const TempFolder& folder, Body body) {
  const int code = runChild([&] {
    const int file = ::open((folder / "stderr").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (::dup2(file, 2) < 0) return 1;
    body();
    return 0;
  });
  CHECK(code == 0);
  return folder.read("stderr");
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("before it is started, the log is silent") {
  TempFolder folder;
  CHECK(stderrOf(folder, [] { log::session().critical("nobody hears"); }).empty());
}

TEST_CASE("a log file has what its level lets through, with the part that said it") {
  TempFolder folder;
  runChild([&] {
    if (!log::start("info", folder / "logs" / "deep", false)) return 1;
    log::session().info("game {} began", 7);
    log::engine().debug("too fine");
    log::storage().error("no room");
    return 0;
  });
  const std::string text = folder.read("logs/deep/kirin.log");
  CHECK(contains(text, " info session: game 7 began\n"));
  CHECK(contains(text, " error storage: no room\n"));
  CHECK_FALSE(contains(text, "too fine"));
}

TEST_CASE("each part has a name and a level of its own") {
  TempFolder folder;
  runChild([&] {
    if (!log::start("warn", folder.path(), false)) return 1;
    log::board().set_level(spdlog::level::trace);
    for (auto* logger : {&log::engine(), &log::board(), &log::backend(), &log::session(), &log::storage(), &log::ui()})
      logger->debug("hello");
    return 0;
  });
  const std::string text = folder.read("kirin.log");
  CHECK(contains(text, " debug board: hello\n"));
  CHECK(std::count(text.begin(), text.end(), '\n') == 1);
  CHECK(log::engine().name() == "engine");
  CHECK(log::backend().name() == "backend");
  CHECK(log::session().name() == "session");
  CHECK(log::storage().name() == "storage");
  CHECK(log::ui().name() == "ui");
}

TEST_CASE("warnings go to stderr only when asked for, and nothing below does") {
  TempFolder folder;
  const auto speak = [](bool toStderr) {
    return [toStderr] {
      if (!log::start("trace", {}, toStderr)) ::_exit(1);
      log::ui().info("a word");
      log::ui().warn("a warning");
    };
  };
  const std::string asked = stderrOf(folder, speak(true));
  CHECK(contains(asked, " warning ui: a warning\n"));
  CHECK_FALSE(contains(asked, "a word"));
  CHECK(stderrOf(folder, speak(false)).empty());
}

TEST_CASE("logs rotate: at most three files of a megabyte") {
  TempFolder folder;
  runChild([&] {
    if (!log::start("info", folder.path(), false)) return 1;
    const std::string line(1000, 'x');
    for (int i = 0; i < 6000; ++i) log::engine().info(line);
    return 0;
  });
  CHECK(folder.count() == 3);
  for (const auto& file : std::filesystem::directory_iterator(folder.path())) CHECK(file.file_size() <= 1024 * 1024);
}

TEST_CASE("a log that can't be kept is an error, and an unknown level changes nothing") {
  TempFolder folder;
  CHECK(log::start("loud", folder.path(), true).error() == Error{"log.level", {"loud"}});
  CHECK(folder.count() == 0);
  const auto file = folder.write("file", "");
  CHECK(log::start("info", file, false).error().code == "file.unwritable");
  std::filesystem::create_directory(folder / "kirin.log");
  const auto taken = log::start("info", folder.path(), false);
  REQUIRE_FALSE(taken);
  CHECK(taken.error().code == "file.unwritable");
  CHECK(log::session().level() == spdlog::level::off);
}

TEST_CASE("a full disk disturbs nobody") {
  TempFolder folder;
  std::filesystem::create_symlink("/dev/full", folder / "kirin.log");
  CHECK(stderrOf(folder, [&] {
          if (!log::start("info", folder.path(), false)) ::_exit(1);
          log::session().info("lost");
        }).empty());
}

TEST_CASE("off writes no file") {
  TempFolder folder;
  runChild([&] { return log::start("off", folder.path(), false) ? 0 : 1; });
  CHECK(folder.count() == 0);
}

TEST_CASE("the loggers are nobody else's") { CHECK(spdlog::get("session") == nullptr); }
