// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite_game_store.h"
#include "base/rng.h"
#include "testing/child_process.h"
#include "testing/qt_application.h"
#include "testing/temp_folder.h"

#include <catch2/catch.hpp>
#include <fcntl.h>
#include <poll.h>
#include <sstream>
#include <thread>

// A game in progress survives kill -9 at any instant.
namespace kirin {
using namespace kirin::testing;

namespace {

struct Line {
  GameId game = 0;
  std::vector<std::uint16_t> moves;
};

/// Starts the victim, kills it some time after its first line, and returns the last line it confirmed.
std::optional<Line> runAndKill(const std::filesystem::path& file, std::uint64_t seed, std::chrono::microseconds after) {
  int pipe[2];
  REQUIRE(::pipe2(pipe, O_CLOEXEC) == 0);
  const std::string path = file.string(), number = std::to_string(seed), program = KIRIN_BIN_DIR "/kill_victim";
  const pid_t child = startChild([&] {
    ::dup2(pipe[1], STDOUT_FILENO);
    ::execl(program.c_str(), program.c_str(), path.c_str(), number.c_str(), nullptr);
    return 98;
  });
  ::close(pipe[1]);

  std::string text;
  const auto read = [&] {
    char buffer[65536];
    const auto size = ::read(pipe[0], buffer, sizeof buffer);
    if (size > 0) text.append(buffer, static_cast<std::size_t>(size));
    return size > 0;
  };
  bool alive = true;
  while (alive && text.find('\n') == std::string::npos) alive = read();
  if (alive) {
    const auto end = std::chrono::steady_clock::now() + after;
    for (;;) {  // keeps the pipe from filling, which would stop the victim at one and the same place
      const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
      if (left <= 0) break;
      pollfd ready{pipe[0], POLLIN, 0};
      if (::poll(&ready, 1, static_cast<int>(left)) > 0 && !read()) break;
    }
    ::kill(child, SIGKILL);
  }
  while (read()) {
  }
  ::close(pipe[0]);
  const int code = waitForChild(child);
  CAPTURE(code, text);
  REQUIRE(code == 128 + SIGKILL);

  text.resize(text.rfind('\n') + 1);  // what follows was cut in the middle
  const auto start = text.rfind('\n', text.size() - 2);
  std::istringstream words(text.substr(start == std::string::npos ? 0 : start + 1));
  Line line;
  words >> line.game;
  for (int bits; words >> bits;) line.moves.push_back(static_cast<std::uint16_t>(bits));
  return line;
}

void killOften(int times) {
  needQtApplication();
  TempFolder folder;
  const auto file = folder / "games.sqlite";
  Rng rng(2026);
  int continued = 0;
  for (int i = 0; i < times; ++i) {
    const auto last = runAndKill(file, rng.next(), std::chrono::microseconds(rng.between(0, 60'000)));
    REQUIRE(last);
    auto opened = SqliteGameStore::open(file);
    REQUIRE(opened.ok());
    REQUIRE_FALSE(opened->setAside);
    const auto game = opened->store->load(last->game);
    REQUIRE(game.ok());
    std::vector<std::uint16_t> kept;
    for (const auto& ply : game->plies) kept.push_back(ply.move.bits());
    CAPTURE(i, last->game, last->moves, kept);
    // The store is where the last line says, or one change further: a move more, or one taken back.
    const auto& told = last->moves;
    const auto common = std::min(told.size(), kept.size());
    REQUIRE(std::equal(told.begin(), told.begin() + static_cast<std::ptrdiff_t>(common), kept.begin()));
    REQUIRE(kept.size() + 1 >= told.size());
    REQUIRE(kept.size() <= told.size() + 1);
    continued += !kept.empty() && !game->end;
  }
  REQUIRE(continued > times / 2);
}

}  // namespace

TEST_CASE("a game survives kill -9") { killOften(20); }
TEST_CASE("a game survives 200 kills at random instants", "[.slow]") { killOften(200); }

}  // namespace kirin
