// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "self_play.h"

#include "chess/movegen.h"
#include "engine/search_engine.h"
#include "testing/fake_time.h"

#include <catch2/catch.hpp>
#include <functional>

namespace kirin {

namespace {

/// Says what it is told to, and plays the first legal move.
class Scripted final : public IEngine {
 public:
  explicit Scripted(std::function<int(const GameLine&)> score) : score_(std::move(score)) {}

  Result<void> applyOptions(const EngineOptions&) override { return {}; }
  Result<void> newGame() override {
    ++games;
    return {};
  }
  Result<SearchResult> search(const GameLine& line, const SearchLimits& limits, std::stop_token,
                              const InfoCallback&) override {
    asked = limits;
    SearchResult result;
    result.move = legalMoves(line.current())[0];
    const int score = score_(line);
    result.score.cp = line.current().sideToMove() == Color::White ? score : -score;
    return result;
  }

  int games = 0;
  SearchLimits asked;

 private:
  std::function<int(const GameLine&)> score_;
};

std::optional<int> last(Adjudicator& adjudicator, int score, int plies, int from) {
  std::optional<int> result;
  for (int ply = from; ply < from + plies; ++ply) result = adjudicator.see(score, ply);
  return result;
}

}  // namespace

TEST_CASE("A game is won after five plies on end beyond 1800") {
  const SelfPlayRules rules;
  Adjudicator adjudicator(rules);
  CHECK_FALSE(last(adjudicator, 1800, 4, 0));
  CHECK_FALSE(adjudicator.see(1799, 4));
  CHECK_FALSE(last(adjudicator, 1800, 4, 5));
  CHECK_FALSE(last(adjudicator, -1900, 4, 9));  // the tide turned: counted anew
  CHECK(adjudicator.see(-1900, 13) == 0);
  Adjudicator white(rules);
  CHECK(last(white, 31990, 5, 0) == 2);
}

TEST_CASE("A game is drawn after ten even plies, but only from ply 70, and at ply 320") {
  const SelfPlayRules rules;
  Adjudicator adjudicator(rules);
  CHECK_FALSE(last(adjudicator, -5, 70, 0));
  CHECK_FALSE(last(adjudicator, 5, 9, 70));
  CHECK(adjudicator.see(0, 79) == 1);
  CHECK_FALSE(last(adjudicator, 6, 240, 80));
  CHECK(adjudicator.see(6, 320) == 1);
}

TEST_CASE("Scores are from White's side and belong to the chosen moves") {
  Scripted engine([](const GameLine& line) { return line.plies() < 14 ? line.plies() : 2000; });
  const LabelledGame game = playGame(engine, {.softNodes = 3, .hardNodes = 9, .shares = {100, 0, 0, 0}}, 4).value();
  CHECK(engine.asked.softNodes == 3);
  CHECK(engine.asked.nodes == 9);
  CHECK(game.result == 2);
  REQUIRE(game.moves.size() == 19);
  REQUIRE(game.scores.size() == game.moves.size() - static_cast<std::size_t>(game.randomPlies));
  for (std::size_t i = 0; i < game.scores.size(); ++i) {
    const int ply = static_cast<int>(i) + game.randomPlies;
    CHECK(game.scores[i] == (ply < 14 ? ply : 2000));
  }
}

TEST_CASE("Starts that the first search refuses are drawn anew, with a fresh engine") {
  int searches = 0;
  Scripted engine([&](const GameLine&) { return ++searches < 4 ? 501 : 2000 * (searches > 4); });
  const LabelledGame game = playGame(engine, {.shares = {100, 0, 0, 0}}, 0).value();
  CHECK(engine.games == 4);
  CHECK(game.scores.front() == 0);
}

TEST_CASE("Games end by the rules and are legal from the first move to the last") {
  const testing::FakeTime time;
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"Hash", "1"}}).ok());
  std::array<int, 3> results{};
  for (std::uint64_t number = 0; number < 24; ++number) {
    const LabelledGame game = playGame(engine, {.softNodes = 1, .hardNodes = 60}, number).value();
    GameLine line(game.start);
    for (Move m : game.moves) {
      CHECK_FALSE(line.isCheckmate());
      REQUIRE(line.current().isLegal(m));
      line.play(m);
    }
    ++results[static_cast<std::size_t>(game.result)];
    if (line.isCheckmate())
      CHECK(game.result == (line.current().sideToMove() == Color::White ? 0 : 2));
    else if (line.claimableDraw() != DrawRule::None || line.automaticDraw() != DrawRule::None)
      CHECK(game.result == 1);
    CHECK(game.scores.size() <= 321);
  }
  CHECK(results[0] > 0);
  CHECK(results[1] > 0);
  CHECK(results[2] > 0);
}

TEST_CASE("A soft limit of nodes ends a search with a whole iteration") {
  const testing::FakeTime time;
  SearchEngine engine(time);
  int reached = 0;
  const auto searched = [&](auto limit) {
    SearchLimits limits;
    limit(limits);
    REQUIRE(engine.newGame().ok());
    return engine.search(GameLine(), limits, {}, [&](const SearchInfo& info) { reached = info.depth; }).value();
  };
  const SearchResult soft = searched([](SearchLimits& l) { l.softNodes = 900; });
  CHECK(soft.nodes >= 900);
  const int depth = reached;
  const SearchResult whole = searched([&](SearchLimits& l) { l.depth = depth; });
  CHECK(whole.nodes == soft.nodes);
  CHECK(whole.move == soft.move);
  CHECK(searched([&](SearchLimits& l) { l.depth = depth - 1; }).nodes < 900);
  CHECK(searched([](SearchLimits& l) { l.nodes = l.softNodes = 450; }).nodes <= 450);
}

TEST_CASE("A game depends on the seed and its number alone") {
  const testing::FakeTime time;
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"Hash", "1"}}).ok());
  const SelfPlayRules rules{.seed = 5, .softNodes = 30, .hardNodes = 100};
  const LabelledGame third = playGame(engine, rules, 3).value();
  CHECK_FALSE(playGame(engine, rules, 4).value() == third);
  CHECK(playGame(engine, rules, 3).value() == third);
  SelfPlayRules other = rules;
  other.seed = 6;
  CHECK_FALSE(playGame(engine, other, 3).value() == third);
}

}  // namespace kirin
