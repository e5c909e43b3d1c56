// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/rng.h"
#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/notation.h"
#include "chess/pgn.h"
#include "chess/random_positions.h"

#include <catch2/catch.hpp>
#include <sstream>

using namespace kirin;
using namespace std::chrono_literals;

namespace {

bool same(const PgnVariation& a, const PgnVariation& b) {
  if (a.comment != b.comment || a.moves.size() != b.moves.size()) return false;
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    const PgnMove& x = a.moves[i];
    const PgnMove& y = b.moves[i];
    if (x.move != y.move || x.comment != y.comment || x.nags != y.nags || x.clock != y.clock || x.evalCp != y.evalCp ||
        x.variations.size() != y.variations.size())
      return false;
    for (std::size_t v = 0; v < x.variations.size(); ++v)
      if (!same(x.variations[v], y.variations[v])) return false;
  }
  return true;
}

PgnVariation randomVariation(Rng& rng, Position position, int length, int depth) {
  static constexpr std::array<std::string_view, 4> kComments{
      "", "a word", "100% sure; (really) [x] \"quoted\" {once",
      "a long comment that has to be broken over several lines because it holds more than eighty characters in all"};
  PgnVariation variation;
  if (rng.below(4) == 0) variation.comment = kComments[rng.below(4)];
  for (int i = 0; i < length; ++i) {
    const MoveList moves = legalMoves(position);
    if (moves.empty()) break;
    PgnMove& each =
        variation.moves.emplace_back(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
    if (rng.below(3) == 0) each.comment = kComments[rng.below(4)];
    if (rng.below(4) == 0) each.nags = {rng.between(1, 139), rng.between(1, 255)};
    if (rng.below(2) == 0) each.clock = std::chrono::milliseconds(rng.below(20'000'000));
    if (rng.below(2) == 0) each.evalCp = rng.below(4) == 0 ? 32000 - rng.between(1, 90) : rng.between(-3000, 3000);
    if (depth > 0 && rng.below(4) == 0)
      each.variations.push_back(randomVariation(rng, position, rng.between(1, 6), depth - 1));
    position.play(each.move);
  }
  return variation;
}

std::size_t longestLine(const std::string& text) {
  std::istringstream lines(text.substr(text.find("\n\n")));
  std::size_t longest = 0;
  for (std::string line; std::getline(lines, line);) longest = std::max(longest, line.size());
  return longest;
}

}  // namespace

TEST_CASE("a written game is the export format") {
  PgnGame game;
  game.setTag("White", "A \"B\" \\");
  game.setTag("TimeControl", "300+3");
  game.setTag("Date", "2026.07.14");
  Position position;
  for (const auto* text : {"e4", "e5", "Nf3"}) {
    const Move m = *parseSan(position, text);
    game.main.moves.emplace_back(m);
    position.play(m);
  }
  game.main.moves[0].clock = 299500ms;
  game.main.moves[0].evalCp = -5;
  game.main.moves[1].nags = {1};
  game.main.moves[2].variations.push_back({"",
                                           {PgnMove(*parseSan(*parseFen("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/"
                                                                        "RNBQKBNR w KQkq - 0 2"),
                                                              "Nc3"))}});
  game.result = GameResult::Draw;
  CHECK(
      writePgn(game) ==
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.07.14\"]\n[Round \"?\"]\n[White \"A \\\"B\\\" \\\\\"]\n[Black \"?\"]\n"
      "[Result \"1/2-1/2\"]\n[TimeControl \"300+3\"]\n\n"
      "1. e4 { [%eval -0.05] [%clk 0:04:59.5] } 1... e5 $1 2. Nf3 (2. Nc3) 1/2-1/2\n\n");
}

TEST_CASE("a written game is read back the same, in lines of at most 80") {
  Rng rng(9);
  for (const auto fen : kirin::testing::kStarts) {
    PgnGame game;
    game.start = *parseFen(fen);
    game.setTag("Event", "Random");
    game.setTag("Note", "back\\slash and \"quote\"");
    game.main = randomVariation(rng, game.start, 120, 3);
    game.result = GameResult::BlackWins;
    const std::string text = writePgn(game);
    CAPTURE(text);
    CHECK(longestLine(text) <= 80);
    PgnReader reader(text);
    const auto read = reader.next();
    REQUIRE(read);
    CHECK_FALSE(read->broken);
    CHECK(read->start == game.start);
    CHECK(read->result == game.result);
    CHECK(read->tag("Note") == game.tag("Note"));
    CHECK(same(read->main, game.main));
    CHECK(writePgn(*read) == text);
    CHECK_FALSE(reader.next());
  }
}

TEST_CASE("what PGN can't hold is replaced") {
  PgnGame game;
  game.setTag("Event", "two\nlines");
  game.main.moves.emplace_back(*parseSan(Position(), "e4"));
  game.main.moves[0].comment = "a } brace\nand  blanks";
  const std::string text = writePgn(game);
  const auto read = PgnReader(text).next();
  CHECK_FALSE(read->broken);
  CHECK(read->tag("Event") == "two lines");
  CHECK(read->main.moves[0].comment == "a ) brace and blanks");
}

TEST_CASE("the tags of the start follow the start, not what stood there before") {
  PgnGame game;
  game.setTag("FEN", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  game.setTag("SetUp", "1");
  CHECK(writePgn(game).find("FEN") == std::string::npos);
  game.start = *parseFen("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1");
  const std::string text = writePgn(game);
  CHECK(text.find("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1\"]") !=
        std::string::npos);
}

TEST_CASE("results have four names") {
  for (const auto result : {GameResult::Unknown, GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw})
    CHECK(parseGameResult(toString(result)) == result);
  CHECK_FALSE(parseGameResult("1/2"));
}
