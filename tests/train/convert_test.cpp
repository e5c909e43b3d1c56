// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "convert.h"

#include "dataset.h"

#include "chess/fen.h"
#include "engine/nnue/features.h"

#include <catch2/catch.hpp>
#include <cstring>
#include <set>
#include <sstream>

namespace kirin {

namespace {

std::vector<PackedPosition> positionsIn(const std::string& bytes) {
  PackedHeader header;
  REQUIRE(bytes.size() >= sizeof(header));
  std::memcpy(&header, bytes.data(), sizeof(header));
  CHECK(header == PackedHeader{});
  std::vector<PackedPosition> positions((bytes.size() - sizeof(header)) / sizeof(PackedPosition));
  std::memcpy(positions.data(), bytes.data() + sizeof(header), positions.size() * sizeof(PackedPosition));
  return positions;
}

Result<ConvertCounts> convertText(const std::string& games, std::string* positions = nullptr,
                                  ConvertOptions options = {}) {
  std::istringstream in(games);
  std::ostringstream out;
  const auto counts = convertGames(in, out, options);
  if (positions != nullptr) *positions = out.str();
  return counts;
}

}  // namespace

TEST_CASE("Quiet positions of a game are packed as the mover sees them") {
  // e4 d5 are drawn; exd5 and Qxd5 capture; Ke2 is scored beyond; Qe4+ gives check.
  const std::string game = "0-1;2;e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 e1e2 a5e5 e2f3;10 12 15 20 -2001 30 -40\n";
  std::string bytes;
  const auto counts = convertText(game + game, &bytes, {.validationEvery = 2});
  REQUIRE(counts.ok());
  CHECK(counts->games == 2);
  CHECK(counts->scored == 14);
  CHECK(counts->noisy == 4);
  CHECK(counts->decided == 2);
  CHECK(counts->inCheck == 2);
  CHECK(counts->validation == 3);
  CHECK(counts->training == 3);

  const auto positions = positionsIn(bytes);
  REQUIRE(positions.size() == 6);
  const PackedPosition& white = positions[0];
  CHECK(white == [] {
    PackedPosition p = pack(parseFen("rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3").value(), 15, 0);
    p.ply = 4;
    p.flags |= PackedPosition::kValidation;
    return p;
  }());
  CHECK(white.score == 15);
  CHECK(white.result == 0);
  CHECK(positions[1].score == -20);
  CHECK(positions[1].result == 2);
  CHECK(positions[1].flags == (PackedPosition::kBlackToMove | PackedPosition::kValidation));
  CHECK((positions[3].flags & PackedPosition::kValidation) == 0);
}

TEST_CASE("A game may begin elsewhere and reading may end early") {
  const std::string game = "1-0;0;a7a8q e8d7;900 905;4k3/P7/8/8/8/8/8/4K3 w - - 0 1\n";
  const auto counts = convertText(game + game + game, nullptr, {.mostScored = 3});
  REQUIRE(counts.ok());
  CHECK(counts->games == 2);
  CHECK(counts->noisy == 2);
  CHECK(counts->inCheck == 2);
}

TEST_CASE("A broken game names its line") {
  const std::string good = "1/2-1/2;0;e2e4 e7e5;1 2\n";
  const auto refused = [&](const std::string& line) {
    const auto counts = convertText(good + line);
    REQUIRE_FALSE(counts.ok());
    CHECK(counts.error().args.back() == "2");
    return counts.error().code;
  };
  CHECK(refused("1/2-1/2;0;e2e4 e7e5\n") == "games.syntax");
  CHECK(refused("2-0;0;e2e4 e7e5;1 2\n") == "games.syntax");
  CHECK(refused("1-0;x;e2e4 e7e5;1 2\n") == "games.syntax");
  CHECK(refused("1-0;0;e2e4 e7e5;1\n") == "games.syntax");
  CHECK(refused("1-0;0;e2e4 e7e5;1 2x\n") == "games.syntax");
  CHECK(refused("1-0;0;e2e4 e7e5;1 2;8/8 w\n") == "games.syntax");
  CHECK(refused("1-0;0;e2e4 e7e4;1 2\n") == "games.move");
}

TEST_CASE("A packed position has the features the engine sees") {
  for (const char* fen :
       {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "2k4r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQ - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "8/8/1k6/8/8/6K1/7P/8 w - - 0 1"}) {
    const Position position = parseFen(fen).value();
    const Sample sample = sampleOf(pack(position, 0, 1), {});
    std::multiset<int> own, other;
    for (Square s = 0; s < 64; ++s) {
      const Piece piece = position.at(s);
      if (piece.none()) continue;
      const Color us = position.sideToMove();
      own.insert(featureOf(us, orientation(us, position.king(us)), piece, s));
      other.insert(featureOf(!us, orientation(!us, position.king(!us)), piece, s));
    }
    CHECK(own == std::multiset<int>(sample.own, sample.own + sample.pieces));
    CHECK(other == std::multiset<int>(sample.other, sample.other + sample.pieces));
  }
}

}  // namespace kirin
