// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"
#include "chess/movegen.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>

using namespace kirin;

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int kStandardDepth = 3;
constexpr int kChess960Depth = 2;
#else
constexpr int kStandardDepth = 5;
constexpr int kChess960Depth = 4;
#endif

struct Known {
  std::string fen;
  int depth = 0;  ///< the deepest known that is not too deep
  std::uint64_t leaves = 0;
};

/// Lines of "FEN ;D1 20 ;D2 400"; the deepest count within `deepest` is enough, since it walks through the others.
std::vector<Known> readSuite(const std::string& name, int deepest) {
  std::ifstream file(std::string(KIRIN_TEST_DATA "/perft/") + name);
  std::vector<Known> suite;
  for (std::string line; std::getline(file, line);) {
    Known known;
    std::istringstream parts(line);
    std::getline(parts, known.fen, ';');
    for (std::string part; std::getline(parts, part, ';');) {
      const int depth = std::stoi(part.substr(1));
      if (depth > deepest) continue;
      known.depth = depth;
      known.leaves = std::stoull(part.substr(part.find(' ')));
    }
    suite.push_back(known);
  }
  return suite;
}

void check(const std::vector<Known>& suite) {
  for (const Known& known : suite) {
    CAPTURE(known.fen, known.depth);
    const auto position = parseFen(known.fen);
    REQUIRE(position);
    const auto again = parseFen(toFen(*position));
    REQUIRE(again);
    REQUIRE(*again == *position);
    if (known.depth > 0) CHECK(perft(*again, known.depth) == known.leaves);
  }
}

}  // namespace

TEST_CASE("the standard positions have the known numbers of leaves") {
  const auto suite = readSuite("standard.epd", kStandardDepth);
  REQUIRE(suite.size() == 128);
  check(suite);
}

TEST_CASE("the 960 positions have the known numbers of leaves") {
  const auto suite = readSuite("frcperftsuite.epd", kChess960Depth);
  REQUIRE(suite.size() == 960);
  check(suite);
}

TEST_CASE("depth nought is the position itself") {
  CHECK(perft(Position(), 0) == 1);
  CHECK(perft(Position(), 1) == 20);
}
