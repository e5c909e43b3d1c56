// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/random_positions.h"

#include <catch2/catch.hpp>
#include <set>

using namespace kirin;
using kirin::testing::everyPosition;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int kPlies = 40;
#else
constexpr int kPlies = 250;
#endif

Move find(const Position& position, std::string_view from, std::string_view to, Move::Kind kind = Move::Kind::Normal) {
  const Move m(*parseSquare(from), *parseSquare(to), kind);
  REQUIRE(legalMoves(position).contains(m));
  return m;
}

}  // namespace

TEST_CASE("a position played into equals the one read from its FEN, key and checkers included") {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    everyPosition(seed, kPlies, [](const Position& position) {
      auto read = parseFen(toFen(position));
      if (!read) FAIL(toFen(position) << ": " << read.error().debugText());
      read->setChess960(position.chess960());  // nobody can castle any more: FEN has no room for it
      if (*read != position || read->key() != position.key()) FAIL(toFen(position));
    });
  }
  SUCCEED();
}

TEST_CASE("isLegal knows exactly the generated moves among all 65536 bit patterns") {
  int count = 0;
  everyPosition(4, 30, [&](const Position& position) {
    if (++count % 3 != 0) return;
    const MoveList moves = legalMoves(position);
    for (std::uint32_t bits = 0; bits < 65536; ++bits) {
      const Move m = Move::fromBits(static_cast<std::uint16_t>(bits));
      if (position.isLegal(m) != moves.contains(m))
        FAIL(toFen(position) << " " << squareName(m.from()) << squareName(m.to()) << " kind "
                             << static_cast<int>(m.kind()));
    }
  });
  CHECK(count > 100);
}

TEST_CASE("givesCheck foretells whether the next position is in check") {
  int checks = 0;
  everyPosition(5, kPlies, [&](const Position& position) {
    for (const Move m : legalMoves(position)) {
      const bool check = position.after(m).inCheck();
      checks += check;
      if (position.givesCheck(m) != check) FAIL(toFen(position) << " " << squareName(m.from()) << squareName(m.to()));
    }
  });
  CHECK(checks > 100);
}

TEST_CASE("generated lists hold no move twice, and the noisy list is the loud part of the whole") {
  everyPosition(6, kPlies, [](const Position& position) {
    const MoveList all = legalMoves(position);
    std::set<std::uint16_t> distinct;
    int loud = 0;
    for (const Move m : all) {
      distinct.insert(m.bits());
      loud += position.inCheck() || m.promotion() == PieceType::Queen ||
              (position.isCapture(m) && m.promotion() == PieceType::None);
    }
    const MoveList noisy = legalNoisyMoves(position);
    bool contained = true;
    for (const Move m : noisy) contained = contained && all.contains(m);
    if (static_cast<int>(distinct.size()) != all.size() || !contained || noisy.size() != loud ||
        hasLegalMove(position) == all.empty())
      FAIL(toFen(position));
  });
  SUCCEED();
}

TEST_CASE("captures say what they take and where it stands") {
  const Position position = *parseFen("4k3/8/8/8/5p2/8/6P1/4K3 w - - 0 1");
  const Position ready = position.after(find(position, "g2", "g4"));
  REQUIRE(ready.enPassant() == *parseSquare("g3"));
  const Move ep = find(ready, "f4", "g3", Move::Kind::EnPassant);
  CHECK(ready.captured(ep) == Piece{Color::White, PieceType::Pawn});
  CHECK(ready.captureSquare(ep) == *parseSquare("g4"));
  CHECK(ready.after(ep).at(*parseSquare("g4")).none());
  CHECK_FALSE(ready.isCapture(find(ready, "e8", "e7")));
}

TEST_CASE("castling is no capture, moves both men and ends both rights") {
  const Position position = *parseFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 7");
  const Move castle = find(position, "e1", "h1", Move::Kind::Castling);
  CHECK_FALSE(position.isCapture(castle));
  CHECK(toFen(position.after(castle)) == "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 7");
}

TEST_CASE("taking a rook ends the right it stood for, and moving it there later does not bring it back") {
  Position position = *parseFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  position.play(find(position, "a1", "a8"));
  CHECK(toFen(position) == "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
}

TEST_CASE("en passant is remembered only where it can be played") {
  CHECK(Position().after(find(Position(), "e2", "e4")).enPassant() == kNoSquare);
  // The capture would bare the king along the rank.
  const Position pinned = *parseFen("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1");
  CHECK(pinned.after(find(pinned, "e2", "e4")).enPassant() == kNoSquare);
  const Position free = *parseFen("8/8/8/8/3p3R/k7/4P3/4K3 w - - 0 1");
  CHECK(free.after(find(free, "e2", "e4")).enPassant() == *parseSquare("e3"));
}

TEST_CASE("a null move passes the turn and nothing else") {
  Position position = *parseFen("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3");
  position.playNull();
  CHECK(toFen(position) == "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 4");
  CHECK(position.key() == parseFen(toFen(position))->key());
}

TEST_CASE("sameAs looks at pieces, side, rights and en passant, not at clocks") {
  const Position position = *parseFen("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
  CHECK(position.sameAs(*parseFen("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 7 31")));
  CHECK_FALSE(position.sameAs(*parseFen("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1")));
  CHECK_FALSE(position.sameAs(*parseFen("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk d6 0 1")));
  CHECK_FALSE(position.sameAs(*parseFen("r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1")));
  CHECK_FALSE(position.sameAs(*parseFen("r3k2r/8/8/3pP3/8/8/8/R3K1R1 w Qkq d6 0 1")));
}

TEST_CASE("keys of the positions around one differ") {
  std::set<Key> keys;
  int positions = 1;
  keys.insert(Position().key());
  for (const Move m : legalMoves(Position())) {
    const Position next = Position().after(m);
    keys.insert(next.key());
    ++positions;
    for (const Move reply : legalMoves(next)) {
      keys.insert(next.after(reply).key());
      ++positions;
    }
  }
  CHECK(static_cast<int>(keys.size()) == positions);
}
