// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle.h"

#include "app/puzzle_session.h"
#include "app/puzzle_set.h"
#include "app/puzzle_table.h"
#include "chess/fen.h"
#include "chess/notation.h"

#include <catch2/catch.hpp>
#include <sstream>

using namespace kirin;

namespace {

// White forks king and rook with a check, and takes the rook.
constexpr const char* kFork = "f1;r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6 d5c7 e8d7 c7a8;900;250;win;fork endgame;test";
// Either rook mates on the back rank, after a quiet move that is the only one.
constexpr const char* kMate = "m1;7k/8/8/8/8/8/R7/1R4K1 b - - 0 1;h8g8 a2a7 g8f8 b1b8;700;250;mate;mateIn2;test";

Puzzle read(const char* line) {
  const Result<Puzzle> puzzle = parsePuzzle(line);
  REQUIRE(puzzle.ok());
  return *puzzle;
}

PuzzleSession::Answer play(PuzzleSession& session, const char* move) {
  return session.tryMove(*parseUci(session.position(), move));
}

std::string codeOf(std::string_view line) {
  const Result<Puzzle> puzzle = parsePuzzle(line);
  return puzzle ? "ok" : puzzle.error().code;
}

}  // namespace

TEST_CASE("A puzzle is a line of text") {
  const Puzzle puzzle = read(kFork);
  CHECK(puzzle.id == "f1");
  CHECK(puzzle.rating == 900);
  CHECK(puzzle.deviation == 250);
  CHECK(puzzle.length() == 2);
  CHECK(puzzle.solver() == Color::White);
  CHECK(puzzle.has(PuzzleTheme::Fork));
  CHECK_FALSE(puzzle.has(PuzzleTheme::Pin));
  CHECK(toText(puzzle) == kFork);
}

TEST_CASE("What is wrong with a puzzle is named") {
  CHECK(codeOf("f1;r3k3") == "puzzle.fields");
  CHECK(codeOf("f1;r3k4/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6 d5c7;900;250;win;;t") == "fen.board");
  CHECK(codeOf("f1;r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6 d5d7;900;250;win;;t") == "move.illegal");
  CHECK(codeOf("f1;r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6;900;250;win;;t") == "puzzle.length");
  CHECK(codeOf("f1;r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;;900;250;win;;t") == "puzzle.length");
  CHECK(codeOf("f1;r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6 d5c7;9x;250;win;;t") == "puzzle.rating");
  CHECK(codeOf("f1;r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6 d5c7;900;;win;;t") == "puzzle.rating");
  CHECK(codeOf("f1;r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6 d5c7;900;250;draw;;t") == "puzzle.goal");
}

TEST_CASE("Themes have the names of the Lichess database") {
  for (int i = 0; i < kPuzzleThemes; ++i) CHECK(parsePuzzleTheme(puzzleThemeKey(puzzleTheme(i))) == puzzleTheme(i));
  CHECK(puzzleThemeKeys(parsePuzzleThemes("short fork  mateIn1 unheardOf")) == "mateIn1 fork");
}

TEST_CASE("A puzzle is solved move by move") {
  PuzzleSession session(read(kFork));
  CHECK(session.line().plies() == 1);
  const auto answer = play(session, "d5c7");
  CHECK(answer.verdict == PuzzleSession::Verdict::Right);
  CHECK(squareName(answer.reply.to()) == "d7");
  CHECK_FALSE(session.over());
  CHECK(play(session, "c7a8").verdict == PuzzleSession::Verdict::Solved);
  CHECK(session.over());
  CHECK(session.clean());
}

TEST_CASE("A wrong move does not stand, and the puzzle is no longer solved by oneself") {
  PuzzleSession session(read(kFork));
  const Position before = session.position();
  CHECK(play(session, "d5f6").verdict == PuzzleSession::Verdict::Wrong);
  CHECK(session.position() == before);
  CHECK(session.failed());
  play(session, "d5c7");
  CHECK(play(session, "c7a8").verdict == PuzzleSession::Verdict::Solved);
  CHECK_FALSE(session.clean());
  CHECK(session.wrongMoves() == 1);
}

TEST_CASE("Any move that mates is right") {
  PuzzleSession session(read(kMate));
  CHECK(play(session, "a2a7").verdict == PuzzleSession::Verdict::Right);
  CHECK(play(session, "a7a8").verdict == PuzzleSession::Verdict::Wrong);
  PuzzleSession other(read("m2;r5k1/5ppp/8/8/8/8/5PPP/2RR2K1 b - - 0 1;a8a2 d1d8;700;250;mate;mateIn1;test"));
  CHECK(play(other, "c1c8").verdict == PuzzleSession::Verdict::Solved);
  CHECK(other.clean());
}

TEST_CASE("Help is no solution of one's own") {
  PuzzleSession hinted(read(kFork));
  CHECK(squareName(hinted.hint()) == "d5");
  play(hinted, "d5c7");
  play(hinted, "c7a8");
  CHECK(hinted.over());
  CHECK_FALSE(hinted.clean());

  PuzzleSession shown(read(kFork));
  CHECK(shown.showSolution().size() == 3);
  CHECK(shown.over());
  CHECK(shown.failed());
  CHECK(shown.position().typeAt(*parseSquare("a8")) == PieceType::Knight);
}

TEST_CASE("A set is sorted by rating, and refuses what is broken or there twice") {
  const auto set = PuzzleSet::parse(std::string("# two\n") + kFork + "\n" + kMate + "\n");
  REQUIRE(set.ok());
  REQUIRE(set->all().size() == 2);
  CHECK(set->all().front().id == "m1");
  CHECK(set->count(PuzzleTheme::Fork) == 1);
  CHECK(set->count(PuzzleTheme::Skewer) == 0);
  const auto twice = PuzzleSet::parse(std::string(kFork) + "\n" + kFork);
  CHECK(twice.error() == Error{"puzzle.twice", {"f1", "2"}});
  CHECK(PuzzleSet::parse(std::string(kFork) + "\nbroken\n").error() == Error{"puzzle.fields", {"1", "2"}});
}

TEST_CASE("A puzzle is picked near the rating, of the theme, and not twice while there are others") {
  std::string text;
  for (int i = 0; i < 100; ++i)
    text += "p" + std::to_string(i) + ";r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1;h7h6 d5c7;" + std::to_string(600 + 10 * i) +
            ";250;win;" + (i % 2 == 0 ? "fork" : "pin") + ";t\n";
  const auto set = PuzzleSet::parse(text);
  REQUIRE(set.ok());
  Rng rng(3);
  std::set<std::string> seen;
  for (int i = 0; i < 20; ++i) {
    const Puzzle* puzzle = set->pick({}, 1000, seen, rng);
    CHECK(std::abs(puzzle->rating - 1000) <= 200);
    CHECK(seen.insert(puzzle->id).second);
  }
  for (int i = 0; i < 50; ++i) {
    const Puzzle* fork = set->pick(PuzzleTheme::Fork, 600, seen, rng);
    CHECK(fork->has(PuzzleTheme::Fork));
    seen.insert(fork->id);
  }
  // All are seen; then they come again.
  for (const Puzzle& puzzle : set->all()) seen.insert(puzzle.id);
  CHECK(set->pick(PuzzleTheme::Fork, 600, seen, rng) != nullptr);
  CHECK(set->pick(PuzzleTheme::Skewer, 600, seen, rng) == nullptr);
}

TEST_CASE("Every shipped puzzle is sound") {
  const PuzzleSet& set = PuzzleSet::shipped();
  REQUIRE_FALSE(set.all().empty());
  for (const Puzzle& puzzle : set.all()) {
    INFO(puzzle.id);
    // Moves and positions were proved legal when it was read; here that it is what it says.
    GameLine line(puzzle.before);
    for (const Move move : puzzle.moves) {
      REQUIRE_FALSE(line.isCheckmate());
      line.play(move);
    }
    CHECK(line.isCheckmate() == (puzzle.goal == PuzzleGoal::Mate));
    CHECK(line.current().sideToMove() != puzzle.solver());
    CHECK(puzzle.themes.any());
    CHECK(puzzle.rating >= 400);
    CHECK(puzzle.rating <= 3000);
    CHECK(puzzle.deviation > 100);
    CHECK((puzzle.origin == "selfplay" || puzzle.origin == "ladder" || puzzle.origin == "human"));
  }
}

TEST_CASE("A Lichess table is read row by row, and what is broken is told") {
  std::istringstream rows(
      "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\r\n"
      "a,r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1,h7h6 d5c7 e8d7 c7a8,1000,80,90,500,endgame fork short,https://x/y,\r\n"
      "\r\n"
      "b,nonsense,h7h6,1000,80,90,500,fork,https://x/y,\r\n"
      "c,7k/8/8/8/8/8/R7/1R4K1 b - - 0 1,h8g8 a2a7 g8f8 b1b8,700,80,1,2,mate mateIn2 short,u,\r\n"
      "d,7k/8/8/8/8/8/R7/1R4K1 b - - 0 1,h8g8 a2a7 g8f8 b1b9,700,80,1,2,mate,u,\r\n"
      "e,7k/8/8/8/8/8/R7/1R4K1 b - - 0 1,h8g8 a2a7,7x,80,1,2,equality,u,\r\n"
      "f,7k/8/8/8/8/8/R7/1R4K1 b - - 0 1,h8g8 a2a7,700,80,1,2,equality crushing,u,\r\n"
      "g,too short\r\n");
  auto table = PuzzleTable::open(rows);
  REQUIRE(table.ok());
  const auto a = table->next();
  REQUIRE(a);
  CHECK(a->id == "a");
  CHECK(a->rating == 1000);
  CHECK(a->deviation == 80);
  CHECK(a->goal == PuzzleGoal::Win);
  CHECK(puzzleThemeKeys(a->themes) == "fork endgame");
  const auto c = table->next();
  REQUIRE(c);
  CHECK(c->goal == PuzzleGoal::Mate);
  CHECK(table->next()->goal == PuzzleGoal::Hold);
  CHECK_FALSE(table->next());
  CHECK(table->read() == 3);
  CHECK(table->skipped() == 4);
  CHECK(table->reasons().at("puzzle.rating").firstLine == 7);
  CHECK(table->reasons().at("puzzle.fields").rows == 1);

  std::istringstream other("PuzzleId,FEN,Moves\n");
  CHECK(PuzzleTable::open(other).error() == Error{"puzzle.columns", {"Rating"}});
  std::istringstream nothing;
  CHECK(PuzzleTable::open(nothing).error().code == "puzzle.columns");
}
