// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation.h"

#include "helpers.h"

#include "chess/movegen.h"

#include <algorithm>
#include <cctype>

using namespace kirin;
using testing::position;

namespace {

int evaluate(const Position& position) { return kirin::evaluate(*Network::embedded(), position); }

/// The same position with colours exchanged.
std::string mirrored(const std::string& fen) {
  std::vector<std::string> ranks;
  const std::size_t space = fen.find(' ');
  std::string rank;
  for (char c : fen.substr(0, space) + "/") {
    if (c == '/') {
      ranks.insert(ranks.begin(), rank);
      rank.clear();
    } else {
      rank += std::isupper(c) ? static_cast<char>(std::tolower(c)) : static_cast<char>(std::toupper(c));
    }
  }
  std::string board;
  for (const auto& r : ranks) board += (board.empty() ? "" : "/") + r;
  const char side = fen[space + 1] == 'w' ? 'b' : 'w';
  return board + " " + side + " - - " + fen.substr(fen.rfind(' ', fen.rfind(' ') - 1) + 1);
}

}  // namespace

TEST_CASE("colours are judged alike") {
  for (const std::string& fen : testing::variedFens()) {
    INFO(fen);
    CHECK(evaluate(position(fen)) == evaluate(position(mirrored(fen))));
  }
}

TEST_CASE("the start is balanced, and material counts") {
  const int start = evaluate(Position());
  CHECK(start >= 0);
  CHECK(start < 60);
  const int queenUp = evaluate(position("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
  const int rookUp = evaluate(position("1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1"));
  const int knightUp = evaluate(position("r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
  const int pawnUp = evaluate(position("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
  CHECK(queenUp > rookUp);
  CHECK(rookUp > knightUp);
  CHECK(knightUp > pawnUp);
  CHECK(pawnUp > start);
}

TEST_CASE("an advantage fades as the fiftieth move comes near") {
  const int early = evaluate(position("4k3/8/8/8/8/8/4P3/3RK3 w - - 0 50"));
  const int late = evaluate(position("4k3/8/8/8/8/8/4P3/3RK3 w - - 95 100"));
  CHECK(late < early);
  CHECK(late > 0);
}

TEST_CASE("what is kept along a line is judged like a position by itself") {
  AccumulatorStack sums(Network::embedded(), 4);
  const Position before = position("4k3/8/8/8/8/8/4P3/3RK3 w - - 80 90");
  const Move move = legalMoves(before)[0];
  sums.reset();
  CHECK(kirin::evaluate(sums, before) == evaluate(before));
  sums.push(before, move);
  CHECK(kirin::evaluate(sums, before.after(move)) == evaluate(before.after(move)));
}
