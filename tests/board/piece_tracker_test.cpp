// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_testing.h"

using namespace kirin;
using namespace kirin::testing;

using Operations = std::vector<PieceOperation>;

TEST_CASE("a quiet move carries one piece") {
  auto game = TrackedGame::standard();
  const PlyEffects effects = game.play("Nf3");
  CHECK(effects.operations == Operations{{white("N2"), on("g1"), on("f3")}});
  CHECK_FALSE(effects.capturedInto);
  CHECK_FALSE(effects.standIn);
  CHECK(game.tracker.at(*parseSquare("f3")) == white("N2"));
}

TEST_CASE("a capture first takes the victim to its own slot") {
  auto game = TrackedGame::standard();
  game.playAll({"e4", "d5"});
  const PlyEffects effects = game.play("exd5");
  CHECK(effects.operations ==
        Operations{{black("P4"), on("d5"), stored(black("P4"))}, {white("P5"), on("e4"), on("d5")}});
  CHECK(effects.capturedInto == black("P4"));
}

TEST_CASE("the slot a ply captures into is read before the move is applied") {
  auto game = TrackedGame::standard();
  game.playAll({"e4", "d5"});
  const auto move = parseSan(game.position, "exd5");
  REQUIRE(move);
  CHECK(game.tracker.effectsOf(game.position, *move).capturedInto == black("P4"));
  CHECK(game.tracker.placement().places[black("P4")] == on("d5"));  // asking changed nothing
}

TEST_CASE("identity follows a piece through the game: of two equal rooks each knows its slot") {
  auto game = TrackedGame::standard();
  game.playAll({"a4", "b5", "axb5", "a6", "bxa6", "Rxa6"});
  const PlyEffects effects = game.play("Rxa6");
  CHECK(effects.capturedInto == black("R1"));
  CHECK(game.tracker.at(*parseSquare("a6")) == white("R1"));
}

TEST_CASE("en passant takes the pawn that stands beside") {
  auto game = TrackedGame::standard();
  game.playAll({"e4", "a6", "e5", "d5"});
  const PlyEffects effects = game.play("exd6");
  CHECK(effects.operations ==
        Operations{{black("P4"), on("d5"), stored(black("P4"))}, {white("P5"), on("e5"), on("d6")}});
}

TEST_CASE("castling carries the king, then the rook") {
  const auto castled = [](std::string_view fen, std::string_view san) {
    auto game = TrackedGame::guessed(fen);
    return game.play(san).operations;
  };
  constexpr auto kRooksAtHome = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  CHECK(castled(kRooksAtHome, "O-O") ==
        Operations{{white("K"), on("e1"), on("g1")}, {white("R2"), on("h1"), on("f1")}});
  CHECK(castled(kRooksAtHome, "O-O-O") ==
        Operations{{white("K"), on("e1"), on("c1")}, {white("R1"), on("a1"), on("d1")}});
  CHECK(castled("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O") ==
        Operations{{black("K"), on("e8"), on("c8")}, {black("R1"), on("a8"), on("d8")}});
}

TEST_CASE("Chess960 castling: each carry finds its place free") {
  const auto castled = [](std::string_view fen, std::string_view san) {
    auto game = TrackedGame::guessed(fen);
    const PieceId king = white("K");
    std::vector<std::pair<bool, Place>> carries;  // is it the king?
    for (const auto& operation : game.play(san).operations) carries.emplace_back(operation.piece == king, operation.to);
    return carries;
  };
  using Carries = std::vector<std::pair<bool, Place>>;
  // The king goes where the rook stands: the rook first.
  CHECK(castled("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "O-O") == Carries{{false, on("f1")}, {true, on("g1")}});
  // The rook goes where the king stands.
  CHECK(castled("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "O-O") == Carries{{true, on("g1")}, {false, on("f1")}});
  // The king stands already.
  CHECK(castled("4k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O") == Carries{{false, on("f1")}});
  // The rook stands already.
  CHECK(castled("4k3/8/8/8/8/8/8/3RK3 w D - 0 1", "O-O-O") == Carries{{true, on("c1")}});
  // They change places: the rook steps aside to a free square and comes back.
  const Carries swapped = castled("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O");
  REQUIRE(swapped.size() == 3);
  CHECK_FALSE(swapped[0].first);
  CHECK(swapped[0].second.isSquare());
  CHECK(swapped[1] == std::pair(true, on("g1")));
  CHECK(swapped[2] == std::pair(false, on("f1")));
}

TEST_CASE("a promotion to a piece that lies in storage takes that very piece") {
  auto game = TrackedGame::guessed("3qk3/2P5/8/8/8/8/8/Q3K3 w - - 0 1");
  const PieceId pawn = *game.tracker.at(*parseSquare("c7"));
  SECTION("the captured rook of that colour waits there") {
    const PlyEffects effects = game.play("c8=R");
    CHECK(effects.operations ==
          Operations{{pawn, on("c7"), stored(pawn)}, {white("R1"), stored(white("R1")), on("c8")}});
    CHECK_FALSE(effects.standIn);
    CHECK(game.tracker.placement().playsAs[white("R1")] == PieceType::Rook);
  }
  SECTION("with a capture: the victim, the pawn, the new piece") {
    const PlyEffects effects = game.play("cxd8=R+");
    REQUIRE(effects.operations.size() == 3);
    CHECK(effects.operations[0] == PieceOperation{black("Q"), on("d8"), stored(black("Q"))});
    CHECK(effects.operations[1] == PieceOperation{pawn, on("c7"), stored(pawn)});
    CHECK(effects.operations[2] == PieceOperation{white("R1"), stored(white("R1")), on("d8")});
    CHECK(effects.capturedInto == black("Q"));
  }
}

TEST_CASE("no spare queen in storage: the pawn stands for the queen; when captured, it goes to the pawn's slot") {
  auto game = TrackedGame::guessed("8/2P5/8/1b5k/8/8/8/Q3K3 w - - 0 1");
  const PieceId pawn = *game.tracker.at(*parseSquare("c7"));
  const Placement before = game.tracker.placement();

  const PlyEffects promoted = game.play("c8=Q");
  CHECK(promoted.operations == Operations{{pawn, on("c7"), on("c8")}});
  CHECK(promoted.standIn == std::pair(pawn, PieceType::Queen));
  CHECK(game.tracker.placement().playsAs[pawn] == PieceType::Queen);

  game.playAll({"Bd7", "Kd1"});
  const PlyEffects captured = game.play("Bxc8");
  CHECK(captured.capturedInto == pawn);
  CHECK(captured.capturedStandIn == std::pair(pawn, PieceType::Queen));
  CHECK(game.tracker.placement().places[pawn] == stored(pawn));
  CHECK(game.tracker.placement().playsAs[pawn] == PieceType::Pawn);

  // Back again, all of it.
  for (auto ply = game.played.rbegin(); ply != game.played.rend(); ++ply) game.tracker.undo(*ply);
  CHECK(game.tracker.placement() == before);
}

TEST_CASE("after a stand-in is captured, the next promotion can't use it as a queen") {
  auto game = TrackedGame::guessed("8/2P4P/8/1b5k/8/8/8/Q3K3 w - - 0 1");
  game.playAll({"c8=Q", "Bd7", "Kd1", "Bxc8"});
  const PlyEffects effects = game.play("h8=Q+");
  REQUIRE(effects.standIn);
  CHECK(effects.standIn->second == PieceType::Queen);
}

TEST_CASE("the queen taken before is the one that comes back by promotion, and is the queen that leaves again") {
  auto game = TrackedGame::standard();
  // White loses the queen, and promotes.
  game.playAll({"e4", "d5", "Qg4", "Bxg4", "exd5", "c6", "dxc6", "e6", "cxb7", "Bd6"});
  CHECK(game.tracker.placement().places[white("Q")] == stored(white("Q")));
  const PlyEffects effects = game.play("bxa8=Q");
  REQUIRE(effects.operations.size() == 3);
  CHECK(effects.operations[1] == PieceOperation{white("P5"), on("b7"), stored(white("P5"))});
  CHECK(effects.operations[2] == PieceOperation{white("Q"), stored(white("Q")), on("a8")});
}

TEST_CASE("with an own slot taken by another, the captured piece goes to a free slot of its kind") {
  Placement placement = Placement::standard();
  const Position start = positionOf("rnbqkbnr/1ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  placement.places[black("P1")] = stored(black("P4"));  // a hand put it there
  TrackedGame game(start, placement);
  game.playAll({"e4", "d5"});
  CHECK(game.play("exd5").capturedInto == black("P1"));
}
