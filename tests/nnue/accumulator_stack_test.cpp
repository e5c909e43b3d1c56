// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/nnue/accumulator_stack.h"

#include "base/rng.h"
#include "chess/fen.h"
#include "chess/movegen.h"
#include "chess/notation.h"
#include "testing/random_network.h"

#include <catch2/catch.hpp>

namespace kirin {

namespace {

constexpr std::string_view kStarts[] = {
    kStartFen,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "1rk1r1nb/p2b1pq1/1p1p3p/2p3p1/2P1P3/1P2B1P1/P2P1P1P/QRK1RN1B w EBeb - 0 10",
};

}  // namespace

TEST_CASE("Sums kept along a line equal sums from nothing") {
  for (const NetKernels& kernels : runnableKernels()) {
    INFO(toString(kernels.simd));
    const auto network = testing::randomNetwork(64, 8, 11);
    AccumulatorStack stack(network, 60, kernels);
    Rng rng(23);
    int castled = 0, promoted = 0, enPassant = 0, crossed = 0, judged = 0;
    for (int game = 0; game < 300; ++game) {
      std::vector<Position> line{parseFen(kStarts[game % std::size(kStarts)]).value()};
      stack.reset();
      while (line.size() < 60) {
        const Position& now = line.back();
        // Judging only now and then leaves plies to catch up with; going back and on again overwrites some.
        if (rng.below(3) == 0) {
          REQUIRE(stack.evaluate(now) == network->evaluate(now, runnableKernels().front()));
          ++judged;
        }
        if (line.size() > 1 && rng.below(4) == 0) {
          stack.pop();
          line.pop_back();
          continue;
        }
        if (!now.inCheck() && rng.below(20) == 0) {
          stack.pushNull();
          Position passed = now;
          passed.playNull();
          line.push_back(passed);
          continue;
        }
        const MoveList moves = legalMoves(now);
        if (moves.empty()) break;
        const Move move = moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
        castled += move.kind() == Move::Kind::Castling;
        promoted += move.kind() == Move::Kind::Promotion;
        enPassant += move.kind() == Move::Kind::EnPassant;
        const Color us = now.sideToMove();
        stack.push(now, move);
        line.push_back(now.after(move));
        crossed += (fileOf(line[line.size() - 2].king(us)) < 4) != (fileOf(line.back().king(us)) < 4);
      }
    }
    CHECK(castled > 10);
    CHECK(promoted > 10);
    CHECK(enPassant > 5);
    CHECK(crossed > 10);
    CHECK(judged > 1000);
  }
}

TEST_CASE("A line begun anew owes nothing to the one before") {
  const auto network = testing::randomNetwork(128, 1, 2);
  AccumulatorStack stack(network, 4);
  CHECK(stack.evaluate(Position()) == network->evaluate(Position()));
  for (std::string_view fen : kStarts) {
    const Position start = parseFen(fen).value();
    stack.reset();
    CHECK(stack.evaluate(start) == network->evaluate(start));
    const Move move = legalMoves(start)[0];
    stack.push(start, move);
    CHECK(stack.evaluate(start.after(move)) == network->evaluate(start.after(move)));
    stack.pop();
    CHECK(stack.evaluate(start) == network->evaluate(start));
  }
}

}  // namespace kirin
