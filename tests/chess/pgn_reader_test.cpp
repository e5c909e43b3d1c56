// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"
#include "chess/notation.h"
#include "chess/pgn.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace std::chrono_literals;

namespace {

/// The moves of a variation in SAN, those of its own variations in parentheses behind the move they replace.
std::string sans(const PgnVariation& variation, Position position) {
  std::string text;
  for (const PgnMove& each : variation.moves) {
    if (!text.empty()) text += ' ';
    text += toSan(position, each.move);
    for (const PgnVariation& alternative : each.variations) text += " (" + sans(alternative, position) + ")";
    position.play(each.move);
  }
  return text;
}
std::string sans(const PgnGame& game) { return sans(game.main, game.start); }

PgnGame readOne(std::string_view text) {
  PgnReader reader(text);
  auto game = reader.next();
  REQUIRE(game);
  return *game;
}

std::string brokenCode(const PgnGame& game) { return game.broken ? game.broken->code : ""; }

constexpr std::string_view kRich =
    "\xEF\xBB\xBF% a hidden line\r\n"
    "[Event \"The \\\"Open\\\" of C:\\\\\"]\r\n"
    "[White \"M\xC3\xBCller\"]\r\n"
    "[Result \"1-0\"]\r\n"
    "\r\n"
    "{before} 1. e4 { [%eval 0.25] [%clk 0:04:59.5] best\r\nby test } e5!? $14 ; to the end {of the line\r\n"
    "(1... c5 2. Nf3 (2. c3 {Alapin} d5) 2... d6) (1... e6) 2. Nf3 Nc6\r\n"
    "%another hidden line 3. Bb5\r\n"
    "3.Bc4 {[%eval #-3,22] [%csl Gd4]}3...Bc5?? 1-0\r\n";

}  // namespace

TEST_CASE("everything that hangs on a move is read") {
  const PgnGame game = readOne(kRich);
  CHECK(brokenCode(game) == "");
  CHECK(game.tag("Event") == "The \"Open\" of C:\\");
  CHECK(game.tag("White") == "M\xC3\xBCller");
  CHECK(game.tag("Black") == "");
  CHECK(game.result == GameResult::WhiteWins);
  CHECK(sans(game) == "e4 e5 (c5 Nf3 (c3 d5) d6) (e6) Nf3 Nc6 Bc4 Bc5");
  const auto& moves = game.main.moves;
  CHECK(game.main.comment == "before");
  CHECK(moves[0].comment == "best by test");
  CHECK(moves[0].clock == 299500ms);
  CHECK(moves[0].evalCp == 25);
  CHECK(moves[1].nags == std::vector<int>{5, 14});
  CHECK(moves[1].comment == "to the end {of the line");
  CHECK(moves[1].variations[0].moves[1].variations[0].moves[0].comment == "Alapin");
  CHECK(moves[4].evalCp == -31997);
  CHECK(moves[4].comment == "[%csl Gd4]");
  CHECK(moves[5].nags == std::vector<int>{4});
  CHECK(game.line().plies() == 6);
}

TEST_CASE("games follow one another, and the end is the end") {
  PgnReader reader("1. e4 *\n\n[Event \"B\"]\n\n1. d4 d5 1/2-1/2 [Event \"C\"]\n0-1\n");
  CHECK(sans(*reader.next()) == "e4");
  const auto second = reader.next();
  CHECK(second->tag("Event") == "B");
  CHECK(second->result == GameResult::Draw);
  const auto third = reader.next();
  CHECK(third->tag("Event") == "C");
  CHECK(third->result == GameResult::BlackWins);
  CHECK(third->main.moves.empty());
  CHECK_FALSE(reader.next());
  CHECK_FALSE(reader.next());
  CHECK_FALSE(PgnReader("").next());
  CHECK_FALSE(PgnReader("  \n% nothing\n").next());
}

TEST_CASE("what breaks a game is named with its line, and what stands before is kept") {
  const auto [text, code, line, kept] = GENERATE(table<std::string, std::string, std::string, std::string>({
      {"1. e4 e5\n2. Ke3 Nc6 *", "pgn.move", "2", "e4 e5"},
      {"1. e4 e5\n\n2. %$& *", "pgn.move", "3", "e4 e5"},
      {"1. e4 -- 2. d4 *", "pgn.null-move", "1", "e4"},
      {"1. e4 e5 {never\nclosed", "pgn.comment", "1", "e4 e5"},
      {"1. e4 e5\n(1... c5 2. Nf3", "pgn.variation", "2", "e4 e5 (c5 Nf3)"},
      {"1. e4 e5 ) 2. Nf3 *", "pgn.variation", "1", "e4 e5"},
      {"(1. e4) 1. d4 *", "pgn.variation", "1", "d4"},
      {"1. e4 e5", "pgn.result", "3", "e4 e5"},
      {"1. e4 e5 [x] *", "pgn.move", "1", "e4 e5"},
      {"[Event \"x\n1. e4 *", "pgn.tag", "1", ""},
      {"[Event x]\n1. e4 *", "pgn.tag", "1", ""},
      {"[\n1. e4 *", "pgn.tag", "1", ""},
      {"[Variant \"Atomic\"]\n\n1. e4 *", "pgn.variant", "3", ""},
      {"[FEN \"8/8 w - - 0 1\"]\n\n1. e4 *", "pgn.fen", "3", ""},
      // What breaks in a variation costs the rest of that variation only.
      {"1. e4 e5 (1... c5 2. Ke5 {)} (2. d4)\n) 2. Nf3 *", "pgn.move", "1", "e4 e5 (c5) Nf3"},
      {"1. e4 e5 (1... Ke5) 2. Nf3 *", "pgn.move", "1", "e4 e5 Nf3"},
      {"1. e4 e5 (1... c5 2. -- d6) 2. Nf3 *", "pgn.null-move", "1", "e4 e5 (c5) Nf3"},
  }));
  CAPTURE(text);
  const PgnGame game = readOne(text + "\n\n[Event \"next\"]\n\n1. c4 *\n");
  REQUIRE(game.broken);
  CHECK(game.broken->code == code);
  REQUIRE_FALSE(game.broken->args.empty());
  CHECK(game.broken->args.back() == line);
  CHECK(sans(game) == kept);
}

TEST_CASE("after a broken game the next one is read whole") {
  for (const std::string text : {"[White \"a\nb\"]\n[Black \"c\"]\n\n1. e4 e5 *\n",
                                 "[White \"a\"]\n\n1. e4 Ke5 2. d4\n", "[White \"a\"]\n\n1. e4 {never closed\n",
                                 "[FEN \"x\"]\n\n1. e4\n", "[White \"a\"]\n\n1. e4 (1. d4 Kd4 {never closed\n"}) {
    CAPTURE(text);
    const std::string two = text + "\n[Event \"next\"]\n\n1. c4 *\n";
    PgnReader reader(two);
    CHECK(reader.next()->broken);
    const auto next = reader.next();
    REQUIRE(next);
    CHECK(next->tag("Event") == "next");
    CHECK_FALSE(next->broken);
    CHECK(sans(*next) == "c4");
    CHECK_FALSE(reader.next());
  }
}

TEST_CASE("a text cut anywhere gives a sound beginning of the whole") {
  const std::string whole = sans(readOne("[Event \"x\"]\n" + std::string("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *")));
  for (std::size_t length = 0; length <= kRich.size(); ++length) {
    PgnReader reader(kRich.substr(0, length));
    const auto full = readOne(kRich);
    while (const auto game = reader.next()) {
      REQUIRE(game->main.moves.size() <= full.main.moves.size());
      Position position = game->start;
      for (std::size_t i = 0; i < game->main.moves.size(); ++i) {
        const Move move = game->main.moves[i].move;
        REQUIRE(position.isLegal(move));
        // The last word may have been cut into another move ("Bc4" into "B" is none, "c5" into "c" neither).
        REQUIRE(move == full.main.moves[i].move);
        position.play(move);
      }
      if (length < kRich.size() - 4) REQUIRE(game->broken);
    }
  }
  CHECK(whole == "e4 e5 Nf3 Nc6 Bb5 a6 O-O");
}

TEST_CASE("FEN and variant tags set the start up") {
  const PgnGame game = readOne("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 7\"]\n[SetUp \"1\"]\n\n7... Ke7 8. e4 *");
  CHECK_FALSE(game.broken);
  CHECK(toFen(game.start) == "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7");
  CHECK(sans(game) == "Ke7 e4");

  const PgnGame fischer = readOne(
      "[Variant \"Fischerandom\"]\n[FEN \"nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1\"]\n\n"
      "1. Nb3 Nb6 2. f3 f6 *");
  CHECK_FALSE(fischer.broken);
  CHECK(fischer.start.chess960());
  CHECK(readOne("[Variant \"Chess960\"]\n\n1. e4 *").start.chess960());
  CHECK_FALSE(readOne("[Variant \"From Position\"]\n\n1. e4 *").start.chess960());
}

TEST_CASE("commands that are malformed stay in the comment") {
  const PgnGame game = readOne("1. e4 {[%clk 1:60:00] [%eval x] [%clk 1:2:3} e5 {[%eval -1.5][%clk 10:00:00]} *");
  CHECK_FALSE(game.main.moves[0].clock);
  CHECK_FALSE(game.main.moves[0].evalCp);
  CHECK(game.main.moves[0].comment == "[%clk 1:60:00] [%eval x] [%clk 1:2:3");
  CHECK(game.main.moves[1].evalCp == -150);
  CHECK(game.main.moves[1].clock == 10h);
  CHECK(game.main.moves[1].comment.empty());

  const PgnGame nested = readOne("1. e4 {[%eval [%clk 0:00:09] 0.5] [%eval 0.7]} {[%clk} {0:00:08]} *");
  CHECK(nested.main.moves[0].clock == 8s);
  CHECK(nested.main.moves[0].evalCp == 70);
  CHECK(nested.main.moves[0].comment.empty());
}

TEST_CASE("the odd ways of the world are borne") {
  CHECK(sans(readOne("1.e4 e5 2 .Nf3 Nc6 3. Bb5 a6 4. 0-0 *")) == "e4 e5 Nf3 Nc6 Bb5 a6 O-O");
  CHECK(sans(readOne("1. e4 a6 2. e5 d5 3. exd6 e.p. *")) == "e4 a6 e5 d5 exd6");
  CHECK(sans(readOne("1. e2e4 e7e5 2. g1f3 *")) == "e4 e5 Nf3");
  CHECK(readOne("[A \"1\"]\n[A \"2\"]\n*").tag("A") == "2");
  CHECK(readOne("1. e4 ! ?? $300 $0 $7 *").main.moves[0].nags == std::vector<int>{1, 4, 7});
}

TEST_CASE("variations too deep are named and skipped") {
  std::string text = "1. e4 ";
  for (int i = 0; i < 5000; ++i) text += "(1. d4 ";
  for (int i = 0; i < 5000; ++i) text += ") ";
  const PgnGame game = readOne(text + "e5 *");
  CHECK(brokenCode(game) == "pgn.depth");
  CHECK(game.main.moves.size() == 2);
}
