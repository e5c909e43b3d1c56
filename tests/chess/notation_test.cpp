// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/notation.h"

#include "chess/random_positions.h"

#include <catch2/catch.hpp>
#include <set>

using namespace kirin;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int kPlies = 25;
#else
constexpr int kPlies = 150;
#endif

std::string san(std::string_view fen, std::string_view text) {
  const auto read = parseFen(fen);
  REQUIRE(read);
  const Position& position = *read;
  const auto move = parseSan(position, text);
  return move ? toSan(position, *move) : move.error().code;
}

std::string uci(std::string_view fen, std::string_view text) {
  const auto read = parseFen(fen);
  REQUIRE(read);
  const Position& position = *read;
  const auto move = parseUci(position, text);
  return move ? toUci(position, *move) : move.error().code;
}

constexpr std::string_view kCastling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view kPromotion = "3n1n1k/4P3/8/8/8/8/8/4K3 w - - 0 1";

}  // namespace

TEST_CASE("every legal move survives SAN and UCI, and no two are written alike") {
  kirin::testing::everyPosition(7, kPlies, [](const Position& position) {
    std::set<std::string> sans;
    std::set<std::string> ucis;
    const MoveList moves = legalMoves(position);
    for (const Move m : moves) {
      const std::string inSan = toSan(position, m);
      const std::string inUci = toUci(position, m);
      const auto fromSan = parseSan(position, inSan);
      const auto fromUci = parseUci(position, inUci);
      const auto eitherWay = parseSan(position, inUci);
      if (!fromSan || *fromSan != m) FAIL(toFen(position) << " " << inSan);
      if (!fromUci || *fromUci != m || !eitherWay || *eitherWay != m) FAIL(toFen(position) << " " << inUci);
      sans.insert(inSan);
      ucis.insert(inUci);
    }
    if (static_cast<int>(sans.size()) != moves.size() || static_cast<int>(ucis.size()) != moves.size())
      FAIL(toFen(position));
  });
  SUCCEED();
}

TEST_CASE("SAN says no more than is needed to tell moves apart") {
  CHECK(san("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1") == "Rad1");
  CHECK(san("R7/8/4k3/8/8/8/4K3/R7 w - - 0 1", "a1a4") == "R1a4");
  CHECK(san("1k6/8/8/8/Q6Q/8/4K3/Q7 w - - 0 1", "a4d4") == "Qa4d4");
  CHECK(san("7k/8/8/3q4/4R3/8/4R3/4K3 w - - 0 1", "e4d4") == "Rd4");
  // The other knight is pinned: no ambiguity.
  CHECK(san("4r2k/8/8/8/4N3/8/8/1N2K3 w - - 0 1", "b1d2") == "Nd2");
  CHECK(san("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8") == "Ra8#");
  CHECK(san("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O") == "O-O-O+");
  CHECK(san("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", "e5d6") == "exd6");
}

TEST_CASE("SAN is read as people write it") {
  const auto [fen, text, meant] = GENERATE(table<std::string_view, std::string, std::string>({
      {kStartFen, "Nf3!?", "Nf3"},     {kStartFen, "Ng1f3", "Nf3"},   {kStartFen, "Ng1-f3", "Nf3"},
      {kStartFen, "e2-e4", "e4"},      {kStartFen, "e2e4", "e4"},     {kStartFen, "e4+", "e4"},
      {kCastling, "O-O", "O-O"},       {kCastling, "0-0", "O-O"},     {kCastling, "o-o-o", "O-O-O"},
      {kCastling, "0-0-0!!", "O-O-O"}, {kCastling, "e1g1", "O-O"},    {kCastling, "e1h1", "O-O"},
      {kCastling, "Ra8", "Rxa8+"},     {kPromotion, "e8=Q", "e8=Q"},  {kPromotion, "e8Q", "e8=Q"},
      {kPromotion, "e8=n", "e8=N"},    {kPromotion, "e7e8r", "e8=R"}, {kPromotion, "ed8=Q", "exd8=Q"},
      {kPromotion, "exf8b", "exf8=B"},
  }));
  CAPTURE(text);
  CHECK(san(fen, text) == meant);
}

TEST_CASE("what is no move says why") {
  const auto [fen, text, code] = GENERATE(table<std::string_view, std::string, std::string>({
      {kStartFen, "", "move.syntax"},
      {kStartFen, "hello", "move.syntax"},
      {kStartFen, "e9", "move.syntax"},
      {kStartFen, "Nf33", "move.syntax"},
      {kStartFen, "+", "move.syntax"},
      {kStartFen, "e8=K", "move.syntax"},
      {kStartFen, "e5", "move.illegal"},
      {kStartFen, "e2e5", "move.illegal"},
      {kStartFen, "O-O", "move.illegal"},
      {kStartFen, "e4=Q", "move.illegal"},
      {kPromotion, "e8", "move.illegal"},
      {"4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1", "move.ambiguous"},
  }));
  CAPTURE(text);
  CHECK(san(fen, text) == code);
}

TEST_CASE("UCI accepts both ways of castling and writes the one that fits") {
  CHECK(uci(kCastling, "e1g1") == "e1g1");
  CHECK(uci(kCastling, "e1h1") == "e1g1");
  CHECK(uci(kCastling, "e1c1") == "e1c1");
  CHECK(uci("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "e1g1") == "e1h1");
  // The king steps to g1 plainly; to castle, it takes the rook.
  const std::string_view near = "4k3/8/8/8/8/8/8/5K1R w K - 0 1";
  CHECK(parseUci(*parseFen(near), "f1g1")->kind() == Move::Kind::Normal);
  CHECK(parseUci(*parseFen(near), "f1h1")->kind() == Move::Kind::Castling);
}

TEST_CASE("UCI is strict about its form") {
  for (const auto* bad : {"", "e2", "e2e", "e2e4q5", "e2e9", "0000", "e2e4k", "e7-e8"}) {
    CAPTURE(bad);
    CHECK(uci(kStartFen, bad) == "move.syntax");
  }
  CHECK(uci(kStartFen, "e2e4q") == "move.illegal");
  CHECK(uci(kPromotion, "e7e8") == "move.illegal");
  CHECK(toUci(Position(), Move()) == "0000");
}
