// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/gantry_fixture.h"

#include <catch2/catch.hpp>

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;

// A person's hands and the machine by turns, on a plant that does what a real one does: pieces stand off their middles,
// are put down on edges and brushed by sleeves, taken off the board and put into their slots late.
namespace {

class Game {
 public:
  Game(const TwinConfig& config, std::uint64_t seed) : f_(config), rng_(seed), hand_(f_.board, {}, seed) { f_.start(); }

  /// White is a person who plays any legal move; Black's moves are carried.
  void play(int plies) {
    for (int ply = 0; ply < plies && hasLegalMove(f_.position); ++ply) {
      INFO("ply " << ply);
      const MoveList moves = legalMoves(f_.position);
      const Move move = moves[static_cast<int>(rng_.below(static_cast<std::uint32_t>(moves.size())))];
      if (f_.position.sideToMove() == Color::White) moveByHand(move);
      f_.decide(move);
      heard_ = 0;
      REQUIRE(f_.until([this] {
        obey();
        return !f_.all<backend_event::Performed>().empty();
      }));
      f_.tracker = PieceTracker(f_.all<backend_event::Performed>().front().placement);
    }
  }

  const BoardPlant& plant() { return f_.plant(); }
  /// How often a person had to do what the machine could not.
  int heldUp() const { return heldUp_; }

 private:
  void moveByHand(Move move) {
    f_.watch();
    f_.hand(hand_.play(f_.position, move, f_.tracker.placement(), f_.plant(), f_.time.now()));
    REQUIRE(f_.until([this] { return !f_.twin.twin().handBusy(); }));
    f_.pass(1s);
  }

  /// Does what has been asked for since the last time, carefully.
  void obey() {
    Instant at = f_.time.now() + 1s;
    const auto put = [&](PieceId piece, Place place) {
      const auto actions = hand_.put(piece, place, at);
      at = actions.back().at + 1s;
      f_.hand(actions);
    };
    for (; heard_ < f_.events.size(); ++heard_) {
      const auto* asked = std::get_if<backend_event::NeedsOperator>(&f_.events[heard_]);
      if (asked == nullptr) continue;
      if (asked->holdsUp && !asked->byHands) ++heldUp_;
      for (const OperatorRequest& request : asked->requests) {
        if (request.kind == OperatorRequest::Kind::PlacePiece && request.piece) put(*request.piece, request.to);
        if (request.kind != OperatorRequest::Kind::RemovePiece) continue;
        if (const auto there = f_.plant().placement().at(request.from)) put(*there, Place::inSlot(*there));
      }
    }
  }

  GantryFixture f_;
  Rng rng_;
  Hand hand_;
  std::size_t heard_ = 0;
  int heldUp_ = 0;
};

void playGames(double base, int games) {
  int heldUp = 0;
  for (int seed = 1; seed <= games; ++seed) {
    TwinConfig config;
    config.seed = static_cast<std::uint64_t>(seed);
    if (base > 0) config.board.pieces.bases.fill(base);
    CAPTURE(base, seed);
    Game game(config, config.seed);
    game.play(60);
    CHECK(game.plant().contacts() == 0);
    CHECK(game.plant().leastClearance() >= 0);
    heldUp += game.heldUp();
  }
  CHECK(heldUp * 5 <= games);
}

}  // namespace

TEST_CASE("Games of a person's hands and the machine by turns: nothing is touched") {
  playGames(0, 3);
  playGames(28.6, 3);
}

TEST_CASE("A hundred games of hands and machine touch nothing", "[.slow]") {
  playGames(0, 50);
  playGames(28.6, 50);
}
