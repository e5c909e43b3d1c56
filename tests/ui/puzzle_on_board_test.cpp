// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Puzzles on a board with a machine under it and hands over it: bridge, session, gantry and twin, in virtual time.
#include "app/gantry_session.h"
#include "testing/qt_application.h"
#include "testing/sample_puzzles.h"
#include "ui/puzzle_bridge.h"

namespace kirin {
using namespace kirin::testing;

namespace {

struct OnTwin {
  GantrySession s{20};
  PuzzleBridge bridge;
  std::size_t told = 0;

  OnTwin() : bridge((needQtApplication(), s.time), sampleDesk(s.time)) {
    s.checker.movesComeLate = true;  // hands are understood when the board is still
    bridge.useBoard([this](SessionCommand command) { s.inbox.post(std::move(command)); });
  }

  /// As page and program do it: what waits is shown, what the session says is told.
  void pump() {
    bridge.waitForDesk();
    QCoreApplication::processEvents();
    while (told < s.events.size()) {
      const SessionEvent event = s.events[told++];
      bridge.hear(event);
    }
    bridge.goOn();
  }
  /// Until the bridge has come to that phase after so many plies of the game on the board, and that to rest.
  bool until(PuzzleBridge::Phase phase, int plies) {
    return s.until([&] {
      pump();
      const bool atRest = s.session.state() == SessionState::HumanTurn || s.session.state() == SessionState::GameOver;
      const bool thatFar = s.session.game() && s.session.game()->plies() == plies;
      return bridge.phase() == phase && thatFar && !bridge.waiting() && atRest && s.inbox.empty() &&
             told == s.events.size();
    });
  }
  void begin(const char* theme) {
    bridge.begin(QStringLiteral("theme"), QString::fromLatin1(theme));
    REQUIRE(until(PuzzleBridge::Yours, 1));
  }
  QString fen() const { return bridge.fen(); }
};

}  // namespace

TEST_CASE("a puzzle is set up on the board and solved by hand, and no game of it stays") {
  OnTwin t;
  t.begin("fork");
  REQUIRE(t.bridge.onBoard());
  REQUIRE(t.s.stands());
  t.s.hand("d5", {"c7"});
  REQUIRE(t.until(PuzzleBridge::Yours, 3));  // and the king has stepped aside
  REQUIRE(t.bridge.verdict() == PuzzleBridge::Right);
  REQUIRE(t.s.stands());
  // The knight takes the rook: that first beside the board, then the knight.
  t.s.hand("a8", {""});
  t.s.pass(std::chrono::seconds(1));
  t.s.hand("c7", {"a8"});
  REQUIRE(t.until(PuzzleBridge::Over, 4));
  REQUIRE(t.bridge.verdictText() == QStringLiteral("Solved."));
  REQUIRE(t.s.store.list()->empty());
  t.bridge.leave();
  t.s.pass(std::chrono::seconds(1));
  REQUIRE(t.s.session.state() == SessionState::Idle);
}

TEST_CASE("a wrong move by hand is answered on the board, and put back by it") {
  OnTwin t;
  t.begin("fork");
  const Placement start = t.s.truth();
  t.s.hand("d5", {"e7"});
  REQUIRE(t.until(PuzzleBridge::Wrong, 3));
  REQUIRE(t.bridge.verdict() == PuzzleBridge::NotThis);
  REQUIRE(t.s.stands());
  REQUIRE(t.s.session.game()->position().typeAt(*parseSquare("e7")) == PieceType::King);
  t.bridge.tryAgain();
  REQUIRE(t.until(PuzzleBridge::Yours, 0));
  REQUIRE(t.s.truth().matches(t.s.session.game()->position()));
  REQUIRE(t.s.truth().at(Place::onSquare(*parseSquare("d5"))) == start.at(Place::onSquare(*parseSquare("d5"))));
  t.bridge.solution();
  REQUIRE(t.until(PuzzleBridge::Over, 3));
  REQUIRE(t.s.truth().at(Place::onSquare(*parseSquare("a8"))) == start.at(Place::onSquare(*parseSquare("d5"))));
}

TEST_CASE("a puzzle on the board may be solved on the screen too") {
  OnTwin t;
  t.begin("promotion");
  t.bridge.move(*parseSquare("a7"), *parseSquare("a8"));
  t.bridge.choosePromotion(QStringLiteral("q"));
  REQUIRE(t.bridge.phase() == PuzzleBridge::Yours);  // it is carried first
  REQUIRE(t.until(PuzzleBridge::Over, 2));
  REQUIRE(t.s.stands());
  REQUIRE(t.bridge.verdictText() == QStringLiteral("Solved."));
}

TEST_CASE("a puzzle isn't given up on the board: it is set up again") {
  OnTwin t;
  t.begin("fork");
  // As kings in the centre do, when the question is answered.
  t.s.send(command::DeclareResult{GameResult::Draw});
  REQUIRE(t.s.count<GameOver>() == 1);
  REQUIRE(t.until(PuzzleBridge::Yours, 0));
  REQUIRE(t.s.stands());
  t.s.hand("d5", {"c7"});
  REQUIRE(t.until(PuzzleBridge::Yours, 2));
  REQUIRE(t.bridge.verdict() == PuzzleBridge::Right);
}

TEST_CASE("while the board asks for help the puzzle waits, and nothing is asked of it") {
  OnTwin t;
  t.begin("fork");
  t.s.send(command::Pause{});
  t.pump();
  t.bridge.move(*parseSquare("d5"), *parseSquare("c7"));
  t.pump();
  t.s.pass(seconds(5));
  t.pump();
  REQUIRE(t.s.count<Notice>() == 0);
  REQUIRE(t.s.session.game()->plies() == 1);
  t.s.send(command::Resume{});
  t.pump();
  t.bridge.move(*parseSquare("d5"), *parseSquare("c7"));
  REQUIRE(t.until(PuzzleBridge::Yours, 3));
}

TEST_CASE("against the clock the board rests") {
  OnTwin t;
  t.bridge.begin(QStringLiteral("timed"), {});
  t.pump();
  t.pump();
  REQUIRE(t.bridge.phase() == PuzzleBridge::Yours);
  REQUIRE_FALSE(t.bridge.onBoard());
  REQUIRE(t.s.session.state() == SessionState::Idle);
}

}  // namespace kirin
