// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/carry_order.h"

#include "base/rng.h"
#include "board/board_testing.h"
#include "board/motion_timing.h"

#include <algorithm>

using namespace kirin;
using namespace kirin::testing;

namespace {

double emptySeconds(const std::vector<PieceOperation>& operations, const BoardProfile& profile, Point head) {
  double seconds = 0;
  for (const PieceOperation& operation : operations) {
    seconds += secondsAlong({head, profile.where(operation.from)}, profile.motion.emptyFeed, profile.motion);
    head = profile.where(operation.to);
  }
  return seconds;
}

bool sameOperations(std::vector<PieceOperation> a, std::vector<PieceOperation> b) {
  const auto less = [](const PieceOperation& x, const PieceOperation& y) {
    const auto code = [](Place place) { return place.isSquare() ? place.square() : 64 + place.slot(); };
    return std::pair(x.piece, code(x.to)) < std::pair(y.piece, code(y.to));
  };
  std::sort(a.begin(), a.end(), less);
  std::sort(b.begin(), b.end(), less);
  return a == b;
}

}  // namespace

TEST_CASE("the order of few carries is as short as any that can be done") {
  const BoardProfile profile;
  Rng rng(12);
  for (int round = 0; round < 40; ++round) {
    Placement now = Placement::stored();
    std::vector<PieceOperation> operations;
    Placement board = now;
    for (int i = 0; i < 6; ++i) {
      const PieceId piece = static_cast<PieceId>(rng.below(8));
      const Place to = Place::onSquare(static_cast<Square>(rng.below(12)));
      if (board.at(to)) continue;
      operations.push_back({piece, board.places[piece], to});
      board.places[piece] = to;
    }
    const Point head{rng.below(500) * 1.0, rng.below(500) * 1.0};
    const auto found = shortestOrder(now, operations, profile, head);
    CHECK(canBeDone(now, found));
    CHECK(sameOperations(found, operations));

    std::vector<std::size_t> index(operations.size());
    for (std::size_t i = 0; i < index.size(); ++i) index[i] = i;
    double least = emptySeconds(operations, profile, head);
    do {
      std::vector<PieceOperation> order;
      for (const std::size_t i : index) order.push_back(operations[i]);
      if (canBeDone(now, order)) least = std::min(least, emptySeconds(order, profile, head));
    } while (std::next_permutation(index.begin(), index.end()));
    CHECK(emptySeconds(found, profile, head) <= least * 1.25 + 1e-9);
  }
}

TEST_CASE("an order that takes from where nothing is or puts where something is can't be done") {
  const Placement now = Placement::stored();
  const PieceId king = white("K");
  const PieceId queen = white("Q");
  CHECK(canBeDone(now, {{king, stored(king), on("e1")}, {queen, stored(queen), stored(king)}}));
  CHECK_FALSE(canBeDone(now, {{queen, stored(queen), stored(king)}, {king, stored(king), on("e1")}}));
  CHECK_FALSE(canBeDone(now, {{king, on("e1"), on("e2")}}));
  CHECK_FALSE(canBeDone(now, {{king, stored(king), Place::nowhere()}}));
}
