// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manners.h"

#include "chess/fen.h"
#include "chess/notation.h"
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <set>

// How opponents behave apart from their moves: they think, give up, and offer draws, as people do.
namespace kirin {
using namespace kirin::testing;

namespace {

constexpr std::array<int, 7> kElos{500, 800, 1150, 1450, 1650, 1900, 2100};
constexpr auto* kQueenDown = "r1b1kbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 4";
constexpr auto* kQueenUp = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPPP1PPP/R1B1KBNR b KQkq - 0 4";
constexpr auto* kNothingLeft = "8/5k2/4p3/3pP3/3P4/4K3/8/8 b - - 12 60";

GameLine lineFrom(std::string_view fen, std::initializer_list<std::string_view> sans = {}) {
  GameLine line(*parseFen(fen));
  for (const auto san : sans) line.play(*parseSan(line.current(), san));
  return line;
}

Move moveIn(const GameLine& line, std::string_view san) { return *parseSan(line.current(), san); }

std::vector<Duration> thoughts(const GameLine& line, std::string_view reply, int elo,
                               const std::optional<TimeLeft>& clock) {
  std::vector<Duration> times;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    times.push_back(thinkingTime(line, moveIn(line, reply), elo, clock, seed));
    CHECK(thinkingTime(line, moveIn(line, reply), elo, clock, seed) == times.back());
  }
  return times;
}

Duration mean(const std::vector<Duration>& times) {
  return std::accumulate(times.begin(), times.end(), Duration{}) / static_cast<int>(times.size());
}

Score cp(int value) {
  Score score;
  score.cp = value;
  return score;
}

Score mate(int moves) {
  Score score;
  score.mateIn = moves;
  return score;
}

/// How many turns like this one it bears; -1: all of a hundred.
int bears(int elo, std::uint64_t seed, std::string_view fen, const Score& score,
          const std::optional<TimeLeft>& clock = std::nullopt) {
  Mood mood(elo, seed);
  for (int turn = 1; turn <= 100; ++turn) {
    mood.turn(*parseFen(fen), score, clock);
    if (mood.resigns()) return turn;
  }
  return -1;
}

/// Of 200 games, those in which it gives up.
int givesUp(int elo, std::string_view fen, const Score& score) {
  int games = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) games += bears(elo, seed, fen, score) > 0 ? 1 : 0;
  return games;
}

/// A seed with which an opponent of that Elo doesn't play on to the end.
std::uint64_t yielding(int elo) {
  std::uint64_t seed = 0;
  while (bears(elo, seed, kQueenDown, cp(-2000)) < 0) ++seed;
  return seed;
}

NewGameConfig against(std::string id, std::string_view fen = "", std::uint64_t seed = 5) {
  NewGameConfig config;
  config.players[1] = PlayerConfig::personality(std::move(id));
  config.startFen = fen;
  config.seed = seed;
  return config;
}

constexpr auto* kQueenDownToMove = "r1b1kbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 4";

}  // namespace

TEST_CASE("an opponent thinks as long as its clock allows, and never twice the same") {
  GameLine line = lineFrom("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
                           {"d3", "Bc5", "c3", "d6", "Bb3", "a6", "O-O", "Ba7", "h3", "O-O", "Nbd2", "h6", "Re1"});
  const TimeLeft rapid{minutes(10), seconds(5), minutes(10)};
  const auto times = thoughts(line, "Re8", 1150, rapid);
  CHECK(std::set(times.begin(), times.end()).size() > 60);
  CHECK(*std::max_element(times.begin(), times.end()) > 4 * *std::min_element(times.begin(), times.end()));
  CHECK(mean(times) > seconds(10));
  CHECK(mean(times) < seconds(25));
  CHECK(mean(thoughts(line, "Re8", 500, rapid)) < mean(times));
  CHECK(mean(thoughts(line, "Re8", 1900, rapid)) > mean(times));
  const auto untimed = thoughts(line, "Re8", 1150, std::nullopt);
  CHECK(mean(untimed) > seconds(1));
  CHECK(mean(untimed) < seconds(5));
}

TEST_CASE("no thought costs more than a tenth of the clock") {
  const GameLine line = lineFrom("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
  for (const int elo : kElos) {
    for (const auto left : {milliseconds(80), milliseconds(2000), milliseconds(30'000), milliseconds(5'400'000)}) {
      for (const auto increment : {0, 2, 30}) {
        for (const Duration time : thoughts(line, "O-O", elo, TimeLeft{left, seconds(increment), left})) {
          CHECK(time <= Duration(left) / 10);
          CHECK(time > Duration{});
        }
      }
    }
  }
}

TEST_CASE("what needs no thought gets little") {
  const GameLine start = lineFrom(toFen(Position()));
  const GameLine taken =
      lineFrom("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 4 4",
               {"O-O", "Be7", "d3", "O-O", "Be3", "d6", "a3", "Be6", "h3", "h6", "Re1", "Re8", "Bxe6"});
  const TimeLeft rapid{minutes(10), Duration{}, minutes(10)};
  const Duration free = mean(thoughts(taken, "d5", 1450, rapid));
  CHECK(mean(thoughts(taken, "fxe6", 1450, rapid)) < free / 2);
  CHECK(mean(thoughts(start, "e4", 1450, rapid)) < free / 2);
  const GameLine only = lineFrom("6k1/8/8/8/8/8/7q/7K w - - 0 60");
  CHECK(mean(thoughts(only, "Kxh2", 1450, rapid)) < free / 2);
}

TEST_CASE("nobody resigns who is winning, level, or has lost nothing yet") {
  for (const int elo : kElos) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      for (const int score : {-3000, -900, 0, 900, 3000}) {
        CHECK(bears(elo, seed, kQueenUp, cp(score)) == -1);
        CHECK(bears(elo, seed, toFen(Position()), cp(score)) == -1);
      }
      CHECK(bears(elo, seed, kQueenDown, cp(0)) == -1);
      CHECK(bears(elo, seed, kQueenDown, mate(3)) == -1);
    }
  }
}

TEST_CASE("the better the player, the sooner it gives up; beginners mostly want to see the mate") {
  CHECK(givesUp(500, kQueenDown, cp(-2000)) < 60);
  CHECK(givesUp(500, kQueenDown, cp(-2000)) > 20);
  CHECK(givesUp(500, kQueenDown, cp(-1000)) == 0);
  CHECK(givesUp(1150, kQueenDown, cp(-1200)) > 70);
  CHECK(givesUp(1900, kQueenDown, cp(-700)) > 140);
  CHECK(givesUp(1150, kQueenUp, mate(-4)) == 0);  // it doesn't see it
  CHECK(givesUp(1900, kQueenUp, mate(-4)) > 140);
  CHECK(bears(1900, yielding(1900), kQueenDown, cp(-900)) == 2);
  CHECK(bears(1150, yielding(1150), kQueenDown, cp(-1100)) == 4);
}

TEST_CASE("a bad turn between good ones is borne, and so is everything while the other's flag is about to fall") {
  Mood mood(1900, yielding(1900));
  for (int turn = 0; turn < 50; ++turn) {
    mood.turn(*parseFen(kQueenDown), cp(turn % 2 == 0 ? -900 : -100), std::nullopt);
    CHECK_FALSE(mood.resigns());
  }
  const std::uint64_t seed = yielding(1900);
  CHECK(bears(1900, seed, kQueenDown, cp(-900), TimeLeft{minutes(2), Duration{}, seconds(9)}) == -1);
  CHECK(bears(1900, seed, kQueenDown, cp(-900), TimeLeft{minutes(2), seconds(5), seconds(9)}) == 2);
  CHECK(bears(1900, seed, kQueenDown, cp(-900), TimeLeft{minutes(2), Duration{}, minutes(2)}) == 2);
}

TEST_CASE("a draw is offered where nothing happens any more, not again at once, and not by beginners") {
  const auto offers = [](int elo, std::string_view fen, int score) {
    Mood mood(elo, 1);
    std::vector<int> turns;
    for (int turn = 1; turn <= 60; ++turn) {
      mood.turn(*parseFen(fen), cp(score), std::nullopt);
      if (!mood.offersDraw()) continue;
      mood.drawOffered();
      turns.push_back(turn);
    }
    return turns;
  };
  CHECK(offers(1450, kNothingLeft, 0) == std::vector{6, 26, 46});
  CHECK(offers(800, kNothingLeft, 0).empty());
  CHECK(offers(1450, kNothingLeft, 60).empty());
  CHECK(offers(1450, toFen(Position()), 0).empty());
}

TEST_CASE("in a game the opponent's clock runs while it thinks, and its move comes then") {
  SessionFixture f(SessionFixture::Board::Sim, nullptr, true);
  f.script.nodes = 1000;
  NewGameConfig config = against("scholar");
  config.timeControl = {minutes(10), {}};
  f.newGame(config);
  const Instant asked = f.time.now();
  f.play("e4");
  const Duration thought = minutes(10) - f.clocks()[1];
  const GameLine before = lineFrom(toFen(Position()), {"e4"});
  CHECK(thought ==
        thinkingTime(before, f.session.game()->line().moves()[1], 1150, TimeLeft{minutes(10), {}, minutes(10)}, 5));
  CHECK(thought > milliseconds(300));
  CHECK(f.time.now() - asked == std::max<Duration>(thought, milliseconds(500)));
}

TEST_CASE("while it thinks on, a move can be undone, and a pause gives it its time back") {
  SessionFixture f(SessionFixture::Board::Sim, nullptr, true);
  f.script.nodes = 1000;
  f.script.replies = {"e5", "e5", "c5"};
  NewGameConfig config = against("scholar");
  config.timeControl = {minutes(10), {}};
  f.newGame(config);
  f.move("e4");
  f.advance(milliseconds(100));
  REQUIRE(f.state() == SessionState::EngineTurn);
  f.send(command::Pause{});
  CHECK(f.clocks()[1] == minutes(10));
  f.advance(minutes(1));
  f.send(command::Resume{});
  f.untilHumanTurn();
  CHECK(f.moves() == "e2e4 e7e5");
  CHECK(f.clocks()[1] > minutes(9) + seconds(30));

  f.newGame(config);
  f.move("e4");
  f.advance(milliseconds(100));
  f.send(command::UndoMove{});
  CHECK(f.state() == SessionState::HumanTurn);
  CHECK(f.moves().empty());
  f.advance(minutes(1));
  CHECK(f.moves().empty());
}

TEST_CASE("an opponent that has had enough resigns instead of moving, and the game counts as won") {
  SessionFixture f(SessionFixture::Board::Sim, nullptr, true);
  f.script.score = cp(-900);
  f.newGame(against("master", kQueenDownToMove, yielding(1900)));
  f.play("Nf3");
  REQUIRE(f.state() == SessionState::HumanTurn);
  const int plies = f.session.game()->plies();
  f.move("d3");
  f.untilHumanTurn();
  CHECK(f.last<GameOver>().end == GameEnd{GameResult::WhiteWins, EndReason::Resignation});
  CHECK(f.session.game()->plies() == plies + 1);
  CHECK(f.stored().end == GameEnd{GameResult::WhiteWins, EndReason::Resignation});

  SessionFixture without;
  without.script.score = cp(-900);
  without.newGame(against("master", kQueenDownToMove, yielding(1900)));
  for (const auto* san : {"Nf3", "d3", "Be2", "Nc3"}) {
    if (parseSan(without.session.game()->position(), san)) without.play(san);
  }
  CHECK(without.all<GameOver>().empty());
}

TEST_CASE("an opponent's offer of a draw comes with its move and is accepted, declined, or passed over") {
  SessionFixture f(SessionFixture::Board::Sim, nullptr, true);
  f.newGame(against("scholar", "8/4k3/4p3/3pP3/3P4/4K3/8/8 w - - 10 60"));
  const auto shuffle = [&](int turns) {
    for (int turn = 0; turn < turns; ++turn) {
      const bool back = f.session.game()->position().typeAt(*parseSquare("e3")) != PieceType::King;
      f.script.replies = {f.session.game()->position().typeAt(*parseSquare("e7")) == PieceType::King ? "Kf7" : "Ke7"};
      f.play(back ? "Ke3" : "Kf4");
    }
  };
  shuffle(5);
  CHECK(f.all<DrawOffered>().empty());
  shuffle(1);
  REQUIRE(f.all<DrawOffered>().size() == 1);
  CHECK(f.last<DrawOffered>().by == Color::Black);
  REQUIRE(f.state() == SessionState::HumanTurn);
  const GameEnd agreed{GameResult::Draw, EndReason::Agreement};
  SECTION("accepted") {
    f.send(command::AcceptDraw{});
    CHECK(f.last<GameOver>().end == agreed);
  }
  SECTION("accepted by offering one") {
    f.send(command::OfferDraw{});
    CHECK(f.last<GameOver>().end == agreed);
  }
  SECTION("declined") {
    f.send(command::DeclineDraw{});
    CHECK(f.last<DrawDeclined>().by == Color::White);
    CHECK(f.all<GameOver>().empty());
  }
  SECTION("passed over") {
    f.move("Kd2");
    CHECK(f.last<DrawDeclined>().by == Color::White);
    f.untilHumanTurn();
    CHECK(f.state() == SessionState::HumanTurn);
    CHECK(f.all<DrawOffered>().size() == 1);
  }
}

TEST_CASE("two opponents agree on a draw between themselves") {
  SessionFixture f(SessionFixture::Board::Sim, nullptr, true);
  NewGameConfig config = against("scholar", "8/4k3/4p3/3pP3/3P4/4K3/8/8 w - - 10 60");
  config.players[0] = PlayerConfig::personality("master");
  for (int turn = 0; turn < 4; ++turn) {
    for (const auto* san : {"Kf4", "Kf7", "Ke3", "Ke7"}) f.script.replies.push_back(san);
  }
  f.send(command::NewGame{config});
  f.advance(minutes(10));
  CHECK(f.last<GameOver>().end == GameEnd{GameResult::Draw, EndReason::Agreement});
  CHECK(f.all<DrawOffered>().size() == 1);
}

}  // namespace kirin
