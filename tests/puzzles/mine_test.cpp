// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/mine.h"

#include "puzzles/check.h"
#include "puzzles/lines.h"
#include "puzzles/pack.h"

#include "base/files.h"
#include "testing/temp_folder.h"

#include <fstream>

using namespace kirin;
using namespace kirin::puzzles;
using kirin::testing::TempFolder;

namespace {

constexpr std::uint64_t kNodes = 30'000;
const RealTime kTime;

std::optional<Puzzle> build(const char* fen, const char* mistake, PuzzleGoal goal) {
  Judge judge(kTime, kNodes);
  const Puzzle line = lineOf(fen, mistake, goal);
  return buildPuzzle(judge, line.before, line.moves.front(), goal);
}

std::string movesOf(const std::optional<Puzzle>& puzzle) {
  return puzzle ? movesToUci(puzzle->before, puzzle->moves) : "none";
}

}  // namespace

TEST_CASE("The winning move is followed as long as it is the only one") {
  // The knight forks king and rook; once it has the rook, many moves win.
  const auto fork = build("5k2/5ppp/1r6/p3N3/8/8/1PP2PPP/6K1 b - - 0 1", "h7h6", PuzzleGoal::Win);
  REQUIRE(fork);
  const std::string moves = movesOf(fork);
  CHECK(moves.starts_with("h7h6 e5d7 "));
  CHECK(moves.ends_with(" d7b6"));
  CHECK(fork->length() == 2);
}

TEST_CASE("A mate is followed to its end") {
  CHECK(movesOf(build("r5k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1", "a8a2", PuzzleGoal::Mate)) == "a8a2 d1d8");
}

TEST_CASE("Taking back is no puzzle") {
  // Black takes a queen, and is taken.
  CHECK(movesOf(build("3rk3/5ppp/8/8/8/8/PPPQ1PPP/3R2K1 b - - 0 1", "d8d2", PuzzleGoal::Win)) == "none");
}

TEST_CASE("Where two moves win there is no puzzle") {
  // Either rook mates.
  CHECK(movesOf(build("r5k1/5ppp/8/8/8/8/5PPP/2RR2K1 b - - 0 1", "a8a2", PuzzleGoal::Mate)) == "none");
  // A queen is ahead in any case.
  CHECK(movesOf(build("4k3/5ppp/8/8/8/8/PPP2PPP/2Q3K1 b - - 0 1", "e8d8", PuzzleGoal::Win)) == "none");
}

TEST_CASE("Candidates are where the chances jump") {
  SourceGame game;
  GameLine line;
  for (const char* move : {"e2e4", "e7e5", "g1f3", "b8c6"}) line.play((*parseMoves(line.current(), move)).front());
  game.moves = line.moves();
  // After Black's first move White, who was even, is winning.
  game.scores = {30, 20, 500, 480};
  const auto found = findCandidates(game);
  REQUIRE(found.size() == 1);
  CHECK(found.front().mistake == 1);
  CHECK(found.front().goal == PuzzleGoal::Win);
  game.scores = {30, 20, 31'998, 480};
  REQUIRE(findCandidates(game).size() == 1);
  CHECK(findCandidates(game).front().goal == PuzzleGoal::Mate);
  // White was winning before: nothing new.
  game.scores = {400, 420, 500, 480};
  CHECK(findCandidates(game).empty());
  // Black was lost, and White lets go.
  game.scores = {30, 450, 500, 20};
  REQUIRE(findCandidates(game).size() == 1);
  CHECK(findCandidates(game).front().goal == PuzzleGoal::Hold);
  game.scores = {30, {}, {}, 20};
  CHECK(findCandidates(game).empty());
}

TEST_CASE("Games come from PGN and from labelled text") {
  const TempFolder folder;
  std::ofstream(folder.path() / "a.pgn") << "[Event \"x\"]\n\n1. e4 { [%eval 0.3] } e5 { [%eval 0.2] } *\n\n"
                                            "[Event \"y\"]\n[Site \"z\"]\n\n1. d4 1-0\n";
  auto pgn = SourceGames::open(folder.path() / "a.pgn");
  REQUIRE(pgn.ok());
  const auto first = pgn->next();
  REQUIRE((first.ok() && *first));
  CHECK((*first)->moves.size() == 2);
  CHECK((*first)->scores == std::vector<std::optional<int>>{{}, 30});
  const auto second = pgn->next();
  REQUIRE((second.ok() && *second));
  CHECK((*second)->moves.size() == 1);
  CHECK_FALSE((*pgn->next()).has_value());

  // A line may begin with a comment's command.
  std::ofstream(folder.path() / "c.pgn") << "[Event \"x\"]\n\n1. e4 {\n[%eval 0.3] } e5 {\n[%eval 0.2] } 2. Nf3 *\n";
  auto broken = SourceGames::open(folder.path() / "c.pgn");
  REQUIRE(broken.ok());
  const auto whole = broken->next();
  REQUIRE((whole.ok() && *whole));
  CHECK((*whole)->moves.size() == 3);
  CHECK_FALSE((*broken->next()).has_value());

  std::ofstream(folder.path() / "b.txt") << "1-0;1;e2e4 e7e5 g1f3;25 31\n";
  auto text = SourceGames::open(folder.path() / "b.txt");
  REQUIRE(text.ok());
  const auto game = text->next();
  REQUIRE((game.ok() && *game));
  CHECK((*game)->scores == std::vector<std::optional<int>>{{}, 25, 31});
  CHECK(SourceGames::open(folder.path() / "none").error().code == "file.unreadable");
}

TEST_CASE("A miner that was stopped goes on behind the last game it had done") {
  const TempFolder folder;
  const auto games = folder.path() / "games.pgn";
  std::ofstream(games) << "[Event \"a\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n"
                          "[Event \"b\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";
  MineOptions options{games, folder.path() / "whole.txt", "test", kNodes};
  const auto whole = mine(options, kTime, [](const MineProgress&) {});
  REQUIRE(whole.ok());
  CHECK(whole->games == 2);
  CHECK(whole->puzzles == 2);

  options.out = folder.path() / "parts.txt";
  options.mostGames = 1;
  REQUIRE(mine(options, kTime, [](const MineProgress&) {}).ok());
  // What it was writing when it was stopped does not count.
  std::ofstream(options.out, std::ios::app) << "half a puz";
  options.mostGames = UINT64_MAX;
  const auto rest = mine(options, kTime, [](const MineProgress&) {});
  REQUIRE(rest.ok());
  CHECK(rest->puzzles == 2);
  CHECK(*readFile(options.out) == *readFile(folder.path() / "whole.txt"));
}

TEST_CASE("What ships is each position once, and of a band that is too full the rare themes") {
  std::vector<Puzzle> found;
  const auto add = [&](const char* id, int rating, const char* themes) {
    Puzzle puzzle = lineOf("r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1", "h7h6 d5c7");
    puzzle.id = id;
    puzzle.rating = rating;
    puzzle.themes = parsePuzzleThemes(themes);
    found.push_back(std::move(puzzle));
  };
  add("a", 1010, "fork");
  add("b", 1020, "fork");
  add("c", 1030, "skewer");
  add("d", 1210, "fork");
  add("c", 1030, "skewer");
  add("e", 300, "skewer");
  const auto chosen = choosePuzzles(found, {2});
  REQUIRE(chosen.size() == 3);
  CHECK(chosen[0].id == "a");
  CHECK(chosen[1].id == "c");
  CHECK(chosen[2].id == "d");
  CHECK(countsText(chosen).find("fork                   2\n") != std::string::npos);
}

TEST_CASE("A check tells what another look disagrees with") {
  Puzzle right = lineOf("r5k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1", "a8a2 d1d8", PuzzleGoal::Mate);
  Puzzle twice = lineOf("r5k1/5ppp/8/8/8/8/5PPP/2RR2K1 b - - 0 1", "a8a2 d1d8", PuzzleGoal::Mate);
  Puzzle wrong = lineOf("r5k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1", "a8a2 d1d7");
  CheckOptions options;
  options.nodes = 3000;
  int reported = 0;
  const auto checked = check({right, twice, wrong}, options, kTime, [&](const Checked&) { ++reported; });
  REQUIRE(checked.ok());
  REQUIRE(reported == 3);
  CHECK((*checked)[0].sole);
  CHECK_FALSE((*checked)[1].sole);
  CHECK_FALSE((*checked)[2].agrees);
  options.sample = 2;
  CHECK(check({right, twice, wrong}, options, kTime, [](const Checked&) {})->size() == 2);
}
