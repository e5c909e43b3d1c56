// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles/tags.h"

#include "puzzles/lines.h"

using namespace kirin;
using namespace kirin::puzzles;

namespace {

Solution solved(const char* fen, const char* moves, PuzzleGoal goal = PuzzleGoal::Win) {
  return Solution(lineOf(fen, moves, goal));
}

}  // namespace

TEST_CASE("A back rank mate has the king shut in by its own men") {
  CHECK(isBackRankMate(solved("r5k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1", "a8a2 d1d8")));
  // Here a bishop guards the way out.
  CHECK_FALSE(isBackRankMate(solved("r5k1/5p1p/8/8/8/2B5/5PPP/3R2K1 b - - 0 1", "a8a2 d1d8")));
  // And here there is one.
  CHECK_FALSE(isBackRankMate(solved("r5k1/5pp1/7p/8/8/8/5PPP/3R2K1 b - - 0 1", "a8a2 d1d8")));
}

TEST_CASE("A smothered mate is a knight's, of a king with its own men around it") {
  CHECK(isSmotheredMate(solved("6rk/p5pp/8/6N1/8/8/6PP/6K1 b - - 0 1", "a7a6 g5f7")));
  CHECK_FALSE(isSmotheredMate(solved("r5k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1", "a8a2 d1d8")));
}

TEST_CASE("A double check is given by two pieces") {
  CHECK(hasDoubleCheck(solved("4k3/p7/8/8/4N3/8/8/4R1K1 b - - 0 1", "a7a6 e4f6")));
  CHECK_FALSE(hasDoubleCheck(solved("4k3/p7/8/8/4N3/8/8/4R1K1 b - - 0 1", "a7a6 e4c5")));
}

TEST_CASE("A fork strikes two at once, and one of them falls") {
  CHECK(hasFork(solved("r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1", "h7h6 d5c7 e8d7 c7a8")));
  // The rook alone is struck.
  CHECK_FALSE(hasFork(solved("r6k/7p/8/3N4/8/8/8/6K1 b - - 0 1", "h7h6 d5c7 h8g7 c7a8")));
  // The knight can be taken.
  CHECK_FALSE(hasFork(solved("r2qk3/7p/8/3N4/8/8/8/6K1 b - - 0 1", "h7h6 d5c7")));
  // What falls was not struck.
  CHECK_FALSE(hasFork(solved("r3k3/7p/8/3N4/8/8/8/5RK1 b - - 0 1", "h7h6 d5c7 e8d7 f1f7")));
}

TEST_CASE("A pin is made use of") {
  CHECK(hasPin(solved("4k3/p7/8/4n3/8/8/5P2/4R1K1 b - - 0 1", "a7a6 f2f4 a6a5 f4e5")));
  // The king stands elsewhere.
  CHECK_FALSE(hasPin(solved("3k4/p7/8/4n3/8/8/5P2/4R1K1 b - - 0 1", "a7a6 f2f4 a6a5 f4e5")));
  // The guard of d5 is pinned to its king.
  CHECK(hasPin(solved("4k3/p7/4p3/3n4/8/1B6/8/4R1K1 b - - 0 1", "a7a6 b3d5")));
  CHECK_FALSE(hasPin(solved("4k3/p7/4p3/3n4/8/1B6/8/5RK1 b - - 0 1", "a7a6 b3d5")));
}

TEST_CASE("A skewer takes what stood behind") {
  CHECK(hasSkewer(solved("8/2p5/8/q3k3/8/8/8/1K5R b - - 0 1", "c7c6 h1h5 e5d4 h5a5")));
  CHECK_FALSE(hasSkewer(solved("8/2p5/8/q7/4k3/8/8/1K5R b - - 0 1", "c7c6 h1h5 e4d4 h5a5")));
}

TEST_CASE("A discovered attack opens the way of another piece") {
  CHECK(hasDiscoveredAttack(solved("q3k3/7p/8/8/4B3/8/8/4R1K1 b - - 0 1", "h7h6 e4a8")));
  CHECK(hasDiscoveredAttack(solved("3q2k1/7p/8/8/3N4/8/8/3R2K1 b - - 0 1", "h7h6 d4e6 h6h5 d1d8")));
  CHECK_FALSE(hasDiscoveredAttack(solved("3q2k1/7p/8/8/4N3/8/8/3R2K1 b - - 0 1", "h7h6 d1d8")));
}

TEST_CASE("A hanging piece is guarded by nothing") {
  CHECK(winsHangingPiece(solved("4k3/8/8/3n4/8/8/8/3R2K1 b - - 0 1", "e8f8 d1d5")));
  CHECK_FALSE(winsHangingPiece(solved("4k3/8/2p5/3n4/8/8/8/3R2K1 b - - 0 1", "e8f8 d1d5")));
  CHECK_FALSE(winsHangingPiece(solved("4k3/8/8/3p4/8/8/8/3R2K1 b - - 0 1", "e8f8 d1d5")));
}

TEST_CASE("A trapped piece has nowhere to go") {
  CHECK(winsTrappedPiece(solved("4k3/7p/4b3/8/8/8/PPK5/8 b - - 0 1", "e6a2 b2b3 h7h6 c2b2 h6h5 b2a2")));
  // From e6 it could go where it liked.
  CHECK_FALSE(winsTrappedPiece(solved("3k4/7p/4b3/8/8/8/4R3/6K1 b - - 0 1", "h7h6 g1f2 h6h5 e2e6")));
}

TEST_CASE("A deflection makes a guard leave") {
  CHECK(hasDeflection(solved("3r2k1/5ppp/8/3n4/8/1B6/8/4R1K1 b - - 0 1", "h7h6 e1e8 d8e8 b3d5")));
  // The rook guards d5 from where it has gone, too.
  CHECK_FALSE(hasDeflection(solved("3r2k1/3R1ppp/8/3n4/8/1B6/8/6K1 b - - 0 1", "h7h6 d7d8 g8h7 b3d5")));
}

TEST_CASE("An attraction draws a piece to where it is struck") {
  CHECK(hasAttraction(solved("6k1/5ppp/8/8/8/3B1N2/8/6K1 b - - 0 1", "f7f6 d3h7 g8h7 f3g5")));
  CHECK_FALSE(hasAttraction(solved("6k1/5ppp/8/8/8/3B1N2/8/6K1 b - - 0 1", "f7f6 d3h7 g8h8 f3h4")));
}

TEST_CASE("An intermezzo comes before taking back") {
  CHECK(hasIntermezzo(solved("4k3/8/8/3b4/4N3/3P4/8/K6R b - - 0 1", "d5e4 h1h8 e8d7 d3e4")));
  CHECK_FALSE(hasIntermezzo(solved("4k3/8/8/3b4/4N3/3P4/8/K6R b - - 0 1", "d5e4 d3e4 e8d7 h1h8")));
}

TEST_CASE("A sacrifice is two pawns or more") {
  CHECK(hasSacrifice(solved("6k1/5ppp/8/8/8/3B1N2/8/6K1 b - - 0 1", "f7f6 d3h7 g8h7 f3g5")));
  CHECK_FALSE(hasSacrifice(solved("6k1/5ppp/8/8/8/3B1N2/8/6K1 b - - 0 1", "f7f6 d3h7 g8h8 f3h4")));
}

TEST_CASE("A quiet move forces nothing") {
  CHECK(hasQuietMove(solved("7k/8/5K2/8/8/8/8/R7 b - - 0 1", "h8h7 f6f7 h7h6 a1h1")));
  // It strikes a knight that can't move.
  CHECK_FALSE(hasQuietMove(solved("4k3/p7/8/4n3/8/8/5P2/4R1K1 b - - 0 1", "a7a6 f2f4 a6a5 f4e5")));
  // The last move of a line has no quiet to keep.
  CHECK_FALSE(hasQuietMove(solved("4k3/8/8/3p4/8/4N3/8/4K3 b - - 0 1", "d5d4 e3f5")));
}

TEST_CASE("A defence saves what is struck, or holds") {
  CHECK(isDefence(solved("4k3/8/8/3p4/8/4N3/8/4K3 b - - 0 1", "d5d4 e3f5")));
  CHECK_FALSE(isDefence(solved("4k3/8/8/8/3p4/7N/8/4K3 b - - 0 1", "d4d3 h3f4")));
  CHECK(isDefence(solved("4k3/8/8/8/3p4/7N/8/4K3 b - - 0 1", "d4d3 h3f4", PuzzleGoal::Hold)));
}

TEST_CASE("Pawns promote, to something else where a queen won't do, and come close") {
  CHECK(hasPromotion(solved("4k3/P7/8/8/8/8/8/4K3 b - - 0 1", "e8e7 a7a8q")));
  CHECK_FALSE(hasUnderPromotion(solved("4k3/P7/8/8/8/8/8/4K3 b - - 0 1", "e8e7 a7a8q")));
  CHECK(hasUnderPromotion(solved("4k3/P7/8/8/8/8/8/4K3 b - - 0 1", "e8e7 a7a8n")));
  // A rook mates here, but so would a queen.
  CHECK_FALSE(hasUnderPromotion(solved("7k/P4ppp/8/8/8/8/8/4K3 b - - 0 1", "h8g8 a7a8r")));
  CHECK(hasAdvancedPawn(solved("4k3/8/P7/8/8/8/8/4K3 b - - 0 1", "e8d7 a6a7")));
  CHECK_FALSE(hasAdvancedPawn(solved("4k3/8/8/P7/8/8/8/4K3 b - - 0 1", "e8d7 a5a6")));
  CHECK(hasEnPassant(solved("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e5d6")));
  CHECK_FALSE(hasEnPassant(solved("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1", "e8e7 e5d6")));
}

TEST_CASE("The phase follows from what is left") {
  CHECK(phaseOf(Position()) == PuzzleTheme::Opening);
  CHECK(phaseOf(*parseFen("r2q1rk1/ppp2ppp/2n2n2/3p4/3P4/2N2N2/PPP2PPP/R2Q1RK1 w - - 0 20")) ==
        PuzzleTheme::Middlegame);
  CHECK(phaseOf(*parseFen("5rk1/ppp2ppp/2n5/3p4/3P4/2N5/PPP2PPP/R5K1 w - - 0 30")) == PuzzleTheme::Endgame);
  CHECK(isPawnEndgame(*parseFen("4k3/8/P7/8/8/8/8/4K3 b - - 0 1")));
  CHECK_FALSE(isPawnEndgame(*parseFen("4k3/8/P7/8/8/8/8/4KN2 b - - 0 1")));
  CHECK(isRookEndgame(*parseFen("4k2r/8/P7/8/8/8/8/4KR2 b - - 0 1")));
  CHECK_FALSE(isRookEndgame(*parseFen("4k2r/8/P7/8/8/8/8/4KN2 b - - 0 1")));
}

TEST_CASE("A mate is named by its length, among the other themes") {
  const PuzzleThemes ladder =
      themesOf(lineOf("7k/8/8/8/8/8/R7/1R4K1 b - - 0 1", "h8g8 a2a7 g8f8 b1b8", PuzzleGoal::Mate));
  CHECK(puzzleThemeKeys(ladder) == "mateIn2 quietMove endgame rookEndgame");
  const PuzzleThemes fork = themesOf(lineOf("r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1", "h7h6 d5c7 e8d7 c7a8"));
  CHECK(puzzleThemeKeys(fork) == "fork endgame");
}
