// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/rng.h"
#include "board/board_testing.h"

#include <deque>
#include <vector>

using namespace kirin;
using namespace kirin::testing;

namespace {

/// A few objects among a few places, small enough to try everything.
struct Problem {
  std::vector<PieceId> pieces;
  std::vector<Place> places;
  Placement now;
  Placement target;
};

Placement nothingKnown() {
  Placement placement = Placement::stored();
  placement.places.fill(Place::nowhere());
  return placement;
}

Problem draw(Rng& rng) {
  // Kinds with equals and without.
  const std::vector<std::vector<PieceId>> sets{
      {white("R1"), white("R2"), white("N1"), white("N2")},
      {white("P1"), white("P2"), white("P3"), white("K")},
      {white("R1"), white("R2"), white("Q"), black("Q")},
      {white("B1"), white("B2"), white("K"), black("P1")},
  };
  Problem problem{sets[rng.below(static_cast<std::uint32_t>(sets.size()))], {}, nothingKnown(), nothingKnown()};
  for (const PieceId piece : problem.pieces) problem.places.push_back(stored(piece));
  for (const auto* square : {"a1", "b1", "c1", "d1", "h8"}) problem.places.push_back(on(square));

  std::vector<Place> free(problem.places.begin(), problem.places.end() - 1);  // h8 stays for stepping aside
  for (const PieceId piece : problem.pieces) {
    const std::size_t i = rng.below(static_cast<std::uint32_t>(free.size()));
    problem.now.places[piece] = free[i];
    free.erase(free.begin() + static_cast<std::ptrdiff_t>(i));
  }
  std::vector<Place> squares{on("a1"), on("b1"), on("c1"), on("d1")};
  for (const PieceId piece : problem.pieces) {
    problem.target.places[piece] = stored(piece);
    if (rng.below(4) == 0) continue;
    const std::size_t i = rng.below(static_cast<std::uint32_t>(squares.size()));
    problem.target.places[piece] = squares[i];
    squares.erase(squares.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return problem;
}

bool reached(const Problem& problem, const Placement& board, bool interchange) {
  for (const PieceId piece : problem.pieces) {
    const Place wanted = problem.target.places[piece];
    if (!interchange) {
      if (board.places[piece] != wanted) return false;
      continue;
    }
    if (board.places[piece].isSlot() && board.places[piece] != stored(piece)) return false;
    if (board.places[piece].isSquare() && !problem.target.at(board.places[piece])) return false;
    if (!wanted.isSquare()) continue;
    const auto server = board.at(wanted);
    if (!server || colorOf(*server) != colorOf(piece) || kindOf(*server) != kindOf(piece)) return false;
  }
  return true;
}

/// The fewest carries there are, by trying all of them, breadth first.
std::size_t fewestCarries(const Problem& problem, bool interchange) {
  const auto encode = [&](const Placement& board) {
    std::size_t code = 0;
    for (const PieceId piece : problem.pieces) {
      const auto at = std::find(problem.places.begin(), problem.places.end(), board.places[piece]);
      code = code * problem.places.size() + static_cast<std::size_t>(at - problem.places.begin());
    }
    return code;
  };
  std::size_t states = 1;
  for (std::size_t i = 0; i < problem.pieces.size(); ++i) states *= problem.places.size();
  std::vector<bool> seen(states, false);
  std::deque<std::pair<Placement, std::size_t>> queue{{problem.now, 0}};
  seen[encode(problem.now)] = true;
  while (!queue.empty()) {
    const auto [board, carries] = queue.front();
    queue.pop_front();
    if (reached(problem, board, interchange)) return carries;
    for (const PieceId piece : problem.pieces) {
      for (const Place place : problem.places) {
        if (board.at(place)) continue;
        Placement next = board;
        next.places[piece] = place;
        const std::size_t code = encode(next);
        if (seen[code]) continue;
        seen[code] = true;
        queue.emplace_back(next, carries + 1);
      }
    }
  }
  FAIL("no way there");
  return 0;
}

}  // namespace

TEST_CASE("no set-up takes more carries than the fewest there are") {
  Rng rng(20260);
  for (int i = 0; i < 300; ++i) {
    const Problem problem = draw(rng);
    for (const bool interchange : {false, true}) {
      const SetupPlan plan = planSetup(problem.now, problem.target, interchange);
      const Placement end = carriedOut(problem.now, plan.motion.operations);
      REQUIRE(reached(problem, end, interchange));
      REQUIRE(end.places == plan.motion.result.places);
      std::string carries;
      for (const auto& operation : plan.motion.operations) carries += Catch::Detail::stringify(operation) + "; ";
      INFO(i << (interchange ? " shared: " : " fixed: ") << carries);
      REQUIRE(plan.motion.operations.size() == fewestCarries(problem, interchange));
    }
  }
}
