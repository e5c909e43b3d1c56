// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person's move looks like, and what must not be taken for one: the situations of the handbook's list, by name.
#include "board/watched_board.h"

using namespace kirin;
using namespace kirin::testing;
using namespace std::chrono_literals;
using Moves = std::vector<std::string>;

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

WatchedBoard after(std::initializer_list<std::string_view> sans) {
  TrackedGame game = TrackedGame::standard();
  game.playAll(sans);
  WatchedBoard board(game);
  board.begin();
  return board;
}
/// e4 takes d5 or f5.
WatchedBoard twoCaptures() { return after({"e4", "d5", "a3", "f5"}); }
/// e5 takes d5 en passant.
WatchedBoard enPassant() { return after({"e4", "a6", "e5", "d5"}); }

constexpr std::string_view kCastling = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

}  // namespace

TEST_CASE("a slide that stops on e3 and goes on to e4 is one move, e4") {
  WatchedBoard board = watchingStart();
  board.does("L e2 P e3 900 L e3 P e4");
  board.waits(5s);
  REQUIRE(board.decided() == Moves{"e4"});
  REQUIRE(board.log.size() == 1);
  REQUIRE(board.told<hand_event::Decided>()[0].lastEdge == board.edgeAt());
}

TEST_CASE("a piece pushed over the board may rest on its way for longer") {
  WatchedBoard board = watchingStart();
  board.does("L e2 100 P e3 2900 L e3 100 P e4");
  board.waits(5s);
  REQUIRE(board.decided() == Moves{"e4"});
  REQUIRE(board.log.size() == 1);
}

TEST_CASE("a move that could go on counts when it has not, and the wait is nobody's time") {
  WatchedBoard board = watchingStart();
  board.does("L e2 P e3");
  board.waits(1s);
  REQUIRE(board.log.empty());
  REQUIRE(board.inference.handsAtWork());
  board.waits(1s);
  REQUIRE(board.decided() == Moves{"e3"});
  REQUIRE(board.told<hand_event::Decided>()[0].lastEdge == board.edgeAt());
  REQUIRE_FALSE(board.inference.handsAtWork());
}

TEST_CASE("a decided move may be changed or put back until the machine moves") {
  WatchedBoard board = watchingStart();
  board.does("L e2 P e3 3000 L e3 P e4");
  board.waits(2s);
  REQUIRE(board.decided() == Moves{"e3", "e4"});
  REQUIRE(board.told<hand_event::Revoked>().size() == 1);
  REQUIRE(std::holds_alternative<hand_event::Revoked>(board.log[1].event));
  REQUIRE(board.told<hand_event::Revoked>()[0].lastEdge == board.edgeAt());

  board.does("L e4 P e2");
  board.waits(2s);
  REQUIRE(board.told<hand_event::Revoked>().size() == 2);
  REQUIRE(board.log.size() == 4);
  board.does("L g1 P f3");
  board.waits(2s);
  REQUIRE(board.decided() == Moves{"e3", "e4", "Nf3"});

  board.does("L f3");  // taken up again, and thought about
  board.waits(2s);
  REQUIRE(std::holds_alternative<hand_event::Revoked>(board.log.back().event));
  board.does("P f3");
  board.waits(2s);
  REQUIRE(board.decided().size() == 4);
}

TEST_CASE("slow, fast and hesitant hands make the same move") {
  for (const int gap : {50, 120, 300, 600, 900}) {
    CAPTURE(gap);
    WatchedBoard quiet = watchingStart();
    quiet.does("L g1 P f3", gap);
    quiet.waits(5s);
    REQUIRE(quiet.decided() == Moves{"Nf3"});
    WatchedBoard taking = twoCaptures();
    taking.does("L d5 L e4 P d5 P s:P4", gap);
    taking.waits(5s);
    REQUIRE(taking.decided() == Moves{"exd5"});
    WatchedBoard castling = watching(kCastling);
    castling.does("L e1 P g1 L h1 P f1", gap);
    castling.waits(5s);
    REQUIRE(castling.decided() == Moves{"O-O"});
    REQUIRE(quiet.log.size() + taking.log.size() + castling.log.size() == 3);
  }
}

TEST_CASE("a piece lifted, thought about for a minute and put back is nothing at all") {
  WatchedBoard board = watchingStart();
  board.does("L g1 60000 P g1");
  board.waits(1s);
  REQUIRE(board.log.empty());
  REQUIRE_FALSE(board.inference.handsAtWork());
}

TEST_CASE("of a piece lifted and put back and another one moved only the second counts") {
  WatchedBoard board = watchingStart();
  board.does("L g1 P g1 L d2 P d4");
  board.waits(5s);
  REQUIRE(board.decided() == Moves{"d4"});
  REQUIRE(board.log.size() == 1);
}

TEST_CASE("castling king first, rook first and both in the air is castling") {
  for (const auto* acts : {"L e1 P g1 L h1 P f1", "L h1 P f1 L e1 P g1", "L e1 L h1 P g1 P f1", "L h1 L e1 P f1 P g1",
                           "L h1 P f1 3500 L e1 P g1", "L e1 P g1 4000 L h1 P f1", "L e1 P f1 L f1 P g1 L h1 P f1"}) {
    CAPTURE(acts);
    WatchedBoard board = watching(kCastling);
    board.does(acts);
    board.waits(5s);
    REQUIRE(board.decided() == Moves{"O-O"});
    REQUIRE(board.log.size() == 1);
  }
  WatchedBoard longer = watching(kCastling);
  longer.does("L e1 P c1 L a1 P d1");
  longer.waits(5s);
  REQUIRE(longer.decided() == Moves{"O-O-O"});
}

TEST_CASE("the rook first never counts as a rook's move while castling is possible: which it was is asked") {
  WatchedBoard board = watching(kCastling);
  board.does("L h1 P f1");
  board.waits(60s);
  REQUIRE(board.decided().empty());
  REQUIRE(board.log.size() == 1);
  const auto asked = board.told<hand_event::WhichMove>();
  REQUIRE(asked.size() == 1);
  REQUIRE(asked[0].moves.size() == 2);
  board.does("L e1 P g1");
  board.waits(5s);
  REQUIRE(board.decided() == Moves{"O-O"});
  REQUIRE(std::holds_alternative<hand_event::AllRight>(board.log[1].event));

  WatchedBoard noRight = watching("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w Qkq - 0 1");
  noRight.does("L h1 P f1");
  noRight.waits(5s);
  REQUIRE(noRight.decided() == Moves{"Rf1"});
}

TEST_CASE("a castling off a sensor that can't be believed is waited for, or asked about") {
  for (const auto& [blind, acts] :
       {std::pair("h1", "L h1 L e1 P f1 1900 P g1"), std::pair("e1", "L e1 L h1 P g1 1900 P f1")}) {
    CAPTURE(blind, acts);
    WatchedBoard board = watching(kCastling);
    board.inference.assure(on(blind), false);
    board.does(acts);
    board.waits(6s);
    REQUIRE(board.decided() == Moves{"O-O"});
    REQUIRE(board.log.size() == 1);
  }
  WatchedBoard begun = watching(kCastling);
  begun.inference.assure(on("h1"), false);
  begun.does("L h1 L e1 P f1");
  begun.waits(6s);
  REQUIRE(begun.decided().empty());
  REQUIRE(begun.told<hand_event::WhichMove>().at(0).moves.size() == 2);
}

TEST_CASE("castling with the rook on the wrong square is no move, and the right square is named") {
  WatchedBoard board = watching(kCastling);
  board.does("L e1 P g1 L h1 P e1");
  board.waits(10s);
  REQUIRE(board.decided().empty());
  const auto asked = board.told<hand_event::Ask>();
  REQUIRE(asked.size() == 1);
  REQUIRE(asked[0].holdsUp);
  REQUIRE(asked[0].requests ==
          std::vector<OperatorRequest>{{OperatorRequest::Kind::PlacePiece, white("R2"), on("e1"), on("f1")}});
  board.does("L e1 P f1");
  board.waits(5s);
  REQUIRE(board.decided() == Moves{"O-O"});
}

TEST_CASE("a castling whose rook is forgotten asks for the rook") {
  WatchedBoard board = watching(kCastling);
  board.does("L e1 P g1");
  board.waits(10s);
  REQUIRE(board.told<hand_event::Ask>().at(0).requests ==
          std::vector<OperatorRequest>{{OperatorRequest::Kind::PlacePiece, white("R2"), on("h1"), on("f1")}});
}

TEST_CASE("a capture counts with the victim first, the attacker first, or pushed aside") {
  for (const auto* acts : {
           "L d5 L e4 P d5 P s:P4",       // victim first, to its slot after
           "L d5 P s:P4 L e4 P d5",       // before
           "L e4 L d5 P d5 P s:P4",       // attacker first
           "L e4 L d5 P s:P4 P d5",       //
           "L d5 L e4 P d5",              // off the board
           "L e4 L d5 P d5",              //
           "L e4 L d5 40 P d5 P c5 L c5"  // pushed onto a neighbour and taken away
       }) {
    CAPTURE(acts);
    WatchedBoard board = twoCaptures();
    board.does(acts);
    board.waits(4500ms);
    REQUIRE(board.decided() == Moves{"exd5"});
    REQUIRE(board.log.size() == 1);
    REQUIRE(board.told<hand_event::Decided>()[0].captured == black("P4"));
  }
}

TEST_CASE("a captured piece that is not in its slot is asked for, and holds nothing up") {
  const std::vector<OperatorRequest> wanted{
      {OperatorRequest::Kind::PlacePiece, black("P4"), Place::nowhere(), stored(black("P4"))}};
  WatchedBoard board = twoCaptures();
  board.does("L d5 L e4 P d5");
  board.waits(10s);
  REQUIRE(board.decided() == Moves{"exd5"});
  REQUIRE(board.told<hand_event::Decided>()[0].capturedAt.isNowhere());
  REQUIRE(board.log.size() == 2);
  REQUIRE(board.told<hand_event::Ask>().at(0) == hand_event::Ask{wanted, false});
  REQUIRE_FALSE(board.inference.handsAtWork());

  SECTION("until it is there") {
    board.does("P s:P4");
    board.waits(1s);
    REQUIRE(std::holds_alternative<hand_event::AllRight>(board.log.back().event));
    REQUIRE(board.log.size() == 3);
  }
  SECTION("in the next turn too, which goes on meanwhile") {
    board.inference.end();
    board.game.play("exd5");
    board.machinePlays({"Nf6"});
    board.waits(10s);
    REQUIRE(board.told<hand_event::Ask>().at(1) == hand_event::Ask{wanted, false});
    board.does("L d5 P d6");
    board.waits(2s);
    REQUIRE(std::get<hand_event::Decided>(board.log.back().event).move == Move(35, 43));
  }
}

TEST_CASE("a captured piece in a wrong slot is the capture all the same, and the slot is told") {
  WatchedBoard board = twoCaptures();
  board.does("L d5 L e4 P d5 P s:Q");
  board.waits(10s);
  REQUIRE(board.decided() == Moves{"exd5"});
  REQUIRE(board.told<hand_event::Decided>()[0].capturedAt == stored(black("Q")));
  REQUIRE(board.told<hand_event::Ask>().at(0).requests ==
          std::vector<OperatorRequest>{
              {OperatorRequest::Kind::PlacePiece, black("P4"), stored(black("Q")), stored(black("P4"))}});
}

TEST_CASE("a touch in passing while the captor is held and thought about is asked about, not decided") {
  WatchedBoard board = twoCaptures();
  board.does("L e4 4000 L d5 80 P d5 20000 P e4");
  board.waits(2s);
  REQUIRE(board.decided().empty());
  REQUIRE(board.told<hand_event::WhichMove>().at(0).moves.size() == 1);
  REQUIRE(std::holds_alternative<hand_event::AllRight>(board.log.back().event));
}

TEST_CASE("two captures that leave the same squares occupied are told apart by what was lifted") {
  for (const auto& [acts, move] : {std::pair("L d5 L e4 P d5", "exd5"), std::pair("L f5 L e4 P f5", "exf5"),
                                   std::pair("L d5 P d5 L f5 L e4 P f5", "exf5")}) {
    WatchedBoard board = twoCaptures();
    board.does(acts);
    board.waits(5s);
    REQUIRE(board.decided() == Moves{move});
  }
}

TEST_CASE("two captures of which both victims were lifted are told apart by the slot that filled, or asked about") {
  WatchedBoard filled = twoCaptures();
  filled.does("L e4 L d5 P d5 L f5 P f5 P s:P6");
  filled.waits(5s);
  REQUIRE(filled.decided() == Moves{"exf5"});

  WatchedBoard open = twoCaptures();
  open.does("L e4 L d5 P d5 L f5 P f5");
  open.waits(10s);
  REQUIRE(open.decided().empty());
  REQUIRE(open.told<hand_event::WhichMove>().at(0).moves.size() == 2);
  open.does("P s:P4");  // its slot, or a wrong one for the piece that was exchanged last
  open.waits(10s);
  REQUIRE(open.decided().empty());
  open.does("L s:P4 P s:P6");
  open.waits(5s);
  REQUIRE(open.decided() == Moves{"exf5"});
}

TEST_CASE("a victim that may have been knocked over tells nothing, though something filled its slot") {
  // The knight took on d8, its victim went to a wrong slot, and the pawn on e7 was set up again.
  WatchedBoard board = watching("bqnbrrkn/pp1pp3/2N2pp1/7p/8/8/PPPPPPPP/B1QBRRKN w - - 0 6");
  board.does("L c6 108 L c8 25 L e7 90 P c8 417 L d8 57 P d8 1057 P s:P5 2840 P e7");
  board.waits(6s);
  REQUIRE(board.decided().empty());
  REQUIRE(board.told<hand_event::WhichMove>().at(0).moves.size() == 2);
}

TEST_CASE("en passant with the taken pawn left standing asks to take it off its square") {
  WatchedBoard board = enPassant();
  board.does("L e5 P d6");
  board.waits(10s);
  REQUIRE(board.decided().empty());
  REQUIRE(board.told<hand_event::Ask>().at(0).requests ==
          std::vector<OperatorRequest>{{OperatorRequest::Kind::RemovePiece, black("P4"), on("d5"), Place::nowhere()}});
  board.does("L d5 P s:P4");
  board.waits(5s);
  REQUIRE(board.decided() == Moves{"exd6"});

  for (const auto* acts : {"L e5 P d6 L d5", "L d5 L e5 P d6 P s:P4", "L e5 L d5 P d6"}) {
    WatchedBoard prompt = enPassant();
    prompt.does(acts);
    prompt.waits(4s);
    REQUIRE(prompt.decided() == Moves{"exd6"});
    REQUIRE(prompt.log.size() == 1);
  }
}

TEST_CASE("a person's move before the machine has quite finished is judged when the turn begins") {
  WatchedBoard board = watchingStart();
  board.does("L e2 P e4");
  board.waits(2s);
  board.inference.end();
  board.game.play("e4");
  // The machine carries d7 to d5; as it lets go, the person takes.
  board.game.play("d5");
  board.does("L d7 2000 P d5 60 L d5 L e4 P d5");
  REQUIRE(board.log.size() == 1);
  const Instant begun = board.now + 100ms;
  board.waits(100ms);
  board.begin();
  board.waits(3s);
  const auto decided = board.told<hand_event::Decided>();
  REQUIRE(decided.size() == 2);
  REQUIRE(toSan(board.game.position, decided[1].move) == "exd5");
  REQUIRE(decided[1].lastEdge == begun);  // no turn ends before it began
}

TEST_CASE("a move made while the machine still carries another piece is not lost either") {
  WatchedBoard board = watchingStart();
  board.inference.end();
  board.game.play("e4");
  board.game.play("e5");
  board.does("L e2 P e4 L e7 L g1 P f3 P e5");
  board.begin();
  board.waits(3s);
  REQUIRE(board.decided() == Moves{"Nf3"});
}
