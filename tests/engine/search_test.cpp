// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search.h"

#include "helpers.h"

#include "chess/movegen.h"

#include <atomic>

using namespace kirin;
using testing::depth;
using testing::nodes;
using testing::position;
using namespace std::chrono_literals;

namespace {

/// Goes on by a microsecond at each look, so that a search can be out of time without any passing.
class CountingTime final : public ITime {
 public:
  Instant now() const override { return Instant(std::chrono::microseconds(++looks_)); }
  WallTime wallNow() const override { return {}; }
  void waitUntil(InboxSignal&, std::optional<Instant>) override {}

 private:
  mutable std::atomic<std::int64_t> looks_{0};
};

SearchResult searched(SearchEngine& engine, const GameLine& line, const SearchLimits& limits) {
  auto result = engine.search(line, limits, {}, {});
  REQUIRE(result.ok());
  return *result;
}

SearchResult searched(std::string_view fen, const SearchLimits& limits) {
  static const RealTime time;
  SearchEngine engine(time);
  return searched(engine, GameLine(position(fen)), limits);
}

std::string best(std::string_view fen, const SearchLimits& limits) {
  return toUci(position(fen), searched(fen, limits).move);
}

}  // namespace

TEST_CASE("mates are found and counted in moves") {
  const auto [fen, move, moves] = GENERATE(table<std::string, std::string, int>({
      {"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "a1a8", 1},
      {"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "h5f7", 1},
      {"7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "", 2},
      {"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 2},
      {"1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1", "d6d1", 3},
  }));
  INFO(fen);
  const SearchResult result = searched(fen, nodes(300'000));
  REQUIRE(result.score.mateIn);
  CHECK(*result.score.mateIn == moves);
  CHECK(result.score.cp == 32000 - moves);
  if (!move.empty()) CHECK(toUci(position(fen), result.move) == move);

  GameLine line(position(fen));
  for (Move m : result.pv) {
    REQUIRE(line.current().isLegal(m));
    line.play(m);
  }
  CHECK(line.isCheckmate());
  CHECK(line.plies() == 2 * moves - 1);
}

TEST_CASE("being mated is counted too") {
  const SearchResult result = searched("7k/1R6/8/8/8/8/R7/6K1 b - - 0 1", depth(6));
  REQUIRE(result.score.mateIn);
  CHECK(*result.score.mateIn == -1);
  CHECK(result.score.cp == -31999);
}

TEST_CASE("a position without moves has no move, and the right score") {
  const SearchResult mated = searched("R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", nodes(1000));
  CHECK(mated.move.none());
  CHECK(mated.score.mateIn == 0);
  const SearchResult stalemate = searched("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", nodes(1000));
  CHECK(stalemate.move.none());
  CHECK(stalemate.score == Score{0, std::nullopt});
}

TEST_CASE("known tactics are found") {
  const auto [fen, move] = GENERATE(table<std::string, std::string>({
      {"2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1", "g3g6"},
      {"r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1", "h6h7"},
      {"5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1", "c6c4"},
      {"7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - 0 1", "b6b7"},
      {"rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq - 0 1", "g4e3"},
      {"r4q1k/p2bR1rp/2p2Q1N/5p2/5p2/2P5/PP3PPP/R5K1 w - - 0 1", "e7f7"},
  }));
  INFO(fen);
  CHECK(best(fen, nodes(400'000)) == move);
}

TEST_CASE("a promotion to a knight is considered") {
  CHECK(best("8/5P1k/8/6K1/8/8/7q/8 w - - 0 1", nodes(20'000)).substr(0, 4) == "f7f8");
  CHECK(best("6n1/5P1k/7p/5K1P/8/8/8/6q1 w - - 0 1", nodes(20'000)).size() == 5);
}

TEST_CASE("node limits bind exactly") {
  const std::uint64_t limit = GENERATE(1, 2, 17, 255, 256, 257, 1000, 12'345);
  for (const std::string& fen : testing::variedFens()) {
    INFO(fen);
    CHECK(searched(fen, nodes(limit)).nodes == limit);
  }
}

TEST_CASE("a search of no nodes still has a legal move") {
  for (const std::string& fen : testing::variedFens()) {
    const SearchResult result = searched(fen, nodes(0));
    CHECK(result.nodes == 0);
    CHECK(position(fen).isLegal(result.move));
  }
}

TEST_CASE("depth limits bind") {
  RealTime time;
  SearchEngine engine(time);
  int deepest = 0;
  REQUIRE(
      engine.search(GameLine(), depth(5), {}, [&](const SearchInfo& i) { deepest = std::max(deepest, i.depth); }).ok());
  CHECK(deepest == 5);
}

TEST_CASE("the same search gives the same answer, in a new engine and after others with newGame between") {
  RealTime time;
  SearchEngine used(time);
  for (const std::string& fen : testing::variedFens()) {
    const GameLine line(position(fen));
    const SearchResult expected = searched(fen, nodes(20'000));
    searched(used, GameLine(position(testing::variedFens()[2])), nodes(10'000));
    REQUIRE(used.newGame().ok());
    const SearchResult again = searched(used, line, nodes(20'000));
    CHECK(again.move == expected.move);
    CHECK(again.score == expected.score);
    CHECK(again.pv == expected.pv);
  }
}

TEST_CASE("stop ends a search within the nodes between two looks, and still gives a move") {
  RealTime time;
  SearchEngine engine(time);
  std::stop_source stop;
  std::uint64_t asked = 0;
  SearchLimits limits;
  limits.infinite = true;
  const auto result = engine.search(GameLine(), limits, stop.get_token(), [&](const SearchInfo& info) {
    if (info.depth != 6) return;
    asked = info.nodes;
    stop.request_stop();
  });
  REQUIRE(asked > 0);
  CHECK(result->nodes - asked <= 256);
  CHECK(Position().isLegal(result->move));
}

TEST_CASE("a search stopped before it began has a legal move") {
  RealTime time;
  SearchEngine engine(time);
  std::stop_source stop;
  stop.request_stop();
  const auto result = engine.search(GameLine(), {}, stop.get_token(), {});
  CHECK(Position().isLegal(result->move));
  CHECK(result->nodes <= 1);
}

TEST_CASE("a clock ends a search, and a budget it cuts short says so") {
  CountingTime time;
  SearchEngine engine(time);
  SearchLimits limits;
  limits.whiteTime = 60ms;
  limits.blackTime = 60ms;
  const SearchResult timed = searched(engine, GameLine(), limits);
  CHECK_FALSE(timed.timeBound);
  CHECK(Position().isLegal(timed.move));

  limits.nodes = 1'000'000'000;
  const SearchResult cut = searched(engine, GameLine(), limits);
  CHECK(cut.timeBound);
  CHECK(cut.nodes < 1'000'000'000);

  limits.nodes = 300;
  CHECK_FALSE(searched(engine, GameLine(), limits).timeBound);
}

TEST_CASE("what went by before a search began is on its clock") {
  CountingTime time;
  SearchEngine engine(time);
  SearchLimits limits;
  limits.moveTime = 1h;
  limits.since = time.now() - 2h;
  CHECK(searched(engine, GameLine(), limits).nodes <= 257);
}

TEST_CASE("a clock that is over leaves a legal move") {
  RealTime time;
  SearchEngine engine(time);
  for (const Duration left : {Duration(-1h), Duration(0), Duration(1ms)}) {
    SearchLimits limits;
    limits.whiteTime = limits.blackTime = left;
    const Instant before = time.now();
    for (const std::string& fen : testing::variedFens())
      CHECK(position(fen).isLegal(searched(engine, GameLine(position(fen)), limits).move));
    CHECK(time.now() - before < 2s);  // eight searches of a millisecond at most, on a machine that may be busy
  }
}

TEST_CASE("a forced move is played at once") {
  RealTime time;
  SearchEngine engine(time);
  SearchLimits limits;
  limits.whiteTime = limits.blackTime = 24h;
  const Instant before = time.now();
  searched(engine, GameLine(position("6k1/8/8/8/8/8/6q1/7K w - - 0 1")), limits);
  CHECK(time.now() - before < 5s);
}

TEST_CASE("move time ends a search") {
  CountingTime time;
  SearchEngine engine(time);
  SearchLimits limits;
  limits.moveTime = 50us;
  const SearchResult result = searched(engine, GameLine(), limits);
  CHECK(result.nodes < 256 * 60);
}

TEST_CASE("only moves asked for are searched") {
  SearchLimits limits = nodes(20'000);
  const Position start;
  limits.searchMoves = {*parseUci(start, "a2a3"), *parseUci(start, "h2h3")};
  const std::string move = best(kStartFen, limits);
  CHECK((move == "a2a3" || move == "h2h3"));
}

TEST_CASE("MultiPV gives that many different lines, best first") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"MultiPV", "4"}}).ok());
  std::vector<SearchInfo> lines(5);
  const GameLine line(position(testing::variedFens()[2]));
  const auto result = engine.search(line, depth(8), {}, [&](const SearchInfo& info) {
    REQUIRE(info.multiPv >= 1);
    REQUIRE(info.multiPv <= 4);
    if (info.depth == 8) lines[static_cast<std::size_t>(info.multiPv)] = info;
  });
  for (std::size_t i = 1; i <= 4; ++i) {
    REQUIRE_FALSE(lines[i].pv.empty());
    for (std::size_t j = 1; j < i; ++j) {
      CHECK(lines[i].pv[0] != lines[j].pv[0]);
      CHECK(lines[j].score.cp >= lines[i].score.cp);
    }
  }
  CHECK(result->move == lines[1].pv[0]);
}

TEST_CASE("a mate asked for ends the search once found") {
  SearchLimits limits;
  limits.mateIn = 2;
  const SearchResult result = searched("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", limits);
  CHECK(result.score.mateIn == 2);
}

TEST_CASE("any size of table will do") {
  RealTime time;
  const std::string megabytes = GENERATE("1", "3", "256");
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"Hash", megabytes}}).ok());
  const Position start = position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
  CHECK(toUci(start, searched(engine, GameLine(start), nodes(100'000)).move) == "a1a8");
}

TEST_CASE("a move from another position in the table is never played") {
  const SearchSettings settings;
  RealTime time;
  History history;
  for (const std::string& fen : testing::variedFens()) {
    TranspositionTable table(1);
    const Position root = position(fen);
    // As if keys had collided everywhere: moves that fit nowhere, with scores that cut off nothing.
    const Move nonsense(0, 63);
    for (Move m : legalMoves(root)) {
      const Position next = root.after(m);
      table.store(next.key(), 1, {nonsense, 0, 0, 0, Bound::Lower});
      for (Move reply : legalMoves(next))
        table.store(next.after(reply).key(), 2, {Move(9, 8, Move::Kind::EnPassant), 0, 0, 0, Bound::Lower});
    }
    Teamwork alone;
    Search search(table, history, settings, time, alone);
    const SearchResult result = search.run(GameLine(root), nodes(20'000), {}, {});
    GameLine line(root);
    for (Move m : result.pv) {
      REQUIRE(line.current().isLegal(m));
      line.play(m);
    }
  }
}

TEST_CASE("a side that is losing takes the draw by repetition") {
  // Without the checks from e8 and h5 White is lost.
  const SearchResult result = searched("6k1/6p1/5p2/7Q/8/8/qr4PP/7K w - - 0 1", nodes(200'000));
  CHECK(result.score == Score{0, std::nullopt});
}

TEST_CASE("a side that is winning does not repeat") {
  GameLine line(position("4k3/8/8/8/8/8/1Q6/4K3 w - - 0 1"));
  for (const char* move : {"b2b3", "e8e7", "b3b2", "e7e8", "b2b3", "e8e7", "b3b2", "e7e8"})
    line.play(*parseUci(line.current(), move));
  line.truncate(6);  // b3b2 and e7e8 would be the third time
  RealTime time;
  SearchEngine engine(time);
  const SearchResult result = searched(engine, line, nodes(30'000));
  line.play(result.move);
  CHECK(line.repetitions() < 3);
  CHECK(result.score.cp > 500);
}

TEST_CASE("a position that stood twice before the search is a draw when it stands again") {
  GameLine line(position("4k3/8/8/8/8/8/1Q6/4K3 w - - 0 1"));
  for (const char* move : {"b2b3", "e8e7", "b3b2", "e7e8", "b2b3", "e8e7", "b3b2"})
    line.play(*parseUci(line.current(), move));
  RealTime time;
  SearchEngine engine(time);
  SearchLimits limits = depth(4);
  limits.searchMoves = {*parseUci(line.current(), "e7e8")};
  CHECK(searched(engine, line, limits).score == Score{0, std::nullopt});
}

TEST_CASE("the fifty-move rule is a draw, but mate on the last move is mate") {
  const SearchResult drawn = searched("4k3/8/8/8/8/8/1Q6/4K3 w - - 99 100", depth(4));
  CHECK(drawn.score == Score{0, std::nullopt});
  const SearchResult mate = searched("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 99 100", depth(4));
  CHECK(mate.score.mateIn == 1);
}

TEST_CASE("too little to mate with is a draw") {
  CHECK(searched("4k3/8/8/8/8/8/8/3BK3 w - - 0 1", depth(4)).score == Score{0, std::nullopt});
}

TEST_CASE("castling in Chess960 is found and told as king takes rook") {
  const std::string fen = "1k6/8/8/8/8/8/8/4KR2 w F - 0 1";
  const Position p = position(fen);
  SearchLimits limits = depth(3);
  limits.searchMoves = {*parseUci(p, "e1f1")};
  CHECK(best(fen, limits) == "e1f1");
}
