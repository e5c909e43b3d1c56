// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game_view.h"

#include "chess/movegen.h"
#include "chess/pgn.h"
#include "ui/session_events.h"

#include <bit>
#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

namespace {

/// A view that follows a session and is compared with it.
struct Watched {
  explicit Watched(SessionFixture::Board board = SessionFixture::Board::Sim) : session(board), events(session) {}

  SessionFixture session;
  SessionEvents events;
  GameView view;

  void look() {
    events.takeAll([this](const SessionEvent& event) { view.apply(event, session.time.wallNow()); });
  }
  void play(std::string_view san) {
    session.play(san);
    look();
  }

  void compare() const {
    REQUIRE(view.state() == session.session.state());
    REQUIRE(view.paused() == session.session.paused());
    const auto& game = session.session.game();
    REQUIRE(view.inGame() == game.has_value());
    if (!game) return;
    REQUIRE(view.position() == game->position());
    REQUIRE(view.line().moves() == game->line().moves());
    REQUIRE(view.placement() == session.session.placement());
    REQUIRE(view.end() == game->stored().end);
    REQUIRE(view.sans().size() == game->line().moves().size());
    REQUIRE(view.clock().remaining == session.clocks());
    const auto record = view.record({"a", "b"});
    for (int ply = 0; ply < game->plies(); ++ply) {
      REQUIRE(record.plies[ply].remaining == game->stored().plies[ply].remaining);
    }
  }
};

SessionCommand randomCommand(Rng& rng, const Watched& watched) {
  const Position& position = watched.view.position();
  switch (rng.below(24)) {
    case 0: return command::Takeback{};
    case 1: return command::OfferDraw{};
    case 2: return command::Pause{};
    case 3: return command::Resume{};
    case 4: return command::UndoMove{};
    case 5: return command::Restart{};
    case 6: return command::Rescan{};
    case 7: return rng.below(6) == 0 ? SessionCommand(command::Resign{}) : command::Resume{};
    case 8: return rng.below(6) == 0 ? SessionCommand(command::Leave{}) : command::Resume{};
    default: break;
  }
  const MoveList moves = legalMoves(position);
  if (moves.empty()) return command::NewGame{timedGame(minutes(3), seconds(2))};
  return command::PlayMove{moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))],
                           watched.view.line().plies()};
}

}  // namespace

TEST_CASE("a view always shows what the session is, whatever is asked of it") {
  int games = 0, takebacks = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Watched watched;
    Rng rng(seed);
    watched.session.newGame(seed % 2 ? timedGame(minutes(5), seconds(3)) : asBlack());
    watched.look();
    for (int i = 0; i < 150; ++i) {
      watched.session.send(randomCommand(rng, watched));
      watched.look();
      watched.compare();
      if (rng.below(4) > 0) watched.session.untilHumanTurn();
      if (rng.below(8) == 0) watched.session.advance(milliseconds(rng.below(1500)));
      watched.look();
      watched.compare();
      if (!watched.view.inGame()) watched.session.newGame(timedGame(minutes(1)));
      watched.look();
    }
    games += static_cast<int>(watched.session.all<GameStarted>().size());
    takebacks += static_cast<int>(watched.session.all<TakebackInfo>().size());
  }
  REQUIRE(games > 24);
  REQUIRE(takebacks > 24);
}

TEST_CASE("a takeback is offered exactly when the session would do it") {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Watched watched;
    Rng rng(seed);
    NewGameConfig config = seed % 2 ? NewGameConfig{} : twoPeople();
    if (seed == 3) config.startFen = "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1";
    watched.session.newGame(config);
    for (int i = 0; i < 30; ++i) {
      if (rng.below(3) > 0) watched.session.untilHumanTurn();
      watched.look();
      if (rng.below(3) > 0) {
        const MoveList moves = legalMoves(watched.view.position());
        if (moves.empty()) break;
        watched.session.send(command::PlayMove{moves[0], watched.view.line().plies()});
        continue;
      }
      const auto expected = watched.view.whyNoTakeback();
      watched.session.notices();
      watched.session.send(command::Takeback{});
      const auto said = watched.session.notices();
      const bool refused = !said.empty() && said.front() != "session.takeback-waits";
      CAPTURE(seed, i);
      REQUIRE(refused == expected.has_value());
      if (refused) REQUIRE(said.front() == expected->code);
      watched.session.untilHumanTurn();
    }
  }
}

TEST_CASE("what was taken is what is missing") {
  Watched watched;
  watched.session.script.replies = {"d5", "Qxd5", "Qa5"};
  watched.session.newGame();
  watched.play("e4");
  watched.play("exd5");
  REQUIRE(watched.view.capturedBy(Color::White) == std::vector{Piece{Color::Black, PieceType::Pawn}});
  REQUIRE(watched.view.capturedBy(Color::Black) == std::vector{Piece{Color::White, PieceType::Pawn}});
  REQUIRE(watched.view.materialFor(Color::White) == 0);
  watched.play("Nc3");
  watched.session.send(command::Takeback{});
  watched.look();
  watched.session.send(command::Takeback{});
  watched.look();
  REQUIRE(watched.view.capturedBy(Color::White).empty());
  REQUIRE(watched.view.sans() == std::vector<std::string>{"e4", "d5"});
}

TEST_CASE("an open draw offer ends with its game") {
  for (const SessionCommand& ends : {SessionCommand(command::Restart{}), SessionCommand(command::Leave{})}) {
    Watched watched;
    watched.session.newGame(twoPeople());
    watched.session.send(command::OfferDraw{});
    watched.look();
    REQUIRE(watched.view.drawOffer() == Color::White);
    watched.session.send(ends);
    watched.look();
    REQUIRE_FALSE(watched.view.drawOffer());
  }
}

TEST_CASE("queen odds are a queen ahead") {
  Watched watched;
  NewGameConfig config;
  config.odds = Odds::Queen;
  watched.session.newGame(config);
  watched.look();
  REQUIRE(watched.view.materialFor(Color::White) == 9);
  REQUIRE(watched.view.materialFor(Color::Black) == -9);
  REQUIRE(watched.view.bottom() == Color::White);
}

TEST_CASE("a clock goes on from when it was taken, and stands while nobody's runs") {
  Watched watched;
  watched.session.newGame(timedGame(minutes(1)));
  watched.look();
  const Instant now = watched.session.time.now();
  REQUIRE(watched.view.clockAt(Color::White, now + seconds(7)) == seconds(53));
  REQUIRE(watched.view.clockAt(Color::Black, now + seconds(7)) == seconds(60));
  REQUIRE(watched.view.clockAt(Color::White, now + minutes(2)) == Duration{0});
  REQUIRE(watched.view.clockAt(Color::White, now - seconds(1)) == seconds(60));
  watched.session.send(command::Pause{});
  watched.look();
  REQUIRE(watched.view.clockAt(Color::White, now + seconds(7)) == seconds(60));

  Watched untimed;
  untimed.session.newGame();
  untimed.look();
  REQUIRE(untimed.view.clockAt(Color::White, untimed.session.time.now() + seconds(7)) == seconds(7));
}

TEST_CASE("the record makes the PGN that the library would write") {
  Watched watched;
  watched.session.script.replies = {"e5", "Nc6"};
  watched.session.newGame(timedGame(minutes(5), seconds(3)));
  watched.play("e4");
  watched.play("Nf3");
  watched.session.send(command::Resign{});
  watched.look();
  const auto pgn = writePgn(toPgn(watched.view.record({"Player", "Novice"})));
  REQUIRE(pgn == writePgn(toPgn(watched.session.stored())));
}

}  // namespace kirin
