// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What else happens on a board while a move is made: promotions, broken sensors, sleeves, offers made by hand.
#include "board/watched_board.h"

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;
using Moves = std::vector<std::string>;
using Kind = OperatorRequest::Kind;

namespace {

WatchedBoard watching(std::string_view fen) {
  WatchedBoard board(fen);
  board.begin();
  return board;
}

WatchedBoard watchingStart() {
  WatchedBoard board;
  board.begin();
  return board;
}

constexpr std::string_view kPromotion = "3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1";  // no white officer but the king

/// A sensor that changes every 100 ms, five times a second to and fro, for that long.
void flicker(WatchedBoard& board, std::string_view place, Duration length) {
  const auto sensor = static_cast<std::size_t>(sensorNamed(place));
  for (const Instant end = board.now + length; board.now < end; board.waits(100ms)) {
    board.noise.flip(sensor);
    board.look();
  }
}

}  // namespace

TEST_CASE("a promotion is decided with its piece open, and each of four may be lifted from storage") {
  for (const auto& [slot, piece] : {std::pair("S:Q", PieceType::Queen), std::pair("S:R1", PieceType::Rook),
                                    std::pair("S:B2", PieceType::Bishop), std::pair("S:N1", PieceType::Knight)}) {
    WatchedBoard board = watching(kPromotion);
    board.does("L e7 P e8");
    board.waits(2s);
    REQUIRE(board.told<hand_event::Decided>().at(0).move.kind() == Move::Kind::Promotion);
    REQUIRE(board.log.size() == 1);
    board.does(std::string("L ") + slot);
    board.waits(2s);
    REQUIRE(board.told<hand_event::PromotionByLift>() == std::vector<hand_event::PromotionByLift>{{piece}});
    board.does("L e8 P e8 P S:P1");  // the pawn gives way to it
    board.waits(200s);
    REQUIRE(board.log.size() == 2);
  }
}

TEST_CASE("a promotion with capture takes, and takes the piece that was lifted before") {
  WatchedBoard board = watching(kPromotion);
  board.does("L S:N2 L d8 P s:R1 L e7 P d8 P S:P1");
  board.waits(5s);
  const auto decided = board.told<hand_event::Decided>();
  REQUIRE(decided.size() == 1);
  REQUIRE(decided[0].move.to() == *parseSquare("d8"));
  REQUIRE(decided[0].captured == black("R1"));
  REQUIRE(decided[0].capturedAt == stored(black("R1")));
  REQUIRE(board.told<hand_event::PromotionByLift>().at(0).piece == PieceType::Knight);
}

TEST_CASE("a promotion is cancelled by taking the pawn back") {
  WatchedBoard board = watching(kPromotion);
  board.does("L e7 P e8");
  board.waits(2s);
  board.does("L e8 P e7");
  board.waits(2s);
  REQUIRE(board.log.size() == 2);
  REQUIRE(std::holds_alternative<hand_event::Revoked>(board.log[1].event));
}

TEST_CASE("a spare lifted and put back chooses nothing, and another one lifted instead chooses anew") {
  WatchedBoard board = watching(kPromotion);
  board.does("L e7 P e8");
  board.waits(2s);
  board.does("L S:Q P S:Q");
  board.waits(2s);
  REQUIRE(board.log.size() == 1);
  board.does("L S:Q 1000 P S:Q L S:R2");
  board.waits(2s);
  REQUIRE(board.told<hand_event::PromotionByLift>() ==
          std::vector<hand_event::PromotionByLift>{{PieceType::Queen}, {PieceType::Rook}});
}

TEST_CASE("with no spare queen the pawn stands for it, moves like it, and is captured into the pawn's slot") {
  TrackedGame game = TrackedGame::guessed("8/3kP3/8/8/8/8/8/Q3K3 w - - 0 1");
  game.play("e8=Q+");
  const PieceId pawn = *game.tracker.at(*parseSquare("e8"));
  REQUIRE(kindOf(pawn) == PieceType::Pawn);
  WatchedBoard taken(game);
  taken.begin();
  taken.does("L e8 P S:P1 L d7 P e8");
  taken.waits(5s);
  REQUIRE(taken.decided() == Moves{"Kxe8"});
  REQUIRE(taken.told<hand_event::Decided>()[0].captured == pawn);
  REQUIRE(taken.told<hand_event::Decided>()[0].capturedAt == stored(pawn));

  game.play("Kd6");
  WatchedBoard moving(game);
  moving.begin();
  moving.does("L e8 P b8");
  moving.waits(5s);
  REQUIRE(moving.decided() == Moves{"Qb8+"});
}

TEST_CASE("a sensor that flickers at 5 Hz is marked unhealthy, named and worked around") {
  WatchedBoard board = watchingStart();
  flicker(board, "c2", 3s);
  REQUIRE(board.inference.health().fault(sensorNamed("c2")) == SensorHealth::Fault::Flickers);
  REQUIRE(board.inference.health().unhealthy().count() == 1);
  board.does("L g1 P f3");
  flicker(board, "c2", 2s);
  REQUIRE(board.decided() == Moves{"Nf3"});
  REQUIRE(board.log.size() == 1);
}

TEST_CASE("a stuck sensor is found out when what is known contradicts it, and the move away from it is still seen") {
  WatchedBoard board = watchingStart();
  board.stuckOn.set(static_cast<std::size_t>(sensorNamed("e2")));
  board.does("L e2 P e4");
  board.waits(10s);
  // Some piece came to e4, and none is gone: only the e-pawn goes there.
  REQUIRE(board.decided().empty());
  REQUIRE(board.told<hand_event::WhichMove>().at(0).moves.size() == 1);
  board.inference.end();  // the person says so on the screen
  board.game.play("e4");
  board.machinePlays({"e5"});
  REQUIRE(board.inference.health().fault(sensorNamed("e2")) == SensorHealth::Fault::StuckOn);
  board.does("L g1 P e2");
  board.waits(6s);
  REQUIRE(board.told<hand_event::WhichMove>().back().moves == std::vector<Move>{Move(6, 12)});
  board.does("L e2 P f3");
  board.waits(3s);
  REQUIRE(board.decided() == Moves{"Nf3"});
}

TEST_CASE("what one sensor says is no move: it may be broken as well as the one that can't be believed") {
  TrackedGame game = TrackedGame::guessed("4k3/8/8/4B3/8/8/8/4K3 w - - 0 1");
  WatchedBoard board(game);
  board.inference.assure(on("e5"), false);
  board.begin();
  board.inference.assure(on("e5"), false);
  board.stuckOn.set(static_cast<std::size_t>(sensorNamed("f4")));
  board.look();
  board.waits(6s);
  REQUIRE(board.decided().empty());
  REQUIRE(board.told<hand_event::WhichMove>().at(0).moves == std::vector<Move>{Move(36, 29)});
}

TEST_CASE("a capture from a stuck sensor that nobody knew of shows by the slot that filled, and is asked about") {
  TrackedGame game = TrackedGame::standard();
  game.playAll({"e4", "d5"});
  for (const auto* acts : {"L d5 L e4 P d5 P s:P4", "L d5 P s:P4 L e4 P d5"}) {
    WatchedBoard board(game);
    board.begin();
    board.stuckOn.set(static_cast<std::size_t>(sensorNamed("e4")));
    board.does(acts);
    board.waits(10s);
    REQUIRE(board.decided().empty());
    REQUIRE(board.told<hand_event::WhichMove>().at(0).moves == std::vector<Move>{Move(28, 35)});
  }
}

TEST_CASE("a dead sensor is worked around: a move from it is seen, and one onto it is asked about") {
  WatchedBoard board = watchingStart();
  board.stuckOff.set(static_cast<std::size_t>(sensorNamed("e4")));
  board.game.play("e4");
  board.inference.end();
  board.does("L e2 P e4");
  board.machinePlays({"e5"});
  REQUIRE(board.inference.health().fault(sensorNamed("e4")) == SensorHealth::Fault::StuckOff);
  board.does("L g1 P f3");
  board.waits(3s);
  REQUIRE(board.decided() == Moves{"Nf3"});
  board.inference.end();
  board.game.play("Nf3");
  board.machinePlays({"Nf6", "d3", "Nxe4"});
  board.does("L d3 L e4 P e4 P s:N2");
  board.waits(6s);
  REQUIRE(board.told<hand_event::WhichMove>().at(0).moves == std::vector<Move>{Move(19, 28)});
}

TEST_CASE("when the healthy sensors leave two legal moves, which one is asked") {
  WatchedBoard board = watchingStart();
  board.inference.assure(on("f3"), true);
  board.inference.assure(on("h3"), true);
  board.does("L g1 P f3");
  board.pieces.reset(static_cast<std::size_t>(sensorNamed("f3")));
  board.waits(10s);
  REQUIRE(board.decided().empty());
  REQUIRE(board.told<hand_event::WhichMove>().at(0).moves.size() == 2);
}

TEST_CASE("an unhealthy sensor that is right again for a while is believed again") {
  WatchedBoard board = watchingStart();
  flicker(board, "c6", 2s);
  board.noise.reset();
  board.look();
  REQUIRE(board.inference.health().unhealthy().count() == 1);
  board.machinePlays({"Nf3", "Nf6"});
  board.machinePlays({"Ng1", "Ng8"});
  board.machinePlays({"Nf3", "Nf6"});
  REQUIRE(board.inference.health().unhealthy().count() == 1);
  board.machinePlays({"Ng1", "Ng8"});
  REQUIRE(board.inference.health().unhealthy().none());
}

TEST_CASE("both kings in the centre are an offer to end the game") {
  for (const auto* acts : {"L e1 P e4 L e8 P d5", "L e8 L e1 P d4 P e5"}) {
    WatchedBoard board = watching("rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
    board.does(acts);
    board.waits(3s);
    REQUIRE(board.log.size() == 1);
    REQUIRE(std::holds_alternative<hand_event::GameOverOffered>(board.log[0].event));
  }
}

TEST_CASE("a king's legal move to the centre is a move and no offer") {
  WatchedBoard board = watching("8/8/4k3/8/8/4K3/8/8 w - - 0 1");
  board.does("L e3 P e4");
  board.waits(10s);
  REQUIRE(board.decided() == Moves{"Ke4"});
  REQUIRE(board.log.size() == 1);
}

TEST_CASE("a wrong piece displaced is named with its squares, nothing commits, and play goes on when it is right") {
  WatchedBoard board = watchingStart();
  board.does("L e7 P e5");
  board.waits(10s);
  REQUIRE(board.told<hand_event::Ask>().at(0) ==
          hand_event::Ask{{{Kind::PlacePiece, black("P5"), on("e5"), on("e7")}}, true});
  REQUIRE(board.log.size() == 1);
  board.does("L e5 P e7");
  board.waits(2s);
  REQUIRE(board.log.size() == 2);
  REQUIRE(std::holds_alternative<hand_event::AllRight>(board.log[1].event));
  board.does("L e2 P e4");
  board.waits(2s);
  REQUIRE(board.decided() == Moves{"e4"});
}

TEST_CASE("two pieces swapped are named, though the squares look untouched") {
  WatchedBoard board = watchingStart();
  board.does("L d1 P d4 L e1 P d1 L d4 P e1");
  board.waits(10s);
  REQUIRE(board.decided().empty());
  REQUIRE(board.told<hand_event::Ask>().at(0).requests ==
          std::vector<OperatorRequest>{{Kind::PlacePiece, white("Q"), on("e1"), on("d1")},
                                       {Kind::PlacePiece, white("K"), on("d1"), on("e1")}});
  board.does("L e1 P e4 L d1 P e1 L e4 P d1");
  board.waits(2s);
  REQUIRE(std::holds_alternative<hand_event::AllRight>(board.log.back().event));
}

TEST_CASE("pieces fallen over are named") {
  WatchedBoard board = watchingStart();
  board.does("L g8 60 L h8");
  board.waits(10s);
  REQUIRE(board.told<hand_event::Ask>().at(0).requests ==
          std::vector<OperatorRequest>{{Kind::PlacePiece, black("N2"), Place::nowhere(), on("g8")},
                                       {Kind::PlacePiece, black("R2"), Place::nowhere(), on("h8")}});
  board.does("P g8 P h8");
  board.waits(1s);
  REQUIRE(std::holds_alternative<hand_event::AllRight>(board.log.back().event));

  WatchedBoard own = watchingStart();  // it might be in a hand, so that takes longer
  own.does("L g1");
  own.waits(90s);
  REQUIRE(own.log.empty());
  own.waits(60s);
  REQUIRE(own.told<hand_event::Ask>().at(0).requests.at(0).to == on("g1"));
}

TEST_CASE("a sleeve that brushes three pieces keeps the move from counting until all is still") {
  WatchedBoard board = watchingStart();
  board.does("L g1 P f3");
  board.does("300 L e2 P e2 300 L f2 P f2 300 L g2 P g2", 200);
  REQUIRE(board.log.empty());
  board.waits(2s);
  REQUIRE(board.decided() == Moves{"Nf3"});
  REQUIRE(board.log.size() == 1);
}

TEST_CASE("single wrong readings neither make nor delay a move") {
  WatchedBoard board = watchingStart();
  board.does("L g1 P f3");
  for (int i = 0; i < 12; ++i) {
    board.noise.set(static_cast<std::size_t>(7 * i));
    board.look();
    board.waits(5ms);
    board.noise.reset();
    board.look();
    board.waits(33ms);
  }
  REQUIRE(board.decided() == Moves{"Nf3"});
  board.waits(5s);
  REQUIRE(board.log.size() == 1);
}

TEST_CASE("a piece put on the edge of two squares and straightened is one move") {
  for (const auto* acts : {"L g1 1500 P f3", "L g1 P g3 P f3 800 L g3", "L g1 P f3 P g3 800 L g3"}) {
    CAPTURE(acts);
    WatchedBoard board = watchingStart();
    board.does(acts, 10);
    board.waits(5s);
    REQUIRE(board.decided() == Moves{"Nf3"});
    REQUIRE(board.log.size() == 1);
  }
}

TEST_CASE("pieces put back by hand, the opponent's first, offer a takeback") {
  WatchedBoard board = watchingStart();
  board.does("L e2 P e4");
  board.waits(3s);
  board.inference.end();
  board.game.play("e4");
  board.machinePlays({"d5"});
  board.does("L e4 L d5 P d5 P s:P4");
  board.waits(3s);
  board.inference.end();
  board.game.play("exd5");
  board.machinePlays({"Qxd5"});
  const auto before = board.log.size();
  board.does("L d5 P d8 L S:P5 P d5 L d5 P e4 L s:P4 P d5");
  board.waits(3s);
  REQUIRE(board.log.size() == before + 1);
  REQUIRE(board.told<hand_event::TakebackOffered>() == std::vector<hand_event::TakebackOffered>{{2}});
}

TEST_CASE("pieces put back by hand, the person's own first, offer nothing") {
  WatchedBoard board = watchingStart();
  board.inference.end();
  board.machinePlays({"e4", "e5"});
  board.does("L e4 P e2 L e5 P e7");
  board.waits(10s);
  REQUIRE(board.told<hand_event::TakebackOffered>().empty());
  REQUIRE(board.told<hand_event::Ask>().at(0).requests.size() == 2);
}
