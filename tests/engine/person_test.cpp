// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who errs as people do: what is never overlooked, what lasts, and that a game follows from its seed.
#include "engine/person/person.h"

#include "helpers.h"

#include "base/rng.h"
#include "chess/movegen.h"
#include "engine/person/sight.h"
#include "engine/score.h"

#include <algorithm>
#include <set>

using namespace kirin;
using testing::position;

namespace {

GameLine lineOf(std::string_view fen, std::initializer_list<std::string_view> moves) {
  GameLine line(position(fen));
  for (const std::string_view uci : moves) {
    const auto move = parseUci(line.current(), uci);
    INFO(uci);
    REQUIRE(move.ok());
    line.play(*move);
  }
  return line;
}

/// Sees next to nothing.
Temperament blind() {
  Temperament t;
  t.sight = t.chanceSight = t.deepSight = -8000;
  t.mateSight = 0;
  t.lapse = 0;
  t.sureEndings = 0;
  return t;
}

EngineOptions person(int elo, std::uint64_t seed = 1) {
  return {{"UCI_LimitStrength", "true"}, {"UCI_Elo", std::to_string(elo)}, {"Seed", std::to_string(seed)}};
}

Scene seen(const GameLine& line) {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions({{"Blunders", "true"}, {"Look Ahead", "3"}, {"Sure Endings", "0"}}).ok());
  return sceneOf(line, engine.lookAround(line, testing::nodes(50'000)));
}

/// How often, over many games, the move is played.
double shareOf(const Scene& scene, const Temperament& temperament, std::string_view uci, const Position& at) {
  const Move move = *parseUci(at, uci);
  double share = 0;
  constexpr int kGames = 300;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    const auto shares = likelihoodsOf(scene, temperament, seed);
    double sum = 0;
    for (const auto each : shares) sum += static_cast<double>(each);
    for (std::size_t i = 0; i < shares.size(); ++i)
      if (scene.choices[i].move == move) share += static_cast<double>(shares[i]) / sum;
  }
  return share / kGames;
}

}  // namespace

TEST_CASE("what was just taken is taken back even by somebody who sees nothing else") {
  const GameLine line = lineOf("4k2r/7p/8/6b1/8/4N3/3P2PP/4K2R b - - 0 1", {"g5e3"});
  const Scene scene = seen(line);
  CHECK(scene.takeBack);
  CHECK(shareOf(scene, blind(), "d2e3", line.current()) > 0.9);
}

TEST_CASE("nothing is taken back where nothing was taken, or where it doesn't pay") {
  const GameLine quiet = lineOf("4k3/8/8/6b1/8/8/3P4/4K3 b - - 0 1", {"g5e3"});
  CHECK_FALSE(takesBack(quiet, *parseUci(quiet.current(), "d2e3")));
  const GameLine guarded = lineOf("4k3/8/8/8/3p4/4N3/8/2B1K2R b - - 0 1", {"d4e3"});
  CHECK_FALSE(takesBack(guarded, *parseUci(guarded.current(), "c1e3")));  // a pawn is no piece
}

TEST_CASE("nobody walks into the piece that just came") {
  // The black queen has come to d4: a knight put on e4, before her, is seen to be lost.
  const GameLine line = lineOf("3qk3/8/8/8/8/2N5/6PP/7K b - - 0 1", {"d8d4"});
  const Scene scene = seen(line);
  const auto found = std::find_if(scene.choices.begin(), scene.choices.end(),
                                  [](const Scene::Choice& choice) { return choice.move.to() == *parseSquare("e4"); });
  REQUIRE(found != scene.choices.end());
  const auto taken = std::find_if(found->replies.begin(), found->replies.end(),
                                  [](const Scene::Sighting& reply) { return reply.move.to() == *parseSquare("e4"); });
  REQUIRE(taken != found->replies.end());
  CHECK(taken->obvious);
  // Not so for another piece's capture, or another square.
  for (const Scene::Choice& choice : scene.choices)
    for (const Scene::Sighting& reply : choice.replies)
      if (reply.obvious) CHECK(reply.move.to() == choice.move.to());
}

TEST_CASE("whoever moves somewhere has looked who takes there, more than what else may be taken") {
  // Two pawns that stand alike, and a knight that goes before the one or stays before the other.
  const GameLine line = lineOf("4k3/7p/1p6/8/8/1N6/8/4K3 b - - 0 1", {"h7h6"});
  const Scene scene = seen(line);
  const Move there = *parseUci(line.current(), "b3c5");
  const auto choice = std::find_if(scene.choices.begin(), scene.choices.end(),
                                   [&](const Scene::Choice& each) { return each.move == there; });
  REQUIRE(choice != scene.choices.end());
  const Position next = line.current().after(there);
  const Attention after = attentionAfter(attentionBefore(line), there);
  bool takenThere = false;
  for (const Scene::Sighting& reply : choice->replies) {
    const int plain = visibility(next, reply.move, after);
    if (reply.move.to() == there.to()) {
      takenThere = true;
      CHECK(reply.visibility > plain);
    } else {
      CHECK(reply.visibility == plain);
    }
  }
  CHECK(takenThere);
}

TEST_CASE("a free piece is mostly taken, but not by everybody, and by the stronger more often") {
  const GameLine near = lineOf("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/7P/PPPP1PP1/RNBQKBNR b KQkq - 0 2", {"f6g4"});
  const GameLine far = lineOf("rnbqkb1r/pppp1ppp/8/4p3/4P1n1/7P/PPPP1PP1/RNBQKBNR b KQkq - 0 2", {"a7a6"});
  const Temperament weak = rungFor(500).temperament;
  const double taken = shareOf(seen(near), weak, "h3g4", near.current());
  const double takenFar = shareOf(seen(far), weak, "h3g4", far.current());
  CHECK(taken > 0.6);
  CHECK(taken < 0.98);
  CHECK(takenFar > 0.5);
  CHECK(takenFar < 0.98);
  CHECK(shareOf(seen(far), rungFor(1650).temperament, "h3g4", far.current()) > takenFar);
}

TEST_CASE("a mate is known as one, and its value sees to it that who sees it plays it") {
  const GameLine line = lineOf("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", {});
  const Scene scene = seen(line);
  CHECK(scene.choices.front().mates);
  CHECK(scene.choices.front().value == mateIn(1));
  Temperament sharp = rungFor(kHighestElo).temperament;
  CHECK(shareOf(scene, sharp, "a1a8", line.current()) > 0.95);
  Temperament mateBlind = sharp;
  mateBlind.mateSight = -8000;
  mateBlind.chanceSight = 0;
  CHECK(shareOf(scene, mateBlind, "a1a8", line.current()) < 0.5);
  const GameLine danger = lineOf("r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", {});
  const Scene threatened = seen(danger);
  bool mated = false;
  for (const Scene::Choice& choice : threatened.choices)
    for (const Scene::Sighting& reply : choice.replies) mated = mated || reply.mates;
  CHECK(mated);
}

TEST_CASE("a move made without thinking is one that looks sound at a glance, never any move") {
  const GameLine line = lineOf("rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3", {});
  const Scene scene = seen(line);
  Temperament careless = rungFor(kHighestElo).temperament;
  careless.lapse = 1000;
  CHECK(shareOf(scene, careless, "f1a6", line.current()) == 0);
  CHECK(shareOf(scene, careless, "g1f3", line.current()) > 0.01);
  CHECK(shareOf(scene, careless, "a2a3", line.current()) > 0.01);
}

TEST_CASE("who mates a bare king for sure does, and never stalemates") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions(person(1150)).ok());
  const auto fen = GENERATE(as<std::string>{}, "8/8/8/4k3/8/8/8/K6Q w - - 0 1", "8/8/8/4k3/8/8/8/K6R w - - 0 1");
  GameLine line(position(fen));
  Rng rng(3);
  while (!line.isCheckmate() && line.plies() < 80) {
    REQUIRE(line.automaticDraw() == DrawRule::None);
    if (line.current().sideToMove() == Color::White) {
      line.play(engine.search(line, testing::nodes(40'000), {}, {})->move);
    } else {
      const MoveList moves = legalMoves(line.current());
      line.play(moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))]);
    }
  }
  CHECK(line.isCheckmate());
}

TEST_CASE("sure endings are bare kings against queen or rook, without pawns") {
  CHECK(isSureEnding(position("8/8/8/4k3/8/8/8/K6Q w - - 0 1")));
  CHECK_FALSE(isSureEnding(position("8/8/8/4k3/8/8/8/K6Q b - - 0 1")));
  CHECK_FALSE(isSureEnding(position("8/7p/8/4k3/8/8/8/K6Q w - - 0 1")));
  CHECK_FALSE(isSureEnding(position("8/8/8/4k3/8/8/8/K6B w - - 0 1")));
  CHECK_FALSE(isSureEnding(position("7n/8/8/4k3/8/8/8/K6Q w - - 0 1")));
}

TEST_CASE("a person's game is replayed by its seed, and another seed gives another game") {
  RealTime time;
  const auto game = [&](std::uint64_t seed) {
    SearchEngine engine(time);
    REQUIRE(engine.applyOptions(person(800, seed)).ok());
    GameLine line;
    for (int ply = 0; ply < 24 && hasLegalMove(line.current()); ++ply) {
      REQUIRE(engine.newGame().ok());
      line.play(engine.search(line, testing::nodes(5000), {}, {})->move);
    }
    return line.moves();
  };
  CHECK(game(1) == game(1));
  std::set<std::uint16_t> replies;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    SearchEngine engine(time);
    REQUIRE(engine.applyOptions(person(800, seed)).ok());
    replies.insert(engine.search(GameLine(), testing::nodes(5000), {}, {})->move.bits());
  }
  CHECK(replies.size() >= 3);  // not the same opening every game
}

TEST_CASE("budgets bind for a person, exactly, and whatever the budget there is a move") {
  RealTime time;
  SearchEngine engine(time);
  REQUIRE(engine.applyOptions(person(500)).ok());
  for (const std::uint64_t budget : {1, 20, 300, 4000, 20'000}) {
    for (const std::string& fen : testing::variedFens()) {
      const GameLine line(position(fen));
      REQUIRE(engine.newGame().ok());
      const auto result = engine.search(line, testing::nodes(budget), {}, {});
      CHECK(result->nodes <= budget);
      CHECK(line.current().isLegal(result->move));
    }
  }
}

TEST_CASE("an Elo is a person between the fitted ones, and the fitted ones are at theirs") {
  for (const Rung& rung : fittedRungs()) {
    CHECK(rungFor(rung.elo).temperament == rung.temperament);
    CHECK(rungFor(rung.elo).nodes == rung.nodes);
  }
  const auto rungs = fittedRungs();
  const Rung middle = rungFor((rungs[0].elo + rungs[1].elo) / 2);
  CHECK(middle.temperament.sight > std::min(rungs[0].temperament.sight, rungs[1].temperament.sight));
  CHECK(middle.temperament.sight < std::max(rungs[0].temperament.sight, rungs[1].temperament.sight));
  CHECK(rungFor(1).elo == kLowestElo);
  CHECK(rungFor(9000).elo == kHighestElo);
  for (std::size_t i = 1; i < rungs.size(); ++i) CHECK(rungs[i - 1].elo < rungs[i].elo);
}

TEST_CASE("every knob of a person is an option; limited strength goes before them, and both before Skill Level") {
  const auto knobs = settingsFrom({{"Blunders", "true"}, {"Sight", "-300"}, {"Memory", "9"}, {"Skill Level", "0"}});
  REQUIRE(knobs.ok());
  REQUIRE(knobs->person());
  CHECK(knobs->person()->sight == -300);
  CHECK(knobs->person()->memory == 9);
  CHECK(knobs->nodesOfStrength() == UINT64_MAX);

  const auto limited =
      settingsFrom({{"Blunders", "true"}, {"Sight", "-300"}, {"UCI_LimitStrength", "true"}, {"UCI_Elo", "800"}});
  REQUIRE(limited.ok());
  CHECK(limited->person() == rungFor(800).temperament);
  CHECK(limited->nodesOfStrength() == rungFor(800).nodes);

  CHECK_FALSE(settingsFrom({{"Sight", "-300"}, {"UCI_Elo", "800"}})->person());
  CHECK_FALSE(settingsFrom({{"UCI_Elo", "399"}}).ok());
  CHECK_FALSE(settingsFrom({{"Sight", "8001"}}).ok());
  CHECK_FALSE(settingsFrom({{"Spread", "0"}}).ok());
}
