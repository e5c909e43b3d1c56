// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle_bridge.h"

#include "testing/fake_time.h"
#include "testing/qt_application.h"
#include "testing/sample_puzzles.h"
#include "testing/temp_folder.h"

#include <QSignalSpy>
#include <catch2/catch.hpp>

namespace kirin {
using namespace kirin::testing;

namespace {

/// The bridge over three puzzles, and hands for it.
struct Puzzling {
  FakeTime time;
  PuzzleBridge bridge;

  explicit Puzzling(PuzzleRecord record = {}) : bridge((needQtApplication(), time), sampleDesk(time, record)) {}

  /// Until the desk has answered and no move waits to be shown.
  void settle() {
    do {
      bridge.waitForDesk();
      QCoreApplication::processEvents();
      bridge.goOn();
    } while (bridge.waiting());
    QCoreApplication::processEvents();
  }
  void begin(const char* mode, const char* theme = "") {
    bridge.begin(QString::fromLatin1(mode), QString::fromLatin1(theme));
    settle();
  }
  void move(const char* from, const char* to) {
    bridge.move(*parseSquare(from), *parseSquare(to));
    settle();
  }
  bool standsOn(const char* square, const char* glyph) {
    for (const PieceRow& row : bridge.pieces()->rows())
      if (row.square == *parseSquare(square)) return row.glyph == QLatin1String(glyph);
    return false;
  }
};

}  // namespace

TEST_CASE("the choice of puzzles says what there is") {
  PuzzleRecord record;
  record.solved = 7;
  record.bestStreak = 4;
  record.rating = PlayerRating{1520, 90, 0.06};
  Puzzling p(record);
  REQUIRE_FALSE(p.bridge.known());
  p.bridge.open();
  p.settle();
  REQUIRE(p.bridge.known());
  REQUIRE(p.bridge.count() == 3);
  REQUIRE(p.bridge.solvedCount() == 7);
  REQUIRE(p.bridge.bestStreak() == 4);
  REQUIRE(p.bridge.ratingText() == QStringLiteral("1520 ± 90"));
  const auto rows = p.bridge.themes()->rows();
  REQUIRE(rows.size() == 4);
  REQUIRE(rows[0].key == QStringLiteral("mateIn2"));
  REQUIRE(rows[0].name == QStringLiteral("Mate in 2"));
  REQUIRE(rows[3].count == 3);
}

TEST_CASE("a puzzle is solved move by move, and changes the rating once") {
  Puzzling p;
  p.begin("theme", "fork");
  REQUIRE(p.bridge.phase() == PuzzleBridge::Yours);
  REQUIRE(p.bridge.goalText() == QStringLiteral("White to move. Find the winning move."));
  REQUIRE(p.bridge.lastTo() == *parseSquare("h6"));
  REQUIRE(p.bridge.targetsFrom(*parseSquare("d5")).size() == 8);
  REQUIRE_FALSE(p.bridge.canMoveFrom(*parseSquare("a8")));
  p.move("d5", "c7");
  REQUIRE(p.bridge.phase() == PuzzleBridge::Yours);
  REQUIRE(p.bridge.verdict() == PuzzleBridge::Right);
  REQUIRE(p.standsOn("d7", "bK"));
  p.move("c7", "a8");
  REQUIRE(p.bridge.phase() == PuzzleBridge::Over);
  REQUIRE(p.bridge.verdictText() == QStringLiteral("Solved."));
  REQUIRE(p.bridge.detailText().contains(QStringLiteral("about 900")));
  REQUIRE(p.bridge.detailText().contains(QStringLiteral("Fork")));
  REQUIRE(p.bridge.changeText().contains(QStringLiteral("(+")));
}

TEST_CASE("a wrong move is answered, taken back, and counts against the solver once") {
  Puzzling p;
  p.begin("theme", "fork");
  p.move("d5", "e7");  // the king takes it
  REQUIRE(p.bridge.phase() == PuzzleBridge::Wrong);
  REQUIRE(p.bridge.verdict() == PuzzleBridge::NotThis);
  REQUIRE(p.bridge.verdictText() == QStringLiteral("Not this one. The answer is Kxe7."));
  REQUIRE(p.standsOn("e7", "bK"));
  REQUIRE(p.bridge.changeText().contains(QStringLiteral("(−")));
  const QString change = p.bridge.changeText();
  p.bridge.tryAgain();
  p.settle();
  REQUIRE(p.bridge.phase() == PuzzleBridge::Yours);
  REQUIRE(p.standsOn("e8", "bK"));
  REQUIRE(p.standsOn("d5", "wN"));
  p.move("d5", "c7");
  p.move("c7", "a8");
  REQUIRE(p.bridge.verdictText() == QStringLiteral("That was it."));
  REQUIRE(p.bridge.changeText() == change);
}

TEST_CASE("a hint shows the piece, the solution shows all, and the line can be walked through") {
  Puzzling p;
  p.begin("theme", "fork");
  p.bridge.hint();
  p.settle();
  REQUIRE(p.bridge.hintSquare() == *parseSquare("d5"));
  REQUIRE(p.bridge.changeText().contains(QStringLiteral("(−")));
  p.bridge.solution();
  p.settle();
  REQUIRE(p.bridge.phase() == PuzzleBridge::Over);
  REQUIRE(p.standsOn("a8", "wN"));
  REQUIRE_FALSE(p.bridge.canStepOn());
  p.bridge.step(-1);
  REQUIRE(p.standsOn("c7", "wN"));
  REQUIRE(p.standsOn("a8", "bR"));
  p.bridge.step(1);
  REQUIRE(p.standsOn("a8", "wN"));
  while (p.bridge.canStepBack()) p.bridge.step(-1);
  REQUIRE(p.standsOn("h7", "bP"));
}

TEST_CASE("a pawn that arrives asks what it becomes") {
  Puzzling p;
  p.begin("theme", "promotion");
  p.move("a7", "a8");
  REQUIRE(p.bridge.promotionSquare() == *parseSquare("a8"));
  p.bridge.cancelPromotion();
  REQUIRE(p.bridge.promotionSquare() == -1);
  p.move("a7", "a8");
  p.bridge.choosePromotion(QStringLiteral("q"));
  p.settle();
  REQUIRE(p.bridge.phase() == PuzzleBridge::Over);
  REQUIRE(p.standsOn("a8", "wQ"));
}

TEST_CASE("a streak ends with the first that is missed, counts nothing, and keeps its best") {
  Puzzling p;
  p.begin("streak");
  REQUIRE(p.bridge.inRun());
  // Of the two nearest to the beginner's level whichever came.
  const bool mate = p.bridge.fen().startsWith(QStringLiteral("6k1/8/8/8/8/8/R7"));
  p.bridge.hint();
  REQUIRE(p.bridge.hintSquare() == -1);
  if (mate) {
    p.move("a2", "a7");
    p.move("b1", "b8");
    REQUIRE(p.bridge.runSolved() == 1);
    REQUIRE(p.bridge.changeText().isEmpty());
    p.bridge.next();
    p.settle();
  }
  const int solved = p.bridge.runSolved();
  const Square king = p.bridge.fen().contains(QStringLiteral("4K3")) ? *parseSquare("e1") : *parseSquare("g1");
  p.bridge.move(king, king - 1 + (king == *parseSquare("g1") ? 0 : 2));
  p.settle();
  REQUIRE(p.bridge.phase() == PuzzleBridge::Wrong);
  p.bridge.next();
  p.settle();
  REQUIRE(p.bridge.phase() == PuzzleBridge::RunOver);
  REQUIRE(p.bridge.verdictText().startsWith(QStringLiteral("Solved in a row: %1.").arg(solved)));
  p.bridge.leave();
  p.settle();
  REQUIRE(p.bridge.bestStreak() == solved);
  REQUIRE(p.bridge.ratingText().isEmpty());
}

TEST_CASE("a timed run is over when its time is") {
  Puzzling p;
  p.begin("timed");
  REQUIRE(p.bridge.timeLeft() == 180'000);
  p.time.advance(std::chrono::seconds(100));
  REQUIRE(p.bridge.timeLeft() == 80'000);
  REQUIRE(p.bridge.phase() == PuzzleBridge::Yours);
  p.time.advance(std::chrono::seconds(81));
  REQUIRE(p.bridge.timeLeft() == 0);
  REQUIRE(p.bridge.phase() == PuzzleBridge::RunOver);
}

TEST_CASE("a table is brought in, and what could not be read is said") {
  const TempFolder folder;
  const auto file = folder.write("t.csv",
                                 "PuzzleId,FEN,Moves,Rating,RatingDeviation,Themes\n"
                                 "a,r3k3/7p/8/3N4/8/8/8/6K1 b - - 0 1,h7h6 d5c7 e8d7 c7a8,1000,80,fork\n"
                                 "b,nonsense,h7h6,1000,80,fork\n");
  Puzzling p;
  p.bridge.importTable(QString::fromStdString(file.string()));
  REQUIRE(p.bridge.importing());
  p.settle();
  p.settle();
  REQUIRE_FALSE(p.bridge.importing());
  REQUIRE(p.bridge.importText() ==
          QStringLiteral("Puzzles added: 1. Rows that could not be read: 1, the first in line 3 (fen.fields)."));
  REQUIRE(p.bridge.count() == 4);
  p.bridge.importTable(QStringLiteral("nowhere.csv"));
  p.settle();
  REQUIRE_FALSE(p.bridge.importing());
  REQUIRE(p.bridge.importText().contains(QStringLiteral("nowhere.csv")));
}

TEST_CASE("who leaves is not followed by an answer") {
  Puzzling p;
  p.bridge.begin(QStringLiteral("level"), {});
  p.bridge.leave();
  p.settle();
  REQUIRE(p.bridge.phase() == PuzzleBridge::None);
}

}  // namespace kirin
