// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testing/session_fixture.h"

#include <catch2/catch.hpp>

// Random legal games with random commands at random times. EventChecker watches every event; here the session is
// compared with store, tracker and events after each step.
namespace kirin {
using namespace kirin::testing;

namespace {

NewGameConfig randomConfig(Rng& rng) {
  NewGameConfig config;
  switch (rng.below(4)) {
    case 0: config = twoPeople(); break;
    case 1: config = asBlack(); break;
    case 2: config.players = {PlayerConfig::personality("novice"), PlayerConfig::personality("kirin")}; break;
    default: break;
  }
  if (rng.below(3) != 0) config.timeControl = {seconds(rng.between(5, 400)), seconds(rng.between(0, 5))};
  if (config.players[0].human != config.players[1].human) config.odds = static_cast<Odds>(rng.below(4));
  if (rng.below(6) == 0) {
    config.odds = Odds::None;
    config.startFen = "r3k2r/1P4pp/8/3pP3/8/8/PP4p1/R3K2R w KQkq d6 0 20";
  }
  return config;
}

SessionCommand randomCommand(Rng& rng, const SessionFixture& f) {
  const int plies = f.session.game() ? f.session.game()->plies() : 0;
  switch (rng.below(34)) {
    case 0: return command::Resign{};
    case 1: return command::Abort{};
    case 2: return command::NewGame{randomConfig(rng)};
    case 3: return command::Restart{};
    case 4: return command::ResetBoard{};
    case 5: return command::Leave{};
    case 6:
    case 7:
    case 8: return command::Takeback{};
    case 9:
    case 10: return command::UndoMove{};
    case 11:
    case 12: return command::Pause{};
    case 13:
    case 14:
    case 15:
    case 16: return command::Resume{};
    case 17: return command::Stop{};
    case 18:
    case 19: return command::OfferDraw{};
    case 20: return command::AcceptDraw{};
    case 21: return command::DeclineDraw{};
    case 22: return command::ClaimDraw{};
    case 23: return command::Rescan{};
    case 24: return command::OperatorDone{};
    case 25: return command::Cancel{};
    case 26: return command::BeginPromotion{rng.between(48, 55), rng.between(56, 63)};
    case 27: return command::ChoosePromotion{static_cast<PieceType>(rng.below(7))};
    case 28:
    case 29:
    case 30: return command::Continue{rng.between(1, 6)};
    default: return command::PlayMove{Move::fromBits(static_cast<std::uint16_t>(rng.next())), plies};
  }
}

void compare(const SessionFixture& f) {
  const auto& game = f.session.game();
  REQUIRE(f.last<StateChanged>().state == f.state());
  REQUIRE(f.last<StateChanged>().paused == f.session.paused());
  if (!game || f.state() == SessionState::Preparing || game->stored().id == 0) return;
  REQUIRE(f.checker.moves() == game->line().moves());
  const StoredGame stored = f.stored();
  REQUIRE(stored == game->stored());
  for (int ply = 0; ply < game->plies(); ++ply) {
    REQUIRE(stored.plies[static_cast<std::size_t>(ply)].remaining ==
            f.checker.clocksAfter()[static_cast<std::size_t>(ply)]);
  }
  if (f.state() == SessionState::HumanTurn || f.state() == SessionState::EngineTurn) {
    REQUIRE(f.session.placement().matches(game->position()));
    REQUIRE(f.session.placement() == game->placement());
  }
  if (f.state() == SessionState::GameOver) REQUIRE(stored.end == f.last<GameOver>().end);
}

void playRandomly(std::uint64_t seed, int steps) {
  CAPTURE(seed);
  Rng rng(seed);
  SessionFixture f(rng.below(2) == 0 ? SessionFixture::Board::Sim : SessionFixture::Board::Scripted);
  if (f.board) {
    f.board->setUpTime = milliseconds(rng.between(0, 3000));
    f.board->carryTime = milliseconds(rng.between(0, 4000));
  }
  f.send(command::NewGame{randomConfig(rng)});
  for (int step = 0; step < steps; ++step) {
    CAPTURE(step);
    f.script.nodes = rng.below(3'000'000);
    f.script.score.cp = rng.between(-400, 400);
    if (rng.below(200) == 0) f.script.failure = Error{"engine.died", {"x"}};
    if (rng.below(3) != 0) f.advance(milliseconds(rng.between(0, 2500)));
    if (f.state() == SessionState::HumanTurn && rng.below(4) != 0) {
      f.send(command::PlayMove{randomMove(f.session.game()->position(), rng.next()), f.session.game()->plies()});
    } else if (rng.below(3) == 0) {
      f.send(randomCommand(rng, f));
    }
    compare(f);
  }
  f.send(command::Quit{});
  REQUIRE(f.session.quitDone());
}

}  // namespace

TEST_CASE("random games with random commands at random times keep every promise") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) playRandomly(seed, 250);
}

TEST_CASE("many more random games", "[.slow]") {
  for (std::uint64_t seed = 1000; seed <= 3000; ++seed) playRandomly(seed, 400);
}

TEST_CASE("virtual time steps from event to event, in order, and no further than the deadline") {
  VirtualTime time;
  Inbox<int> inbox;
  const Instant start = time.now();
  const WallTime wall = time.wallNow();
  time.schedule(start + seconds(2), [&] { inbox.post(2); });
  time.schedule(start + seconds(1), [&] { time.schedule(start + seconds(1), [&] { inbox.post(1); }); });
  time.waitUntil(inbox, start + milliseconds(500));
  REQUIRE(time.now() == start + milliseconds(500));
  REQUIRE(inbox.empty());
  time.waitUntil(inbox, std::nullopt);
  REQUIRE(time.now() == start + seconds(1));
  time.waitUntil(inbox, std::nullopt);  // something is there: no time passes
  REQUIRE(time.now() == start + seconds(1));
  REQUIRE(inbox.take() == 1);
  time.waitUntil(inbox, start + seconds(2));
  REQUIRE(inbox.take() == 2);
  REQUIRE(time.idle());
  REQUIRE(time.wallNow() - wall == seconds(2));
  time.setWall(wall - std::chrono::hours(1));  // a clock that was wrong
  REQUIRE(time.wallNow() == wall - std::chrono::hours(1));
  time.waitUntil(inbox, std::nullopt);  // nothing can ever come
  REQUIRE(time.now() == start + seconds(2));
}

}  // namespace kirin
