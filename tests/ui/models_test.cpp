// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models.h"

#include "board/piece_tracker.h"
#include "chess/notation.h"
#include "testing/temp_folder.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <catch2/catch.hpp>

namespace kirin {
namespace {

/// Everything a model signals, counted.
struct Spies {
  explicit Spies(QAbstractItemModel& model)
      : tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal),
        changed(&model, &QAbstractItemModel::dataChanged),
        inserted(&model, &QAbstractItemModel::rowsInserted),
        removed(&model, &QAbstractItemModel::rowsRemoved),
        reset(&model, &QAbstractItemModel::modelReset),
        layout(&model, &QAbstractItemModel::layoutChanged) {}

  QAbstractItemModelTester tester;
  QSignalSpy changed, inserted, removed, reset, layout;

  /// Since the last call: changed, inserted, removed.
  std::vector<int> counts() {
    std::vector<int> all{static_cast<int>(changed.count()), static_cast<int>(inserted.count()),
                         static_cast<int>(removed.count())};
    for (QSignalSpy* spy : {&changed, &inserted, &removed}) spy->clear();
    REQUIRE(reset.isEmpty());
    REQUIRE(layout.isEmpty());
    return all;
  }
};

/// Plays SAN moves on objects.
struct Game {
  PieceTracker tracker;
  Position position;
  std::vector<PlyEffects> done;

  const Placement& play(std::string_view san) {
    const auto move = parseSan(position, san);
    REQUIRE(move);
    done.push_back(tracker.effectsOf(position, *move));
    tracker.apply(done.back());
    position.play(*move);
    return tracker.placement();
  }
};

QVariant at(const QAbstractItemModel& model, int row, int role) { return model.data(model.index(row, 0), role); }

}  // namespace

TEST_CASE("pieces keep their identity: only those that moved are signalled") {
  PieceModel model;
  Spies spies(model);
  Game game;
  REQUIRE(model.rowCount() == 32);
  REQUIRE(at(model, 7, PieceModel::Glyph) == QStringLiteral("wK"));
  REQUIRE(at(model, 7, PieceModel::SquareRole) == 4);

  model.show(game.play("e4"));
  REQUIRE(spies.counts() == std::vector{1, 0, 0});
  model.show(game.play("d5"));
  spies.counts();
  model.show(game.play("exd5"));
  REQUIRE(spies.counts() == std::vector{2, 0, 0});
  REQUIRE(at(model, 12, PieceModel::SquareRole) == 35);  // P5
  REQUIRE(at(model, 27, PieceModel::SquareRole) == -1);  // p4, taken
  REQUIRE(at(model, 27, PieceModel::SlotRole) == 27);

  game.tracker.undo(game.done.back());
  model.show(game.tracker.placement());
  REQUIRE(spies.counts() == std::vector{2, 0, 0});
  model.show(game.tracker.placement());
  REQUIRE(spies.counts() == std::vector{0, 0, 0});
}

TEST_CASE("castling moves two pieces") {
  PieceModel model;
  Game game;
  for (const char* san : {"Nf3", "Nf6", "g3", "g6", "Bg2", "Bg7"}) model.show(game.play(san));
  Spies spies(model);
  model.show(game.play("O-O"));
  REQUIRE(spies.counts() == std::vector{2, 0, 0});
}

TEST_CASE("the move sheet grows by half moves and shrinks by takebacks") {
  MoveListModel model;
  Spies spies(model);
  const Position start;
  std::vector<std::string> sans;
  const auto play = [&](const char* san) {
    sans.push_back(san);
    model.show(start, sans);
    return spies.counts();
  };
  REQUIRE(play("e4") == std::vector{0, 1, 0});
  REQUIRE(play("e5") == std::vector{1, 0, 0});
  REQUIRE(play("Nf3") == std::vector{0, 1, 0});
  REQUIRE(play("Nc6") == std::vector{1, 0, 0});
  REQUIRE(model.rowCount() == 2);
  REQUIRE(at(model, 1, MoveListModel::Number) == 2);
  REQUIRE(at(model, 1, MoveListModel::White) == QStringLiteral("Nf3"));
  REQUIRE(at(model, 1, MoveListModel::WhitePly) == 2);
  REQUIRE(at(model, 1, MoveListModel::BlackPly) == 3);

  sans.resize(1);
  model.show(start, sans);
  REQUIRE(spies.counts() == std::vector{1, 0, 1});
  REQUIRE(at(model, 0, MoveListModel::Black) == QString());
  REQUIRE(at(model, 0, MoveListModel::BlackPly) == -1);
}

TEST_CASE("a sheet that begins with Black leaves White's place empty and goes on with the right number") {
  MoveListModel model;
  Spies spies(model);
  Position start;
  start.play(*parseSan(start, "e4"));
  model.show(start, {"e5", "Nf3"});
  REQUIRE(model.rowCount() == 2);
  REQUIRE(at(model, 0, MoveListModel::Number) == 1);
  REQUIRE(at(model, 0, MoveListModel::White) == QString());
  REQUIRE(at(model, 0, MoveListModel::BlackPly) == 0);
  REQUIRE(at(model, 1, MoveListModel::Number) == 2);
  REQUIRE(at(model, 1, MoveListModel::WhitePly) == 1);
}

TEST_CASE("captured pieces are counted by kind") {
  CapturedModel model;
  Spies spies(model);
  const Piece pawn{Color::Black, PieceType::Pawn}, queen{Color::Black, PieceType::Queen};
  model.show({queen});
  REQUIRE(spies.counts() == std::vector{0, 1, 0});
  model.show({queen, pawn, pawn});
  REQUIRE(model.rowCount() == 2);
  REQUIRE(at(model, 0, CapturedModel::Glyph) == QStringLiteral("bP"));
  REQUIRE(at(model, 0, CapturedModel::Count) == 2);
  REQUIRE(at(model, 1, CapturedModel::Glyph) == QStringLiteral("bQ"));
  model.show({});
  REQUIRE(model.rowCount() == 0);
  spies.counts();
}

TEST_CASE("opponents: the seven, then what the folder has, then a guest, broken files last with the reason") {
  const testing::TempFolder folder;
  folder.write("aunt.json", R"({"id": "aunt", "name": "Aunt", "elo": 700, "limits": {"nodes": 100}})");
  folder.write("bad.json", "{\n\"id\": \n}");
  const PersonalityRegistry registry({folder.path()});
  OpponentModel model;
  Spies spies(model);
  model.show(registry, {});
  REQUIRE(model.rowCount() == 10);
  REQUIRE(at(model, 0, OpponentModel::OpponentId) == QStringLiteral("novice"));
  REQUIRE(at(model, 0, OpponentModel::EloText) == QStringLiteral("target 500"));
  REQUIRE(at(model, 0, OpponentModel::Record) == QString());
  REQUIRE(at(model, 0, OpponentModel::Custom) == false);
  REQUIRE(at(model, 7, OpponentModel::Name) == QStringLiteral("Aunt"));
  REQUIRE(at(model, 7, OpponentModel::Custom) == true);
  REQUIRE(at(model, 7, OpponentModel::EloText) == QStringLiteral("target 700"));
  REQUIRE(at(model, 8, OpponentModel::OpponentId) == QStringLiteral("person"));
  REQUIRE(at(model, 8, OpponentModel::Rated) == false);
  REQUIRE(at(model, 9, OpponentModel::Name) == QStringLiteral("bad.json"));
  REQUIRE(at(model, 9, OpponentModel::ErrorRole).toString().contains(QStringLiteral("Line 3")));
  spies.counts();

  model.show(registry, {{"novice", {3, 1, 0}}, {"expert", {0, 0, 2}}});
  REQUIRE(spies.counts() == std::vector{2, 0, 0});
  REQUIRE(at(model, 0, OpponentModel::Record) == QStringLiteral("3 won, 1 lost"));
  REQUIRE(at(model, 4, OpponentModel::Record) == QStringLiteral("2 drawn"));
}

TEST_CASE("every role has a name, and no other row or role has data") {
  PieceModel pieces;
  const QAbstractItemModel& model = pieces;
  REQUIRE(model.roleNames().size() == 3);
  REQUIRE_FALSE(model.data(QModelIndex(), PieceModel::Glyph).isValid());
  REQUIRE_FALSE(at(model, 0, Qt::DisplayRole).isValid());
  REQUIRE(model.rowCount(model.index(0, 0)) == 0);
}

}  // namespace kirin
