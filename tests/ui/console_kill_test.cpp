// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/rng.h"
#include "chess/game_line.h"
#include "chess/movegen.h"
#include "chess/notation.h"
#include "testing/child_process.h"
#include "testing/temp_folder.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

// A console game that is killed again and again, and goes on each time from what it had said.
namespace kirin {
namespace {

using Clock = std::chrono::steady_clock;

/// "1. e4" or "1... e5", as against a row of the board.
bool isMoveLine(const std::string& line) {
  const auto digits = line.find_first_not_of("0123456789");
  return digits != std::string::npos && digits > 0 && line[digits] == '.';
}

/// The moves of "1. e4 e5 2. Nf3" or of one line "3... Nf6".
std::vector<std::string> sansOf(const std::string& text) {
  std::vector<std::string> sans;
  std::istringstream words(text);
  for (std::string word; words >> word;)
    if (word.back() != '.') sans.push_back(word);
  return sans;
}

/// `kirin --console` with a pipe at either end.
class ConsoleProcess {
 public:
  explicit ConsoleProcess(const testing::TempFolder& folder) {
    std::array<int, 2> in{}, out{};
    REQUIRE(::pipe2(in.data(), O_CLOEXEC) == 0);
    REQUIRE(::pipe2(out.data(), O_CLOEXEC) == 0);
    const std::string data = (folder.path() / "data").string();
    child_ = testing::startChild([&] {
      ::dup2(in[0], STDIN_FILENO);
      ::dup2(out[1], STDOUT_FILENO);
      ::setenv("LC_ALL", "C", 1);
      ::execl(KIRIN_BIN_DIR "/kirin", "kirin", "--console", "--data", data.c_str(), nullptr);
      return 98;
    });
    ::close(in[0]);
    ::close(out[1]);
    input_ = in[1];
    output_ = out[0];
  }
  ConsoleProcess(const ConsoleProcess&) = delete;
  ConsoleProcess& operator=(const ConsoleProcess&) = delete;
  ~ConsoleProcess() {
    kill();
    ::close(input_);
    ::close(output_);
  }

  /// The next whole line; nothing at the deadline or at the end.
  std::optional<std::string> readLine(Clock::time_point deadline) {
    while (true) {
      if (const auto end = buffer_.find('\n'); end != std::string::npos) {
        std::string line = buffer_.substr(0, end);
        buffer_.erase(0, end + 1);
        return line;
      }
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
      pollfd wait{output_, POLLIN, 0};
      if (left < 0 || ::poll(&wait, 1, static_cast<int>(left)) <= 0) return std::nullopt;
      std::array<char, 4096> bytes;
      const ssize_t count = ::read(output_, bytes.data(), bytes.size());
      if (count <= 0) return std::nullopt;
      buffer_.append(bytes.data(), static_cast<std::size_t>(count));
    }
  }

  /// False once the process is gone.
  bool send(const std::string& line) { return ::write(input_, line.data(), line.size()) == std::ssize(line); }

  void kill() {
    if (child_ < 0) return;
    ::kill(child_, SIGKILL);
    testing::waitForChild(std::exchange(child_, -1));
  }

 private:
  pid_t child_ = -1;
  int input_ = -1, output_ = -1;
  std::string buffer_;
};

/// What the console has said is a fact: the game it told, followed move by move.
struct Told {
  GameLine line;
  bool over = false;

  void play(const std::vector<std::string>& sans) {
    for (const auto& san : sans) {
      const auto move = parseSan(line.current(), san);
      REQUIRE(move);
      line.play(*move);
    }
  }
};

/// May the game have ended by now, with at most so many moves that were made but not shown?
bool mayHaveEnded(const GameLine& line, int unseen) {
  if (line.isCheckmate() || line.automaticDraw() != DrawRule::None) return true;
  if (unseen == 0) return false;
  const MoveList moves = legalMoves(line.current());
  return std::any_of(moves.begin(), moves.end(), [&](Move move) {
    GameLine next(line);
    next.play(move);
    return mayHaveEnded(next, unseen - 1);
  });
}

std::string randomMove(const Position& position, Rng& rng) {
  const MoveList moves = legalMoves(position);
  return toUci(position, moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]) + "\n";
}

}  // namespace

TEST_CASE("200 kills at any moment of a console game lose no move it has shown", "[.slow]") {
  std::signal(SIGPIPE, SIG_IGN);
  const testing::TempFolder folder;
  Rng rng(20261130);
  Told told;
  int continued = 0, confirmed = 0;
  for (int kills = 0; kills < 200; ++kills) {
    CAPTURE(kills);
    ConsoleProcess console(folder);
    const auto patience = Clock::now() + std::chrono::seconds(60);
    const auto fallsAt = Clock::now() + std::chrono::microseconds(rng.below(1'500'000));
    const int before = told.line.plies();
    bool recalled = false, listFollows = false, alive = true;
    while (alive) {
      // The first words must come, or nothing would ever be compared; then the kill comes whenever it comes.
      auto line = console.readLine(recalled ? fallsAt : patience);
      if (!line) {
        console.kill();
        while ((line = console.readLine(patience)) && isMoveLine(*line)) {
          told.play(sansOf(*line));
          ++confirmed;
        }
        break;
      }
      if (listFollows) {
        // All that was shown is there; the one move that was under way may be too.
        const auto kept = sansOf(*line);
        GameLine again;
        for (const auto& san : kept) again.play(*parseSan(again.current(), san));
        REQUIRE(again.plies() >= before);
        REQUIRE(again.plies() <= before + 2);
        REQUIRE(std::equal(told.line.moves().begin(), told.line.moves().end(), again.moves().begin()));
        told.line = again;
        listFollows = false;
        recalled = true;
        ++continued;
      } else if (line->starts_with("The game goes on")) {
        listFollows = true;
      } else if (line->starts_with("Your turn")) {
        if (!recalled) {
          // A new game, which is right only where nothing was shown of the last one, or all of it.
          REQUIRE((before == 0 || told.over || mayHaveEnded(told.line, 2)));
          told.line = GameLine();
          told.over = false;
          recalled = true;
        }
        alive = console.send(randomMove(told.line.current(), rng));
      } else if (recalled && isMoveLine(*line)) {
        told.play(sansOf(*line));
        ++confirmed;
      } else if (recalled && (line->starts_with("1-0") || line->starts_with("0-1") || line->starts_with("1/2"))) {
        told.over = true;
      }
    }
  }
  CHECK(continued > 50);
  CHECK(confirmed > 50);
  WARN("200 kills: " << continued << " games continued, " << confirmed << " moves shown, none lost");
}

}  // namespace kirin
