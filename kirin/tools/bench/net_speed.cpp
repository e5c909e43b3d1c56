// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/net_speed.h"

#include "base/rng.h"
#include "chess/movegen.h"
#include "engine/nnue/accumulator_stack.h"

#include <algorithm>
#include <vector>

namespace kirin::bench {

namespace {

constexpr int kLine = 100;  // plies of one game

struct Game {
  std::vector<Position> positions{Position()};
  std::vector<Move> moves;
};

std::vector<Game> randomGames(int moves) {
  Rng rng(1);
  std::vector<Game> games;
  for (int made = 0; made < moves;) {
    Game& game = games.emplace_back();
    for (int ply = 0; ply < kLine && made < moves; ++ply, ++made) {
      const MoveList legal = legalMoves(game.positions.back());
      if (legal.size() == 0) break;
      game.moves.push_back(legal[rng.between(0, legal.size() - 1)]);
      game.positions.push_back(game.positions.back().after(game.moves.back()));
    }
  }
  return games;
}

double nanoseconds(Duration duration, int count) { return static_cast<double>(duration.count()) / std::max(count, 1); }

}  // namespace

NetSpeed measureNet(const std::shared_ptr<const Network>& network, const NetKernels& kernels, const ITime& time,
                    int moves) {
  const std::vector<Game> games = randomGames(moves);
  AccumulatorStack stack(network, kLine, kernels);
  volatile int seen = 0;  // so that nothing is left out as useless

  int judged = 0;
  const Instant began = time.now();
  for (const Game& game : games) {
    stack.reset();
    for (std::size_t i = 0; i < game.moves.size(); ++i, ++judged) {
      stack.push(game.positions[i], game.moves[i]);
      seen = stack.evaluate(game.positions[i + 1]);
    }
  }
  const double both = nanoseconds(time.now() - began, judged);

  // Asked again, the sums are there: only the way to the score is left.
  stack.reset();
  const Position start;
  seen = stack.evaluate(start);
  const Instant again = time.now();
  for (int i = 0; i < judged; ++i) seen = stack.evaluate(start);
  const double forward = nanoseconds(time.now() - again, judged);
  static_cast<void>(seen);
  return {std::max(both - forward, 0.0), forward};
}

}  // namespace kirin::bench
