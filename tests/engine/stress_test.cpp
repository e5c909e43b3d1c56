// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Positions nobody would think of, in numbers, and searches as large as they come. For the sanitizers.
#include "helpers.h"

#include "base/rng.h"
#include "chess/movegen.h"

using namespace kirin;
using testing::nodes;
using testing::position;

namespace {

/// Starts that random play seldom comes to: many queens, few pieces, castling from odd squares, old halfmove clocks.
const std::vector<std::string>& oddStarts() {
  static const std::vector<std::string> fens{
      std::string(kStartFen),
      "qqqqkqqq/qq6/8/8/8/8/QQ6/QQQQKQQQ w - - 0 1",
      "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w GBgb - 0 1",
      "4k3/PPP3PP/8/8/8/8/ppp3pp/4K3 w - - 0 1",
      "8/8/3k4/8/8/3K4/4P3/8 w - - 0 1",
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 120",
      "8/8/4k3/8/4NN2/4K3/8/8 b - - 97 150",
  };
  return fens;
}

void expectSound(const Position& root, const SearchResult& result) {
  REQUIRE(result.move.none() == !hasLegalMove(root));
  GameLine line(root);
  for (const Move m : result.pv) {
    REQUIRE(line.current().isLegal(m));
    line.play(m);
  }
}

}  // namespace

TEST_CASE("ten thousand random positions are searched soundly", "[.slow]") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.setOption("Hash", "1").ok());
  Rng rng(10'000);
  int searched = 0;
  while (searched < 10'000) {
    GameLine line(position(oddStarts()[rng.below(static_cast<std::uint32_t>(oddStarts().size()))]));
    for (std::uint32_t plies = rng.below(120); plies > 0 && hasLegalMove(line.current()); --plies) {
      const MoveList moves = legalMoves(line.current());
      line.play(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
    }
    const auto result = engine.search(line, nodes(1'000), {}, {});
    REQUIRE(result->nodes <= 1'000);
    expectSound(line.current(), *result);
    ++searched;
  }
}

TEST_CASE("ten million nodes with the smallest table and with a large one", "[.slow]") {
  RealTime time;
  SearchEngine engine(time);
  for (const char* megabytes : {"1", "1024"}) {
    REQUIRE(engine.setOption("Hash", megabytes).ok());
    const Position root = position(testing::variedFens()[3]);
    const auto result = engine.search(GameLine(root), nodes(10'000'000), {}, {});
    CHECK(result->nodes == 10'000'000);
    CHECK(std::abs(result->score.cp) < 1'000);
    expectSound(root, *result);
  }
}

TEST_CASE("the lines of MultiPV are sorted and distinct at every depth, with moves asked for or not") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.setOption("MultiPV", "3").ok());
  for (const std::string& fen : testing::variedFens()) {
    const Position root = position(fen);
    SearchLimits limits = nodes(20'000);
    for (const bool some : {false, true}) {
      if (some)
        for (const Move m : legalMoves(root))
          if (limits.searchMoves.size() < 2) limits.searchMoves.push_back(m);
      std::vector<SearchInfo> lines;
      const auto result = engine.search(GameLine(root), limits, {}, [&](const SearchInfo& info) {
        if (info.multiPv == 1) lines.clear();
        REQUIRE(info.multiPv == static_cast<int>(lines.size()) + 1);
        for (const SearchInfo& before : lines) {
          REQUIRE(before.pv.front() != info.pv.front());
          REQUIRE(before.score.cp >= info.score.cp);
        }
        lines.push_back(info);
      });
      REQUIRE(lines.size() == std::min<std::size_t>(3, some ? limits.searchMoves.size() : legalMoves(root).size()));
      expectSound(root, *result);
    }
  }
}
