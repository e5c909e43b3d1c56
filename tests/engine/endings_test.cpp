// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Endings known by heart: when they are asked for and what becomes of the answer, with tables made up here; and what
// happens where a path leads to none.
#include "helpers.h"

#include "engine/ending_rules.h"
#include "engine/score.h"
#include "testing/temp_folder.h"
#include "testing/uci_script.h"

#include <bit>
#include <filesystem>
#include <fstream>

using namespace kirin;
using testing::depth;
using testing::nodes;
using testing::position;

namespace {

/// Knows positions of up to four pieces, says of each what it was told to, and checks that it may be asked.
class ToldTables final : public IEndgameTables {
 public:
  int largest() const override { return 4; }

  std::optional<Ending> probe(const Position& position) const override {
    CHECK(position.halfmoveClock() == 0);
    CHECK(std::popcount(position.pieces()) <= 4);
    ++asked;
    return white ? std::optional(position.sideToMove() == Color::White ? *white : turned(*white)) : std::nullopt;
  }

  std::optional<RootEnding> probeRoot(const Position& position, bool wasRepeated, bool) const override {
    CHECK(std::popcount(position.pieces()) <= 4);
    ++rootAsked;
    repeated = wasRepeated;
    return root;
  }

  static Ending turned(Ending e) { return static_cast<Ending>(4 - static_cast<int>(e)); }

  std::optional<Ending> white;  ///< the value of all it knows, for White
  std::optional<RootEnding> root;
  mutable std::atomic<int> asked = 0;
  mutable std::atomic<int> rootAsked = 0;
  mutable bool repeated = false;
};

constexpr std::string_view kRookEnding = "8/8/8/3k4/8/8/3P4/3KR3 w - - 0 1";
constexpr std::string_view kFivePieces = "8/8/8/3kp3/8/8/3P4/3KR3 w - - 0 1";

struct Fixture {
  std::shared_ptr<ToldTables> tables = std::make_shared<ToldTables>();
  RealTime time;
  SearchEngine engine{time, [this](const std::string& path) -> Result<std::shared_ptr<const IEndgameTables>> {
                        if (path == "nowhere") return Error{"tables.path", {path}};
                        return std::shared_ptr<const IEndgameTables>(tables);
                      }};

  Fixture() { REQUIRE(engine.setOption("SyzygyPath", "told").ok()); }

  SearchResult search(std::string_view fen, const SearchLimits& limits) {
    return *engine.search(GameLine(position(fen)), limits, {}, {});
  }
};

}  // namespace

TEST_CASE("tables are asked only right after progress, without castling, about so many pieces, so deep") {
  ToldTables tables;
  tables.white = Ending::Draw;
  SearchSettings settings;
  settings.syzygyProbeDepth = 5;
  const EndingRules rules(tables, settings);
  CHECK(rules.at(position(kRookEnding), 5, 3));
  CHECK_FALSE(rules.at(position("8/8/8/3k4/8/8/3P4/3KR3 w - - 1 1"), 9, 3));
  CHECK_FALSE(rules.at(position(kFivePieces), 9, 3));
  CHECK_FALSE(rules.at(position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), 9, 3));
  CHECK_FALSE(rules.at(position(kRookEnding), 4, 3));                 // as large as they come, and not deep enough
  CHECK(rules.at(position("8/8/8/3k4/8/8/8/3KR3 w - - 0 1"), 1, 3));  // smaller: at any depth
  CHECK(tables.asked == 2);
  CHECK_FALSE(EndingRules().at(position(kRookEnding), 9, 3));

  settings.syzygyProbeLimit = 3;
  CHECK_FALSE(EndingRules(tables, settings).at(position(kRookEnding), 9, 3));
  settings.syzygyProbeLimit = 0;
  CHECK_FALSE(EndingRules(tables, settings).at(position("8/8/8/3k4/8/8/8/3KR3 w - - 0 1"), 9, 3));
}

TEST_CASE("what tables say becomes a bound: a win may be a mate, a draw is one") {
  ToldTables tables;
  SearchSettings settings;
  const auto entry = [&](Ending ending) {
    tables.white = ending;
    return *EndingRules(tables, settings).at(position(kRookEnding), 6, 7);
  };
  CHECK(entry(Ending::Win).score == kTableWin - 7);
  CHECK(entry(Ending::Win).bound == Bound::Lower);
  CHECK(entry(Ending::Loss).score == 7 - kTableWin);
  CHECK(entry(Ending::Loss).bound == Bound::Upper);
  for (const Ending drawn : {Ending::Draw, Ending::CursedWin, Ending::BlessedLoss}) {
    CHECK(entry(drawn).score == 0);
    CHECK(entry(drawn).bound == Bound::Exact);
  }
  settings.syzygyFiftyMoveRule = false;
  CHECK(entry(Ending::CursedWin).bound == Bound::Lower);
  CHECK(entry(Ending::BlessedLoss).bound == Bound::Upper);
  CHECK_FALSE(isMate(kTableWin));
}

TEST_CASE("a search believes the tables about endings it comes to") {
  Fixture f;
  f.tables->white = Ending::Loss;  // whatever it looks like
  const SearchResult lost = f.search(kFivePieces, depth(8));
  CHECK(f.tables->asked > 0);
  f.tables->white = Ending::Win;
  REQUIRE(f.engine.newGame().ok());
  const SearchResult won = f.search(kFivePieces, depth(8));
  CHECK(won.score.cp > lost.score.cp);
  CHECK(won.score.cp > kTableBound);
  f.tables->white.reset();
  REQUIRE(f.engine.newGame().ok());
  SearchEngine without(f.time);
  CHECK(f.search(kFivePieces, depth(8)).pv == without.search(GameLine(position(kFivePieces)), depth(8), {}, {})->pv);
}

TEST_CASE("hits are counted and told") {
  Fixture f;
  f.tables->white = Ending::Draw;
  std::uint64_t hits = 0;
  REQUIRE(
      f.engine.search(GameLine(position(kFivePieces)), depth(8), {}, [&](const SearchInfo& i) { hits = i.tableHits; })
          .ok());
  CHECK(hits > 0);
}

TEST_CASE("at the root only moves that keep the value are searched, and the value is told") {
  Fixture f;
  const Position root = position(kRookEnding);
  const Move keeps = *parseUci(root, "e1e2");
  f.tables->root = RootEnding{Ending::Draw, {keeps}, true};
  const SearchResult drawn = f.search(kRookEnding, depth(6));
  CHECK(drawn.move == keeps);
  CHECK(drawn.score == Score{0, std::nullopt});
  CHECK(f.tables->asked == 0);  // nothing left to find out in the tree
  CHECK(f.tables->rootAsked == 1);

  f.tables->root = RootEnding{Ending::Win, {keeps}, false};
  const SearchResult won = f.search(kRookEnding, depth(6));
  CHECK(won.move == keeps);
  CHECK((won.score.mateIn || won.score.cp >= kTableBound));

  f.tables->root = RootEnding{Ending::CursedWin, {keeps}, true};
  CHECK(f.search(kRookEnding, depth(4)).score == Score{0, std::nullopt});
  REQUIRE(f.engine.setOption("Syzygy50MoveRule", "false").ok());
  CHECK(f.search(kRookEnding, depth(4)).score.cp >= kTableBound);
}

TEST_CASE("moves asked for go before what the tables recommend") {
  Fixture f;
  const Position root = position(kRookEnding);
  f.tables->root = RootEnding{Ending::Draw, {*parseUci(root, "e1e2"), *parseUci(root, "e1e3")}, true};
  SearchLimits limits = depth(4);
  limits.searchMoves = {*parseUci(root, "e1e3"), *parseUci(root, "e1e8")};
  CHECK(f.search(kRookEnding, limits).move == limits.searchMoves[0]);
  limits.searchMoves = {*parseUci(root, "e1e8")};
  CHECK(f.search(kRookEnding, limits).move == limits.searchMoves[0]);
}

TEST_CASE("the root is asked once, on any number of threads, and told of repetitions") {
  Fixture f;
  REQUIRE(f.engine.setOption("Threads", "3").ok());
  GameLine line(position(kRookEnding));
  f.tables->root = RootEnding{Ending::Draw, {*parseUci(line.current(), "e1e2")}, true};
  REQUIRE(f.engine.search(line, depth(4), {}, {}).ok());
  CHECK(f.tables->rootAsked == 1);
  CHECK_FALSE(f.tables->repeated);
  for (const char* move : {"e1e2", "d5d4", "e2e1", "d4d5"}) line.play(*parseUci(line.current(), move));
  REQUIRE(f.engine.search(line, depth(4), {}, {}).ok());
  CHECK(f.tables->repeated);
}

TEST_CASE("a weakened level does not look anything up") {
  Fixture f;
  f.tables->white = Ending::Draw;
  REQUIRE(f.engine.setOption("Skill Level", "0").ok());
  f.search(kFivePieces, nodes(5000));
  f.search(kRookEnding, nodes(5000));
  CHECK(f.tables->asked + f.tables->rootAsked == 0);
}

TEST_CASE("a path that leads nowhere leaves the tables there were") {
  Fixture f;
  f.tables->white = Ending::Draw;
  const auto refused = f.engine.setOption("SyzygyPath", "nowhere");
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().code == "engine.option");
  CHECK(f.engine.settings().syzygyPath == "told");
  f.search(kFivePieces, depth(8));
  CHECK(f.tables->asked > 0);
  f.tables->asked = 0;
  REQUIRE(f.engine.setOption("SyzygyPath", "<empty>").ok());
  f.search(kFivePieces, depth(8));
  CHECK(f.tables->asked == 0);
}

TEST_CASE("missing and broken tables are refused by name, and the search goes on without") {
  const testing::TempFolder folder;
  const auto file = [&](const char* name, std::string_view content) {
    std::ofstream(folder.path() / name, std::ios::binary) << content;
  };
  const std::string here = folder.path().string();
  const auto code = [](const std::string& path) {
    const auto opened = openSyzygy(path);
    return opened.ok() ? std::string() : opened.error().code;
  };
  CHECK(code(here + "/nowhere") == "tables.path");
  CHECK(code("") == "tables.path");
  CHECK(code(here) == "tables.none");
  CHECK(code(here + ":" + here + "/nowhere") == "tables.path");
  file("notes.txt", "no table");
  CHECK(code(here) == "tables.none");
  for (const std::string_view garbage : {"", "x", "This is no table of any kind."}) {
    file("KQvK.rtbw", garbage);
    CHECK(code(here) == "tables.file");
  }
  file("KQvK.rtbw", std::string(80, '\0'));  // the size of one
  CHECK(code(here) == "tables.file");

  const auto lines = testing::runUci("setoption name SyzygyPath value " + here +
                                     "\nposition fen 8/8/8/3k4/8/8/8/3KQ3 w - - 0 1\ngo depth 6\n");
  CHECK(testing::countLines(lines, "info string error engine.option") == 1);
  CHECK(lines[0].find("KQvK.rtbw") != std::string::npos);
  CHECK(testing::countLines(lines, "bestmove ") == 1);
}
