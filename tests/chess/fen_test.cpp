// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"

#include "chess/notation.h"
#include "chess/position_builder.h"

#include <catch2/catch.hpp>

using namespace kirin;

TEST_CASE("the start is the start") {
  CHECK(toFen(Position()) == kStartFen);
  CHECK(*parseFen(kStartFen) == Position());
}

TEST_CASE("clocks may be missing, both or none, and blanks around fields don't matter") {
  CHECK(*parseFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -") == Position());
  CHECK(*parseFen("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   w KQkq - 0 1\r\n") == Position());
}

TEST_CASE("a FEN that is not one names the field") {
  const auto [fen, code, what] = GENERATE(table<std::string, std::string, std::string>({
      {"", "fen.fields", "count"},
      {"8/8", "fen.fields", "count"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0", "fen.fields", "count"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", "fen.fields", "count"},
      {"4k3/8/8/8/8/8/4K3 w - - 0 1", "fen.board", "ranks"},
      {"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "fen.board", "ranks"},
      {"4k3/8/8/8/8/8/8/4K2 w - - 0 1", "fen.board", "rank"},
      {"4k4/8/8/8/8/8/8/4K3 w - - 0 1", "fen.board", "rank"},
      {"4k3/8/8/9/8/8/8/4K3 w - - 0 1", "fen.board", "piece"},
      {"4k3/8/8/44/8/8/8/4K3 w - - 0 1", "fen.board", "digits"},
      {"4k3/8/8/8/8/8/8/4X3 w - - 0 1", "fen.board", "piece"},
      {"4k3/8/8/8/8/8/8/4K3/ w - - 0 1", "fen.board", "ranks"},
      {"4k3/8/8/8/8/8/8/4K3 W - - 0 1", "fen.side", "letter"},
      {"4k3/8/8/8/8/8/8/4K3 white - - 0 1", "fen.side", "letter"},
      {"4k3/8/8/8/8/8/8/R3K2R w KQx - 0 1", "fen.castling", "letter"},
      {"4k3/8/8/8/8/8/8/R3K2R w KK - 0 1", "fen.castling", "right"},
      {"4k3/8/8/8/8/8/8/R3K2R w KH - 0 1", "fen.castling", "right"},
      {"4k3/8/8/8/8/8/8/R3K2R w KQk - 0 1", "fen.castling", "right"},
      {"4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", "fen.castling", "right"},
      {"4k3/8/8/8/8/8/8/R3K2R w E - 0 1", "fen.castling", "right"},
      {"4k3/8/8/8/8/8/8/R3K2R w K- - 0 1", "fen.castling", "letter"},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1", "fen.en-passant", "square"},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", "fen.en-passant", "pawn"},
      {"4k3/8/8/3pP3/8/8/8/4K3 w - c6 0 1", "fen.en-passant", "pawn"},
      {"4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", "fen.en-passant", "pawn"},
      {"4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", "fen.en-passant", "pawn"},
      {"4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", "fen.en-passant", "pawn"},
      {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", "fen.halfmove", "number"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 1x 1", "fen.halfmove", "number"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 00 1", "fen.halfmove", "number"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 99999999999999999999 1", "fen.halfmove", "number"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "fen.fullmove", "number"},
      {"4k3/8/8/8/8/8/8/4K3 w - - 0 1000000", "fen.fullmove", "number"},
      {"8/8/8/8/8/8/8/4K3 w - - 0 1", "fen.position", "kings"},
      {"4k3/8/8/8/8/8/8/8 w - - 0 1", "fen.position", "kings"},
      {"4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "fen.position", "kings"},
      {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "fen.position", "pawns"},
      {"p3k3/8/8/8/8/8/8/4K3 w - - 0 1", "fen.position", "pawns"},
      {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "fen.position", "pieces"},
      {"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "fen.position", "pieces"},
      {"4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "fen.position", "check"},
      {"8/8/8/3kK3/8/8/8/8 w - - 0 1", "fen.position", "check"},
  }));
  CAPTURE(fen);
  const auto position = parseFen(fen);
  REQUIRE_FALSE(position);
  CHECK(position.error().code == code);
  REQUIRE(position.error().args.size() == 2);
  CHECK(position.error().args[1] == what);
}

TEST_CASE("X-FEN and Shredder-FEN name the same rights") {
  const auto byLetter = parseFen("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1");
  const auto byFile = parseFen("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1");
  REQUIRE(byLetter);
  REQUIRE(byFile);
  CHECK(*byLetter == *byFile);
  CHECK(byLetter->chess960());
  CHECK(byLetter->castlingRook(Color::White, 1) == *parseSquare("g1"));
  CHECK(byLetter->castlingRook(Color::Black, 0) == *parseSquare("b8"));
  CHECK(toFen(*byLetter) == "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1");
}

TEST_CASE("a letter for the outer rook, a file for the inner one") {
  const std::string inner = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1";
  CHECK(parseFen(inner)->castlingRook(Color::White, 1) == *parseSquare("g1"));
  CHECK(toFen(*parseFen(inner)) == inner);
  CHECK(parseFen("4k3/8/8/8/8/8/8/4K1RR w K - 0 1")->castlingRook(Color::White, 1) == *parseSquare("h1"));
}

TEST_CASE("ordinary castling leaves Chess960 off, file letters switch it on") {
  CHECK_FALSE(parseFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")->chess960());
  CHECK(parseFen("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1")->chess960());
}

TEST_CASE("an en passant square nobody can use is read and not written") {
  CHECK(toFen(*parseFen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")) ==
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

TEST_CASE("a game played on from the largest clocks can still be written and read") {
  const Position last = *parseFen("7k/8/1r6/8/8/P7/8/7K b - - 999999 999999");
  const auto move = parseUci(last, "b6b5");
  REQUIRE(move);
  const Position next = last.after(*move);
  const auto read = parseFen(toFen(next));
  REQUIRE(read);
  CHECK(read->key() == next.key());
  CHECK(toFen(*read) == toFen(next));
}

TEST_CASE("a builder refuses a right without its rook and gives a sane position only") {
  PositionBuilder builder;
  CHECK_FALSE(builder.build("set-up"));
  builder.put({Color::White, PieceType::King}, *parseSquare("e1"));
  builder.put({Color::Black, PieceType::King}, *parseSquare("e8"));
  CHECK_FALSE(builder.allowCastling(Color::White, *parseSquare("h1")));
  builder.put({Color::White, PieceType::Rook}, *parseSquare("h1"));
  CHECK(builder.allowCastling(Color::White, *parseSquare("h1")));
  const auto position = builder.build("set-up");
  REQUIRE(position);
  CHECK(toFen(*position) == "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST_CASE("square and piece names") {
  CHECK(squareName(0) == "a1");
  CHECK(squareName(63) == "h8");
  CHECK(squareName(kNoSquare) == "-");
  CHECK(parseSquare("e4") == 28);
  for (const auto* bad : {"", "e", "e9", "i1", "e44", "E4"}) CHECK_FALSE(parseSquare(bad));
  CHECK(pieceLetter({Color::Black, PieceType::Knight}) == 'n');
  CHECK(pieceLetter({}) == '.');
  CHECK(parsePieceLetter('Q') == Piece{Color::White, PieceType::Queen});
  for (const char bad : {'x', '.', '1', 'O'}) CHECK_FALSE(parsePieceLetter(bad));
}
