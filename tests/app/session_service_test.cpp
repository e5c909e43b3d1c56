// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gantry_session.h"

#include <catch2/catch.hpp>

// The machine itself, asked while no game is on.
namespace kirin {
using namespace kirin::testing;

namespace {

constexpr auto kScripted = SessionFixture::Board::Scripted;

bool refusedWith(SessionFixture& f, SessionCommand command, const std::string& code) {
  f.events.clear();
  f.send(std::move(command));
  return f.last<Notice>().error.code == code && f.all<StateChanged>().empty();
}

}  // namespace

TEST_CASE("a service is done between games, and its end leads back to where one was") {
  SessionFixture f(kScripted);
  f.send(command::Leave{});
  f.send(command::Service{service_task::Home{}});
  CHECK(f.state() == SessionState::Acting);
  CHECK(refusedWith(f, command::Service{service_task::Pulse{}}, "session.busy"));
  f.advance(std::chrono::seconds(5));
  CHECK(f.state() == SessionState::Idle);
  CHECK(f.board->services.size() == 1);
}

TEST_CASE("no service while a game is on, nor on a board without a machine") {
  SessionFixture game(kScripted);
  game.newGame({});
  CHECK(refusedWith(game, command::Service{service_task::Home{}}, "session.game-running"));
  CHECK(refusedWith(game, command::CarryPiece{Place::onSquare(12), Place::onSquare(28)}, "session.game-running"));
  CHECK(refusedWith(game, command::Exercise{3}, "session.game-running"));
  SessionFixture sim;
  CHECK(refusedWith(sim, command::Service{service_task::Home{}}, "board.no-machine"));
}

TEST_CASE("a fault ends a service, and nothing moves later for it") {
  SessionFixture f(kScripted);
  f.board->nextAnswer = backend_event::Fault{{"machine.reach", {"0, 0"}}};
  f.send(command::Service{service_task::Go{{0, 0}}});
  f.settle();
  CHECK(f.state() == SessionState::Idle);
  CHECK(f.last<Notice>().error.code == "machine.reach");
  CHECK(f.board->stops == 1);
  f.send(command::Service{service_task::Home{}});
  CHECK(f.state() == SessionState::Acting);
}

TEST_CASE("a piece is carried only from where one stands to where none does, and a game begins from there") {
  SessionFixture f(kScripted);
  const Place e2 = Place::onSquare(12), e4 = Place::onSquare(28);
  CHECK(refusedWith(f, command::CarryPiece{e4, e2}, "service.carry"));
  CHECK(refusedWith(f, command::CarryPiece{e2, Place::onSquare(8)}, "service.carry"));
  CHECK(refusedWith(f, command::CarryPiece{e2, Place::nowhere()}, "service.carry"));
  f.send(command::CarryPiece{e2, e4});
  f.advance(std::chrono::seconds(5));
  CHECK(f.state() == SessionState::Idle);
  CHECK(f.session.placement().at(e4) == Placement::standard().at(e2));
  f.newGame({});
  CHECK(f.session.placement() == Placement::standard());
}

TEST_CASE("an exercise carries so many pieces to free squares, and Stop ends it") {
  SessionFixture f(kScripted);
  f.send(command::Exercise{5});
  f.advance(std::chrono::seconds(60));
  CHECK(f.state() == SessionState::Idle);
  REQUIRE(f.all<Exercised>().size() == 5);
  CHECK(f.last<Exercised>().done == 5);
  CHECK(f.board->performed.size() == 5);
  CHECK(f.board->placement() == f.session.placement());

  f.send(command::Exercise{1000});
  f.advance(std::chrono::seconds(10));
  f.send(command::Stop{});
  const auto carried = f.board->performed.size();
  CHECK(f.state() == SessionState::Idle);
  f.advance(std::chrono::seconds(60));
  CHECK(f.board->performed.size() == carried);
}

TEST_CASE("no exercise where nobody knows of any piece, nor of no carries") {
  SessionFixture f(kScripted);
  CHECK(refusedWith(f, command::Exercise{0}, "session.not-now"));
  Placement empty = Placement::standard();
  empty.places.fill(Place::nowhere());
  f.send(command::CarryPiece{Place::onSquare(12), Place::onSquare(28)});
  f.board->say(backend_event::Performed{empty});
  f.settle();
  REQUIRE(f.state() == SessionState::Idle);
  CHECK(refusedWith(f, command::Exercise{3}, "service.carry"));
}

TEST_CASE("an exercise on the twin leaves every piece where it is believed to be") {
  GantrySession f;
  f.send(command::Exercise{12});
  f.pass(std::chrono::minutes(5));
  CHECK(f.session.state() == SessionState::Idle);
  CHECK(f.count<Exercised>() == 12);
  CHECK(f.truth().places == f.session.placement().places);
}

}  // namespace kirin
