// SPDX-FileCopyrightText: 2026 The Kirin authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/board_telemetry.h"
#include "board/board_profile.h"
#include "ui/qml_shared.h"
#include "ui/rows_model.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>
#include <memory>

class QJSEngine;
class QQmlEngine;

/// The machine under the board as screens draw it. Places are in squares from the centre of a1: along the files to the
/// right, along the ranks upwards; storage lies left of 0 and right of 7. GUI thread only.
namespace kirin {

struct MachinePlaceRow {
  double file = 0, rank = 0;
  int square = -1;      ///< 0..63, or -1 for a slot
  bool seen = false;    ///< its sensor sees a piece
  bool faulty = false;  ///< its sensor is not to be relied on
  friend bool operator==(const MachinePlaceRow&, const MachinePlaceRow&) = default;
};

/// One row per sensor, always 96.
class MachinePlaceModel : public RowsModel<MachinePlaceRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role { File = Qt::UserRole, Rank, SquareRole, Seen, Faulty };
  explicit MachinePlaceModel(QObject* parent = nullptr) : RowsModel(parent) {}
  void show(std::vector<MachinePlaceRow> rows) { showRows(std::move(rows)); }

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

struct MachinePieceRow {
  QString glyph;
  double file = 0, rank = 0;
  bool present = false;  ///< somebody knows where it is
  bool toppled = false;
  friend bool operator==(const MachinePieceRow&, const MachinePieceRow&) = default;
};

/// One row per object (PieceId), always 32.
class MachinePieceModel : public RowsModel<MachinePieceRow> {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  enum Role { Glyph = Qt::UserRole, File, Rank, Present, Toppled };
  explicit MachinePieceModel(QObject* parent = nullptr) : RowsModel(parent) {}
  void show(std::vector<MachinePieceRow> rows) { showRows(std::move(rows)); }

  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
};

/// QML's `Machine`: what the board's machine does, as of the last look(). A screen that shows it looks many times a
/// second; nothing is told in between.
class MachineBridge : public QObject, public QmlShared<MachineBridge> {
  Q_OBJECT
  QML_NAMED_ELEMENT(Machine)
  QML_SINGLETON

  Q_PROPERTY(bool available READ available NOTIFY stateChanged)  ///< there is a machine under this board
  Q_PROPERTY(kirin::MachinePlaceModel* places READ places CONSTANT)
  Q_PROPERTY(kirin::MachinePieceModel* pieces READ pieces CONSTANT)
  Q_PROPERTY(bool headKnown READ headKnown NOTIFY headChanged)
  Q_PROPERTY(double headFile READ headFile NOTIFY headChanged)
  Q_PROPERTY(double headRank READ headRank NOTIFY headChanged)
  Q_PROPERTY(bool magnetOn READ magnetOn NOTIFY headChanged)
  Q_PROPERTY(bool trouble READ trouble NOTIFY stateChanged)
  Q_PROPERTY(QString stateText READ stateText NOTIFY stateChanged)    ///< "Ready", "Looking for its home position"
  Q_PROPERTY(QString taskText READ taskText NOTIFY stateChanged)      ///< "The white knight goes to f3"; empty
  Q_PROPERTY(QString sensorText READ sensorText NOTIFY stateChanged)  ///< "Sensors that can't be relied on: 2"; empty
  Q_PROPERTY(int carriesDone READ carriesDone NOTIFY stateChanged)
  Q_PROPERTY(int carriesToDo READ carriesToDo NOTIFY stateChanged)

 public:
  /// No default: QML would make one of its own instead of asking create().
  explicit MachineBridge(QObject* parent);

  static MachineBridge* create(QQmlEngine* qml, QJSEngine* script);

  /// The machine under the board from now on; null: there is none. `telemetry` outlives it or the next call.
  void watch(const BoardTelemetry* telemetry, BoardProfile profile = {});
  /// Reads the latest.
  Q_INVOKABLE void look();
  void retranslate() { emit stateChanged(); }

  bool available() const { return telemetry_ != nullptr; }
  MachinePlaceModel* places() { return &places_; }
  MachinePieceModel* pieces() { return &pieces_; }
  bool headKnown() const { return head_.has_value(); }
  double headFile() const { return head_ ? head_->x : 0; }
  double headRank() const { return head_ ? head_->y : 0; }
  bool magnetOn() const { return magnetOn_; }
  bool trouble() const { return facts_.state == MachineState::Absent || facts_.state == MachineState::Alarm; }
  QString stateText() const;
  QString taskText() const;
  QString sensorText() const;
  int carriesDone() const { return facts_.carriesDone; }
  int carriesToDo() const { return facts_.carriesToDo; }

 signals:
  void headChanged();
  void stateChanged();

 private:
  Point inSquares(Point spot) const;
  void showPlaces();
  void showPieces(const std::optional<PlantFacts>& plant);

  const BoardTelemetry* telemetry_ = nullptr;
  BoardProfile profile_;
  std::array<Point, kSensorCount> spots_{};  ///< the middle of each place, in squares
  MachineFacts facts_;
  std::optional<Point> head_;  ///< in squares
  bool magnetOn_ = false;
  MachinePlaceModel places_;
  MachinePieceModel pieces_;
};

}  // namespace kirin
