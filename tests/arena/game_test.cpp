// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/game.h"

#include "arena/scripted_engine.h"

#include "chess/fen.h"
#include "testing/fake_time.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::arena;
using namespace std::chrono_literals;

namespace {

const Contender kKirin{"A", {}, {}, {}, {}, {}};
const Contender kProgram{"B", {"program"}, {}, {}, {}, {}};

std::unique_ptr<Player> scripted(const Contender& contender, ScriptedEngine::Search search) {
  return makePlayer(contender, std::make_unique<ScriptedEngine>(std::move(search)));
}

GameLine lineFrom(std::string_view fen) {
  const auto position = parseFen(fen);
  REQUIRE(position.ok());
  return GameLine(*position);
}

}  // namespace

TEST_CASE("arena: the clock runs from the question to the answer, and a flag is a time loss") {
  testing::FakeTime time;
  Arguments arguments;
  arguments.time = TimeControl{1s, 100ms};
  std::vector<Duration> seen;
  const auto white = scripted(kKirin, [&](const GameLine& line, const SearchLimits& limits) {
    seen.push_back(*limits.whiteTime);
    CHECK(limits.whiteIncrement == 100ms);
    CHECK(*limits.blackTime == 1s + 50ms * line.current().fullmoveNumber() - 50ms);
    time.advance(300ms);
    return firstMove(line, 20);
  });
  const auto black = scripted(kKirin, [&](const GameLine& line, const SearchLimits&) {
    time.advance(50ms);
    return firstMove(line, 20);
  });
  const GameRecord game = playGame(GameLine(), *white, *black, arguments, time, {});
  CHECK(seen == std::vector<Duration>{1s, 800ms, 600ms, 400ms, 200ms});
  CHECK(game.outcome.result == GameResult::BlackWins);
  CHECK(game.outcome.fault == Fault::TimeLoss);
  CHECK(game.outcome.faulty == Color::White);
  CHECK(game.outcome.plies == 8);
  CHECK(game.outcome.effort[0] == Effort{5, 1500ms, 50});
  CHECK(game.outcome.effort[1] == Effort{4, 200ms, 40});
  CHECK(game.pgn.main.moves[0].clock == 800ms);
  CHECK(game.pgn.main.moves[1].clock == 1050ms);
  CHECK(game.pgn.main.moves[0].evalCp == 20);
  CHECK(game.pgn.main.moves[1].evalCp == -20);
}

TEST_CASE("arena: the last instant of a clock may be used") {
  testing::FakeTime time;
  Arguments arguments;
  arguments.time = TimeControl{1s, 0s};
  const auto slow = [&](const GameLine& line, const SearchLimits&) {
    time.advance(line.plies() < 2 ? 1s : 1ns);
    return firstMove(line, 0);
  };
  const auto white = scripted(kKirin, slow), black = scripted(kKirin, slow);
  const GameRecord game = playGame(GameLine(), *white, *black, arguments, time, {});
  CHECK(game.outcome.fault == Fault::TimeLoss);
  CHECK(game.outcome.plies == 2);
}

TEST_CASE("arena: a program that gives no score has none") {
  testing::FakeTime time;
  Arguments arguments;
  arguments.drawAt = 10;
  int plies = 0;
  const auto quiet = [&](const GameLine& line, const SearchLimits&) -> Result<SearchResult> {
    if (++plies > 120) return Error{"engine.died", {"program", "enough"}};
    return firstMove(line, 0);
  };
  const auto white = scripted(kProgram, quiet), black = scripted(kProgram, quiet);
  const GameRecord game =
      playGame(lineFrom("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"), *white, *black, arguments, time, {});
  CHECK(game.outcome.reason != "adjudication");
  for (const PgnMove& move : game.pgn.main.moves) CHECK_FALSE(move.evalCp);
}

TEST_CASE("arena: what the rules say goes before what the engines think") {
  testing::FakeTime time;
  Arguments arguments;
  arguments.resignAt = 500;
  // Both believe in White; the only legal moves lead to a bare king against a king.
  const auto white = scripted(kKirin, [](const GameLine& line, const SearchLimits&) { return firstMove(line, 900); });
  const auto black = scripted(kKirin, [](const GameLine& line, const SearchLimits&) { return firstMove(line, -900); });
  SECTION("a dead position is a draw") {
    const GameRecord game = playGame(lineFrom("k7/8/8/8/8/8/1q6/K7 w - - 0 1"), *white, *black, arguments, time, {});
    CHECK(game.outcome.result == GameResult::Draw);
    CHECK(game.outcome.reason == "insufficient material");
    CHECK(game.outcome.plies == 1);
  }
  SECTION("eight agreed plies are a win") {
    const GameRecord game = playGame(GameLine(), *white, *black, arguments, time, {});
    CHECK(game.outcome.result == GameResult::WhiteWins);
    CHECK(game.outcome.reason == "adjudication");
    CHECK(game.outcome.plies == 8);
    CHECK(game.outcome.fault == Fault::None);
  }
}

TEST_CASE("arena: what an engine does wrong loses its game") {
  testing::FakeTime time;
  const auto [code, fault] = GENERATE(table<std::string, Fault>({{"engine.died", Fault::Crash},
                                                                 {"engine.hung", Fault::Crash},
                                                                 {"engine.illegal-move", Fault::IllegalMove},
                                                                 {"", Fault::IllegalMove}}));
  const auto white = scripted(kKirin, [](const GameLine& line, const SearchLimits&) { return firstMove(line, 0); });
  const auto black = scripted(kKirin, [code = code](const GameLine&, const SearchLimits&) -> Result<SearchResult> {
    if (!code.empty()) return Error{code, {"program", "why"}};
    SearchResult result;
    result.move = Move(0, 63);
    return result;
  });
  const GameRecord game = playGame(GameLine(), *white, *black, {}, time, {});
  CHECK(game.outcome.result == GameResult::WhiteWins);
  CHECK(game.outcome.fault == fault);
  CHECK(game.outcome.faulty == Color::Black);
  CHECK(game.pgn.result == GameResult::WhiteWins);
}

TEST_CASE("arena: a game that is stopped has no result") {
  testing::FakeTime time;
  std::stop_source stop;
  const auto stopping = [&](const GameLine& line, const SearchLimits&) {
    if (line.plies() == 5) stop.request_stop();
    return firstMove(line, 0);
  };
  const auto white = scripted(kKirin, stopping), black = scripted(kKirin, stopping);
  CHECK(playGame(GameLine(), *white, *black, {}, time, stop.get_token()).outcome.result == GameResult::Unknown);
}
